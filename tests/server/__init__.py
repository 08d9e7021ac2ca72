"""The server: real sockets, real files, real time."""
