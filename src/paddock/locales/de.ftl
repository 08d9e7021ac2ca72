### Texte, die zu keinem Spiel gehören

list-and = { $first } und { $last }
list-or = { $first } oder { $last }

file-unreadable = { $path } lässt sich nicht lesen: { $detail }.
file-unwritable = { $path } lässt sich nicht schreiben: { $detail }.

no-such-game = Ein Spiel „{ $name }“ gibt es nicht. Es gibt: { $games }.
no-such-rules = Version { $version } der Regeln von { $name } ist hier nicht bekannt; dieses Paddock kennt { $versions }. Ein neueres Paddock kennt sie vielleicht.
no-simulation = { $game } lässt sich nicht in Maschinencode simulieren.
no-such-bot = Einen Bot „{ $name }“ gibt es für { $game } nicht. Die Bots sind { $bots }.
game-no-resample = { $game } hat Geheimnisse und sagt nicht, wie man sie neu auslost. Darum lässt sich darin kein Zug suchen.
no-such-example = Ein Beispiel „{ $name }“ gibt es für { $game } nicht. Die Beispiele sind { $examples }.
no-puzzles = Zu { $game } gibt es keine Rätsel.
no-such-puzzle = Zu { $game } gibt es kein Rätsel { $number }. Die Rätsel haben die Nummern von 1 bis { $last }.

option-unknown = { $game } hat keine Option „{ $name }“. Die Optionen sind { $known }.
option-unknown-near = { $game } hat keine Option „{ $name }“. Meinst du „{ $near }“?
option-value = Die Option { $name } von { $game } kann nicht { $value } sein; erlaubt ist: { $expected }.

chance-script-ended = Die vorbereiteten Würfe sind nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} zu Ende.

record-empty = { $place } ist leer; eine Aufzeichnung beginnt mit einer Kopfzeile.
record-line-json = { $place }, Zeile { $line }: Diese Zeile gehört zu keinem gespeicherten Rennen. Jede Zeile sieht etwa so aus: {"{"}"by": 0, "move": "drive"{"}"}.
record-line-header = { $place }, Zeile { $line }: Das ist nicht die Kopfzeile einer Aufzeichnung: { $detail }.
record-line-move = { $place }, Zeile { $line }: Das ist keine Zeile einer Aufzeichnung, wie etwa {"{"}"by": 0, "move": "drive"{"}"}: { $detail }.
record-move-refused = { $place }, Zeile { $line }: { $reason }
record-seats = Benannte Plätze: { $given }, aber es spielen { $seats }.
record-undo = So viele Züge, nämlich { $moves }, lassen sich nicht zurücknehmen; die Aufzeichnung hat nur { $length }.
series-seats = Ein Spiel mit { $given } Plätzen gehört nicht in eine Serie mit { $seats }.

take-back-nothing = Es gibt nichts zurückzunehmen.
take-back-chance = Ein Wurf lässt sich nicht zurücknehmen.
take-back-other = Du kannst nur deinen eigenen letzten Zug zurücknehmen, solange du noch dran bist.

move-unknown = Das ist kein Zug dieses Spiels.
move-not-now = Dieser Zug ist gerade nicht möglich.
move-no-fall = So können Würfel oder Karten gerade nicht fallen.
move-illegal = Das geht gerade nicht. Möglich sind: { $legal }.

first-seat = Platz { $first } kann nicht anfangen: Die Plätze haben die Nummern 0 bis { $most }.
players-number = Zu { $players } geht es nicht: { $least } bis { $most } können spielen.
too-many-seats = { $game } kann nicht für { $seats } Personen sein: Kein Spiel hat hier mehr als { $most } Plätze.

position-form = Das ist keine Stellung: { $detail }.
position-no-game = Das ist keine Stellung, denn dazu braucht es mindestens "game" und "options": { $detail }.

## Terminal

cli-usage = { $problem } Hilfe gibt es mit: { $command } --help
cli-no-games = Es ist kein Spiel installiert.
cli-no-workshop = { $game } hat keine Spielpläne, die sich hier prüfen oder zeichnen ließen.

