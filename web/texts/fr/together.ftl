### Ensemble à la table

web-line-stale = La course a continué entre-temps : ton action n’est plus possible.
web-line-unsaid = Pas de connexion : personne ne l’a entendu.
web-line-again = Ça reprendra tout seul.
web-line-kept = Ton action est gardée.

web-away-turn = Au tour de { $name }
web-away-title = { $name } est absent depuis { $time }
web-away-clock = Dans { $seconds } s, un bot prend le volant jusqu’au retour de { $name }.
web-away-open = Un bot peut conduire jusqu’au retour de { $name }. Sa place reste la sienne.
web-away-until = avant qu’un bot conduise
web-away-waits = { $name } préfère attendre
web-away-drive = Laisser un bot conduire
web-away-soon = { $name } vient de partir : dans { $seconds } s
web-away-wait = Attendre
web-away-for-good = Bot jusqu’au bout
web-away-offer = Offrir la place
web-away-offered = La place est libre : les spectateurs peuvent la prendre.

web-standin-title = Un bot conduit pour toi
web-standin-text = La place est toujours à toi.
web-standin-take = Reprendre le volant
web-standin-ask = Un bot conduit pour moi

web-end-race = Arrêter la course
web-end-asks = { $name } veut arrêter la course
web-end-waits = En attente : { $names }
web-end-time = Sans l’accord de tous dans { $seconds } s, la course continue.
web-end-no = Continuer
web-end-sure = Arrêter cette course ?
web-end-lost = Personne ne la gagnera, et elle ne pourra pas reprendre.

web-watching = Tu regardes
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-seat-free = La place de { $name } est libre
web-seat-free-text = Un bot conduit. Tu peux prendre le relais.
web-seat-take = Prendre cette place
web-seat-any = Jouer aussi
web-seat-watch = Juste regarder
web-seat-which = Quelle place ?

web-pace = Rythme des bots
web-pace-pill = Bots : { $pace }
web-pace-relaxed = tranquille
web-pace-quick = rapide
web-pace-instant = immédiat
web-pace-slowest = Le choix le plus lent de la table compte.

web-say = Dire quelque chose
web-say-heard = { $name } : { $phrase }
web-say-watcher = Des tribunes
web-phrases = Petits mots
web-phrases-table = Petits mots à cette table
web-on = oui
web-off = non
web-sound = Son
web-host = Pour l’hôte
web-host-become = Devenir l’hôte
web-host-make = Nommer hôte

web-position = La situation en texte
web-position-order = Où en est chacun
web-position-now = Ce que tu peux faire
web-position-roll = Lancer les dés.
web-position-waits = Tout le monde attend { $names }.
web-position-nothing = Rien pour le moment.

web-leave-ask = Quitter cette course ?
web-leave-text = Elle t’attend sur la page d’accueil, sous « Tes courses ».
web-leave-go = Quitter
web-leave-stay = Rester
web-along = En route vers la table suivante !
web-along-soon = L’hôte a ouvert une nouvelle table. Tu suis dans { $seconds } s.
web-along-there = Les autres sont à une nouvelle table.
web-along-go = Suivre
web-along-stay = Rester ici
