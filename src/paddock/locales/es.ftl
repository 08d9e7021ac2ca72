### Textos que no son de ningún juego

list-and = { $first } y { $last }
list-or = { $first } o { $last }

file-unreadable = No se puede leer { $path }: { $detail }.
file-unwritable = No se puede escribir { $path }: { $detail }.

no-such-game = No hay ningún juego «{ $name }». Los juegos son { $games }.
no-such-rules = Aquí no se conoce la versión { $version } de las reglas de { $name }; este Paddock conoce { $versions }. Quizá la conozca uno más nuevo.
no-simulation = { $game } no se puede simular en código máquina.
no-such-bot = No hay ningún bot «{ $name }» para { $game }. Los bots son { $bots }.
game-no-resample = { $game } tiene secretos y no dice cómo volver a sortearlos, así que no se puede buscar una jugada.
no-such-example = No hay ningún ejemplo «{ $name }» para { $game }. Los ejemplos son { $examples }.
no-puzzles = No hay problemas para { $game }.
no-such-puzzle = No hay ningún problema { $number } para { $game }. Los problemas tienen los números del 1 al { $last }.

option-unknown = { $game } no tiene la opción «{ $name }». Sus opciones son { $known }.
option-unknown-near = { $game } no tiene la opción «{ $name }». ¿Querías decir «{ $near }»?
option-value = La opción { $name } de { $game } no puede ser { $value }; se admite: { $expected }.

chance-script-ended = Las tiradas preparadas se acabaron tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.

record-empty = { $place } está vacío; un registro empieza con una línea de cabecera.
record-line-json = { $place }, línea { $line }: esta línea no es de una carrera guardada. Cada línea se escribe como {"{"}"by": 0, "move": "drive"{"}"}.
record-line-header = { $place }, línea { $line }: esto no es la cabecera de un registro: { $detail }.
record-line-move = { $place }, línea { $line }: esto no es una línea de un registro, como {"{"}"by": 0, "move": "drive"{"}"}: { $detail }.
record-move-refused = { $place }, línea { $line }: { $reason }
record-seats = Hay { $given } puestos con nombre, pero juegan { $seats }.
record-undo = No se pueden deshacer tantas jugadas ({ $moves }); el registro tiene { $length }.
series-seats = Una partida de { $given } puestos no encaja en una serie de { $seats }.

take-back-nothing = No hay nada que deshacer.
take-back-chance = Una tirada no se puede deshacer.
take-back-other = Solo puedes deshacer tu última jugada, y antes de que acabe tu turno.

move-unknown = Esa no es una jugada de este juego.
move-not-now = Esa jugada no es posible ahora.
move-no-fall = Los dados o las cartas no pueden caer así ahora.
move-illegal = Eso no es posible ahora. Son posibles: { $legal }.

first-seat = El puesto { $first } no puede empezar: los puestos van del 0 al { $most }.
players-number = No se puede jugar con { $players }: deben ser de { $least } a { $most }.
too-many-seats = { $game } no puede ser para { $seats } jugadores: ningún juego tiene aquí más de { $most } puestos.

position-form = Esto no es una posición: { $detail }.
position-no-game = Esto no es una posición, que necesita al menos "game" y "options": { $detail }.

## Terminal

cli-usage = { $problem } Prueba con: { $command } --help
cli-no-games = No hay ningún juego instalado.
cli-no-workshop = { $game } no tiene tableros que se puedan revisar o dibujar aquí.

