### Monte Carlo Gamble

## Colores, casillas, cartas, manos

gamble-colour-red = rojo
gamble-colour-yellow = amarillo
gamble-colour-blue = azul
gamble-colour-green = verde
gamble-square-start = la salida
gamble-square-first-bank = el primer banco
gamble-square-second-bank = el segundo banco
gamble-square-finish = la meta
gamble-card-jackpot = el jackpot
gamble-hand-nothing = nada
gamble-hand-pair = una pareja
gamble-hand-two-pairs = dos parejas
gamble-hand-three = un trío
gamble-hand-low-straight = escalera baja
gamble-hand-high-straight = escalera alta
gamble-hand-full-house = un full
gamble-hand-four = un póquer
gamble-hand-five = un repóquer

## Lo que pasa

gamble-event-first-drawn = Por sorteo, empieza { $player }.
gamble-event-turn-began = Le toca tirar a { $player }.
gamble-event-announced = { $player } anuncia { $colour }.
gamble-event-rolled = { $player } saca { $points }.
gamble-event-taxed = { $player } paga { $paid } $ de impuesto.
gamble-event-stuck = Ningún peón de { $player } puede moverse.
gamble-event-moved = { $why ->
    [lost] { $pawn } retrocede: { $origin } → { $square }.
    [to-bank] La flecha hace avanzar a { $pawn }: { $origin } → { $square }.
    [back-to-bank] La flecha devuelve a { $pawn }: { $origin } → { $square }.
   *[roll] { $pawn } avanza: { $origin } → { $square }.
}
gamble-event-moved-page = { $why ->
    [lost] El peón de { $player } retrocede: { $origin } → { $square }.
    [to-bank] La flecha hace avanzar el peón de { $player }: { $origin } → { $square }.
    [back-to-bank] La flecha devuelve el peón de { $player }: { $origin } → { $square }.
   *[roll] { $player } avanza un peón: { $origin } → { $square }.
}
gamble-event-stacked = Casilla { $square }: { $pawn } queda encima de { $under }.
gamble-event-stacked-page = El peón de { $player } queda encima de la pila de la casilla { $square }.
gamble-event-paid = { $why ->
    [rescue] { $player } recibe { $amount } $ para seguir.
   *[bank] { $player } recibe { $amount } $.
}
gamble-event-casino = { $kind ->
    [triple] { $pawn } entra en el casino triple de la casilla { $square }.
    [double] { $pawn } entra en el casino doble de la casilla { $square }.
   *[single] { $pawn } entra en el casino sencillo de la casilla { $square }.
}
gamble-event-casino-page = { $kind ->
    [triple] { $player } entra en el casino triple de la casilla { $square }.
    [double] { $player } entra en el casino doble de la casilla { $square }.
   *[single] { $player } entra en el casino sencillo de la casilla { $square }.
}
gamble-event-bet = { $player } apuesta a { $suits }.
gamble-event-turned = La carta: { $card }.
gamble-event-reshuffled = Todas las cartas se barajan en un mazo nuevo.
gamble-event-bet-won = { $player } gana la apuesta.
gamble-event-bet-lost = { $player } pierde la apuesta y paga { $paid } $.
gamble-event-home = { $home ->
    [one] { $pawn } está en la meta, el primer peón de { $player }.
   *[other] { $pawn } está en la meta; { $player } ya tiene { $home } allí.
}
gamble-event-home-page = { $home ->
    [one] El primer peón de { $player } llega a la meta.
   *[other] { $player } ya tiene { $home } peones en la meta.
}
gamble-event-challenged = { $player } reta a { $opponent }: { $pawn } contra { $target }, por { $stake } $.
gamble-event-challenged-page = { $player } reta a { $opponent } al póquer por { $stake } $.
gamble-event-passed = { $player } renuncia al póquer.
gamble-event-partners-asked = { $player } pide a los demás que añadan a la apuesta.
gamble-event-shared = { $anything ->
    [yes] { $player } añade { $amount } $.
   *[no] { $player } no añade nada.
}
gamble-event-threw = { $rolls ->
    [one] { $player } tira { $dice }: { $hand-kind }.
   *[other] { $player } tira { $dice } y tiene { $hand }: { $hand-kind }.
}
gamble-event-rerolling = { $player } vuelve a tirar { $dice }.
gamble-event-stood = { $player } se queda con { $hand }.
gamble-event-tied = Empate, { $hand-kind } en ambas manos: los dos tiran otra vez.
gamble-event-duel-won = { $player } vence a { $loser }, { $hand-kind } contra { $other-kind }, y gana { $amount } $.
gamble-event-mastered = { $pawn } domina ahora la pila de la casilla { $square }.
gamble-event-mastered-page = { $player } domina ahora la pila de la casilla { $square }.
gamble-event-ruined = { $why ->
    [tax] El impuesto arruina a { $player }.
    [poker] El póquer arruina a { $player }.
   *[casino] El casino arruina a { $player }.
}
gamble-event-sent-back = { $pawn } tiene que volver: { $origin } → { $square }.
gamble-event-sent-back-page = Un peón de { $player } tiene que volver: { $origin } → { $square }.
gamble-event-won = ¡{ $player } tiene todos los peones en la meta y gana con { $amount } $!

