### L’atelier

web-workshop-home = Dessiner un circuit
web-workshop = Atelier
web-workshop-lead = Crée ton propre plateau, vois ce qui ne va pas et laisse des bots y courir.
web-workshop-game = Jeux
web-workshop-begin = Partir de
web-workshop-starter = Un petit plateau tout neuf
web-workshop-load = Charger un fichier
web-workshop-drop = Tu peux aussi déposer un fichier n’importe où sur cette page ou coller un texte dans le champ.
web-workshop-text = Le plateau en texte
web-workshop-wrong = On ne peut pas encore y courir. Corrige le texte : il est vérifié dès que tu fais une pause.
web-workshop-advice = On peut y courir. Quelques conseils :
web-workshop-fine = Tout est en ordre.
web-workshop-judge = Juger ce plateau
web-workshop-stop = Arrêter
web-workshop-players = Joueurs
web-workshop-bot = Qui conduit
web-workshop-options = Options du jeu
web-workshop-waiting = { $ahead ->
    [one] Un autre plateau est en train d’être jugé ; le tien est le suivant.
   *[other] { $ahead } plateaux sont jugés avant le tien.
}
web-workshop-starting = Les voitures roulent vers le départ…
web-workshop-progress = { $races } courses sur { $wanted }
web-workshop-old = Tu as changé le plateau depuis : ces chiffres sont ceux du texte d’avant.
web-workshop-tint = Ce que montre la couleur des cases
web-workshop-plain = Sans couleur
web-workshop-idle = jamais utilisée
web-workshop-space = { $space } : { $count } par course
web-workshop-all-spaces = Chaque case en chiffres
web-workshop-one-space = Case
web-workshop-play = Jouer sur ce plateau
web-workshop-drawing = Télécharger le dessin (SVG)
web-workshop-save = Télécharger le texte
web-workshop-report = Télécharger le rapport
web-workshop-picture = Le dessin