cli-person-name = Frischling
# as in English
cli-bot-name = Bot
cli-bot-names = Blitz Funke Komet Flitzer Kolben Nitro
cli-option-form = „{ $text }“ ist keine Option; Optionen schreibt man name=wert, zum Beispiel track=oval.
cli-option-twice = Die Option { $name } ist doppelt angegeben.
cli-seat-form = „{ $text }“ ist kein Platz; schreib einen Namen für einen Menschen, etwa Mia, oder einen Namen und einen Bot, etwa Bolt=greedy.
cli-seat-twice = Zwei Plätze heißen { $name }; gib allen einen eigenen Namen.
cli-seats-many = Benannte Plätze: { $given }, aber es spielen nur { $seats }.
cli-seed-typed = Echte Würfel haben keine Startzahl: Nimm entweder --seed oder --dice typed.
cli-resume-alone = Ein gespeichertes Rennen bringt Spiel, Plätze und Optionen mit: Lass sie bei --resume weg.
cli-save-exists = { $path } gibt es schon; spiel mit --resume weiter oder speichere unter einem anderen Namen.

# as in English
cli-welcome = { $game }: { $seats }.
# as in English
cli-seat-person = { $name } ({ $car })
cli-seat-bot = { $name } ({ $car }, Bot { $bot })
# as in English
cli-prompt = { $name }>{" "}
cli-prompt-dice = Würfel>{" "}
cli-keys = u zurücknehmen · s speichern · q speichern und aufhören · log · hint · ? Hilfe
cli-keys-one = Enter nimmt es · u zurücknehmen · s speichern · q speichern und aufhören · log · hint · ? Hilfe
cli-play-help = Tipp die Nummer einer Möglichkeit oder einen Zug ein. Gibt es nur eine, genügt Enter.
    u nimmt deinen letzten Zug zurück, solange du dran bist (und bei echten Würfeln einen vertippten Wurf).
    s speichert das Rennen, q speichert und hört auf, log erzählt, was zuletzt geschah.
    hint fragt den Coach nach den besten Zügen.
cli-type-something = Tipp die Nummer einer Möglichkeit ein, 1 bis { $choices }, oder ? für Hilfe.
cli-no-such-choice = Eine Möglichkeit { $text } gibt es nicht; tipp { $choices ->
    [one] 1
   *[other] eine Nummer von 1 bis { $choices }
} ein, oder ? für Hilfe.
cli-roll-taken-back = Der Wurf ist zurückgenommen.
cli-saved = Gespeichert in { $path }.
cli-resume-with = Das Rennen ist in { $path } gespeichert. Weiter geht es mit: { $command }
cli-winner = gewonnen!
cli-series = Nach { $races ->
    [one] einem Rennen
   *[other] { $races } Rennen
}: { $held }.
# as in English
cli-series-seat = { $name } { $prizes }
cli-again = Noch ein Rennen mit denselben Plätzen? [y ja, n nein, s speichert dieses]{" "}

cli-serve-failed = Der Server konnte auf { $host }, Port { $port } nicht starten; lauscht dort schon etwas anderes? Wähle mit --port einen anderen.
cli-exists = { $path } gibt es schon; nimm einen anderen Namen.
cli-not-json = { $path } ist kein JSON: { $detail }.
cli-too-deep = Die Eingabe ist zu tief verschachtelt.
cli-position-fine = { $path }: in Ordnung. { $game }, { $moment }.
cli-games-bots = Die Bots: { $bots }.
cli-games-option = Option
cli-games-default = Standard
cli-games-choices = Auswahl
cli-games-hint = So wählst du: paddock play { $game } --option { $option }={ $value }

cli-replay-one-way = Nimm nur eines von --verify, --step, --to und --position.
cli-replay-too-far = Einen Zug { $number } gibt es nicht; die Aufzeichnung hat { $moves ->
    [0] keinen
    [one] nur einen Zug
   *[other] { $moves } Züge
}.
cli-replay-start = Vor dem ersten Zug.
cli-replay-prompt = Zug { $number } von { $moves } · Enter weiter · b zurück · Nummer · q>{" "}
cli-replay-end = Das war der letzte Zug.
cli-replay-help = Enter geht weiter, b geht zurück, eine Nummer von 0 bis { $moves } springt dorthin, q hört auf.
cli-verified = { $path }: in Ordnung. { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}, { $moment }, gewonnen von { $winners }.
cli-verified-open = { $path }: in Ordnung. { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
}, { $moment }, noch im Gange.

cli-no-handbook = { $game } bringt keine Spielregeln mit.
cli-no-rule-page = Die nummerierten Regeln von { $games } sind hier nicht installiert.
cli-no-such-rule = Eine Regel { $name } gibt es nicht; die Regeln sind von { $first } bis { $last } nummeriert, mit Lücken.

