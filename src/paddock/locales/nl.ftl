### Teksten die bij geen enkel spel horen

list-and = { $first } en { $last }
list-or = { $first } of { $last }

file-unreadable = { $path } kan niet gelezen worden: { $detail }.
file-unwritable = { $path } kan niet geschreven worden: { $detail }.

no-such-game = Er is geen spel ‘{ $name }’. De spellen zijn { $games }.
no-such-rules = Versie { $version } van de regels van { $name } is hier niet bekend; deze Paddock kent { $versions }. Een nieuwere Paddock kent haar misschien wel.
no-simulation = { $game } kan niet in machinecode gesimuleerd worden.
no-such-bot = Er is geen bot ‘{ $name }’ voor { $game }. De bots zijn { $bots }.
game-no-resample = { $game } heeft geheimen en zegt niet hoe ze opnieuw te trekken zijn, dus er is geen zet in te zoeken.
no-such-example = Er is geen voorbeeld ‘{ $name }’ voor { $game }. De voorbeelden zijn { $examples }.
no-puzzles = Er zijn geen puzzels voor { $game }.
no-such-puzzle = Er is geen puzzel { $number } voor { $game }. De puzzels hebben de nummers 1 tot en met { $last }.

option-unknown = { $game } heeft geen optie ‘{ $name }’. De opties zijn { $known }.
option-unknown-near = { $game } heeft geen optie ‘{ $name }’. Bedoel je ‘{ $near }’?
option-value = De optie { $name } van { $game } kan niet { $value } zijn; dit mag wel: { $expected }.

chance-script-ended = De voorbereide worpen zijn na { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} op.

record-empty = { $place } is leeg; een verslag begint met een kopregel.
record-line-json = { $place }, regel { $line }: deze regel hoort niet bij een bewaarde race. Elke regel ziet er ongeveer zo uit: {"{"}"by": 0, "move": "drive"{"}"}.
record-line-header = { $place }, regel { $line }: dit is niet de kopregel van een verslag: { $detail }.
record-line-move = { $place }, regel { $line }: dit is geen regel van een verslag, zoals {"{"}"by": 0, "move": "drive"{"}"}: { $detail }.
record-move-refused = { $place }, regel { $line }: { $reason }
record-seats = Er zijn { $given } plaatsen benoemd, maar er spelen er { $seats }.
record-undo = Zoveel zetten ({ $moves }) kun je niet terugnemen; het verslag heeft er { $length }.
series-seats = Een spel met { $given } plaatsen hoort niet in een reeks met { $seats }.

take-back-nothing = Er is niets om terug te nemen.
take-back-chance = Een worp kun je niet terugnemen.
take-back-other = Je kunt alleen je eigen laatste zet terugnemen, voordat je beurt voorbij is.

move-unknown = Dat is geen zet van dit spel.
move-not-now = Deze zet kan nu niet.
move-no-fall = Zo kunnen dobbelstenen of kaarten nu niet vallen.
move-illegal = Dat kan nu niet. Mogelijk zijn: { $legal }.

first-seat = Plaats { $first } kan niet beginnen: de plaatsen zijn genummerd van 0 tot { $most }.
players-number = Met { $players } gaat het niet: er kunnen { $least } tot { $most } meedoen.
too-many-seats = { $game } kan niet voor { $seats } spelers zijn: geen spel heeft hier meer dan { $most } plaatsen.

position-form = Dit is geen stelling: { $detail }.
position-no-game = Dit is geen stelling, want daarvoor zijn minstens "game" en "options" nodig: { $detail }.

## Terminal

cli-usage = { $problem } Probeer: { $command } --help
cli-no-games = Er is geen spel geïnstalleerd.
cli-no-workshop = { $game } heeft geen borden die je hier kunt controleren of tekenen.

