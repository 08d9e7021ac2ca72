### La salle d’attente

web-all-here = Tout le monde est là.
web-waiting-for = { $count ->
    [one] Il reste { $count } place libre.
   *[other] Il reste { $count } places libres.
}
web-host-starts = La personne qui tient la table lance la course.
web-invite = Inviter
web-qr = Le lien en code QR
web-copied = Le lien est copié.
web-open-seat = Place libre
web-sit-here = S’asseoir ici
web-your-name = Ton nom
web-sit = S’asseoir
web-stand = Libérer la place
web-seat-you = toi
web-seat-here = ici
web-seat-bot = bot
web-seat-person = personne
web-seat-online = en ligne
web-seat-away = absent
web-seat-standin = un bot joue à sa place
web-seat-warming = s’échauffe : un bot plus faible joue en attendant
web-table-settings = Les réglages de la partie
web-seat-number = N° { $seat }

web-room-lead = Chacun touche « C’est bon pour moi » sur son propre appareil.
web-room-scan = Scanner pour jouer
web-room-link = Le lien de cette table
web-room-share = Partager
web-room-copy = Copier le lien
web-room-by-hand = Ton navigateur ne peut pas copier tout seul : le lien est sélectionné, copie-le à la main.
web-room-wifi = Ouvrir aux téléphones de ce Wi-Fi
web-room-here = Les téléphones ne peuvent pas ouvrir ce lien : il ne marche que sur cet ordinateur.
web-room-here-switch = Les téléphones ne peuvent pas encore ouvrir ce lien. Active l’option ci-dessous et un code apparaîtra ici.
web-room-near = Pour les téléphones de ce Wi-Fi.
web-room-elsewhere = Pour les amis ailleurs, il faut une adresse publique.
web-room-anywhere = Marche de partout.
web-room-address = Utiliser une autre adresse
web-room-open = pour qui a le lien
web-room-ready = c’est bon
web-room-not-ready = pas encore
web-room-host = tient la table
web-room-tools = { $name } : modifier cette place
web-room-rename = Changer le nom
web-room-bot = Laisser conduire un bot
web-room-make-host = Confier la table
web-room-add-bot = Ajouter un bot
web-room-sits-here = Joue ici
web-room-mix = Mélanger l’ordre
web-room-more = Plus
web-room-join = Prendre une place
web-room-full = Toutes les places sont prises. Tu regardes ; dès qu’une place se libère, tu peux la prendre.
web-room-im-ready = C’est bon pour moi
web-room-you-are-ready = C’est bon pour toi.
web-room-unready = Finalement, pas encore
web-room-missing = { $count ->
    [one] On attend encore { $names }.
   *[other] On attend encore { $names }.
}
web-room-car-waits = Si tu démarres maintenant, leur place les attend.
web-room-with-bots = { $count ->
    [one] Démarrer avec un bot
   *[other] Démarrer avec des bots
}
web-room-anyway = Démarrer quand même
web-room-host-away = { $name } n’est pas là. Quelqu’un d’autre peut tenir la table.
web-room-become-host = Tenir la table
web-room-start = Lancer