cli-track-error = { $file }: Fehler: { $text }
cli-track-warning = { $file }: Warnung: { $text }
cli-track-fine = { $file }: in Ordnung. { $summary }
cli-track-playable = { $file }: spielbar, aber beachte die Warnungen. { $summary }
cli-track-cars = „{ $text }“ stellt kein Auto auf ein Feld; schreib es so: red=b3.
cli-track-car-twice = Das Auto „{ $car }“ steht auf zwei Feldern; es kann nur auf einem stehen.
cli-track-drawn = Gezeichnet: { $path }
cli-track-suffix = { $path } ist kein Name für eine Streckendatei; er muss auf .toml enden.
cli-track-new = Geschrieben: { $path }. Prüfen kannst du sie mit: paddock track check { $path }

## Server

server-running = Paddock ist offen unter { $address }
server-open-already = Paddock ist schon offen, unter { $address }
server-in-use = Ein anderes Paddock benutzt die Daten in { $path }, unter { $address }. Schließe es oder nenne mit --data einen anderen Ordner.
backup-no-tables = In { $path } sind keine Tische von Paddock. Nenne mit --data den Ordner, den der Server benutzt.
backup-made = { $tables ->
    [one] Ein Tisch ist
   *[other] { $tables } Tische sind
} in { $path } gesichert.
backup-bad = { $path } ist keine vollständige Sicherung von Paddock ({ $detail }). Nimm eine Datei, die „paddock backup“ geschrieben hat.
restore-not-empty = { $path } enthält schon Tische. Nenne mit --data einen leeren Ordner oder verschiebe die Tische zuerst.
restore-done = { $tables ->
    [one] Ein Tisch ist
   *[other] { $tables } Tische sind
} wieder in { $path }.
check-fine = { $tables ->
    [one] Der eine Tisch ist
   *[other] Alle { $tables } Tische sind
} in Ordnung.
check-table = Tisch { $table }: { $what }
check-database = Die Datenbank ist beschädigt: { $detail }.
check-missing = Eintrag { $number } fehlt.
check-unreadable = Eintrag { $number } lässt sich nicht lesen.
check-impossible = Eintrag { $number } kann nicht geschehen sein ({ $detail }).
check-damaged = { $damaged ->
    [one] Ein Fehler wurde
   *[other] { $damaged } Fehler wurden
} in { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
} gefunden. Hole mit „paddock restore“ eine Sicherung in einen anderen Ordner zurück und starte den Server damit.
server-network = Geräte in deinem Netzwerk kommen über { $address } dazu
server-no-network = Dieser Rechner ist in keinem privaten Netzwerk, darum kann ihn kein anderes Gerät erreichen. Verbinde ihn mit deinem WLAN und versuch es noch einmal.
server-not-here = Das geht nur an dem Rechner, auf dem dieser Server läuft.
server-no-handover = Dieser Code gilt nicht mehr: Er wurde schon benutzt oder ist zu alt. Erzeuge auf dem anderen Gerät einen neuen.
server-too-many-races = Das sind { $given } Rennen; höchstens { $most } lassen sich auf einmal nachsehen.
server-bot-names = Blitz Funke Komet Flitzer Kolben Nitro
server-reader-name = Frischling

server-stale = Am Tisch ging es schon weiter; so sieht er jetzt aus.
server-trouble = Auf dem Server ging etwas schief; nichts hat sich geändert. Bitte versuch es noch einmal.
server-storage = Das ließ sich nicht speichern, also ist es nicht geschehen. Bitte versuch es noch einmal.
server-full = Auf dem Server ist gerade kein Platz mehr. Bitte versuch es später noch einmal.
server-busy = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
server-too-costly = Das war viel Arbeit für den Server. Warte ein paar Sekunden und versuch es dann noch einmal.
server-too-many-tables = Von hier wurden in einer Stunde zu viele Tische eröffnet. Bitte versuch es später noch einmal.
server-origin = Diese Seite darf nicht mit diesem Server sprechen, denn sie kommt von anderswo.

