"""Calling people when it is their turn, by web push: to devices that have no page open.

`keys` is who we are to a push service, `encryption` how only one browser reads what we send, `post` how it is sent,
`book` who wants to be called and who was, `calls` puts these together, and `caller` watches one table.
"""