## Por qué no

gamble-reason-over = La partida ha terminado.
gamble-reason-wait-for-chance = { $phase ->
    [draw-first] Primero se sortea quién empieza.
    [card] Primero hay que descubrir una carta.
   *[roll] Primero hay que tirar los dados.
}
gamble-reason-not-your-turn = Ahora decide { $colour ->
    [red] el rojo
    [yellow] el amarillo
    [blue] el azul
   *[green] el verde
}.
gamble-reason-not-now = Eso no se puede hacer ahora; { $phase ->
    [draw-first] se sortea quién empieza.
    [announce] anuncia el color que va a mover, como announce red.
    [roll] hay que tirar el dado.
    [move] hay que mover un peón, como move r1.
    [bet] hay que apostar, como bet h.
    [card] hay que descubrir una carta.
    [prize] elige money o squares.
    [poker] reta a un peón, como challenge y1 20000, o pass.
    [partners] elige partners o alone.
    [share] di lo que añades, como share 10000.
    [hand] vuelve a tirar dados, como reroll J9, o stand.
    [back] elige el peón que vuelve, como back r1.
   *[dice] hay que tirar los dados de póquer.
}
gamble-reason-card-turned = La carta { $card } ya está descubierta; encima del mazo hay otra.
gamble-reason-dice-count = { $rolling ->
    [one] Aquí se tira un dado de póquer, no { $given }.
   *[other] Aquí se tiran { $rolling } dados de póquer, no { $given }.
}
gamble-reason-no-such-player = Nadie juega con { $colour ->
    [red] el rojo
    [yellow] el amarillo
    [blue] el azul
   *[green] el verde
} como primer color en esta partida.
gamble-reason-pawn-not-yours = { $pawn } no es tu peón; con { $roll } puedes mover { $pawns }.
gamble-reason-pawn-not-announced = { $pawn } no es del color anunciado; con { $roll } puedes mover { $pawns }.
gamble-reason-pawn-home = { $pawn } ya está en la meta; con { $roll } puedes mover { $pawns }.
gamble-reason-pawn-on-bank = { $pawn } solo sale del banco con 1, 2 o 3; con { $roll } puedes mover { $pawns }.
gamble-reason-pawn-blocked = { $pawn } está bloqueado y solo se mueve con 1, 2 o 3; con { $roll } puedes mover { $pawns }.
gamble-reason-suits = { $wanted ->
    [one] En este casino se apuesta a un palo, no a { $given }.
   *[other] En este casino se apuesta a { $wanted } palos, no a { $given }.
}
gamble-reason-not-challengeable = Ahora no puedes retar a { $pawn }; sí a { $pawns }.
gamble-reason-stake = La apuesta es un múltiplo de { 10000 } $, de { 10000 } $ a { $most } $.
gamble-reason-share = Lo que añades es un múltiplo de { 10000 } $, de { 0 } $ a { $most } $.
gamble-reason-not-in-hand = La mano es { $hand }; { $dice } no está en ella.
gamble-reason-cannot-go-back = { $pawn } no puede volver: tiene que ser un peón de quien se ha arruinado, ni en la meta ni en la salida.
gamble-reason-colour = { $colour ->
    [red] El rojo
    [yellow] El amarillo
    [blue] El azul
   *[green] El verde
} no se puede anunciar: tiene que ser un color tuyo con algún peón que no esté en la meta.

