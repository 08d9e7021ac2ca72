"""The speed of the server, measured through its public protocol."""
