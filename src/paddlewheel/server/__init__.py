"""The table: rooms that are played over the network."""
