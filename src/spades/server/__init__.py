"""The server: tables in memory, over sockets and HTTP, thinking beside them, one store below."""