cli-person-name = Groentje
# as in English
cli-bot-name = Bot
cli-bot-names = Bliksem Vonk Komeet Flits Zuiger Nitro
cli-option-form = ‘{ $text }’ is geen optie; opties schrijf je als naam=waarde, bijvoorbeeld track=oval.
cli-option-twice = De optie { $name } is twee keer opgegeven.
cli-seat-form = ‘{ $text }’ is geen plaats; schrijf een naam voor een mens, zoals Mia, of een naam en een bot, zoals Bolt=greedy.
cli-seat-twice = Twee plaatsen heten { $name }; geef iedereen een eigen naam.
cli-seats-many = Er zijn { $given } plaatsen benoemd, maar er spelen er maar { $seats }.
cli-seed-typed = Echte dobbelstenen hebben geen seed: gebruik --seed of --dice typed, niet allebei.
cli-resume-alone = Een bewaarde race brengt spel, plaatsen en opties mee: geef --resume zonder die erbij.
cli-save-exists = { $path } bestaat al; ga ermee verder met --resume, of bewaar onder een andere naam.

# as in English
cli-welcome = { $game }: { $seats }.
# as in English
cli-seat-person = { $name } ({ $car })
cli-seat-bot = { $name } ({ $car }, bot { $bot })
# as in English
cli-prompt = { $name }>{" "}
cli-prompt-dice = dobbelstenen>{" "}
cli-keys = u terugnemen · s bewaren · q bewaren en stoppen · log · hint · ? hulp
cli-keys-one = Enter doet het · u terugnemen · s bewaren · q bewaren en stoppen · log · hint · ? hulp
cli-play-help = Typ het nummer van een keuze, of een zet. Is er maar één keuze, dan is Enter genoeg.
    u neemt je laatste zet binnen je beurt terug (en, met echte dobbelstenen, een verkeerd getypte worp).
    s bewaart de race, q bewaart en stopt, log vertelt wat er net gebeurd is.
    hint vraagt de coach naar de beste zetten.
cli-type-something = Typ het nummer van een keuze, 1 tot { $choices }, of ? voor hulp.
cli-no-such-choice = Er is geen keuze { $text }; typ { $choices ->
    [one] 1
   *[other] een nummer van 1 tot { $choices }
}, of ? voor hulp.
cli-roll-taken-back = De worp is teruggenomen.
cli-saved = Bewaard in { $path }.
cli-resume-with = De race is bewaard in { $path }. Ga verder met: { $command }
cli-winner = gewonnen!
cli-series = Na { $races ->
    [one] één race
   *[other] { $races } races
}: { $held }.
# as in English
cli-series-seat = { $name } { $prizes }
cli-again = Nog een race met dezelfde plaatsen? [y ja, n nee, s bewaart deze]{" "}

cli-serve-failed = De server kon niet starten op { $host }, poort { $port }; luistert daar al iets anders? Kies een andere met --port.
cli-exists = { $path } bestaat al; kies een andere naam.
cli-not-json = { $path } is geen JSON: { $detail }.
cli-too-deep = De invoer is te diep genest om te lezen.
cli-position-fine = { $path }: in orde. { $game }, { $moment }.
cli-games-bots = De bots: { $bots }.
cli-games-option = optie
cli-games-default = standaard
cli-games-choices = keuzes
cli-games-hint = Zo kies je: paddock play { $game } --option { $option }={ $value }

cli-replay-one-way = Gebruik er maar één van: --verify, --step, --to en --position.
cli-replay-too-far = Er is geen zet { $number }; het verslag heeft { $moves ->
    [0] er geen
    [one] één zet
   *[other] { $moves } zetten
}.
cli-replay-start = Voor de eerste zet.
cli-replay-prompt = zet { $number } van { $moves } · Enter verder · b terug · nummer · q>{" "}
cli-replay-end = Dit was de laatste zet.
cli-replay-help = Enter gaat verder, b gaat terug, een nummer van 0 tot { $moves } gaat daarheen, q stopt.
cli-verified = { $path }: in orde. { $moves ->
    [one] Eén zet
   *[other] { $moves } zetten
}, { $moment }, gewonnen door { $winners }.
cli-verified-open = { $path }: in orde. { $moves ->
    [one] Eén zet
   *[other] { $moves } zetten
}, { $moment }, nog bezig.