cli-person-name = Principiante
# as in English
cli-bot-name = Bot
cli-bot-names = Rayo Chispa Cometa Flecha Pistón Nitro
cli-option-form = «{ $text }» no es una opción; las opciones se escriben nombre=valor, como track=oval.
cli-option-twice = La opción { $name } está dos veces.
cli-seat-form = «{ $text }» no es un puesto; escribe un nombre para una persona, como Mia, o un nombre y un bot, como Bolt=greedy.
cli-seat-twice = Dos puestos se llaman { $name }; dale a cada cual su propio nombre.
cli-seats-many = Hay { $given } puestos con nombre, pero solo juegan { $seats }.
cli-seed-typed = Los dados de verdad no tienen semilla: usa --seed o --dice typed, no los dos.
cli-resume-alone = Una carrera guardada trae su juego, sus puestos y sus opciones: usa --resume sin ellos.
cli-save-exists = { $path } ya existe; sigue con esa carrera con --resume, o guarda con otro nombre.

# as in English
cli-welcome = { $game }: { $seats }.
# as in English
cli-seat-person = { $name } ({ $car })
cli-seat-bot = { $name } ({ $car }, bot { $bot })
# as in English
cli-prompt = { $name }>{" "}
cli-prompt-dice = dados>{" "}
cli-keys = u deshacer · s guardar · q guardar y salir · log · hint · ? ayuda
cli-keys-one = Intro la elige · u deshacer · s guardar · q guardar y salir · log · hint · ? ayuda
cli-play-help = Escribe el número de una opción, o una jugada. Si solo hay una opción, basta con Intro.
    u deshace tu última jugada dentro de tu turno (y, con dados de verdad, una tirada mal escrita).
    s guarda la carrera, q la guarda y sale, log cuenta lo que acaba de pasar.
    hint pregunta al entrenador por las mejores jugadas.
cli-type-something = Escribe el número de una opción, de 1 a { $choices }, o ? para ver la ayuda.
cli-no-such-choice = No hay opción { $text }; escribe { $choices ->
    [one] 1
   *[other] un número de 1 a { $choices }
}, o ? para ver la ayuda.
cli-roll-taken-back = La tirada queda deshecha.
cli-saved = Guardado en { $path }.
cli-resume-with = La carrera está guardada en { $path }. Para seguir: { $command }
cli-winner = ¡victoria!
cli-series = Tras { $races ->
    [one] una carrera
   *[other] { $races } carreras
}: { $held }.
# as in English
cli-series-seat = { $name } { $prizes }
cli-again = ¿Otra carrera con los mismos puestos? [y sí, n no, s guarda esta]{" "}

cli-serve-failed = El servidor no ha podido arrancar en { $host }, puerto { $port }; ¿hay otro programa escuchando ahí? Elige otro con --port.
cli-exists = { $path } ya existe; elige otro nombre.
cli-not-json = { $path } no es JSON: { $detail }.
cli-too-deep = Lo escrito está anidado a demasiada profundidad para leerlo.
cli-position-fine = { $path }: todo bien. { $game }, { $moment }.
cli-games-bots = Los bots: { $bots }.
cli-games-option = opción
cli-games-default = por defecto
cli-games-choices = valores
cli-games-hint = Se elige con: paddock play { $game } --option { $option }={ $value }

cli-replay-one-way = Usa solo uno de --verify, --step, --to y --position.
cli-replay-too-far = No hay jugada { $number }; el registro { $moves ->
    [0] no tiene ninguna
    [one] tiene una jugada
   *[other] tiene { $moves } jugadas
}.
cli-replay-start = Antes de la primera jugada.
cli-replay-prompt = jugada { $number } de { $moves } · Intro sigue · b atrás · número · q>{" "}
cli-replay-end = Esta era la última jugada.
cli-replay-help = Intro avanza, b retrocede, un número de 0 a { $moves } va allí, q sale.
cli-verified = { $path }: todo bien. { $moves ->
    [one] Una jugada
   *[other] { $moves } jugadas
}, { $moment }, victoria de { $winners }.
cli-verified-open = { $path }: todo bien. { $moves ->
    [one] Una jugada
   *[other] { $moves } jugadas
}, { $moment }, aún en marcha.

cli-no-handbook = { $game } no trae reglas para quien juega.
cli-no-rule-page = Las reglas numeradas de { $games } no están instaladas aquí.
cli-no-such-rule = No hay regla { $name }; las reglas van de { $first } a { $last }, con huecos.

