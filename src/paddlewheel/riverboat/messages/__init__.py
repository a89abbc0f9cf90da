"""Messages of Riverboat: their declarations, and their texts by language."""
