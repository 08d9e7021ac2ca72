### Textes qui n’appartiennent à aucun jeu

list-and = { $first } et { $last }

file-unreadable = Impossible de lire { $path } : { $detail }.
file-unwritable = Impossible d’écrire { $path } : { $detail }.

no-such-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $games }.
no-such-rules = La version { $version } des règles de { $name } est inconnue ici ; ce Paddock connaît { $versions }. Un Paddock plus récent la connaît peut-être.
no-simulation = { $game } ne peut pas être simulé en code machine.
no-such-bot = Il n’y a pas de bot « { $name } » pour { $game }. Les bots sont : { $bots }.
no-such-example = Il n’y a pas d’exemple « { $name } » pour { $game }. Les exemples sont : { $examples }.

option-unknown = { $game } n’a pas d’option « { $name } ». Ses options sont : { $known }.
option-unknown-near = { $game } n’a pas d’option « { $name } ». Voulais-tu dire « { $near } » ?
option-value = L’option { $name } de { $game } ne peut pas être { $value } ; valeurs permises : { $expected }.

chance-script-ended = Les lancers préparés s’arrêtent après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.

record-empty = { $place } est vide ; un enregistrement commence par une ligne d’en-tête.
record-line-json = { $place }, ligne { $line } : ce n’est pas un objet JSON.
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
move-illegal = Ce n’est pas possible maintenant. Sont possibles : { $legal }.

first-seat = La place { $first } ne peut pas commencer : les places sont numérotées de 0 à { $most }.
players-number = On ne peut pas jouer à { $players } : il faut être de { $least } à { $most }.

position-form = Ce n’est pas une position : { $detail }.
position-no-game = Ce n’est pas une position, il y faut au moins "game" et "options" : { $detail }.

## Terminal

cli-usage = { $problem } Essaie : { $command } --help
cli-no-games = Aucun jeu n’est installé.
cli-no-workshop = { $game } n’a pas de plateaux à vérifier ou à dessiner ici.

cli-person-name = Novice
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
cli-seat-person = { $name } ({ $car })
cli-seat-bot = { $name } ({ $car }, bot { $bot })
cli-prompt = { $name }>{" "}
cli-prompt-dice = dés>{" "}
cli-keys = u annuler · s sauvegarder · q sauvegarder et quitter · log · ? aide
cli-keys-one = Entrée pour le jouer · u annuler · s sauvegarder · q sauvegarder et quitter · log · ? aide
cli-play-help = Tape le numéro d’un choix, ou un coup. S’il n’y a qu’un choix, Entrée suffit.
    u annule ton dernier coup pendant ton tour (et, avec de vrais dés, un lancer mal tapé).
    s sauvegarde la course, q la sauvegarde et quitte, log raconte ce qui vient de se passer.
cli-type-something = Tape le numéro d’un choix, de 1 à { $choices }, ou ? pour l’aide.
cli-no-such-choice = Il n’y a pas de choix { $text } ; tape { $choices ->
    [0] un coup
    [one] 1
   *[other] un numéro de 1 à { $choices }
}, ou ? pour l’aide.
cli-roll-taken-back = Le lancer est annulé.
cli-saved = Sauvegardé dans { $path }.
cli-resume-with = La course est sauvegardée dans { $path }. Pour continuer : { $command }
cli-winner = victoire !
cli-series = Après { $races ->
    [1] une course
    [one] { $races } course
   *[other] { $races } courses
} : { $held }.
cli-series-seat = { $name } { $prizes }
cli-again = Encore une course aux mêmes places ? [y oui, n non, s sauvegarde celle-ci]{" "}

cli-serve-failed = Le serveur n’a pas pu démarrer sur { $host }, port { $port } ; un autre programme y écoute-t-il déjà ? Choisis-en un autre avec --port.
cli-exists = { $path } existe déjà ; choisis un autre nom.
cli-not-json = { $path } n’est pas du JSON : { $detail }.
cli-too-deep = L’entrée est imbriquée trop profondément pour être lue.
cli-position-fine = { $path } : tout va bien. { $game }, { $moment }.
cli-games-bots = Bots : { $bots }.
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
server-bot-names = Éclair Étincelle Comète Fusée Piston Nitro
server-reader-name = Novice