cli-track-error = { $file }: fallo: { $text }
cli-track-warning = { $file }: aviso: { $text }
cli-track-fine = { $file }: todo bien. { $summary }
cli-track-playable = { $file }: se puede jugar, pero mira los avisos. { $summary }
cli-track-cars = «{ $text }» no pone un coche en una casilla; escríbelo así: red=b3.
cli-track-car-twice = El coche «{ $car }» está puesto en dos casillas; solo puede estar en una.
cli-track-drawn = Dibujado: { $path }
cli-track-suffix = { $path } no es nombre de un archivo de circuito; tiene que acabar en .toml.
cli-track-new = Escrito: { $path }. Revísalo con: paddock track check { $path }

## Servidor

server-running = Paddock está abierto en { $address }
server-open-already = Paddock ya está abierto, en { $address }
server-in-use = Otro Paddock usa los datos de { $path }, en { $address }. Ciérralo o indica otra carpeta con --data.
backup-no-tables = En { $path } no hay mesas de Paddock. Indica con --data la carpeta que usa el servidor.
backup-made = { $tables ->
    [one] Una mesa está guardada
   *[other] { $tables } mesas están guardadas
} en { $path }.
backup-bad = { $path } no es una copia completa de Paddock ({ $detail }). Usa un archivo escrito por «paddock backup».
restore-not-empty = { $path } ya tiene mesas. Indica una carpeta vacía con --data o mueve antes las mesas.
restore-done = { $tables ->
    [one] Una mesa está de vuelta
   *[other] { $tables } mesas están de vuelta
} en { $path }.
check-fine = { $tables ->
    [one] La única mesa está
   *[other] Las { $tables } mesas están
} en orden.
check-table = Mesa { $table }: { $what }
check-database = La base de datos está dañada: { $detail }.
check-missing = falta la entrada { $number }.
check-unreadable = la entrada { $number } no se puede leer.
check-impossible = la entrada { $number } no pudo suceder ({ $detail }).
check-damaged = { $damaged ->
    [one] Un fallo
   *[other] { $damaged } fallos
} en { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}. Recupera una copia en otra carpeta con «paddock restore» e inicia el servidor con ella.
server-network = Los dispositivos de tu red pueden entrar por { $address }
server-no-network = Este ordenador no está en ninguna red privada, así que ningún otro dispositivo puede llegar a él. Conéctalo a tu wifi e inténtalo de nuevo.
server-not-here = Eso solo puede hacerse en el ordenador de este servidor.
server-no-handover = Este código ya no vale: se ha usado o es demasiado antiguo. Crea otro en el otro dispositivo.
server-too-many-races = Son { $given } carreras; se pueden consultar { $most } a la vez como máximo.
server-bot-names = Rayo Chispa Cometa Flecha Pistón Nitro
server-reader-name = Principiante

server-stale = La mesa ya ha avanzado; aquí está tal como es ahora.
server-trouble = Algo ha fallado en el servidor; no ha cambiado nada. Inténtalo de nuevo.
server-storage = Esto no se pudo guardar, así que no ha pasado. Inténtalo de nuevo.
server-full = El servidor no tiene sitio ahora mismo. Inténtalo más tarde.
server-busy = El servidor tiene demasiado trabajo en este momento. Vuelve a intentarlo enseguida.
server-too-costly = Eso ha sido mucho trabajo para el servidor. Espera unos segundos y vuelve a intentarlo.
server-too-many-tables = Desde aquí se han abierto demasiadas mesas en una hora. Inténtalo más tarde.
server-origin = Esta página no puede hablar con este servidor, porque viene de otro sitio.