## Jugadas y opciones

gamble-notation = «{ $text }» no es una jugada. Se escriben así: announce red, move r2, bet hc, money, squares, challenge y1 40000, pass, partners, alone, share 20000, reroll J9, stand, back r1; y las del azar: first red, roll 5, card 3c, card jackpot, dice AKKQ9.
gamble-dice = «{ $text }» no nombra dados de póquer: «{ $letter }» no es una cara. Usa A, K, Q, J, T (o 10) y 9.
gamble-no-such-board = No hay ningún tablero «{ $key }». Los incluidos son { $boards }; uno propio se da con la ruta de su archivo .toml.
gamble-players = Monte Carlo Gamble es para { $least } a { $most } personas, no para { $players }.
gamble-colour = No hay peones del color { $colour }. Los colores son { $colours }.
gamble-colours = { $players } personas necesitan aquí { $needed } colores distintos, no: { $given }.
gamble-first = Quien empieza es un sitio de 0 a { $most } o "drawn", no { $first }.

## Archivos de tableros

gamble-board-not-toml = { $place } no es TOML válido: { $detail }.
gamble-board-unknown-key = { $place }: «{ $key }» no es parte de un tablero. Un tablero tiene name y road.
gamble-board-no-name = { $place }: el tablero necesita un nombre, como name = "Boulevard".
gamble-board-length = { $place }: el camino tiene { $squares } casillas; deben ser de { $fewest } a { $most }, como road = "S g g shd … F".
gamble-board-word = { $place }, casilla { $square }: «{ $word }» no es una casilla. Usa S, g, B, >, <, 2, 1, F o tres palos distintos como shd.

## Lo que dice la revisión

gamble-fault-start = Casilla { $square }: un camino tiene exactamente una salida (S), como primera casilla.
gamble-fault-finish = Casilla { $square }: un camino tiene exactamente una meta (F), como última casilla.
gamble-fault-number = Casilla { $square }: un camino tiene { $kind ->
    [bank] { $right } bancos (B)
    [to-bank] { $right } flecha al banco (>)
   *[back-to-bank] { $right } flecha de vuelta al banco (<)
}; este tiene { $count }.
gamble-fault-to-bank = Casilla { $square }: la flecha al banco (>) debe estar antes del primer banco, en la casilla { $bank }.
gamble-fault-back-to-bank = Casilla { $square }: la flecha de vuelta al banco (<) debe estar después del segundo banco, en la casilla { $bank }.
gamble-fault-no-casino = { $kind ->
    [triple] El camino necesita un casino triple, como shd.
    [double] El camino necesita un casino doble (2).
   *[single] El camino necesita un casino sencillo (1).
} Desde la casilla { $square } no hay ninguno.
gamble-fault-no-green = Desde la casilla { $square } no hay ninguna casilla verde (g); los peones las necesitan para encontrarse.
gamble-advice-bank = Casilla { $square }: los bancos están mejor a un tercio y a dos tercios del camino; este, en la casilla { $right }.
gamble-advice-no-casino-here = Casilla { $square }: nueve casillas seguidas sin casino; pon uno entre ellas.
gamble-advice-singles-many = Casilla { $square }: el camino tiene { $count } casinos sencillos; deberían ser menos que cada una de las otras clases.
gamble-advice-single-early = Casilla { $square }: los casinos sencillos deberían llegar tarde, después del primer banco, en la casilla { $bank }.

## Posiciones

