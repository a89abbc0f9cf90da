"""Messages of Mississippi Queen: their declarations, and their texts by language."""
