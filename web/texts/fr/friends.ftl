### Play with friends

web-which-game = Quel jeu ?
web-which-way = Comment joue-t-on ensemble ?
web-way-here = Sur cet appareil
web-way-here-text = On se le passe, ou on s’installe autour d’une tablette.
web-way-link = Par lien ou code QR
web-way-link-text = Chacun sur son téléphone, de près ou de loin.
web-way-box = Avec la vraie boîte
web-way-box-text = On lance de vrais dés. Paddock avance et compte.
web-more = Plus
web-more-text = Tout cela peut encore changer jusqu’au départ.
web-seat-count = { $count ->
    [one] une place
   *[other] { $count } places
}
web-clock-none-short = sans chrono
web-clock-relaxed-short = chrono tranquille
web-clock-fast-short = chrono rapide
web-pace-bots = Allure des bots
web-pace-bots-relaxed = Tranquille
web-pace-bots-quick = Vive
web-pace-bots-instant = Immédiate
web-name-missing = Il manque encore un nom à la place { $seat }.
web-player-number = Joueur { $number }