gamble-position-derived = En la posición, { $place } es { $given }; de lo demás se sigue { $right }.
gamble-position-turn = En la posición, turn es { $turn }; los turnos se cuentan desde 1.
gamble-position-seat = En la posición, { $place } es { $seat }; los sitios van de 0 a { $most }.
gamble-position-phase = En la posición, «{ $phase }» no es una fase de esta partida. Las fases son { $phases }.
gamble-position-square-twice = En la posición, una casilla aparece dos veces; nómbrala una vez con todos sus peones.
gamble-position-square = En la posición, «{ $square }» no es una casilla; se numeran de 0 a { $most }, y los peones de más allá están en home.
gamble-position-pawn = En la posición, «{ $pawn }» no es un peón de esta partida. Los peones son { $pawns }.
gamble-position-pawn-twice = En la posición, el peón { $pawn } está en dos sitios.
gamble-position-money-seats = En la posición, money tiene { $given } importes; necesita { $seats }, uno por sitio.
gamble-position-money = En la posición, el sitio { $seat } tiene { $amount } $; debe ser un múltiplo de { 10000 } $, de { $least } $ a { $most } $.
gamble-position-turned = En la posición, «{ $card }» no puede estar entre las cartas descubiertas; son cartas distintas de 1s a 4c.
gamble-position-announced = En la posición, colour va donde se juega con dos colores y uno está anunciado, y en ningún otro caso; la fase es { $phase }.
gamble-position-colour = En la posición, «{ $colour }» no puede estar anunciado; debe ser un color de mover con algún peón que no esté en la meta.
gamble-position-no-roll = En la posición hay roll, pero en la fase { $phase } no se ha tirado.
gamble-position-roll = En la posición, la fase { $phase } necesita roll, de 1 a 6.
gamble-position-stuck = En la posición, ningún peón puede moverse con { $roll }; el turno habría terminado.
gamble-position-needs = En la posición, la fase { $phase } necesita la parte { $part }.
gamble-position-needs-not = En la posición, la parte { $part } no corresponde a la fase { $phase }.
gamble-position-casino-pawn = En la posición, casino nombra { $pawn }; debe ser un peón de mover en un casino.
gamble-position-casino-bet = En la posición hay que apostar en la casilla { $square }; debe ser un casino doble o sencillo, todavía sin suits ni card.
gamble-position-casino-suits = En la posición, casino tiene los palos «{ $suits }»; deben ser tantos como quiera el casino, letras distintas en el orden s h d c, o lo que lleva impreso.
gamble-position-casino-card = En la posición, la carta { $card } no puede estar en casino: está ahí en la fase prize, ganó la apuesta y fue la última descubierta.
gamble-position-rests = En la posición, { $pawn } está en la casilla { $square }; los peones se quedan en la salida, en casillas verdes y en bancos.
gamble-position-over = En la posición, la partida termina cuando mover, y nadie más, tiene todos los peones en la meta; y solo entonces.
gamble-position-ruin-why = En la posición, «{ $why }» no es una razón para elegir un peón; es tax o poker.
gamble-position-ruin-seats = En la posición, ruin no encaja: tras el impuesto elige mover; tras el póquer, quien ganó el duelo, y la parte poker dice qué peón retó.
gamble-position-ruin-pawns = En la posición, quien se ha arruinado necesita dos peones o más que puedan volver; si no, no hay nada que elegir.
gamble-position-poker-pawn = En la posición, poker nombra { $pawn }; debe ser un peón de mover encima de una casilla verde después del primer banco.
gamble-position-poker-nobody = En la posición no se puede retar a nadie de la pila; el turno habría terminado.
gamble-position-poker-challenged = En la posición, challenged nombra { $pawn }; solo se reta a peones rivales.
gamble-position-poker-target = En la posición, target es { $target }; en un duelo es un peón rival de la pila, y si no, no hay target, stake ni shares.
gamble-position-poker-stake = En la posición, la apuesta es de { $stake } $; debe ser un múltiplo de { 10000 } $, de { 10000 } $ a { $most } $.
gamble-position-poker-shares = En la posición, shares debe ser un importe por sitio, solo de socios, tanto como cada uno pueda añadir.
gamble-position-poker-partners = En la posición, la fase es { $phase }; se piden socios contra quien solo tiene un peón por llevar a la meta, mientras alguien pueda añadir algo.
gamble-position-poker-asked = En la posición, la fase es { $phase }; asked es el socio que debe responder, solo en la fase share.
gamble-position-poker-letter = En la posición, «{ $letter }» no es una cara de un dado de póquer; usa A, K, Q, J, T y 9.
gamble-position-poker-hands = En la posición, hands, rolls y side no encajan con la fase: quien reta tira hasta tres veces, luego el rival como mucho las mismas, y una mano tiene cinco dados.