server-no-table = Diesen Tisch gibt es nicht. Prüf den Link, oder eröffne einen neuen Tisch.
server-no-race = Ein Rennen { $number } gibt es an diesem Tisch nicht; gefahren wurden hier { $races }.
server-no-picture = Ein Bild „{ $name }“ gibt es hier nicht.
server-no-pictures = { $game } bringt keine Bilder seiner Spielpläne mit.
server-no-page = Unter dieser Adresse gibt es nichts.
server-not-built = Die Seite ist nicht gebaut. Bau sie im Ordner „web“ und starte den Server dann neu.
server-method = Diese Adresse nimmt solche Anfragen nicht an.
server-request = Mit dieser Anfrage lässt sich nichts anfangen: { $detail }.
server-not-text = Diese Datei ist kein gespeichertes Rennen, nicht einmal Text. Nimm eine, die du im Menü eines Tisches gespeichert hast: Ihr Name endet auf .jsonl.
server-no-record = Diese Datei ist kein gespeichertes Rennen. Nimm eine, die du im Menü eines Tisches gespeichert hast: Ihr Name endet auf .jsonl.
server-upload-long = Diese Datei ist zu groß für ein gespeichertes Rennen. Nimm eine, die du im Menü eines Tisches gespeichert hast: Ihr Name endet auf .jsonl.
server-too-deep = Das ist zu tief verschachtelt, um gelesen zu werden.
server-record-secret = Speichern kannst du dieses Rennen erst, wenn es vorbei ist: Bis dahin würde die Datei Geheimnisse verraten.
server-board = Einen Spielplan „{ $board }“ gibt es hier nicht; es gibt { $boards }.
server-no-builder = Für { $game } gibt es keinen Baukasten.
server-not-generated = Für { $game } legt der Zufall keine Strecken.
server-seed = { $seed } ist keine Nummer einer Strecke; möglich sind ganze Zahlen von 0 bis { $most }.
server-board-long = Dieser Spielplan ist zu lang: { $length }; höchstens { $most } passen.

server-not-started = Das Rennen hat noch nicht begonnen.
server-already-racing = Das Rennen läuft: Das geht nur vor dem Start.
server-already-over = Das Rennen ist vorbei.
server-not-over = Eine Revanche gibt es erst, wenn das Rennen vorbei ist.
server-only-host = Das darf nur, wer den Tisch eröffnet hat.
server-only-players = Das darf nur, wer am Tisch sitzt.
server-not-your-seat = Das ist nicht dein Platz.
server-no-such-seat = Diesen Platz gibt es nicht; Plätze am Tisch: { $seats }.
server-seat-taken = Dort sitzt schon { $name }.
server-seats-open = { $seats ->
    [one] Ein Platz ist noch frei: Warte, bis jemand kommt, oder setz einen Bot hin.
   *[other] { $seats } Plätze sind noch frei: Warte, bis jemand kommt, oder setz Bots hin.
}
server-name = Ein Name hat 1 bis { $most } Buchstaben.
server-name-taken = Am Tisch heißt schon jemand { $name }; nimm einen anderen Namen.
server-no-roll = Jetzt gibt es nichts zu würfeln.
server-not-your-roll = Jetzt würfelt { $name }.
server-dice-typed = An diesem Tisch wird mit echten Würfeln gespielt: Sag, was sie zeigen.
server-dice-seeded = An diesem Tisch würfelt der Server.
server-hand-late = { $name } war schneller: Nimm etwas anderes.
server-one-hand = Alle haben nur eine Hand: Deine hat schon zugegriffen.
server-preview-waiting = { $count ->
    [0] Alle sitzen am Tisch, gleich geht es los.
    [one] Ein Platz ist noch frei: Öffne den Link und setz dich dazu.
   *[other] { $count } Plätze sind noch frei: Öffne den Link und setz dich dazu.
}
server-preview-racing = Das Rennen läuft: Schau zu.
server-preview-over = Das Rennen ist vorbei: Sieh es dir noch einmal an.
server-call-title = Du bist dran
server-call-text = { $name }, du bist dran bei { $game }.
server-push = Dieser Browser lässt sich nicht rufen: Seine Angaben ergeben keinen Sinn.
server-too-many-calls = Das waren viele Geräte in einer Stunde. Versuch es später noch einmal.
server-seat-lost = Dein Platz ist jetzt vergeben. Du kannst weiter zuschauen.
server-away-shortly = { $name } ist gerade erst weg. In { $seconds } s kannst du einen Bot fahren lassen.
server-still-here = { $name } ist da. Vertreten werden kann nur, wer weg ist.
server-no-person = Dort sitzt niemand.
server-host-here = Die Gastgeberin oder der Gastgeber ist da. Erst nach einer Weile Abwesenheit kann jemand anderes übernehmen.
server-phrases-off = An diesem Tisch sind Zurufe abgeschaltet.
server-no-phrase = Diesen Zuruf gibt es in diesem Spiel nicht.
server-too-many-phrases = Das war viel auf einmal. Warte einen Moment, bevor du mehr sagst.
server-onward-seats = Dieses Spiel hat { $seats } Plätze, am Tisch sind aber { $people } Leute. Wähle ein anderes Spiel oder eine andere Spielerzahl.

