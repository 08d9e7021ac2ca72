### Being called

web-call-me = Tell me when it is my turn
web-call-on = You will be told when it is your turn.
web-call-off = Do not tell me
web-call-denied = Your browser does not let this page call you. You can allow notifications in its settings.
web-call-none = This page cannot call you. Keep it open: when it is your turn, its title changes and, with sound on, it rings.
web-call-later = Not now
