### Textos de la página

web-title = Paddock – carreras para jugar ya
web-home = Ir a la página de inicio
web-lost = Esta página no existe
web-no-table = Esta mesa no existe
web-which-race = ¿Qué carrera toca hoy?
web-play-with-friends = Jugar con amigos
web-play-now = Jugar ya
web-play-game-now = Jugar ya: { $game }
web-soon = Pronto
web-open-tables = Mesas abiertas
web-load-record = Ver una carrera guardada
web-table-of = Mesa de { $name }
web-seats-taken = Puestos ocupados: { $taken } de { $seats }
web-join = Unirse
web-watch = Mirar
# El nombre de quien no ha dado ninguno.
web-rookie = Principiante
web-language = Idioma
web-light = Claro
web-dark = Oscuro
web-menu = Menú
web-leave = Dejar la mesa
web-sound-on = Activar el sonido
web-sound-off = Desactivar el sonido
web-reconnecting = Volviendo a conectar…
web-offline = Sin conexión
web-offline-text = Paddock no puede conectar con su servidor en este momento. Tus carreras están a salvo allí y seguirán en cuanto vuelvas a tener conexión.
web-try-again = Volver a intentarlo
web-players = { $least }–{ $most } jugadores