## Terminal

gamble-workshop-summary = { $name }: { $squares } casillas de la salida a la meta, { $casinos } de ellas casinos.
gamble-workshop-no-pawns = El tablero { $board } se dibuja sin peones: omite --cars.

gamble-screen-turn = turno { $turn }
gamble-screen-phase = { $phase ->
    [draw-first] se sortea quién empieza
    [announce] anuncia un color
    [roll] va a tirar
    [move] elige un peón para mover
    [bet] apuesta
    [card] se descubre una carta
    [prize] ganado: dinero o casillas
    [poker] póquer, o pasar
    [partners] pide a los demás, o juega a solas
    [share] añade a la apuesta, o no
    [hand] vuelve a tirar, o quédate
    [back] elige el peón que vuelve
    [over] la partida ha terminado
   *[dice] se tiran los dados de póquer
}
gamble-screen-rolled = el dado muestra { $points }
gamble-screen-stack = Pila en { $square }, de abajo arriba:
gamble-screen-crowd = Uno junto a otro en { $square }:
gamble-screen-purse = { $amount } $ · { $home } de { $pawns } peones en la meta
gamble-screen-cards = Cartas descubiertas: { $cards } · { $left } en el mazo
gamble-screen-no-cards = Las { $left } cartas están en el mazo.
gamble-screen-casino = Casino en { $square }: juega { $pawn }.
gamble-screen-bet = La apuesta es { $suits }.
gamble-screen-card = La carta es { $card }.
gamble-screen-stake = Póquer por { $amount } $: { $pawn } contra { $target }
gamble-move-move = mover { $pawn }
gamble-move-back = devolver { $pawn }
gamble-move-bet = apostar a { $suits }
gamble-screen-odds = ganan { $winning } de { $cards } cartas
gamble-move-challenge = retar a { $pawn } por { $stake } $
gamble-move-share = añadir { $amount } $
gamble-move-announce = anunciar { $colour }
gamble-move-money = tomar el dinero
gamble-move-squares = tomar las casillas
gamble-move-pass = sin póquer
gamble-move-partners = pedir a los demás que añadan
gamble-move-alone = jugar a solas
gamble-move-stand = quedarse con esta mano
gamble-move-reroll = volver a tirar { $dice }
gamble-move-first = empieza { $colour }
gamble-move-roll = el dado muestra { $points }
gamble-move-card = la carta es { $card }
gamble-move-dice = los dados muestran { $dice }
gamble-screen-type-c = retar por otra cantidad: escribe c, el peón y la apuesta, como c y1 40000
gamble-screen-type-a = añadir otra cantidad: escribe a y la cantidad, como a 120000
gamble-screen-type-r = volver a tirar: escribe r y los dados, como r J9
gamble-screen-ask-first = ¿Qué color empieza: { $colours }?
gamble-screen-ask-roll = { $player } tira el dado. ¿Qué muestra, de 1 a 6?
gamble-screen-ask-card = { $player } descubre una carta. ¿Cuál, como 3c o jackpot? (s ♠, h ♥, d ♦, c ♣)
gamble-screen-ask-dice = { $player } tira { $dice ->
    [one] un dado de póquer. ¿Qué muestra?
   *[other] { $dice } dados de póquer. ¿Qué muestran?
} Letras en cualquier orden: A, K, Q, J, T y 9.
gamble-screen-no-roll = Un dado no muestra «{ $text }»; escribe de 1 a 6.
gamble-screen-no-card = «{ $text }» no es una carta; escribe su número y su palo, como 3c, o jackpot.
gamble-screen-no-dice = Los dados de póquer no muestran «{ $text }»; escribe letras como AKKQ9.
gamble-screen-no-draw-first = «{ $text }» no es un color; escribe uno, como red.
gamble-screen-wins = { $wins ->
    [one] una victoria
   *[other] { $wins } victorias
}
gamble-screen-notation = Jugadas: move r2 (o solo r2), announce red, bet hc, money, squares, challenge y1 40000 o c y1 40000, pass,
    partners, alone, share 20000 o a 20000, reroll J9 o r J9, stand, back r1.
    Peones: r rojo, y amarillo, b azul, g verde, y un número. En el camino están de abajo arriba, de izquierda a derecha.
    Casinos: palos impresos, ?? para dos a elegir, ? para uno.