server-not-json = Diese Nachricht ist kein JSON.
server-command = Das ist kein Befehl, den ein Tisch kennt: { $detail }.
server-too-long = Diese Nachricht ist zu lang; gelesen werden höchstens { $most } kB.
server-too-fast = Zu viele Nachrichten in zu kurzer Zeit: Diese wurde nicht gelesen.
server-closed = Diese Verbindung wurde geschlossen: Zu viele Nachrichten waren unbrauchbar.
server-trials-full = Gerade werden Rennen für andere Spielpläne gefahren, und { $waiting } weitere warten schon. Bitte versuch es in einer Minute noch einmal.
server-too-many-trials = Du hast in einer Stunde sehr viele Spielpläne beurteilen lassen. Bitte warte ein wenig.
server-trial-trouble = Auf dem Server sind die Rennen gescheitert. Was bis jetzt da ist, bleibt; bitte versuch es noch einmal.

## Lab

lab-title = { $game }: { $races } Rennen, Startzahl { $seed }
lab-racing = Es wird gefahren
lab-compiling = Die Regeln von { $game } werden übersetzt, einmal für diese Installation. Das dauert etwa eine Minute …
lab-interrupted = Unterbrochen: { $races } von { $wanted } Rennen sind gefahren.
lab-unfinished = Rennen ohne Ende: { $races }. Etwas auf diesem Spielplan hält sie auf.
lab-written = Geschrieben: { $path }
puzzles-looking = Rätsel werden gesucht …
puzzles-so-far = Gefundene Rätsel: { $puzzles }. Angesehene Stellungen: { $positions }. Rennen: { $races }.
lab-column-seat = Platz
lab-column-seats = Plätze
# as in English
lab-column-bot = Bot
lab-column-wins = Siege
lab-column-chance = Wahrscheinlichkeit
lab-column-interval = zu 95 % sicher
lab-column-what = In einem Rennen
lab-column-mean = Mittel
lab-column-fewer = Weniger Rennen
lab-column-luckless = Ohne Glück
lab-rounds = Runden
lab-rounds-spread = die Hälfte aller Rennen: bis { $median } Runden; neun von zehn: { $short } bis { $long }
lab-lead-changes = Führungswechsel
lab-close = Knappe Zieleinläufe (der Zweite höchstens 5 % zurück)
lab-shared = Geteilte Siege
lab-decisions = Entscheidungen
lab-rolls = Würfe und Ziehungen
lab-heat-stops = Autos, die hier anhalten
lab-heat-waits = Autos, die hier einen Zug lang warten
lab-heat-setbacks = Von hier zurückgesetzt
lab-bot-twice = „{ $seat }“ ist ein Bot zu viel: Einer genügt je Platz, und einer für alle übrigen.
lab-no-such-seat = Einen Platz „{ $seat }“ gibt es nicht; die Plätze sind 1 bis { $seats }, oder nach Farbe: { $cars }.
lab-no-folder = { $path } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht.
lab-extra = Dafür fehlt das Paket { $package }. Installiere es mit: „pip install paddock[lab]“.
lab-other-rules = Ein Helfer hat andere Regeln als dieser Rechner: Installiere dort dieselbe Version von Paddock.
lab-workers-die = Die Prozesse, die spielen, brechen immer wieder ab; fehlt es an Speicher? Nimm mit --workers weniger.
lab-workers-or-cluster = Entweder --workers, für diesen Rechner, oder --cluster, aber nicht beides.
lab-cluster-silent = Unter { $address } antwortet niemand. Starte dort einen Verteiler mit: „dask scheduler“.
lab-cluster-idle = Der Cluster unter { $address } hat keine Helfer. Starte welche mit: „dask worker { $address }“.
lab-cluster-lost = Der Cluster unter { $address } ist weg. Verloren ist nichts: Dieselbe Startzahl gibt dieselben Rennen.
lab-report-title = { $game }: { $races } Rennen
lab-report-seed = Startzahl { $seed }. Dieselbe Startzahl gibt auf jedem Rechner dieselben Zahlen.
lab-report-wins = Wer gewinnt
lab-report-length = Wie lange es dauert
lab-report-progress = Wo sie sind, Runde für Runde
lab-report-places = Platz im Feld
lab-report-way = Anteil des Weges
lab-report-board = Auf dem Spielplan
lab-report-per-race = je Rennen, höchstens { $most }
lab-report-no-picture = Dieses Spiel bringt noch kein Bild seines Spielplans mit; seine Felder stehen stattdessen in einer Reihe.
lab-report-numbers = In Zahlen
lab-report-options = Optionen
lab-track-fair = Gerecht: Die Plätze gewinnen etwa gleich oft, von { $low } % bis { $high } %.
lab-track-unfair = Nicht ganz gerecht: Platz { $best } gewinnt { $high } %, Platz { $worst } nur { $low } %.
lab-track-length = Ein Rennen dauert { $mean } Runden; neun von zehn dauern { $short } bis { $long }.
lab-track-lively = Die Führung wechselt { $changes }-mal im Rennen; { $close } % der Zieleinläufe sind knapp.
lab-track-most = { $what }, am meisten: { $spaces }.
lab-track-never = Niemand hielt je an auf: { $spaces }.
lab-track-all-used = Jedes Feld wird benutzt.
lab-track-races = { $races } Rennen mit { $players } Spielern ({ $bot }), Startzahl { $seed }.
bot-random = Anfänger-Bots
bot-greedy = Rennfahrer-Bots
bot-shark = Zocker-Bots
bot-beginner = Anfänger-Bots
bot-amateur = Amateur-Bots
bot-racer = Rennfahrer-Bots
bot-expert = Experten-Bots
bot-master = Meister-Bots
lab-ladder-title = { $game }: die Rangliste nach { $races } Rennen
lab-ladder-rating = Wertung
lab-ladder-races = Rennen
lab-ladder-one = Für { $game } gibt es im Labor nur einen Bot, { $bot }: Er hat niemanden zum Vergleich.
lab-ladder-open = Nach { $races } Rennen nicht entschieden: Die Intervalle sind noch breiter als gewünscht.
lab-track-mixed = Mit verschiedenen Bots sagt das wenig über die Strecke: Die Plätze gewinnen von { $low } % bis { $high } %.
lab-track-unsure = Noch nicht sicher, ob es gerecht zugeht: Die Plätze gewinnen von { $low } % bis { $high } %, auf { $margin } % genau. Mehr Rennen würden es zeigen.

