### Textes qui n’appartiennent à aucun jeu

list-and = { $first } et { $last }
list-or = { $first } ou { $last }

file-unreadable = Impossible de lire { $path } : { $detail }.
file-unwritable = Impossible d’écrire { $path } : { $detail }.

no-such-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $games }.
no-such-rules = La version { $version } des règles de { $name } est inconnue ici ; ce Paddock connaît { $versions }. Un Paddock plus récent la connaît peut-être.
no-simulation = { $game } ne peut pas être simulé en code machine.
no-such-bot = Il n’y a pas de bot « { $name } » pour { $game }. Les bots sont : { $bots }.
game-no-resample = { $game } a des secrets et ne dit pas comment les tirer à nouveau : on ne peut donc pas y chercher de coup.
no-such-example = Il n’y a pas d’exemple « { $name } » pour { $game }. Les exemples sont : { $examples }.
no-puzzles = Il n’y a pas de problèmes pour { $game }.
no-such-puzzle = Il n’y a pas de problème { $number } pour { $game }. Les problèmes portent les numéros de 1 à { $last }.

option-unknown = { $game } n’a pas d’option « { $name } ». Ses options sont : { $known }.
option-unknown-near = { $game } n’a pas d’option « { $name } ». Voulais-tu dire « { $near } » ?
option-value = L’option { $name } de { $game } ne peut pas être { $value } ; valeurs permises : { $expected }.

chance-script-ended = Les lancers préparés s’arrêtent après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.

record-empty = { $place } est vide ; un enregistrement commence par une ligne d’en-tête.
record-line-json = { $place }, ligne { $line } : cette ligne ne fait pas partie d’une course enregistrée. Chaque ligne s’écrit comme {"{"}"by": 0, "move": "drive"{"}"}.
record-line-header = { $place }, ligne { $line } : ce n’est pas l’en-tête d’un enregistrement : { $detail }.
record-line-move = { $place }, ligne { $line } : ce n’est pas une ligne d’enregistrement, comme {"{"}"by": 0, "move": "drive"{"}"} : { $detail }.
record-move-refused = { $place }, ligne { $line } : { $reason }
record-seats = Places nommées : { $given }, mais places en jeu : { $seats }.
record-undo = Impossible d’annuler autant de coups ({ $moves }) ; l’enregistrement en compte { $length }.
series-seats = Une partie à { $given } places n’entre pas dans une série à { $seats }.

take-back-nothing = Il n’y a rien à annuler.
take-back-chance = Un lancer ne s’annule pas.
take-back-other = Tu ne peux annuler que ton propre dernier coup, avant la fin de ton tour.

move-unknown = Ce n’est pas un coup de ce jeu.
move-not-now = Ce coup n’est pas possible maintenant.
move-no-fall = Les dés ou les cartes ne peuvent pas tomber ainsi maintenant.
move-illegal = Ce n’est pas possible maintenant. Sont possibles : { $legal }.

first-seat = La place { $first } ne peut pas commencer : les places sont numérotées de 0 à { $most }.
players-number = On ne peut pas jouer à { $players } : il faut être de { $least } à { $most }.
too-many-seats = { $game } ne peut pas se jouer à { $seats } : aucun jeu n’a ici plus de { $most } places.

position-form = Ce n’est pas une position : { $detail }.
position-no-game = Ce n’est pas une position, il y faut au moins "game" et "options" : { $detail }.

## Terminal

cli-usage = { $problem } Essaie : { $command } --help
cli-no-games = Aucun jeu n’est installé.
cli-no-workshop = { $game } n’a pas de plateaux à vérifier ou à dessiner ici.