server-stale = La table a déjà avancé ; la voici comme elle est maintenant.
server-trouble = Quelque chose a mal tourné sur le serveur ; rien n’a changé. Réessaie, s’il te plaît.
server-storage = Impossible d’enregistrer cela, donc rien ne s’est passé. Réessaie, s’il te plaît.
server-full = Le serveur n’a plus de place en ce moment. Réessaie plus tard, s’il te plaît.
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
server-not-text = Un enregistrement est du texte en UTF-8 ; ceci n’en est pas.
server-upload-long = C’est trop gros pour être un enregistrement.
server-too-deep = C’est imbriqué trop profondément pour être lu.
server-record-secret = L’enregistrement de cette course sera disponible à la fin, car il contient des secrets jusque-là.
server-board = Il n’y a pas de plateau « { $board } » ici ; les plateaux sont { $boards }.
server-no-builder = Il n’y a pas d’atelier de plateaux pour { $game }.
server-not-generated = { $game } n’a pas de plateaux posés par le hasard.
server-seed = { $seed } n’est pas un numéro de plateau ; il faut un nombre entier de 0 à { $most }.
server-board-long = Ce plateau est trop long : { $length } ; { $most } au plus.

server-not-started = La course n’a pas encore commencé.
server-already-racing = La course est en cours : cela ne se fait qu’avant le départ.
server-already-over = La course est finie.
server-not-over = La revanche, c’est quand la course est finie.
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
server-hand-late = { $name } a été plus rapide : prends autre chose.
server-one-hand = Une main par personne : la tienne s’est déjà tendue.

server-not-json = Ce message n’est pas du JSON.
server-command = Ce n’est pas une commande qu’une table connaît : { $detail }.
server-too-long = Ce message est trop long ; on lit { $most } ko au plus.
server-too-fast = Trop de messages en trop peu de temps : celui-ci n’a pas été lu.
server-closed = Cette connexion est fermée, car il y arrivait trop de choses inutilisables.
server-trials-full = Des courses pour d’autres plateaux sont en cours, et { $waiting } autres attendent déjà. Réessayez dans une minute.
server-too-many-trials = Vous avez fait juger beaucoup de plateaux en une heure. Veuillez attendre un peu.
server-trial-trouble = Les courses se sont mal terminées sur le serveur. Ce qui est déjà là reste ; veuillez réessayer.

## Lab