server-no-table = Esa mesa no existe. Revisa el enlace, o abre una mesa nueva.
server-no-race = En esta mesa no hay carrera { $number }; ha visto { $races }.
server-no-picture = Aquí no hay imagen «{ $name }».
server-no-pictures = { $game } no trae imágenes de sus tableros.
server-no-page = En esta dirección no hay nada.
server-not-built = La página no está construida. Constrúyela en la carpeta «web» y vuelve a arrancar el servidor.
server-method = Esta dirección no acepta ese tipo de petición.
server-request = Esta petición no sirve: { $detail }.
server-not-text = Este archivo no es una carrera guardada; ni siquiera es texto. Elige uno que hayas guardado desde el menú de una mesa: su nombre termina en .jsonl.
server-no-record = Este archivo no es una carrera guardada. Elige uno que hayas guardado desde el menú de una mesa: su nombre termina en .jsonl.
server-upload-long = Este archivo es demasiado grande para ser una carrera guardada. Elige uno que hayas guardado desde el menú de una mesa: su nombre termina en .jsonl.
server-too-deep = Esto está anidado a demasiada profundidad para leerlo.
server-record-secret = Podrás guardar esta carrera cuando termine: hasta entonces el archivo revelaría secretos.
server-board = Aquí no hay tablero «{ $board }»; los tableros son { $boards }.
server-no-builder = No hay constructor de tableros para { $game }.
server-not-generated = { $game } no tiene tableros puestos por el azar.
server-seed = { $seed } no es el número de un tablero; valen los enteros de 0 a { $most }.
server-board-long = Este tablero es demasiado largo: { $length }; caben { $most } como mucho.

server-not-started = La carrera aún no ha empezado.
server-already-racing = La carrera está en marcha: esto solo se puede hacer antes de la salida.
server-already-over = La carrera ha terminado.
server-not-over = La revancha es posible cuando termina la carrera.
server-only-host = Eso solo puede hacerlo quien abrió la mesa.
server-only-players = Eso solo puede hacerlo quien está sentado a la mesa.
server-not-your-seat = Ese no es tu puesto.
server-no-such-seat = Ese puesto no existe; la mesa tiene { $seats }.
server-seat-taken = Ahí ya está { $name }.
server-seats-open = { $seats ->
    [one] Queda un puesto libre: espera a alguien, o sienta ahí a un bot.
   *[other] Quedan { $seats } puestos libres: espera a más gente, o sienta ahí a bots.
}
server-name = Un nombre tiene de 1 a { $most } letras.
server-name-taken = En la mesa ya hay alguien que se llama { $name }; elige otro nombre.
server-no-roll = Ahora no hay nada que tirar.
server-not-your-roll = Ahora tira { $name }.
server-dice-typed = En esta mesa se juega con dados de verdad: di qué muestran.
server-dice-seeded = En esta mesa tira los dados el servidor.
server-hand-late = { $name } se te ha adelantado: toma otra cosa.
server-one-hand = Una mano por persona: la tuya ya ha cogido algo.
server-preview-waiting = { $count ->
    [0] Ya están todos a la mesa; la carrera está a punto de empezar.
    [one] Queda un puesto libre: abre el enlace y siéntate.
   *[other] Quedan { $count } puestos libres: abre el enlace y siéntate.
}
server-preview-racing = La carrera está en marcha: ven a mirar.
server-preview-over = La carrera ha terminado: vuelve a verla.
server-call-title = Te toca
server-call-text = { $name }, te toca en { $game }.
server-push = No se puede avisar a este navegador: sus datos no tienen sentido.
server-too-many-calls = Son muchos dispositivos en una hora. Inténtalo más tarde.
server-seat-lost = Tu puesto es ahora de otra persona. Puedes seguir mirando.
server-away-shortly = { $name } acaba de irse. Dentro de { $seconds } s podrás dejar que conduzca un bot.
server-still-here = { $name } está aquí. Solo se sustituye a quien está ausente.
server-no-person = Ahí no hay nadie.
server-host-here = El anfitrión está aquí. Otra persona podrá serlo cuando lleve un rato ausente.
server-phrases-off = En esta mesa las frases están desactivadas.
server-no-phrase = Esa frase no existe en este juego.
server-too-many-phrases = Eso ha sido mucho de golpe. Espera un momento antes de decir más.
server-onward-seats = Este juego tiene { $seats } puestos, y en la mesa hay { $people } personas. Elige otro juego u otro número de jugadores.