cli-no-handbook = { $game } heeft geen spelregels bij zich.
cli-no-rule-page = De genummerde regels van { $games } zijn hier niet geïnstalleerd.
cli-no-such-rule = Er is geen regel { $name }; de regels zijn genummerd van { $first } tot { $last }, met gaten.

cli-track-error = { $file }: fout: { $text }
cli-track-warning = { $file }: waarschuwing: { $text }
cli-track-fine = { $file }: in orde. { $summary }
cli-track-playable = { $file }: speelbaar, maar let op de waarschuwingen. { $summary }
cli-track-cars = ‘{ $text }’ zet geen auto op een veld; schrijf het als red=b3.
cli-track-car-twice = De auto ‘{ $car }’ staat op twee velden; hij kan maar op één staan.
cli-track-drawn = Getekend: { $path }
cli-track-suffix = { $path } is geen naam voor een circuitbestand; laat hem eindigen op .toml.
cli-track-new = Geschreven: { $path }. Controleer het met: paddock track check { $path }

## Server

server-running = Paddock is open op { $address }
server-open-already = Paddock is al open, op { $address }
server-in-use = Een andere Paddock gebruikt de gegevens in { $path }, op { $address }. Sluit die, of noem een andere map met --data.
backup-no-tables = In { $path } staan geen tafels van Paddock. Noem met --data de map die de server gebruikt.
backup-made = { $tables ->
    [one] Eén tafel is
   *[other] { $tables } tafels zijn
} bewaard in { $path }.
backup-bad = { $path } is geen volledige kopie van Paddock ({ $detail }). Neem een bestand dat ‘paddock backup’ heeft geschreven.
restore-not-empty = { $path } heeft al tafels. Noem een lege map met --data, of verplaats de tafels eerst.
restore-done = { $tables ->
    [one] Eén tafel is
   *[other] { $tables } tafels zijn
} terug in { $path }.
check-fine = { $tables ->
    [one] De ene tafel is
   *[other] Alle { $tables } tafels zijn
} in orde.
check-table = Tafel { $table }: { $what }
check-database = De databank is beschadigd: { $detail }.
check-missing = regel { $number } ontbreekt.
check-unreadable = regel { $number } kan niet gelezen worden.
check-impossible = regel { $number } kan niet gebeurd zijn ({ $detail }).
check-damaged = { $damaged ->
    [one] Er is één fout
   *[other] Er zijn { $damaged } fouten
} gevonden in { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}. Zet met ‘paddock restore’ een kopie terug in een andere map, en start de server daarmee.
server-network = Apparaten in je netwerk kunnen meedoen via { $address }
server-no-network = Deze computer zit in geen enkel privénetwerk, dus geen ander apparaat kan hem bereiken. Verbind hem met je wifi en probeer het opnieuw.
server-not-here = Dat kan alleen wie achter de computer van deze server zit.
server-no-handover = Deze code is niet meer geldig: hij is al gebruikt of te oud. Maak een nieuwe op het andere apparaat.
server-too-many-races = Dit zijn { $given } races; er kunnen er hoogstens { $most } tegelijk worden opgezocht.
server-bot-names = Bliksem Vonk Komeet Flits Zuiger Nitro
server-reader-name = Groentje

server-stale = De tafel is al verder; zo ziet hij er nu uit.
server-trouble = Er ging iets mis op de server; er is niets veranderd. Probeer het nog eens.
server-storage = Dit kon niet bewaard worden, dus het is niet gebeurd. Probeer het nog eens.
server-full = De server zit nu even vol. Probeer het later nog eens.
server-busy = De server heeft het nu te druk. Probeer het zo meteen nog eens.
server-too-costly = Dat was veel werk voor de server. Wacht een paar seconden en probeer het dan nog eens.
server-too-many-tables = Er zijn hier binnen een uur te veel tafels geopend. Probeer het later nog eens.
server-origin = Deze pagina mag niet met deze server praten, want ze komt ergens anders vandaan.