## Pictures

gamble-layout-none = El tablero { $board } no tiene un trazado llamado «{ $name }»; tiene { $layouts }.

## Lab

gamble-fact-bets = Apuestas en casinos
gamble-fact-bets-won = Apuestas ganadas
gamble-fact-duels = Duelos de póquer
gamble-fact-duels-won = Duelos ganados por quien reta
gamble-fact-ruins-casino = Ruinas por un casino
gamble-fact-ruins-tax = Ruinas por impuestos
gamble-fact-ruins-poker = Ruinas por el póquer
gamble-fact-taxes = Impuestos pagados, en $
gamble-fact-money = Dinero de todos al final, en $
gamble-fact-money-winner = Dinero de quien gana, en $
gamble-heat-landed = Peones que cayeron aquí
gamble-heat-stuck = Peones que no pudieron mover
gamble-heat-back = Peones devueltos desde aquí

## Ejemplos en las reglas

monte-carlo-gamble-example-blocked-title = Salir de debajo
monte-carlo-gamble-example-blocked-aim = Tú eres el rojo y has sacado un 2. Tu peón de la casilla 14 está debajo de otros dos: está bloqueado, pero un 1, 2 o 3 lo libera. Toca la pila y mueve ese peón.
monte-carlo-gamble-example-blocked-done = Tu peón se ha escurrido de debajo de los otros, que conservan su orden. Con 4, 5 o 6 habría tenido que quedarse.
monte-carlo-gamble-example-bank-title = La flecha al banco
monte-carlo-gamble-example-bank-aim = Has sacado un 3. Uno de tus peones puede alcanzar la flecha, que lo lleva enseguida al primer banco. Encuéntralo y llévate { 50000 } $.
monte-carlo-gamble-example-bank-done = La flecha ha llevado tu peón al banco. Allí los peones están uno junto a otro y solo salen con 1, 2 o 3.
monte-carlo-gamble-example-counting-title = Contar las cartas
monte-carlo-gamble-example-counting-aim = En un casino sencillo apuestas a un solo palo. Hay once cartas descubiertas, y ningún trébol entre ellas. Mira la probabilidad, apuesta a tréboles y descubre la carta.
monte-carlo-gamble-example-counting-done = Cuatro tréboles y el jackpot entre seis cartas: cinco de seis ganan. Solo se baraja de nuevo tras el jackpot, así que contar compensa.
monte-carlo-gamble-example-money-or-squares-title = Dinero o casillas
monte-carlo-gamble-example-money-or-squares-aim = Llegaste aquí con un 5, apostaste a ♥♣ y salió el 3♣: has ganado. Llévate { 60000 } $ y avanza 5 casillas, o renuncia al dinero y avanza 15. Elige las 15 casillas.
monte-carlo-gamble-example-money-or-squares-done = Tres por cinco son quince casillas, más allá del banco. Si no, habrían sido { 60000 } $ y cinco casillas: qué es mejor depende de lo que necesites.
monte-carlo-gamble-example-challenge-title = Una ronda de póquer
monte-carlo-gamble-example-challenge-aim = Tu peón ha caído sobre una pila, después del primer banco. Reta a uno de los peones de debajo, di una apuesta y tira: hasta tres veces, cada vez los dados que quieras.
monte-carlo-gamble-example-challenge-done = Has retado y has tirado. Tu rival puede ahora tirar tantas veces como tú, y la mejor mano se lleva la apuesta. Quien reta y pierde queda además debajo del otro peón.
monte-carlo-gamble-example-ruin-title = En la ruina, pero sin rendirse
monte-carlo-gamble-example-ruin-aim = El impuesto se ha llevado tu último dólar: uno de tus peones tiene que volver al banco más cercano por detrás. Devuelve el que menos pierda. Trae consigo { 50000 } $.
monte-carlo-gamble-example-ruin-done = De la casilla 27 al banco de la 24 solo hay tres casillas, y con ellas vinieron { 50000 } $. Los otros habrían perdido seis y diez.