server-not-json = Este mensaje no es JSON.
server-command = Esto no es una orden que conozca una mesa: { $detail }.
server-too-long = Este mensaje es demasiado largo; se leen { $most } kB como mucho.
server-too-fast = Demasiados mensajes en muy poco tiempo: este no se ha leído.
server-closed = Esta conexión se ha cerrado: demasiados mensajes no servían.
server-trials-full = Se están corriendo carreras para otros tableros y ya esperan { $waiting } más. Inténtalo de nuevo en un minuto.
server-too-many-trials = Has hecho juzgar muchísimos tableros en una hora. Espera un poco.
server-trial-trouble = Las carreras han fallado en el servidor. Lo que ya hay se queda; inténtalo de nuevo.

## Lab

lab-title = { $game }: { $races } carreras, semilla { $seed }
lab-racing = En carrera
lab-compiling = Se compilan las reglas de { $game }, una sola vez en esta instalación. Tarda un minuto más o menos…
lab-interrupted = Interrumpido: se han corrido { $races } de { $wanted } carreras.
lab-unfinished = Carreras sin final: { $races }. Algo en este tablero las hace interminables.
lab-written = Escrito: { $path }
puzzles-looking = Buscando problemas…
puzzles-so-far = Problemas encontrados: { $puzzles }. Posiciones examinadas: { $positions }. Carreras: { $races }.
lab-column-seat = Puesto
lab-column-seats = Puestos
# as in English
lab-column-bot = Bot
lab-column-wins = Victorias
lab-column-chance = Probabilidad
lab-column-interval = seguro al 95 %
lab-column-what = En una carrera
lab-column-mean = Media
lab-column-fewer = Menos carreras
lab-column-luckless = Sin suerte
lab-rounds = Rondas
lab-rounds-spread = la mitad de las carreras: hasta { $median } rondas; nueve de diez: de { $short } a { $long }
lab-lead-changes = Cambios de líder
lab-close = Finales apretados (el segundo a un 5 % como mucho)
lab-shared = Victorias compartidas
lab-decisions = Decisiones
lab-rolls = Tiradas y sorteos
lab-heat-stops = Coches que paran aquí
lab-heat-waits = Coches que esperan aquí un turno
lab-heat-setbacks = Retrocesos desde aquí
lab-bot-twice = «{ $seat }» es un bot de más: basta uno por puesto, y uno para los demás.
lab-no-such-seat = No hay puesto «{ $seat }»; los puestos son de 1 a { $seats }, o por color: { $cars }.
lab-no-folder = No se puede escribir { $path }: no existe la carpeta { $folder }.
lab-extra = Para esto falta el paquete { $package }. Instálalo con: «pip install paddock[lab]».
lab-other-rules = Un proceso de cálculo tiene otras reglas que esta máquina: instala allí la misma versión de Paddock.
lab-workers-die = Los procesos que juegan se acaban una y otra vez; ¿falta memoria? Prueba con menos: --workers.
lab-workers-or-cluster = Indica --workers, para esta máquina, o --cluster, pero no ambos.
lab-cluster-silent = Nadie responde en { $address }. Inicia allí un planificador con: «dask scheduler».
lab-cluster-idle = El clúster en { $address } no tiene procesos de cálculo. Inícialos con: «dask worker { $address }».
lab-cluster-lost = El clúster en { $address } ha desaparecido. No se pierde nada: la misma semilla da las mismas carreras.
lab-report-title = { $game }: { $races } carreras
lab-report-seed = Semilla { $seed }. La misma semilla da los mismos números en cualquier máquina.
lab-report-wins = Quién gana
lab-report-length = Cuánto dura
lab-report-progress = Dónde están, ronda a ronda
lab-report-places = Posición en la carrera
lab-report-way = Parte del camino
lab-report-board = En el tablero
lab-report-per-race = por carrera, como mucho { $most }
lab-report-no-picture = Este juego aún no trae una imagen de su tablero; sus casillas van en fila.
lab-report-numbers = En números
lab-report-options = Opciones
lab-track-fair = Justo: los puestos ganan casi con la misma frecuencia, del { $low } % al { $high } %.
lab-track-unfair = No del todo justo: el puesto { $best } gana el { $high } %, el puesto { $worst } solo el { $low } %.
lab-track-length = Una carrera dura { $mean } rondas; nueve de diez duran de { $short } a { $long }.
lab-track-lively = El liderato cambia { $changes } veces por carrera; el { $close } % de los finales son apretados.
lab-track-most = { $what }, sobre todo: { $spaces }.
lab-track-never = Nadie paró nunca en: { $spaces }.
lab-track-all-used = Se usan todas las casillas.
lab-track-races = { $races } carreras de { $players } jugadores ({ $bot }), semilla { $seed }.
bot-random = bots principiantes
bot-greedy = bots pilotos
bot-shark = bots tiburones
bot-beginner = bots principiantes
bot-amateur = bots aficionados
bot-racer = bots pilotos
bot-expert = bots expertos
bot-master = bots maestros
lab-ladder-title = { $game }: la clasificación tras { $races } carreras
lab-ladder-rating = Puntuación
lab-ladder-races = Carreras
lab-ladder-one = { $game } solo tiene un bot para el laboratorio, { $bot }: no hay con quién compararlo.
lab-ladder-open = Sin decidir en { $races } carreras: los intervalos aún son más anchos de lo pedido.
lab-track-mixed = Con bots distintos esto dice poco de la pista: los puestos ganan del { $low } % al { $high } %.
lab-track-unsure = Aún no es seguro que sea justo: los puestos ganan del { $low } % al { $high } %, con un margen del { $margin } %. Más carreras lo dirían.

