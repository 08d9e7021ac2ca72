### Recibir avisos

web-call-me = Avísame cuando me toque
web-call-on = Te avisaremos cuando te toque.
web-call-off = No avisarme más
web-call-denied = Tu navegador no deja que esta página te avise. Puedes permitir las notificaciones en sus ajustes.
web-call-none = Esta página no puede avisarte. Déjala abierta: cuando te toque, cambia su título y, con sonido, suena.
web-call-later = Ahora no