cli-person-name = Novice
# as in English
cli-bot-name = Bot
cli-bot-names = Éclair Étincelle Comète Fusée Piston Nitro
cli-option-form = « { $text } » n’est pas une option ; les options s’écrivent nom=valeur, par exemple track=oval.
cli-option-twice = L’option { $name } est donnée deux fois.
cli-seat-form = « { $text } » n’est pas une place ; écris un nom pour une personne, comme Mia, ou un nom et un bot, comme Bolt=greedy.
cli-seat-twice = Deux places s’appellent { $name } ; donne à chacun son propre nom.
cli-seats-many = Places nommées : { $given }, mais il n’y en a que { $seats } en jeu.
cli-seed-typed = De vrais dés n’ont pas de graine : prends --seed ou --dice typed, pas les deux.
cli-resume-alone = Une course sauvegardée apporte son jeu, ses places et ses options : donne --resume sans eux.
cli-save-exists = { $path } existe déjà ; reprends la course avec --resume, ou sauvegarde sous un autre nom.

cli-welcome = { $game } : { $seats }.
# as in English
cli-seat-person = { $name } ({ $car })
cli-seat-bot = { $name } ({ $car }, bot { $bot })
# as in English
cli-prompt = { $name }>{" "}
cli-prompt-dice = dés>{" "}
cli-keys = u annuler · s sauvegarder · q sauvegarder et quitter · log · hint · ? aide
cli-keys-one = Entrée pour le jouer · u annuler · s sauvegarder · q sauvegarder et quitter · log · hint · ? aide
cli-play-help = Tape le numéro d’un choix, ou un coup. S’il n’y a qu’un choix, Entrée suffit.
    u annule ton dernier coup pendant ton tour (et, avec de vrais dés, un lancer mal tapé).
    s sauvegarde la course, q la sauvegarde et quitte, log raconte ce qui vient de se passer.
    hint demande à l’entraîneur les meilleurs coups.
cli-type-something = Tape le numéro d’un choix, de 1 à { $choices }, ou ? pour l’aide.
cli-no-such-choice = Il n’y a pas de choix { $text } ; tape { $choices ->
    [0] un coup
    [one] 1
   *[other] un numéro de 1 à { $choices }
}, ou ? pour l’aide.
cli-roll-taken-back = Le lancer est annulé.
cli-saved = Sauvegardé dans { $path }.
cli-resume-with = La course est sauvegardée dans { $path }. Pour continuer : { $command }
cli-winner = victoire !
cli-series = Après { $races ->
    [1] une course
    [one] { $races } course
   *[other] { $races } courses
} : { $held }.
# as in English
cli-series-seat = { $name } { $prizes }
cli-again = Encore une course aux mêmes places ? [y oui, n non, s sauvegarde celle-ci]{" "}

cli-serve-failed = Le serveur n’a pas pu démarrer sur { $host }, port { $port } ; un autre programme y écoute-t-il déjà ? Choisis-en un autre avec --port.
cli-exists = { $path } existe déjà ; choisis un autre nom.
cli-not-json = { $path } n’est pas du JSON : { $detail }.
cli-too-deep = L’entrée est imbriquée trop profondément pour être lue.
cli-position-fine = { $path } : tout va bien. { $game }, { $moment }.
cli-games-bots = Bots : { $bots }.
# as in English
cli-games-option = option
cli-games-default = par défaut
cli-games-choices = choix
cli-games-hint = Pour choisir : paddock play { $game } --option { $option }={ $value }

cli-replay-one-way = Prends un seul de --verify, --step, --to et --position.
cli-replay-too-far = Il n’y a pas de coup { $number } ; l’enregistrement { $moves ->
    [0] n’en a aucun
    [one] compte { $moves } coup
   *[other] compte { $moves } coups
}.
cli-replay-start = Avant le premier coup.
cli-replay-prompt = coup { $number } sur { $moves } · Entrée suivant · b retour · numéro · q>{" "}
cli-replay-end = C’était le dernier coup.
cli-replay-help = Entrée avance, b recule, un numéro de 0 à { $moves } y mène, q quitte.
cli-verified = { $path } : tout va bien. { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $moment }, victoire de { $winners }.
cli-verified-open = { $path } : tout va bien. { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $moment }, toujours en cours.

cli-no-handbook = { $game } n’apporte pas de règles du jeu.
cli-no-rule-page = Les règles numérotées de { $games } ne sont pas installées ici.
cli-no-such-rule = Il n’y a pas de règle { $name } ; les règles sont numérotées de { $first } à { $last }, avec des trous.