# Umgebungen zum Lernen

envs-missing = Dafür fehlt das Paket { $package }. Installiere Paddock mit ihm: pip install "paddock[envs]".
envs-number = { $name } ist { $number }, muss aber mindestens 1 sein.
envs-actions = Es gibt { $tables } Tische, also braucht es für jeden eine Aktion: ein Array der Form ({ $tables },), nicht { $given }.
envs-illegal = Die Aktion { $action } ist an Tisch { $table } nicht erlaubt. Die Maske der Beobachtung hat für jede erlaubte Aktion eine 1.
envs-over = In diesem Zustand ist das Rennen vorbei: Lade einen, in dem es weitergeht.
envs-choice = { $name } kann nicht „{ $value }“ sein. Möglich sind { $known }.
envs-secrets = In { $game } ist etwas verborgen, deshalb lässt sich nicht zeigen, wohin jeder Zug führt.
envs-idle = Mit diesen Bots endeten 1000 Rennen von { $game } hintereinander, bevor der Lernende etwas zu entscheiden hatte.

## Spiele ohne eigene Anzeige, im Terminal
plain-rank = Platz
plain-points-title = Punkte
plain-round = Runde { $number }
plain-turn = Zug { $number }
plain-under-way = läuft
plain-over = beendet
plain-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
plain-more = { $count } weitere; tipp sie so ein, wie sie geschrieben werden: { $moves }
plain-ask-chance = Was bringt der Zufall? Tipp es so ein, wie es geschrieben wird: { $outcomes }
plain-no-outcome = Der Zufall kann jetzt nicht „{ $text }“ bringen. Möglich sind { $outcomes }.
plain-notation = Züge tippst du so ein, wie sie geschrieben werden: { $moves }

## Laws and new games