server-no-table = Die tafel bestaat niet. Controleer de link, of open een nieuwe tafel.
server-no-race = Aan deze tafel is geen race { $number }; er zijn er { $races } gereden.
server-no-picture = Er is hier geen afbeelding ‘{ $name }’.
server-no-pictures = { $game } heeft geen afbeeldingen van zijn borden.
server-no-page = Op dit adres is niets.
server-not-built = De pagina is niet gebouwd. Bouw haar in de map ‘web’ en start de server opnieuw.
server-method = Dit adres neemt zulke verzoeken niet aan.
server-request = Dit verzoek is niet te gebruiken: { $detail }.
server-not-text = Dit bestand is geen bewaarde race, het is niet eens tekst. Kies een bestand dat je in het menu van een tafel hebt bewaard: de naam eindigt op .jsonl.
server-no-record = Dit bestand is geen bewaarde race. Kies een bestand dat je in het menu van een tafel hebt bewaard: de naam eindigt op .jsonl.
server-upload-long = Dit bestand is te groot voor een bewaarde race. Kies een bestand dat je in het menu van een tafel hebt bewaard: de naam eindigt op .jsonl.
server-too-deep = Dit is te diep genest om te lezen.
server-record-secret = Je kunt deze race bewaren als hij voorbij is: tot dan zou het bestand geheimen verraden.
server-board = Er is hier geen bord ‘{ $board }’; de borden zijn { $boards }.
server-no-builder = Voor { $game } is er geen bouwdoos.
server-not-generated = { $game } heeft geen borden die het toeval legt.
server-seed = { $seed } is geen nummer van een bord; hele getallen van 0 tot { $most } zijn dat wel.
server-board-long = Dit bord is te lang: { $length }; hoogstens { $most } passen.

server-not-started = De race is nog niet begonnen.
server-already-racing = De race is bezig: dit kan alleen voor de start.
server-already-over = De race is voorbij.
server-not-over = Een revanche kan pas als de race voorbij is.
server-only-host = Dat mag alleen wie de tafel geopend heeft.
server-only-players = Dat mag alleen wie aan de tafel zit.
server-not-your-seat = Dat is niet jouw plaats.
server-no-such-seat = Die plaats bestaat niet; de tafel heeft er { $seats }.
server-seat-taken = Daar zit { $name } al.
server-seats-open = { $seats ->
    [one] Er is nog één plaats vrij: wacht op een speler, of zet er een bot neer.
   *[other] Er zijn nog { $seats } plaatsen vrij: wacht op spelers, of zet er bots neer.
}
server-name = Een naam heeft 1 tot { $most } letters.
server-name-taken = Er heet al iemand aan de tafel { $name }; kies een andere naam.
server-no-roll = Er valt nu niets te gooien.
server-not-your-roll = Nu gooit { $name }.
server-dice-typed = Aan deze tafel gooi je met echte dobbelstenen: zeg wat ze laten zien.
server-dice-seeded = Aan deze tafel gooit de server.
server-hand-late = { $name } was sneller: pak iets anders.
server-one-hand = Iedereen heeft één hand: de jouwe heeft al iets gepakt.
server-preview-waiting = { $count ->
    [0] Iedereen zit aan tafel, de race begint zo.
    [one] Er is nog één plaats vrij: open de link en ga zitten.
   *[other] Er zijn nog { $count } plaatsen vrij: open de link en ga zitten.
}
server-preview-racing = De race is bezig: kom kijken.
server-preview-over = De race is voorbij: bekijk haar nog eens.
server-call-title = Jij bent aan de beurt
server-call-text = { $name }, jij bent aan de beurt bij { $game }.
server-push = Deze browser kan niet worden geroepen: zijn gegevens kloppen niet.
server-too-many-calls = Dat waren veel apparaten in een uur. Probeer het later nog eens.
server-seat-lost = Je plaats is aan iemand anders gegeven. Je kunt blijven kijken.
server-away-shortly = { $name } is net weg. Over { $seconds } s kun je een bot laten rijden.
server-still-here = { $name } is er. Alleen wie weg is, kan worden vervangen.
server-no-person = Daar zit niemand.
server-host-here = De gastheer of gastvrouw is er. Iemand anders kan het worden na een tijdje afwezigheid.
server-phrases-off = Aan deze tafel staan de uitroepen uit.
server-no-phrase = Die uitroep bestaat niet in dit spel.
server-too-many-phrases = Dat was veel tegelijk. Wacht even voordat je meer zegt.
server-onward-seats = Dit spel heeft { $seats } plaatsen en er zijn { $people } mensen aan tafel. Kies een ander spel of een ander aantal spelers.