cli-track-error = { $file } : erreur : { $text }
cli-track-warning = { $file } : attention : { $text }
cli-track-fine = { $file } : tout va bien. { $summary }
cli-track-playable = { $file } : jouable, mais lis les remarques. { $summary }
cli-track-cars = « { $text } » ne met pas de voiture sur une case ; écris par exemple red=b3.
cli-track-car-twice = La voiture « { $car } » est mise sur deux cases ; elle ne peut être que sur une.
cli-track-drawn = Dessiné : { $path }
cli-track-suffix = { $path } n’est pas un nom de fichier de circuit ; il doit finir par .toml.
cli-track-new = Écrit : { $path }. Pour le vérifier : paddock track check { $path }

## Serveur

server-running = Paddock est ouvert à l’adresse { $address }
server-open-already = Paddock est déjà ouvert, à l’adresse { $address }
server-in-use = Un autre Paddock utilise les données de { $path }, à l’adresse { $address }. Ferme-le, ou indique un autre dossier avec --data.
backup-no-tables = Il n’y a aucune table de Paddock dans { $path }. Indique avec --data le dossier que le serveur utilise.
backup-made = { $tables ->
    [one] Une table est sauvegardée
   *[other] { $tables } tables sont sauvegardées
} dans { $path }.
backup-bad = { $path } n’est pas une sauvegarde complète de Paddock ({ $detail }). Prends un fichier écrit par « paddock backup ».
restore-not-empty = { $path } contient déjà des tables. Indique un dossier vide avec --data, ou déplace d’abord les tables.
restore-done = { $tables ->
    [one] Une table est de retour
   *[other] { $tables } tables sont de retour
} dans { $path }.
check-fine = { $tables ->
    [one] La seule table est
   *[other] Les { $tables } tables sont
} en ordre.
check-table = Table { $table } : { $what }
check-database = La base de données est abîmée : { $detail }.
check-missing = l’entrée { $number } manque.
check-unreadable = l’entrée { $number } est illisible.
check-impossible = l’entrée { $number } n’a pas pu avoir lieu ({ $detail }).
check-damaged = { $damaged ->
    [one] Un défaut trouvé
   *[other] { $damaged } défauts trouvés
} dans { $tables ->
    [one] une table
   *[other] { $tables } tables
}. Ramène une sauvegarde dans un autre dossier avec « paddock restore », et démarre le serveur avec celui-là.
server-network = Les appareils de ton réseau peuvent se connecter à { $address }
server-no-network = Cet ordinateur n’est dans aucun réseau privé : aucun autre appareil ne peut l’atteindre. Connecte-le à ton Wi-Fi et réessaie.
server-not-here = Seul quelqu’un devant l’ordinateur de ce serveur peut le faire.
server-no-handover = Ce code n’est plus valable : il a déjà servi ou il est trop ancien. Crée-en un autre sur l’autre appareil.
server-too-many-races = Cela fait { $given } courses ; on peut en consulter { $most } à la fois.
server-bot-names = Éclair Étincelle Comète Fusée Piston Nitro
server-reader-name = Novice

server-stale = La table a déjà avancé ; la voici comme elle est maintenant.
server-trouble = Quelque chose a mal tourné sur le serveur ; rien n’a changé. Réessaie, s’il te plaît.
server-storage = Impossible d’enregistrer cela, donc rien ne s’est passé. Réessaie, s’il te plaît.
server-full = Le serveur n’a plus de place en ce moment. Réessaie plus tard, s’il te plaît.
server-busy = Le serveur a trop à faire en ce moment. Réessaie dans un instant.
server-too-costly = Cela a donné beaucoup de travail au serveur. Attends quelques secondes, puis réessaie.
server-too-many-tables = Trop de tables ont été ouvertes d’ici en une heure. Réessaie plus tard, s’il te plaît.
server-origin = Cette page ne peut pas parler à ce serveur, car elle vient d’ailleurs.