lab-title = { $game } : { $races } courses, graine { $seed }
lab-racing = En course
lab-compiling = Les règles de { $game } sont compilées, une fois pour cette installation. Cela prend environ une minute…
lab-interrupted = Interrompu : { $races } courses sur { $wanted } sont jouées.
lab-unfinished = Courses sans fin : { $races }. Quelque chose sur ce plateau les rend interminables.
lab-written = Écrit : { $path }
lab-column-seat = Place
lab-column-seats = Places
lab-column-bot = Bot
lab-column-wins = Victoires
lab-column-chance = Probabilité
lab-column-interval = sûr à 95 %
lab-column-what = Par course
lab-column-mean = Moyenne
lab-rounds = Manches
lab-rounds-spread = la moitié des courses : jusqu’à { $median } manches ; neuf sur dix : de { $short } à { $long }
lab-lead-changes = Changements de tête
lab-close = Arrivées serrées (le deuxième à 5 % au plus)
lab-shared = Victoires partagées
lab-decisions = Décisions
lab-rolls = Lancers et tirages
lab-heat-stops = Voitures qui s’arrêtent ici
lab-heat-waits = Voitures qui attendent ici un tour
lab-heat-setbacks = Reculs à partir d’ici
lab-bot-twice = « { $seat } » est un bot de trop : nommez un bot par place, et un pour toutes les autres.
lab-no-such-seat = Il n’y a pas de place « { $seat } » ; les places vont de 1 à { $seats }, ou par couleur : { $cars }.
lab-no-folder = Impossible d’écrire { $path } : le dossier { $folder } n’existe pas.
lab-extra = Il manque pour cela le paquet { $package }. Installez-le avec : « pip install paddock[lab] ».
lab-other-rules = Un processus de calcul a d’autres règles que cette machine : installez-y la même version de Paddock.
lab-workers-die = Les processus qui jouent s’arrêtent sans cesse ; manque-t-il de la mémoire ? Essayez-en moins avec --workers.
lab-workers-or-cluster = Donnez soit --workers, pour cette machine, soit --cluster, mais pas les deux.
lab-cluster-silent = Personne ne répond à { $address }. Lancez-y un ordonnanceur avec : « dask scheduler ».
lab-cluster-idle = La grappe à { $address } n’a aucun processus de calcul. Lancez-en avec : « dask worker { $address } ».
lab-cluster-lost = La grappe à { $address } a disparu. Rien n’est perdu : la même graine donne les mêmes courses.
lab-report-title = { $game } : { $races } courses
lab-report-seed = Graine { $seed }. La même graine donne les mêmes nombres sur toute machine.
lab-report-wins = Qui gagne
lab-report-length = Combien de temps
lab-report-progress = Où ils en sont, manche par manche
lab-report-places = Place dans la course
lab-report-way = Part du chemin
lab-report-board = Sur le plateau
lab-report-per-race = par course, au plus { $most }
lab-report-no-picture = Ce jeu n’apporte pas encore d’image de son plateau ; ses cases sont alignées à la place.
lab-report-numbers = En chiffres
lab-report-options = Réglages
lab-track-fair = Équitable : les places gagnent à peu près aussi souvent, de { $low } % à { $high } %.
lab-track-unfair = Pas tout à fait équitable : la place { $best } gagne { $high } %, la place { $worst } seulement { $low } %.
lab-track-length = Une course dure { $mean } manches ; neuf sur dix durent de { $short } à { $long }.
lab-track-lively = La tête change { $changes } fois par course ; { $close } % des arrivées sont serrées.
lab-track-most = { $what }, surtout : { $spaces }.
lab-track-never = Personne ne s’est jamais arrêté sur : { $spaces }.
lab-track-all-used = Chaque case est utilisée.
lab-track-races = { $races } courses à { $players } joueurs ({ $bot }), graine { $seed }.
lab-ladder-title = { $game } : le classement après { $races } courses
lab-ladder-rating = Cote
lab-ladder-races = Courses
lab-ladder-one = { $game } n’a qu’un bot pour le laboratoire, { $bot } : il n’y a personne à qui le comparer.
lab-ladder-open = Pas réglé en { $races } courses : les intervalles sont encore plus larges que voulu.
lab-track-mixed = Avec des bots différents, cela dit peu de chose sur la piste : les places gagnent de { $low } % à { $high } %.
lab-track-unsure = Pas encore sûr que ce soit équitable : les places gagnent de { $low } % à { $high } %, à { $margin } % près. Plus de courses le diraient.

# Environnements d’apprentissage

envs-missing = Il manque le paquet { $package }. Installez Paddock avec lui : pip install "paddock[envs]".
envs-number = { $name } vaut { $number }, mais doit être au moins 1.
envs-actions = Il y a { $tables } tables, il faut donc une action pour chacune : un tableau de forme ({ $tables },), et non { $given }.
envs-illegal = L’action { $action } n’est pas permise à la table { $table }. Le masque de l’observation a un 1 pour chaque action permise.
envs-choice = { $name } ne peut pas être « { $value } ». Les valeurs possibles sont { $known }.

## Jeux sans écran propre, dans un terminal
plain-rank = place
plain-points-title = points gagnés
plain-round = tour de table { $number }
plain-turn = tour { $number }
plain-under-way = en cours
plain-over = terminée
plain-points = { $points ->
    [one] un point
   *[other] { $points } points gagnés
}
plain-more = { $count } autres, à taper comme ils s’écrivent : { $moves }
plain-ask-chance = Qu’apporte le hasard ? Tapez-le comme il s’écrit : { $outcomes }
plain-no-outcome = Le hasard ne peut pas apporter « { $text } » maintenant. Il peut apporter { $outcomes }.
plain-notation = Les coups se tapent comme ils s’écrivent : { $moves }

## Laws and new games

laws-unknown = Il n’y a pas de loi { $name }. Les lois sont : { $laws }.
laws-kept = respectée  { $law }
laws-broken = VIOLÉE     { $law }
laws-verdict = { $game } viole { $broken } lois sur { $laws }.
laws-all-kept = { $game } respecte les { $laws } lois, dans { $cases } cas.
new-game-name = { $name } n’est pas un nom de jeu : des lettres, des chiffres et des traits d’union, en commençant par une lettre.
new-game-exists = { $folder } existe déjà : choisissez un autre nom ou un autre dossier.
new-game-taken = Il y a déjà un jeu appelé { $name }.
new-game-made = { $folder } contient un petit jeu qui fonctionne partout. La suite est dans { $readme }.
