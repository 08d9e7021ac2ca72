### Monte Carlo Gamble: texts of its page

web-monte-theme = dinero y suerte

web-monte-players-list = Jugadores y su dinero
web-monte-on-road = { $count } en camino
web-monte-at-start = { $count } en la salida
web-monte-blocked = { $count ->
    [one] { $count } bloqueado
   *[other] { $count } bloqueados
}
web-monte-home = { $count } en la meta
web-monte-is-blocked = bloqueado
web-monte-square = Casilla { $square }
web-monte-stack-of = Pila de { $count } peones en la casilla { $square }
web-monte-close = Cerrar
web-monte-turn-of = Te toca, { $name }
web-monte-watch = Juega { $name }
web-monte-over = La partida ha terminado
web-monte-you-rolled = { $points ->
    [1] Has sacado un uno
    [2] Has sacado un dos
    [3] Has sacado un tres
    [4] Has sacado un cuatro
    [5] Has sacado un cinco
   *[6] Has sacado un seis
}
web-monte-rolled = { $points ->
    [1] { $name } ha sacado un uno
    [2] { $name } ha sacado un dos
    [3] { $name } ha sacado un tres
    [4] { $name } ha sacado un cuatro
    [5] { $name } ha sacado un cinco
   *[6] { $name } ha sacado un seis
}
web-monte-points = { $points ->
    [1] un uno
    [2] un dos
    [3] un tres
    [4] un cuatro
    [5] un cinco
   *[6] un seis
}
web-monte-ask-draw-first = Sortea quién empieza
web-monte-ask-announce = ¿Qué color va a mover?
web-monte-ask-roll = Tira el dado
web-monte-ask-move = { $count ->
    [one] Mueve el peón iluminado.
   *[other] Mueve un peón iluminado, o toca la casilla a la que debe ir.
}
web-monte-ask-bet = Haz tu apuesta
web-monte-ask-card = Descubre la carta
web-monte-ask-prize = ¿Dinero o casillas?
web-monte-ask-poker = ¿Una mano de póquer?
web-monte-ask-poker-text = Tu peón está sobre la pila de la casilla { $square }. Puedes retar a alguien de debajo.
web-monte-ask-partners = Pedir a los demás que añadan a la apuesta
web-monte-ask-share = { $name } pregunta: ¿añades algo a la apuesta contra { $other }?
web-monte-ask-dice = Tira los dados de póquer
web-monte-ask-hand = ¿Qué dados vuelves a tirar?
web-monte-ask-tie-dice = Empate: tira otra vez
web-monte-ask-back = Un peón debe volver
web-monte-ask-back-text = { $name } está en la ruina: toca el peón que tiene que volver.
web-monte-ask-partners-text = ¿Pueden los demás añadir algo a tu apuesta?
web-monte-which-pawn = ¿Qué peón?
web-monte-from = desde la { $square }
web-monte-from-start = desde la salida
web-monte-why-rolled = Ya has tirado. Mueve primero un peón.
web-monte-why-choose = Decide primero qué haces.
web-monte-why-watch = Juega { $name }. Espera tu turno.
web-monte-why-no-dice = Toca los dados que quieras volver a tirar.
web-monte-why-turned = Esta carta ya está descubierta.
web-monte-why-whole = Ya están todos los dados. Borra uno para cambiarlo.
web-monte-why-not-whole = { $count ->
    [one] Falta un dado.
   *[other] Faltan { $count } dados.
}
web-monte-least = No puede ser menos.
web-monte-most = No puede ser más.
web-monte-about = ¿Qué es esto?: { $what }
web-monte-about-prize-money = Dinero y casillas
web-monte-about-prize-money-what = La banca te paga el doble del valor de la carta. Después tu peón avanza lo que has tirado.
web-monte-about-prize-money-when = Puedes elegirlo cada vez que ganas una apuesta. Lo que haya en la casilla a la que llegas también cuenta.
web-monte-about-prize-squares = Casillas, sin dinero
web-monte-about-prize-squares-what = No cobras nada. Tu peón avanza lo que has tirado multiplicado por el número de la carta.
web-monte-about-prize-squares-when = Puedes elegirlo cada vez que ganas una apuesta. Lo que haya en la casilla a la que llegas también cuenta.
web-monte-about-cards = Las cartas del casino
web-monte-about-cards-what = Del uno al cuatro de cada palo, y un jackpot. Ganas si la carta es de un palo de tu apuesta. Si no, pagas lo que vale y tu peón retrocede lo que has tirado.
web-monte-about-cards-when = Las cartas descubiertas quedan fuera. El jackpot siempre gana; después se barajan de nuevo todas las cartas.
web-monte-about-stake = La apuesta
web-monte-about-stake-what = Lo que quien pierde paga a quien gana, de { $step } en { $step }: como mucho, lo que tiene cada uno de los dos.
web-monte-about-stake-when = La fijas cuando desafías a un peón que está bajo el tuyo. Quien se queda sin nada se arruina, y un peón retrocede.
web-monte-about-share = Una parte de la apuesta
web-monte-about-share-what = Ganas o pierdes justo lo que añades. Te quedas con { $step } como mínimo.
web-monte-about-share-when = Solo contra alguien a quien le queda un peón por llevar a la meta, y solo si lo pide quien desafía.
web-monte-draw = Sortear
web-monte-roll = Tirar
web-monte-to = A la { $square }
web-monte-where-free = Casilla libre
web-monte-where-casino = A un casino
web-monte-where-bank = Al banco
web-monte-where-start = De vuelta a la salida
web-monte-where-home = En la meta: ¡un millón!
web-monte-where-arrow = Por la flecha al banco
web-monte-where-own = Sobre tu propio peón
web-monte-where-stack = Encima de { $name }
web-monte-short-free = Libre
web-monte-short-casino = Casino
web-monte-short-bank = Banco
web-monte-short-start = Salida
web-monte-short-home = Meta
web-monte-short-arrow = Banco
web-monte-casino = Casino
web-monte-casino-single = Casino, un palo
web-monte-casino-double = Casino, dos palos
web-monte-casino-triple = Casino, tres palos
web-monte-casino-at = { $name } en la casilla { $square }, con un { $points }
web-monte-bet = La apuesta
web-monte-bet-mark = APUESTA
web-monte-suit-s = picas
web-monte-suit-h = corazones
web-monte-suit-d = diamantes
web-monte-suit-c = tréboles
web-monte-place-bet = { $count ->
    [one] Toca un palo
   *[other] Toca { $count } palos
}
web-monte-bets = { $name } apuesta
web-monte-lay-bet = Apostar
web-monte-turn-card = Descubrir la carta
web-monte-card-comes = La carta…
web-monte-cards-left = { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
}
web-monte-odds = Probabilidad
web-monte-seen = Descubiertas: { $cards }
web-monte-none-seen = Aún no se ha descubierto ninguna carta.
web-monte-you-win = ¡Ganas!
web-monte-wins = { $name } gana
web-monte-you-lose = Esta vez no
web-monte-loses = { $name } pierde
web-monte-jackpot = Jackpot
web-monte-jackpot-won = ¡Jackpot!
web-monte-lost-text = { $money } van al banco, y el peón retrocede.
web-monte-won-text = La carta vale { $money }. { $name } elige.
web-monte-won-choose = La carta vale { $money }. Elige:
web-monte-prize-money = { $count ->
    [one] { $money }, una casilla
   *[other] { $money }, { $count } casillas
}
web-monte-prize-squares = { $count ->
    [one] Sin dinero, una casilla
   *[other] Sin dinero, { $count } casillas
}
web-monte-take-money = Tomar { $money }, ir a la { $square }
web-monte-take-squares = Sin dinero, ir a la { $square }
web-monte-poker = Póquer
web-monte-whom = ¿A quién retas?
web-monte-stake = Apuesta
web-monte-challenge = Retar a { $name }: { $stake }
web-monte-pass = Sin póquer
web-monte-alone = Jugar a solas
web-monte-stakes = fija la apuesta
web-monte-waits = espera
web-monte-your-share = Tu parte
web-monte-add-share = Añadir { $money }
web-monte-add-nothing = No añadir nada
web-monte-less = Menos
web-monte-more = Más
web-monte-kept = Guardados
web-monte-to-roll = Volver a tirar
web-monte-roll-dice = { $count ->
    [one] Tirar un dado
   *[other] Tirar { $count } dados
}
web-monte-reroll = { $count ->
    [0] Elegir dados
    [one] Volver a tirar un dado
   *[other] Volver a tirar { $count } dados
}
web-monte-stand = Quedarse con estos dados
web-monte-rolls-used = tirada { $rolls } de { $most }
web-monte-tie = empate: los dos tiran otra vez
web-monte-duel-wins = gana { $money }
web-monte-duel-loses = pierde { $money }
web-monte-hands = Manos, la mejor primero
web-monte-face-A = as
web-monte-face-K = rey
web-monte-face-Q = reina
web-monte-face-J = jota
web-monte-face-T = diez
web-monte-face-9 = nueve
web-monte-faces-A = ases
web-monte-faces-K = reyes
web-monte-faces-Q = reinas
web-monte-faces-J = jotas
web-monte-faces-T = dieces
web-monte-faces-9 = nueves
web-monte-hand-of = { $kind ->
    [five] cinco { $faces }
    [four] cuatro { $faces }
    [three] tres { $faces }
    [two-pairs] { $faces } y { $others }
   *[pair] dos { $faces }
}
web-monte-enter-die = Lo que muestra el dado
web-monte-enter-card = Qué carta se ha descubierto
web-monte-enter-dice = Lo que muestran los dados de póquer
web-monte-erase = Borrar el último dado
web-monte-that-is-it = Esto muestran los dados

web-monte-carlo-gamble-board-boulevard = El camino largo, para una noche de casino.
web-monte-carlo-gamble-board-promenade = Un camino corto, para una partida rápida.
web-monte-carlo-gamble-option-first = ¿Quién empieza?
web-monte-carlo-gamble-option-first-0 = El primer puesto
web-monte-carlo-gamble-option-first-0-text = Desde ahí se juega por turno.
web-monte-carlo-gamble-option-first-drawn = Por sorteo
web-monte-carlo-gamble-option-first-drawn-text = La suerte decide quién empieza.
web-monte-carlo-gamble-option-two-player-pawns = Peones para dos jugadores
web-monte-carlo-gamble-option-two-player-pawns-two-colours = Dos colores cada uno
web-monte-carlo-gamble-option-two-player-pawns-two-colours-text = Dos peones de cada color; anuncias el color antes de tirar.
web-monte-carlo-gamble-option-two-player-pawns-three = Un color cada uno
web-monte-carlo-gamble-option-two-player-pawns-three-text = Tres peones, como con más jugadores.