laws-unknown = Ein Gesetz { $name } gibt es nicht. Die Gesetze sind: { $laws }.
laws-kept = gilt        { $law }
laws-broken = VERLETZT    { $law }
laws-verdict = { $game } verletzt { $broken } von { $laws } Gesetzen.
laws-all-kept = { $game } { $laws ->
    [one] hält dieses Gesetz ein
   *[other] hält alle { $laws } Gesetze ein
}. Geprüft in { $cases ->
    [one] einem Fall
   *[other] { $cases } Fällen
}.
new-game-name = { $name } ist kein Name für ein Spiel: lateinische Buchstaben, Ziffern und Bindestriche, ein Buchstabe zuerst.
new-game-exists = { $folder } gibt es schon: Wähle einen anderen Namen oder Ordner.
new-game-taken = Ein Spiel namens { $name } gibt es schon.
new-game-made = { $folder } enthält ein kleines Spiel, das überall läuft. Wie es weitergeht, steht in { $readme }.

## Das Ende

ending-you = du
ending-headline = { $who ->
    [you] Du gewinnst
    [we] { $winners } gewinnt gemeinsam
    [one] { $winners } gewinnt
   *[many] { $winners } gewinnen gemeinsam
}
ending-place = { $shared ->
    [yes] Geteilter Platz
   *[no] Platz
} { $place ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $place }
} von { $seats ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $seats }
}
ending-first = Zuerst { $seats }
ending-then = dann { $seats }

## Coach

coach-close = Die besten Wege sind hier etwa gleich gut.
coach-ahead = So gewinnst du { $best } von 100 Rennen, auf dem nächstbesten Weg { $other }.
coach-same = Hier kommen alle Wege auf dasselbe hinaus.
coach-one-way = Es gibt nur einen Weg.
coach-exact = genau { $share } %
coach-about = etwa { $share } % (±{ $error })
# as in English
cli-hint-way = { $chance }: { $words } [{ $moves }]
cli-hint-warming = Der Coach wärmt sich auf, beim ersten Mal dauert das ein paar Minuten. Frag später noch einmal.
server-coach-off = An diesem Tisch ist der Coach ausgeschaltet. Wer den Tisch eröffnet hat, kann ihn einschalten.
server-coach-not-now = Für dich gibt es gerade nichts zu entscheiden.
server-coach-warming = Der Coach wärmt sich auf. Frag gleich noch einmal.

## Luck or skill?

analysis-too-long = Die Aufzeichnung hat { $moves } Züge; höchstens { $most } lassen sich auswerten.
analysis-working = Jede Stellung wird zu Ende gespielt
analysis-title = Glück oder Können? In Punkten der Siegchance.
analysis-start = am Anfang
analysis-end = am Ende
analysis-own-luck = eigenes Glück
analysis-other-luck = Glück der anderen
analysis-cost = eigene Züge
analysis-given = Züge der anderen
analysis-drift = Unvorhergesehenes
analysis-sum = Jede Zeile geht auf. „Unvorhergesehenes“ ist, was die Schätzungen selbst falsch sahen.
analysis-exact = Alle Chancen sind exakt.
analysis-playouts = Geschätzt: aus jeder Stellung { $playouts }-mal zu Ende gespielt; ± ist der doppelte Standardfehler.
analysis-turning-points = Wendepunkte
# as in English
analysis-change = { $name }: { $before } → { $after } %.
analysis-round = Runde { $round }
analysis-move = Zug { $number }
analysis-nothing-sure = Nichts, was sicher gut oder schlecht war.
analysis-luckiest = Glücklichster Moment ({ $points }),
analysis-best = Beste Entscheidung ({ $points } vor der nächstbesten),
analysis-costliest = Teuerste Entscheidung ({ $points }),
analysis-better = besser: { $way }
server-analysis-open = Dieses Rennen läuft noch; auswerten lässt es sich, wenn es vorbei ist.
server-puzzle-open = Dieses Rätsel wartet auf deinen Zug: spiel ihn zuerst.
server-puzzle-table = Dieser Tisch hat nicht mit diesem Rätsel begonnen: öffne das Rätsel noch einmal.
server-analysis-trouble = Die Auswertung ist nicht gelungen. Versuche es später noch einmal.
server-too-many-analyses = Zu viele Auswertungen von deiner Adresse. Versuche es in einer Stunde wieder.
server-no-moment = Das Rennen hat keinen Moment { $move }, von dem es weitergehen könnte; der letzte ist { $last }.