server-not-json = Dit bericht is geen JSON.
server-command = Dit is geen opdracht die een tafel kent: { $detail }.
server-too-long = Dit bericht is te lang; er wordt hoogstens { $most } kB gelezen.
server-too-fast = Te veel berichten in te korte tijd: dit is niet gelezen.
server-closed = Deze verbinding is gesloten: te veel berichten waren onbruikbaar.
server-trials-full = Er worden races voor andere borden gereden, en er wachten er al { $waiting }. Probeer het over een minuut opnieuw.
server-too-many-trials = Je hebt binnen een uur heel veel borden laten beoordelen. Wacht even.
server-trial-trouble = De races zijn op de server mislukt. Wat er al is, blijft; probeer het opnieuw.

## Lab

lab-title = { $game }: { $races } races, startgetal { $seed }
lab-racing = Er wordt gereden
lab-compiling = De regels van { $game } worden gecompileerd, eenmalig voor deze installatie. Dat duurt ongeveer een minuut…
lab-interrupted = Onderbroken: { $races } van { $wanted } races zijn gereden.
lab-unfinished = Races zonder einde: { $races }. Iets op dit bord maakt ze eindeloos.
lab-written = Geschreven: { $path }
puzzles-looking = Puzzels zoeken…
puzzles-so-far = Gevonden puzzels: { $puzzles }. Bekeken stellingen: { $positions }. Races: { $races }.
lab-column-seat = Plaats
lab-column-seats = Plaatsen
# as in English
lab-column-bot = Bot
lab-column-wins = Overwinningen
lab-column-chance = Kans
lab-column-interval = 95 % zeker
lab-column-what = In één race
lab-column-mean = Gemiddelde
lab-column-fewer = Minder races
lab-column-luckless = Zonder geluk
lab-rounds = Rondes
lab-rounds-spread = de helft van alle races: tot { $median } rondes; negen van de tien: { $short } tot { $long }
lab-lead-changes = Wisselingen van koploper
lab-close = Nipte finishes (de tweede hooguit 5 % achter)
lab-shared = Gedeelde overwinningen
lab-decisions = Beslissingen
lab-rolls = Worpen en trekkingen
lab-heat-stops = Auto’s die hier stoppen
lab-heat-waits = Auto’s die hier een beurt wachten
lab-heat-setbacks = Vanaf hier teruggezet
lab-bot-twice = ‘{ $seat }’ is een bot te veel: noem één bot per plaats, en één voor alle andere.
lab-no-such-seat = Er is geen plaats ‘{ $seat }’; de plaatsen zijn 1 tot { $seats }, of op kleur: { $cars }.
lab-no-folder = { $path } kan niet geschreven worden: de map { $folder } bestaat niet.
lab-extra = Hiervoor is het pakket { $package } nodig. Installeer het met: ‘pip install paddock[lab]’.
lab-other-rules = Een rekenproces heeft andere regels dan deze machine: installeer daar dezelfde versie van Paddock.
lab-workers-die = De processen die spelen stoppen steeds weer; is er te weinig geheugen? Probeer er minder met --workers.
lab-workers-or-cluster = Noem óf --workers, voor deze machine, óf --cluster, en niet allebei.
lab-cluster-silent = Niemand antwoordt op { $address }. Start daar een scheduler met: ‘dask scheduler’.
lab-cluster-idle = De cluster op { $address } heeft geen rekenprocessen. Start er met: ‘dask worker { $address }’.
lab-cluster-lost = De cluster op { $address } is weg. Er is niets verloren: hetzelfde startgetal geeft dezelfde races.
# as in English
lab-report-title = { $game }: { $races } races
lab-report-seed = Startgetal { $seed }. Hetzelfde startgetal geeft op elke machine dezelfde getallen.
lab-report-wins = Wie wint
lab-report-length = Hoe lang het duurt
lab-report-progress = Waar ze zijn, ronde na ronde
lab-report-places = Positie in het veld
lab-report-way = Deel van de weg
lab-report-board = Op het bord
lab-report-per-race = per race, hooguit { $most }
lab-report-no-picture = Dit spel heeft nog geen afbeelding van zijn bord; de velden staan daarom op een rij.
lab-report-numbers = In cijfers
lab-report-options = Opties
lab-track-fair = Eerlijk: de plaatsen winnen ongeveer even vaak, van { $low } % tot { $high } %.
lab-track-unfair = Niet helemaal eerlijk: plaats { $best } wint { $high } %, plaats { $worst } maar { $low } %.
lab-track-length = Een race duurt { $mean } rondes; negen van de tien duren { $short } tot { $long }.
lab-track-lively = De koploper wisselt { $changes } keer per race; { $close } % van de finishes is nipt.
lab-track-most = { $what }, vooral: { $spaces }.
lab-track-never = Niemand stopte ooit op: { $spaces }.
lab-track-all-used = Elk veld wordt gebruikt.
lab-track-races = { $races } races met { $players } spelers ({ $bot }), startgetal { $seed }.
bot-random = beginner-bots
bot-greedy = coureur-bots
bot-shark = haai-bots
bot-beginner = beginner-bots
bot-amateur = amateur-bots
bot-racer = coureur-bots
bot-expert = expert-bots
bot-master = meester-bots
lab-ladder-title = { $game }: de ladder na { $races } races
# as in English
lab-ladder-rating = Rating
# as in English
lab-ladder-races = Races
lab-ladder-one = { $game } heeft maar één bot voor het lab, { $bot }: er is niemand om mee te vergelijken.
lab-ladder-open = Niet beslist binnen { $races } races: de intervallen zijn nog breder dan gewenst.
lab-track-mixed = Met verschillende bots zegt dit weinig over het circuit: de plaatsen winnen van { $low } % tot { $high } %.
lab-track-unsure = Nog niet zeker of het eerlijk is: de plaatsen winnen { $low } % tot { $high } %, op { $margin } % na. Meer races zouden het leren.