# Entornos para aprender

envs-missing = Falta el paquete { $package }. Instala Paddock con él: pip install "paddock[envs]".
envs-number = { $name } es { $number }, pero debe ser al menos 1.
envs-actions = Hay { $tables } mesas, así que hace falta una acción para cada una: un array de forma ({ $tables },), no { $given }.
envs-illegal = La acción { $action } no está permitida en la mesa { $table }. La máscara de la observación tiene un 1 por cada acción permitida.
envs-over = En este estado la carrera ha terminado: carga uno en el que siga.
envs-choice = { $name } no puede ser «{ $value }». Puede ser { $known }.
envs-secrets = En { $game } hay algo oculto, así que no se puede mostrar adónde lleva cada jugada.
envs-idle = Con estos bots, 1000 carreras seguidas de { $game } acabaron antes de que quien aprende tuviera algo que decidir.

## Juegos sin pantalla propia, en una terminal
plain-rank = puesto
plain-points-title = puntos
plain-round = ronda { $number }
plain-turn = turno { $number }
plain-under-way = en curso
plain-over = terminada
plain-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
plain-more = { $count } más, que se teclean tal como se escriben: { $moves }
plain-ask-chance = ¿Qué trae el azar? Tecléalo tal como se escribe: { $outcomes }
plain-no-outcome = El azar no puede traer ahora «{ $text }». Puede traer { $outcomes }.
plain-notation = Las jugadas se teclean tal como se escriben: { $moves }

## Laws and new games