server-no-table = Cette table n’existe pas. Vérifie le lien, ou ouvre une nouvelle table.
server-no-race = Il n’y a pas de course { $number } à cette table ; elle en a vu { $races }.
server-no-picture = Il n’y a pas d’image « { $name } » ici.
server-no-pictures = { $game } n’apporte pas d’images de ses plateaux.
server-no-page = Il n’y a rien à cette adresse.
server-not-built = La page n’est pas construite. Construis-la dans le dossier « web », puis relance le serveur.
server-method = Cette adresse n’accepte pas ce genre de requête.
server-request = Cette requête est inutilisable : { $detail }.
server-not-text = Ce fichier n’est pas une course enregistrée, ce n’est même pas du texte. Choisis-en un que tu as enregistré depuis le menu d’une table : son nom finit par .jsonl.
server-no-record = Ce fichier n’est pas une course enregistrée. Choisis-en un que tu as enregistré depuis le menu d’une table : son nom finit par .jsonl.
server-upload-long = Ce fichier est trop gros pour être une course enregistrée. Choisis-en un que tu as enregistré depuis le menu d’une table : son nom finit par .jsonl.
server-too-deep = C’est imbriqué trop profondément pour être lu.
server-record-secret = Tu pourras enregistrer cette course quand elle sera finie : d’ici là, le fichier trahirait des secrets.
server-board = Il n’y a pas de plateau « { $board } » ici ; les plateaux sont { $boards }.
server-no-builder = Il n’y a pas d’atelier de plateaux pour { $game }.
server-not-generated = { $game } n’a pas de plateaux posés par le hasard.
server-seed = { $seed } n’est pas un numéro de plateau ; il faut un nombre entier de 0 à { $most }.
server-board-long = Ce plateau est trop long : { $length } ; { $most } au plus.

server-not-started = La course n’a pas encore commencé.
server-already-racing = La course est en cours : cela ne se fait qu’avant le départ.
server-already-over = La course est finie.
server-not-over = La revanche est possible quand la course est finie.
server-only-host = Seule la personne qui a ouvert la table peut faire cela.
server-only-players = Il faut être assis à la table pour faire cela.
server-not-your-seat = Ce n’est pas ta place.
server-no-such-seat = Cette place n’existe pas ; nombre de places à la table : { $seats }.
server-seat-taken = La place est déjà prise par { $name }.
server-seats-open = { $seats ->
    [one] Il reste { $seats } place libre : attends quelqu’un, ou mets-y un bot.
   *[other] Il reste { $seats } places libres : attends du monde, ou mets-y des bots.
}
server-name = Un nom a de 1 à { $most } lettres.
server-name-taken = Quelqu’un à la table s’appelle déjà { $name } ; choisis un autre nom.
server-no-roll = Il n’y a rien à lancer maintenant.
server-not-your-roll = C’est à { $name } de lancer.
server-dice-typed = À cette table, on joue avec de vrais dés : dis ce qu’ils montrent.
server-dice-seeded = À cette table, c’est le serveur qui lance les dés.
server-hand-late = { $name } a été plus rapide : prends autre chose.
server-one-hand = Une main par personne : la tienne s’est déjà tendue.
server-preview-waiting = { $count ->
    [0] Tout le monde est à table, la course va commencer.
    [one] Il reste une place libre : ouvre le lien et assieds-toi.
   *[other] Il reste { $count } places libres : ouvre le lien et assieds-toi.
}
server-preview-racing = La course est en cours : viens regarder.
server-preview-over = La course est finie : revois-la.
server-call-title = À toi de jouer
server-call-text = { $name }, c’est à toi de jouer à { $game }.
server-push = Ce navigateur ne peut pas être appelé : ses indications n’ont pas de sens.
server-too-many-calls = Cela fait beaucoup d’appareils en une heure. Réessaie plus tard.
server-seat-lost = Ta place a été donnée à quelqu’un d’autre. Tu peux continuer à regarder.
server-away-shortly = { $name } vient de partir. Dans { $seconds } s, tu pourras laisser un bot conduire.
server-still-here = { $name } est là. On ne remplace que les absents.
server-no-person = Personne n’est assis là.
server-host-here = L’hôte est là. Quelqu’un d’autre pourra le devenir après un moment d’absence.
server-phrases-off = Les messages rapides sont désactivés à cette table.
server-no-phrase = Ce message n’existe pas dans ce jeu.
server-too-many-phrases = C’est beaucoup d’un coup. Attends un instant avant d’en dire plus.
server-onward-seats = Ce jeu a { $seats } places, et il y a { $people } personnes à la table. Choisis un autre jeu ou un autre nombre de joueurs.