# Omgevingen om te leren

envs-missing = Hiervoor ontbreekt het pakket { $package }. Installeer Paddock ermee: pip install "paddock[envs]".
envs-number = { $name } is { $number }, maar moet minstens 1 zijn.
envs-actions = Er zijn { $tables } tafels, dus voor elke tafel is een actie nodig: een array met vorm ({ $tables },), niet { $given }.
envs-illegal = Actie { $action } is niet toegestaan aan tafel { $table }. Het masker van de waarneming heeft een 1 voor elke toegestane actie.
envs-over = In deze toestand is de race voorbij: laad er een waarin hij doorgaat.
envs-choice = { $name } kan niet ‘{ $value }’ zijn. Mogelijk zijn { $known }.
envs-secrets = In { $game } is iets verborgen, dus kan niet worden getoond waar elke zet toe leidt.
envs-idle = Met deze bots eindigden 1000 races van { $game } achter elkaar voordat de leerling iets te beslissen had.

## Spellen zonder eigen scherm, in een terminal
plain-rank = plaats
plain-points-title = punten
plain-round = ronde { $number }
plain-turn = beurt { $number }
plain-under-way = bezig
plain-over = afgelopen
plain-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
plain-more = nog { $count }, te typen zoals ze geschreven worden: { $moves }
plain-ask-chance = Wat brengt het toeval? Typ het zoals het geschreven wordt: { $outcomes }
plain-no-outcome = Het toeval kan nu niet ‘{ $text }’ brengen. Het kan { $outcomes } brengen.
plain-notation = Zetten worden getypt zoals ze geschreven worden: { $moves }

## Laws and new games