## La guía de una primera partida

gamble-guide-goal = Lleva tus { $pawns } peones a la meta antes que nadie. El dinero solo ayuda por el camino.
gamble-guide-announce-title = Elige un color
gamble-guide-announce = Juegas con dos colores. En este turno solo se mueven los peones del que elijas ahora.
gamble-guide-roll-title = Tira el dado
gamble-guide-roll = Después mueves uno de tus peones tantas casillas como salgan.
gamble-guide-tax-title = Impuesto con cada cuatro
gamble-guide-tax = { $owed ->
    [0] Un cuatro cuesta { $tax } $ antes de mover. Con un peón en la salida no pagas nada: ahora no hay peligro.
   *[other] Un cuatro te cuesta { $owed } $ antes de mover. Con un peón en la salida no pagarías nada.
}
gamble-guide-move-title = Toca esta casilla
gamble-guide-move = { $roll ->
    [one] Una casilla más allá
   *[other] { $roll } casillas más allá
}: { $there ->
    [bank] un banco, que paga { $bank } $.
    [arrow] la flecha lleva a un banco, que paga { $bank } $.
    [casino] un casino, donde apuestas a una carta.
    [stack] ya hay un peón, y el tuyo se pone encima.
    [home] a la meta.
    [start] la salida, que paga { $start } $.
   *[free] verde y libre, ahí no pasa nada más.
}
gamble-guide-bet-title = Haz tu apuesta
gamble-guide-bet = { $suits ->
    [one] Toca un palo. Si la carta es de ese palo, ganas. Si no, pagas su valor y retrocedes.
   *[other] Toca { $suits } palos. Si la carta es de uno de ellos, ganas. Si no, pagas su valor y retrocedes.
}
gamble-guide-card-title = Descubre la carta
gamble-guide-card = Con { $suits } ganas. Si no, pagas el valor de la carta y retrocedes { $roll }.
gamble-guide-prize-title = ¿Dinero o casillas?
gamble-guide-prize = Toma { $money } $ y avanza { $roll }, o nada de dinero y avanza { $squares }.
gamble-guide-poker-title = ¿Una mano de póquer?
gamble-guide-poker = Tu peón está encima. Puedes retar por dinero a alguien de debajo. Si pierdes, quedas tú debajo.
gamble-guide-partners-title = ¿Socios?
gamble-guide-partners = A { $opponent } solo le queda un peón por llevar a la meta. Puedes pedir a los demás que añadan a tu apuesta.
gamble-guide-share-title = ¿Participas?
gamble-guide-share = { $challenger } juega contra { $opponent }, que está a punto de ganar. Ganas o pierdes lo que añadas.
gamble-guide-dice-title = Tira los dados de póquer
gamble-guide-dice = { $most ->
    [one] Tienes una tirada. La mejor mano gana { $stake } $.
   *[other] Tienes hasta { $most } tiradas y guardas lo que quieras. La mejor mano gana { $stake } $.
}
gamble-guide-hand-title = ¿Guardar o repetir?
gamble-guide-hand = { $left ->
    [one] Toca los dados que quieras repetir (te queda una tirada), o quédate con tu mano.
   *[other] Toca los dados que quieras repetir (te quedan { $left } tiradas), o quédate con tu mano.
}
gamble-guide-tie-title = Empate: otra vez
gamble-guide-tie = Las dos manos valen lo mismo. Cada cual tira los cinco dados una vez.
gamble-guide-back-title = ¿Qué peón vuelve?
gamble-guide-back = { $own ->
    [yes] No te queda dinero. Toca el peón que vuelve al banco de detrás, que entonces te paga.
   *[no] A { $player } no le queda dinero. Toca cuál de sus peones vuelve al banco de detrás.
}
gamble-guide-blocked-title = Tu peón está bloqueado
gamble-guide-blocked = Hay alguien encima. Solo sale con un uno, un dos o un tres.
gamble-guide-bank-title = Tu peón está en el banco
gamble-guide-bank = Allí nadie puede ponérsele encima. Solo sale con un uno, un dos o un tres.
gamble-guide-taxed-title = El impuesto
gamble-guide-taxed = Has sacado un cuatro y has pagado { $paid } $. Con un peón en la salida no cuesta nada.
gamble-guide-bank-paid-title = El banco paga
gamble-guide-bank-paid = Recibes { $amount } $. Nadie tiene nunca más de { $most } $.
gamble-guide-stack-title = Encima
gamble-guide-stack = Tu peón está sobre otros. Los rivales de debajo solo salen con un uno, un dos o un tres.
gamble-guide-challenged-title = Te retan
gamble-guide-challenged = { $player } juega al póquer contra ti por { $stake } $. Primero tira { $player }, luego tú.
gamble-guide-ruined-title = En la ruina
gamble-guide-ruined = No te queda dinero. Por eso un peón vuelve al banco de detrás, o a la salida, y allí cobras.
gamble-guide-home-title = En la meta
gamble-guide-home = { $home ->
    [one] Tu primer peón está en la meta. Ya no vuelve atrás.
   *[other] { $home } de tus peones están en la meta. Ya no vuelven atrás.
}
gamble-guide-jackpot-title = El jackpot
gamble-guide-jackpot = Esta carta gana siempre, sea cual sea la apuesta. Después se barajan todas las cartas.