laws-unknown = No existe la ley { $name }. Las leyes son: { $laws }.
laws-kept = se cumple   { $law }
laws-broken = INCUMPLIDA  { $law }
laws-verdict = { $game } incumple { $broken } de { $laws } leyes.
laws-all-kept = { $game } { $laws ->
    [one] cumple esta ley
   *[other] cumple las { $laws } leyes
}. Probado en { $cases ->
    [one] un caso
   *[other] { $cases } casos
}.
new-game-name = { $name } no es nombre de un juego: letras, cifras y guiones, y primero una letra.
new-game-exists = { $folder } ya existe: elige otro nombre u otra carpeta.
new-game-taken = Ya hay un juego llamado { $name }.
new-game-made = { $folder } contiene un pequeño juego que funciona en todas partes. Cómo seguir está en { $readme }.

## El final

ending-you = tú
ending-headline = { $who ->
    [you] Ganas tú
    [we] Victoria compartida: { $winners }
    [one] Gana { $winners }
   *[many] Ganan a la vez { $winners }
}
ending-place = { $place ->
    [1] Primer puesto
    [2] Segundo puesto
    [3] Tercer puesto
    [4] Cuarto puesto
    [5] Quinto puesto
    [6] Sexto puesto
   *[other] Puesto { $place }
} de { $seats ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $seats }
}{ $shared ->
    [yes] , compartido
   *[no] {""}
}
ending-first = Primero { $seats }
ending-then = después { $seats }

## Coach

coach-close = Aquí las mejores opciones son casi iguales.
coach-ahead = Así ganas { $best } de cada 100 carreras; con la segunda mejor opción, { $other }.
coach-same = Aquí todas las opciones dan lo mismo.
coach-one-way = Solo hay una opción.
coach-exact = { $share } % exacto
coach-about = cerca del { $share } % (±{ $error })
# as in English
cli-hint-way = { $chance }: { $words } [{ $moves }]
cli-hint-warming = El entrenador está calentando; la primera vez tarda unos minutos. Pregunta más tarde.
server-coach-off = En esta mesa el entrenador está desactivado. Puede activarlo quien abrió la mesa.
server-coach-not-now = Ahora mismo no tienes nada que decidir.
server-coach-warming = El entrenador está calentando. Pregunta otra vez dentro de un momento.

## Luck or skill?

analysis-too-long = El registro tiene { $moves } jugadas; se pueden analizar { $most } como mucho.
analysis-working = Se juega hasta el final desde cada posición
analysis-title = ¿Suerte o habilidad? En puntos de probabilidad de ganar.
analysis-start = al principio
analysis-end = al final
analysis-own-luck = suerte propia
analysis-other-luck = suerte ajena
analysis-cost = decisiones propias
analysis-given = decisiones ajenas
analysis-drift = imprevisto
analysis-sum = Cada fila cuadra. «Imprevisto» es lo que las propias estimaciones veían mal.
analysis-exact = Todas las probabilidades son exactas.
analysis-playouts = Estimado jugando { $playouts } veces desde cada posición; ± es el doble del error típico.
analysis-turning-points = Momentos decisivos
# as in English
analysis-change = { $name }: { $before } → { $after } %.
analysis-round = ronda { $round }
analysis-move = jugada { $number }
analysis-nothing-sure = Nada que fuera bueno o malo con seguridad.
analysis-luckiest = Momento más afortunado ({ $points }),
analysis-best = Mejor decisión ({ $points } sobre la siguiente),
analysis-costliest = Decisión más cara ({ $points }),
analysis-better = mejor: { $way }
server-analysis-open = Esta carrera no ha terminado: se podrá analizar cuando acabe.
server-puzzle-open = Este problema espera tu jugada: hazla primero.
server-puzzle-table = Esta mesa no empezó con ese problema: ábrelo otra vez.
server-analysis-trouble = El análisis no ha funcionado. Inténtalo más tarde.
server-too-many-analyses = Demasiados análisis desde tu dirección. Inténtalo dentro de una hora.
server-no-moment = La carrera no tiene un momento { $move } desde el que seguir; el último es { $last }.
