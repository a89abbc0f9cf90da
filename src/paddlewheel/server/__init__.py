"""The game server: HTTP and WebSocket API, rooms, bot workers, storage and the web page."""