laws-unknown = Er is geen wet { $name }. De wetten zijn: { $laws }.
laws-kept = geldt        { $law }
laws-broken = OVERTREDEN   { $law }
laws-verdict = { $game } overtreedt { $broken } van { $laws } wetten.
laws-all-kept = { $game } { $laws ->
    [one] houdt zich aan deze wet
   *[other] houdt zich aan alle { $laws } wetten
}. Geprobeerd in { $cases ->
    [one] één geval
   *[other] { $cases } gevallen
}.
new-game-name = { $name } is geen naam voor een spel: letters, cijfers en koppeltekens, met eerst een letter.
new-game-exists = { $folder } bestaat al: kies een andere naam of map.
new-game-taken = Er is al een spel dat { $name } heet.
new-game-made = { $folder } bevat een klein spel dat overal werkt. Hoe het verdergaat staat in { $readme }.

## Het einde

ending-you = jij
ending-headline = { $who ->
    [you] Jij wint
    [one] { $winners } wint
   *[many] { $winners } winnen samen
}
ending-place = { $place ->
    [1] Eerste
    [2] Tweede
    [3] Derde
    [4] Vierde
    [5] Vijfde
    [6] Zesde
   *[other] Nummer { $place }
} van de { $seats ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
   *[other] { $seats }
}{ $shared ->
    [yes] , gedeeld
   *[no] {""}
}
ending-first = Eerst { $seats }
ending-then = dan { $seats }

## Coach

coach-close = De beste keuzes zijn hier ongeveer even goed.
coach-ahead = Zo win je { $best } van de 100 races, met de op één na beste keuze { $other }.
coach-same = Hier komen alle keuzes op hetzelfde neer.
coach-one-way = Er is maar één keuze.
coach-exact = precies { $share } %
coach-about = ongeveer { $share } % (±{ $error })
# as in English
cli-hint-way = { $chance }: { $words } [{ $moves }]
cli-hint-warming = De coach warmt op, de eerste keer duurt dat een paar minuten. Vraag het later nog eens.
server-coach-off = Aan deze tafel staat de coach uit. Wie de tafel geopend heeft, kan hem aanzetten.
server-coach-not-now = Je hoeft nu niets te beslissen.
server-coach-warming = De coach warmt op. Vraag het zo nog eens.

## Luck or skill?

analysis-too-long = Het verslag heeft { $moves } zetten; hoogstens { $most } zijn te analyseren.
analysis-working = Elke stelling wordt uitgespeeld
analysis-title = Geluk of kunde? In punten van de winstkans.
analysis-start = eerst
analysis-end = aan het eind
analysis-own-luck = eigen geluk
analysis-other-luck = geluk van anderen
analysis-cost = eigen keuzes
analysis-given = keuzes van anderen
analysis-drift = onvoorzien
analysis-sum = Elke rij klopt. ‘Onvoorzien’ is wat de schattingen zelf verkeerd zagen.
analysis-exact = Alle kansen zijn exact.
analysis-playouts = Geschat: elke stelling { $playouts } keer uitgespeeld; ± is twee keer de standaardfout.
analysis-turning-points = Keerpunten
# as in English
analysis-change = { $name }: { $before } → { $after } %.
analysis-round = ronde { $round }
analysis-move = zet { $number }
analysis-nothing-sure = Niets dat zeker goed of slecht was.
analysis-luckiest = Gelukkigste moment ({ $points }),
analysis-best = Beste keuze ({ $points } boven de volgende),
analysis-costliest = Duurste keuze ({ $points }),
analysis-better = beter: { $way }
server-analysis-open = Deze race is nog niet voorbij: daarna kan ze geanalyseerd worden.
server-puzzle-open = Deze puzzel wacht op je zet: doe die eerst.
server-puzzle-table = Deze tafel is niet met die puzzel begonnen: open de puzzel opnieuw.
server-analysis-trouble = De analyse is niet gelukt. Probeer het later nog eens.
server-too-many-analyses = Te veel analyses vanaf jouw adres. Probeer het over een uur weer.
server-no-moment = De race heeft geen moment { $move } om vanaf verder te gaan; het laatste is { $last }.
