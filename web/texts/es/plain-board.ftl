### Cualquier juego: el tablero sencillo

web-bot-other = Bot: { $name }
web-board-failed = No se ha podido cargar el tablero de este juego. Puedes seguir jugando aquí.
web-board-failed-too = No se ha podido cargar el tablero. Tu carrera está a salvo: inténtalo de nuevo enseguida.
web-board-retry = Volver a cargar el tablero
web-plain-standings = Clasificación
web-plain-dock = Tu turno
web-plain-turn = Te toca
web-plain-turn-of = Te toca, { $name }
web-plain-waiting = Esperando a { $names }
web-plain-chance = Decide el azar…
web-plain-over = La partida ha terminado
web-plain-roll = Tirar
web-plain-only = Ahora solo puede mirar { $name }.
web-plain-i-am = Soy { $name }
web-plain-ask-dice = ¿Qué muestran los dados, { $name }?
web-plain-type = Como lo escribe el juego, por ejemplo { $example }
web-plain-enter = Esto muestran los dados
web-plain-find = Buscar una jugada
web-plain-nothing-yet = Todavía no ha pasado nada.

web-phrase-hello = ¡Hola!
web-phrase-luck = ¡Suerte!
web-phrase-well-driven = ¡Bien conducido!
web-phrase-thanks = ¡Gracias!
web-phrase-wow = ¡Hala!
web-phrase-ouch = ¡Ay!
web-phrase-hurry = ¡Te toca!
web-phrase-laugh = ¡Jaja!