server-not-json = Ce message n’est pas du JSON.
server-command = Ce n’est pas une commande qu’une table connaît : { $detail }.
server-too-long = Ce message est trop long ; on lit { $most } ko au plus.
server-too-fast = Trop de messages en trop peu de temps : celui-ci n’a pas été lu.
server-closed = Cette connexion a été fermée : trop de messages étaient inutilisables.
server-trials-full = Des courses pour d’autres plateaux sont en cours, et { $waiting } autres attendent déjà. Réessaie dans une minute, s’il te plaît.
server-too-many-trials = Tu as fait juger beaucoup de plateaux en une heure. Attends un peu, s’il te plaît.
server-trial-trouble = Les courses ont échoué sur le serveur. Ce qui est déjà là reste ; réessaie, s’il te plaît.

## Lab

lab-title = { $game } : { $races } courses, graine { $seed }
lab-racing = En course
lab-compiling = Les règles de { $game } sont compilées, une fois pour cette installation. Cela prend environ une minute…
lab-interrupted = Interrompu : { $races } courses sur { $wanted } sont jouées.
lab-unfinished = Courses sans fin : { $races }. Quelque chose sur ce plateau les rend interminables.
lab-written = Écrit : { $path }
puzzles-looking = Recherche de problèmes…
puzzles-so-far = Problèmes trouvés : { $puzzles }. Positions examinées : { $positions }. Courses : { $races }.
lab-column-seat = Place
lab-column-seats = Places
# as in English
lab-column-bot = Bot
lab-column-wins = Victoires
lab-column-chance = Probabilité
lab-column-interval = sûr à 95 %
lab-column-what = Par course
lab-column-mean = Moyenne
lab-column-fewer = Moins de courses
lab-column-luckless = Sans la chance
lab-rounds = Manches
lab-rounds-spread = la moitié des courses : jusqu’à { $median } manches ; neuf sur dix : de { $short } à { $long }
lab-lead-changes = Changements de tête
lab-close = Arrivées serrées (le deuxième à 5 % au plus)
lab-shared = Victoires partagées
lab-decisions = Décisions
lab-rolls = Lancers et tirages
lab-heat-stops = Voitures qui s’arrêtent ici
lab-heat-waits = Voitures qui attendent ici un tour
lab-heat-setbacks = Reculs à partir d’ici
lab-bot-twice = « { $seat } » est un bot de trop : nomme un bot par place, et un pour toutes les autres.
lab-no-such-seat = Il n’y a pas de place « { $seat } » ; les places vont de 1 à { $seats }, ou par couleur : { $cars }.
lab-no-folder = Impossible d’écrire { $path } : le dossier { $folder } n’existe pas.
lab-extra = Il manque pour cela le paquet { $package }. Installe-le avec : « pip install paddock[lab] ».
lab-other-rules = Un processus de calcul a d’autres règles que cette machine : installes-y la même version de Paddock.
lab-workers-die = Les processus qui jouent s’arrêtent sans cesse ; manque-t-il de la mémoire ? Essaies-en moins avec --workers.
lab-workers-or-cluster = Donne soit --workers, pour cette machine, soit --cluster, mais pas les deux.
lab-cluster-silent = Personne ne répond à { $address }. Lances-y un ordonnanceur avec : « dask scheduler ».
lab-cluster-idle = La grappe à { $address } n’a aucun processus de calcul. Lances-en avec : « dask worker { $address } ».
lab-cluster-lost = La grappe à { $address } a disparu. Rien n’est perdu : la même graine donne les mêmes courses.
lab-report-title = { $game } : { $races } courses
lab-report-seed = Graine { $seed }. La même graine donne les mêmes nombres sur toute machine.
lab-report-wins = Qui gagne
lab-report-length = Combien de temps
lab-report-progress = Où ils en sont, manche par manche
lab-report-places = Place dans la course
lab-report-way = Part du chemin
lab-report-board = Sur le plateau
lab-report-per-race = par course, au plus { $most }
lab-report-no-picture = Ce jeu n’apporte pas encore d’image de son plateau ; ses cases sont alignées à la place.
lab-report-numbers = En chiffres
lab-report-options = Réglages
lab-track-fair = Équitable : les places gagnent à peu près aussi souvent, de { $low } % à { $high } %.
lab-track-unfair = Pas tout à fait équitable : la place { $best } gagne { $high } %, la place { $worst } seulement { $low } %.
lab-track-length = Une course dure { $mean } manches ; neuf sur dix durent de { $short } à { $long }.
lab-track-lively = La tête change { $changes } fois par course ; { $close } % des arrivées sont serrées.
lab-track-most = { $what }, surtout : { $spaces }.
lab-track-never = Personne ne s’est jamais arrêté sur : { $spaces }.
lab-track-all-used = Chaque case est utilisée.
lab-track-races = { $races } courses à { $players } joueurs ({ $bot }), graine { $seed }.
bot-random = bots débutants
bot-greedy = bots pilotes
bot-shark = bots requins
bot-beginner = bots débutants
bot-amateur = bots amateurs
bot-racer = bots pilotes
bot-expert = bots experts
bot-master = bots maîtres
lab-ladder-title = { $game } : le classement après { $races } courses
lab-ladder-rating = Cote
lab-ladder-races = Courses
lab-ladder-one = { $game } n’a qu’un bot pour le laboratoire, { $bot } : il n’y a personne à qui le comparer.
lab-ladder-open = Pas réglé en { $races } courses : les intervalles sont encore plus larges que voulu.
lab-track-mixed = Avec des bots différents, cela dit peu de chose sur la piste : les places gagnent de { $low } % à { $high } %.
lab-track-unsure = Pas encore sûr que ce soit équitable : les places gagnent de { $low } % à { $high } %, à { $margin } % près. Plus de courses le diraient.