## Por qué acabó así

gamble-ending-reason = { $who ->
    [you] En la ronda { $round } llevaste tus { $pawns } peones a la meta antes que nadie
   *[one] En la ronda { $round }, { $winner } llevó sus { $pawns } peones a la meta antes que nadie
}; después cuentan los peones en la meta y el dinero: { $totals }.
gamble-ending-total = { $player } { $amount } $

## El entrenador: adónde lleva cada opción y por qué es mejor

gamble-way-move = { $there ->
    [home] lleva un peón a la meta
    [bank] a un banco
    [start] de vuelta a la salida
    [arrow] hasta un banco
    [stack] encima de una pila
    [casino] al casino
   *[free] a una casilla libre
}
gamble-way-bet = { $suits }: ganan { $wins } de { $cards } cartas
gamble-why-bet = Ganan { $wins } de { $cards } cartas. { $ruin ->
    [yes] Como mucho pierdes { $most } $, y eso te arruinaría.
   *[no] No te puedes arruinar: como mucho pierdes { $most } $.
}
gamble-why-money = { $money } $ valen ahora más que las casillas.
gamble-why-squares = { $squares } casillas te dan más que el dinero.
gamble-why-pass = Un duelo arriesga más de lo que puede dar.
gamble-why-challenge = El duelo merece la pena, aunque arriesgues { $stake } $.
gamble-why-stake = { $size ->
    [more] Tienes buenas opciones para apostar { $stake } $.
   *[less] Con { $stake } $ arriesgas menos.
}
gamble-why-stand = Tu mano es lo bastante buena.
gamble-why-reroll = Tu mano puede mejorar fácilmente.
gamble-why-home = Llevas un peón a la meta.
gamble-why-paid = El banco te paga { $amount } $.
gamble-why-free = Así quedan menos peones tuyos bloqueados.
gamble-why-covers = Quedas encima de { $player } y puedes jugar al póquer.
gamble-why-avoids = Evitas caer encima de { $player }.
gamble-why-casino = El casino te da más de lo que puede costar.
gamble-why-no-casino = Evitas el casino y no arriesgas dinero.