# Environnements d’apprentissage

envs-missing = Il manque le paquet { $package }. Installe Paddock avec lui : pip install "paddock[envs]".
envs-number = { $name } vaut { $number }, mais doit être au moins 1.
envs-actions = Il y a { $tables } tables, il faut donc une action pour chacune : un tableau de forme ({ $tables },), et non { $given }.
envs-illegal = L’action { $action } n’est pas permise à la table { $table }. Le masque de l’observation a un 1 pour chaque action permise.
envs-over = Dans cet état, la course est finie : charges-en un où elle continue.
envs-choice = { $name } ne peut pas être « { $value } ». Les valeurs possibles sont { $known }.
envs-secrets = Dans { $game }, quelque chose est caché, donc impossible de montrer où mène chaque coup.
envs-idle = Avec ces bots, mille courses de { $game } de suite se sont terminées avant que l’apprenant ait quoi que ce soit à décider.

## Jeux sans écran propre, dans un terminal
plain-rank = place
# as in English
plain-points-title = points
plain-round = tour de table { $number }
plain-turn = tour { $number }
plain-under-way = en cours
plain-over = terminée
plain-points = { $points ->
    [one] un point
   *[other] { $points } points
}
plain-more = { $count } autres, à taper comme ils s’écrivent : { $moves }
plain-ask-chance = Qu’apporte le hasard ? Tape-le comme il s’écrit : { $outcomes }
plain-no-outcome = Le hasard ne peut pas apporter « { $text } » maintenant. Il peut apporter { $outcomes }.
plain-notation = Les coups se tapent comme ils s’écrivent : { $moves }

## Laws and new games

laws-unknown = Il n’y a pas de loi { $name }. Les lois sont : { $laws }.
laws-kept = respectée  { $law }
laws-broken = VIOLÉE     { $law }
laws-verdict = { $game } viole { $broken } lois sur { $laws }.
laws-all-kept = { $game } { $laws ->
    [one] respecte cette loi
   *[other] respecte les { $laws } lois
}. Vérifié dans { $cases ->
    [one] un cas
   *[other] { $cases } cas
}.
new-game-name = { $name } n’est pas un nom de jeu : des lettres, des chiffres et des traits d’union, en commençant par une lettre.
new-game-exists = { $folder } existe déjà : choisis un autre nom ou un autre dossier.
new-game-taken = Il y a déjà un jeu appelé { $name }.
new-game-made = { $folder } contient un petit jeu qui fonctionne partout. La suite est dans { $readme }.

## La fin

ending-you = toi
ending-headline = { $who ->
    [you] Tu gagnes
    [we] { $winners } gagnez ensemble
    [one] { $winners } gagne
   *[many] { $winners } gagnent ensemble
}
ending-place = { $place ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
    [5] Cinquième place
    [6] Sixième place
   *[other] Place { $place }
} sur { $seats ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $seats }
}{ $shared ->
    [yes] , ex æquo
   *[no] {""}
}
ending-first = D’abord { $seats }
ending-then = puis { $seats }

## Coach

coach-close = Ici, les meilleurs choix se valent à peu près.
coach-ahead = Ainsi, tu gagnes { $best } courses sur 100 ; avec le choix suivant, { $other }.
coach-same = Ici, tous les choix reviennent au même.
coach-one-way = Il n’y a qu’un choix.
coach-exact = { $share } % exactement
coach-about = environ { $share } % (±{ $error })
cli-hint-way = { $chance } : { $words } [{ $moves }]
cli-hint-warming = L’entraîneur s’échauffe, la première fois cela prend quelques minutes. Redemande plus tard.
server-coach-off = L’entraîneur est désactivé à cette table. La personne qui l’a ouverte peut l’activer.
server-coach-not-now = Tu n’as rien à décider pour l’instant.
server-coach-warming = L’entraîneur s’échauffe. Redemande dans un instant.

## Luck or skill?

analysis-too-long = L’enregistrement compte { $moves } coups ; on peut en analyser { $most } au plus.
analysis-working = On joue la suite de chaque position
analysis-title = Chance ou talent ? En points de chances de gagner.
analysis-start = au début
analysis-end = à la fin
analysis-own-luck = sa chance
analysis-other-luck = chance des autres
analysis-cost = ses décisions
analysis-given = décisions des autres
analysis-drift = imprévu
analysis-sum = Chaque ligne s’additionne. « Imprévu » : ce que les estimations avaient elles-mêmes mal vu.
analysis-exact = Toutes les chances sont exactes.
analysis-playouts = Estimé en jouant { $playouts } fois la suite de chaque position ; ± est le double de l’erreur type.
analysis-turning-points = Tournants
analysis-change = { $name } : { $before } → { $after } %.
analysis-round = tour { $round }
analysis-move = coup { $number }
analysis-nothing-sure = Rien de sûrement bon ou mauvais.
analysis-luckiest = Moment le plus chanceux ({ $points }),
analysis-best = Meilleure décision ({ $points } devant la suivante),
analysis-costliest = Décision la plus coûteuse ({ $points }),
analysis-better = mieux : { $way }
server-analysis-open = Cette course n’est pas finie : elle pourra être analysée ensuite.
server-puzzle-open = Ce problème attend ton coup : joue-le d’abord.
server-puzzle-table = Cette table n’a pas commencé par ce problème : ouvre-le de nouveau.
server-analysis-trouble = L’analyse n’a pas abouti. Réessaie plus tard.
server-too-many-analyses = Trop d’analyses depuis ton adresse. Réessaie dans une heure.
server-no-moment = La course n’a pas de moment { $move } d’où repartir ; le dernier est { $last }.
