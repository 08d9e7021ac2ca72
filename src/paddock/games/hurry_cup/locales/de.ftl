## Wörter

hurry-colour-red = Rot
hurry-colour-yellow = Gelb
hurry-colour-green = Grün
hurry-colour-purple = Lila
hurry-colour-blue = Blau
hurry-colour-white = Weiß
hurry-token-ace = Straßenass
hurry-token-nitro = Nitro
hurry-token-horn = Hupe
hurry-token-second = zweite Chance
hurry-token-shortcut = Abkürzung
hurry-token-slipstream = Windschatten
hurry-token-pit = Boxencrew
hurry-token-oil = Öl
hurry-token-swap = Tausch
hurry-token-fuel = Tank leer
hurry-tile-start = Start
hurry-tile-finish = Ziel

## Ereignisse

hurry-event-first-drawn = { $pilot } ist ausgelost und hebt den Becher zuerst.
hurry-event-round-began = Runde { $round }: { $cup } hebt den Becher.
hurry-event-out-of-fuel = { $pilot } hat keinen Sprit mehr: Der Tank zählt in dieser Runde als 1.
hurry-event-called = { $pilot } hupt!
hurry-event-caller = { $pilot } ist unter denen, die gehupt haben, Nummer { $place }.
hurry-event-looked = { $pilot } schaut unter den Becher.
hurry-event-lifted = Der Becher ist oben: { $dice }.
hurry-event-grabbed = { $how ->
    [last] { $pilot } bekommt die letzte Figur: { $pawn }, { $value }.
    [late] { $pilot } war zu spät und bekommt { $pawn }, { $value }.
    [hand] { $pilot } nimmt { $pawn }, { $value }.
   *[live] { $pilot } schnappt sich { $pawn }, { $value }.
}
hurry-event-grabbed-hidden = { $how ->
    [last] { $pilot } bekommt die letzte Figur: { $pawn }.
   *[horn] { $pilot } nimmt vor allen anderen { $pawn }.
}
hurry-event-sealed = { $pilot } hat die Figuren geordnet.
hurry-event-turn-began = { $pilot } ist am Zug.
hurry-event-lantern-step = Die rote Laterne: { $pilot } rückt vor, { $origin } → { $tile }.
hurry-event-lantern-step-page = Die rote Laterne: { $pilot } rückt ein Feld vor.
hurry-event-token-used = { $pilot } spielt ein Plättchen: { $token }.
hurry-event-swapped = { $pilot } tauscht den Tank mit { $other } und hat jetzt { $pawn }: { $tank }.
hurry-event-slipstreamed = Im Windschatten von { $behind } kommt { $pilot } voran, { $origin } → { $tile }.
hurry-event-slipstreamed-page = Im Windschatten von { $behind } holt { $pilot } auf.
hurry-event-recovered = { $pilot } bekommt für die nächste Runde einen Trumpf zurück: { $token }.
hurry-event-aced = { $tiles ->
    [one] { $pilot } fährt ein Feld ohne Tempolimit, { $origin } → { $tile }.
   *[other] { $pilot } fährt { $tiles } Felder ohne Tempolimit, { $origin } → { $tile }.
}
hurry-event-aced-page = { $tiles ->
    [one] { $pilot } fährt ein Feld ohne Tempolimit.
   *[other] { $pilot } fährt { $tiles } Felder ohne Tempolimit.
}
hurry-event-rolled = { $pilot } würfelt { $accelerator }; mit Tank { $tank } sind das { $speed } km/h.
hurry-event-rerolled = { $pilot } würfelt noch einmal: { $accelerator }; mit Tank { $tank } sind das { $speed } km/h.
hurry-event-drove = { $shortcut ->
    [yes] { $pilot } nimmt die Abkürzung, { $origin } → { $tile }.
   *[no] { $tiles ->
        [one] { $pilot } fährt ein Feld, { $origin } → { $tile }.
       *[other] { $pilot } fährt { $tiles } Felder, { $origin } → { $tile }.
    }
}
hurry-event-drove-page = { $shortcut ->
    [yes] { $pilot } nimmt die Abkürzung und braucht { $tiles } vom Tank.
   *[no] { $tiles ->
        [one] { $pilot } fährt ein Feld.
       *[other] { $pilot } fährt { $tiles } Felder.
    }
}
hurry-event-stopped = Das Limit { $limit } auf Feld { $tile } stoppt { $pilot } bei { $speed } km/h.
hurry-event-stopped-page = Das Limit { $limit } stoppt { $pilot } bei { $speed } km/h.
hurry-event-stayed = { $pilot } bleibt stehen.
hurry-event-nitro = Nitro! { $pilot } fährt ein Feld weiter, { $origin } → { $tile }.
hurry-event-nitro-page = Nitro! { $pilot } fährt ein Feld weiter.
hurry-event-oiled = { $pilot } legt Öl auf Feld { $tile }: ab jetzt 50 km/h.
hurry-event-found = { $pilot } findet auf Feld { $tile }: { $token }.
hurry-event-found-page = { $pilot } findet ein Plättchen: { $token }.
hurry-event-second-chance = { $pilot } bekommt eine zweite Chance.
hurry-event-crossed = { $pilot } fährt auf Platz { $place } über die Ziellinie!
hurry-event-lantern = { $pilot } bekommt die rote Laterne.
hurry-event-lantern-nobody = Niemand hat die rote Laterne.
hurry-event-won = { $pilots } gewinnt das Rennen, mit { $points } Punkten!

## Warum nicht

hurry-reason-over = Das Rennen ist vorbei.
hurry-reason-wait-for-chance = Zuerst kommen Würfel, Los oder Becher; das Rennen wartet auf: { $phase }.
hurry-reason-not-your-turn = Das Auto in { $car } entscheidet jetzt.
hurry-reason-not-asked = Dieser Platz hat schon entschieden; das Rennen wartet auf: { $cars }.
hurry-reason-chance = Das kann hier nicht gezogen oder gewürfelt werden; möglich ist: { $right }.
hurry-reason-not-now = Dafür ist jetzt nicht der Moment; das Rennen wartet auf: { $phase }.
hurry-reason-no-token = Dieses Plättchen ist nicht da: { $token }.
hurry-reason-not-yet = Dieses Plättchen gilt erst ab der nächsten Runde: { $token }.
hurry-reason-token-played = Ein Plättchen pro Runde: { $played } wurde schon benutzt.
hurry-reason-no-fuel = „Tank leer“ ist das Plättchen dieser Runde; kein anderes kann benutzt werden.
hurry-reason-pawn-gone = Die Figur { $pawn } ist nicht da; übrig sind: { $left }.
hurry-reason-already-wished = Die Figur { $pawn } hat schon ihren Rang; nimm eine andere von: { $left }.
hurry-reason-no-lantern = Der Schritt der roten Laterne ist für das Auto, das sie hat, und kommt vor allem anderen im Zug.
hurry-reason-yourself = Tausche mit jemand anderem: { $cars }.
hurry-reason-leads = Windschatten braucht ein Auto weiter vorn; es gibt keines.
hurry-reason-too-near = Das Feld hinter dem nächsten Auto liegt nicht vor diesem.
hurry-reason-trump-not-used = Die Boxencrew holt einen benutzten Trumpf zurück; dieser ist nicht benutzt: { $trump }.
hurry-reason-must-move = Mindestens ein Feld muss gefahren werden.
hurry-reason-too-little-tank = Der Tank ist { $tank }: von hier höchstens { $most } Felder.
hurry-reason-limit-stops = Mit { $speed } km/h darf man nicht auf Feld { $tile }, dort gilt { $limit }; von hier höchstens { $most } Felder.
hurry-reason-past-finish = Die Straße endet im Ziel, { $most } Felder von hier.
hurry-reason-must-drive-out = In diesem Rennen wird der Tank leer gefahren: { $most } Felder.
hurry-reason-not-straight = Eine Abkürzung beginnt auf einer Geraden; Feld { $here } ist eine Kurve.
hurry-reason-no-bend = Eine Abkürzung führt an einer Kurve vorbei; nach Feld { $here } kommt keine.
hurry-reason-straight-too-strict = Mit { $speed } km/h darf man nicht auf die Gerade { $tile } hinter den Kurven, dort gilt { $limit }.
hurry-reason-not-driven-out = Nitro braucht eine Fahrt mit dem ganzen Tank, die kein Limit gestoppt hat.
hurry-reason-not-entered = Öl kommt auf ein Feld, das in diesem Zug befahren wurde: { $tiles }.

## Züge und Optionen

hurry-notation = „{ $text }“ ist kein Zug. Züge schreibt man so: ready, horn, grab red, wish red, late, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done; für den Zufall: first red, caller red, tank r5, lift, given red, hand red, roll 4, find oil.
hurry-no-such-circuit = Es gibt keine Strecke „{ $key }“. Mitgeliefert sind { $boards }; random-7 wird aus der Zahl 7 gelegt; eine eigene Strecke nennt man mit dem Pfad ihrer .toml-Datei.
hurry-random-key = „{ $key }“ ist keine zufällige Strecke; schreibe random- und eine Zahl, etwa random-7.
hurry-players = Hurry’Cup! ist für { $least } bis { $most } Personen, nicht für { $players }.
hurry-car = Ein Auto in { $car } gibt es nicht. Die Autos sind { $cars }.
hurry-cars = { $players } Personen brauchen so viele Autos in verschiedenen Farben, nicht: { $given }.
hurry-first = Wer den Becher zuerst hebt, ist ein Platz von 0 bis { $most } oder "drawn", nicht { $first }.
hurry-races = Eine Meisterschaft hat 1 bis { $most } Rennen, nicht { $races }.

## Streckendateien

hurry-circuit-not-toml = { $place } ist kein gültiges TOML: { $detail }.
hurry-circuit-unknown-key = { $place }: „{ $key }“ gehört nicht zu einer Strecke. Eine Strecke hat name und tiles.
hurry-circuit-no-name = { $place }: Die Strecke braucht einen Namen, etwa name = "Corniche".
hurry-circuit-no-tiles = { $place }: tiles muss ein Text aus 36 Feldern sein, etwa "s r90 R70* F".
hurry-circuit-too-long = { $place }: { $tiles } Felder sind zu viele; eine Strecke hat { $right }.
hurry-circuit-word = { $place }: Feld { $number }, „{ $word }“, gibt es nicht. Schreibe s (Gerade), l oder r (Kurve), L oder R (Haarnadel) oder F (Ziel), dann, wo nötig, ein Limit wie 90 und * für einen Stern.

## Was die Prüfung sagt

hurry-fault-overlaps = Feld { $tile } ({ $word }) liegt auf Feld { $other }; drehe ein Feld davor anders herum.
hurry-fault-overlaps-start = Feld { $tile } ({ $word }) liegt auf dem Startbrett; drehe ein Feld davor anders herum.
hurry-fault-not-connected = Feld { $tile } ({ $word }) schließt nicht an: Die Straße verlässt Feld { $other } zu einem anderen Sechseck hin.
hurry-fault-finish-early = Feld { $tile } ist das Ziel, aber die Straße geht weiter; das Ziel muss Feld { $last } sein.
hurry-fault-box-too-many = Feld { $tile } ({ $word }): In der Schachtel sind davon nur { $count }, und alle liegen schon davor.
hurry-fault-not-in-box = Feld { $tile } ({ $word }): So ein Feld ist nicht in der Schachtel.
hurry-fault-count = Die Strecke hat { $tiles } Felder; es müssen { $right } sein, mit dem Ziel.
hurry-fault-no-finish = Feld { $tile } ({ $word }) ist das letzte und muss das Ziel sein, F.

## Stellungen

hurry-position-number = In der Stellung hat { $place } den Wert { $value }; er muss von { $least } bis { $most } sein.
hurry-position-seats = In der Stellung hat { $place } { $given } Einträge; es muss einer für jeden der { $seats } Plätze sein.
hurry-position-name = In der Stellung steht bei { $place } „{ $name }“; möglich ist { $names }.
hurry-position-phase = In der Stellung ist „{ $phase }“ keine Phase dieses Rennens. Phasen sind { $phases }.
hurry-position-phase-needs = In der Stellung passt { $place } nicht zur Phase { $phase }.
hurry-position-crossed = In der Stellung muss { $place } die Plätze nennen, deren Autos auf Feld 36 stehen: { $seats }.
hurry-position-star = In der Stellung hat { $place } ein Feld ohne Stern; die Sterne liegen auf { $tiles }.
hurry-position-hidden = In der Stellung muss { $place } so viele verschiedene Bonusplättchen haben, wie Sterne übrig sind: { $stars }.
hurry-position-fuel = In der Stellung hat { $place } „fuel“; gefunden ist es „fresh“, und gespielt wird es in der Runde danach.
hurry-position-pawn-twice = In der Stellung hat { $place } eine Figur zweimal.
hurry-position-rolled = In der Stellung passt { $place } nicht zu tanks: { $count } Würfel sind bekannt, und sie werden in der Reihenfolge der Figuren geworfen.
hurry-position-caller-twice = In der Stellung hat { $place } einen Platz zweimal.
hurry-position-wishes = In der Stellung hat { $place } zu viele Figuren für einen Platz; es sind höchstens { $most }.

## Terminal

hurry-workshop-summary = { $name }: { $tiles } Felder, darunter { $bends } Kurven und { $hairpins } Haarnadeln.
hurry-workshop-no-cars = Eine Strecke wird ohne Autos gezeichnet; lass sie weg, oder sieh dir ein Rennen auf der Seite an.
hurry-layout-none = Die Strecke { $circuit } hat keinen Verlauf „{ $name }“; sie hat { $layouts }.
hurry-builder-no-way = Von diesen { $tiles } Feldern aus wurde kein Weg ins Ziel gefunden; nimm einige zurück.
hurry-phase-draw-first = es wird gelost, wer den Becher zuerst hebt
hurry-phase-ready = sind alle bereit?
hurry-phase-caller = die Reihenfolge der Hupen wird gelost
hurry-phase-look = wer gehupt hat, schaut unter den Becher
hurry-phase-horn = wer gehupt hat, nimmt eine Figur
hurry-phase-lift = gleich geht der Becher hoch
hurry-phase-grab = schnapp dir eine Figur!
hurry-phase-given = wer zu spät war, bekommt eine Figur
hurry-phase-wish = ordne die Figuren, die beste zuerst
hurry-phase-hand = die Reihenfolge der Hände wird gelost
hurry-phase-start = ein Plättchen vor dem Wurf?
hurry-phase-roll = gleich rollt der Gaswürfel
hurry-phase-second = eine zweite Chance?
hurry-phase-drive = wie weit?
hurry-phase-after = ein Plättchen nach der Fahrt?
hurry-phase-find = ein Plättchen wird umgedreht
hurry-phase-over = das Rennen ist vorbei
hurry-screen-phase = Jetzt: { $phase }
hurry-screen-round = Runde { $round }
hurry-screen-start = Start
hurry-screen-finish = Ziel
hurry-screen-no-tank = kein Tank
hurry-screen-has-lantern = rote Laterne
hurry-standing = { $tile ->
    [0] am Start
   *[other] Feld { $tile } von { $tiles }
}
hurry-move-ready = bereit
hurry-move-horn = hupen: zuerst schauen und zuerst wählen
hurry-screen-grab = { $pawn } schnappen ({ $value })
hurry-move-late = den anderen den Vortritt lassen
hurry-screen-wish = als Nächstes: { $pawn } ({ $value })
hurry-move-lantern = rote Laterne: ein Feld frei
hurry-screen-swap = Tank tauschen mit { $pilot } ({ $value })
hurry-move-slipstream = Windschatten
hurry-screen-pit = Boxencrew: { $token } zurückholen
hurry-move-ace = Straßenass
hurry-move-go = würfeln
hurry-move-again = zweite Chance: noch einmal würfeln
hurry-move-keep = diesen Wurf behalten
hurry-screen-drive = { $tiles ->
    [0] auf { $tile } bleiben
    [one] ein Feld fahren, bis { $tile }
   *[other] { $tiles } Felder fahren, bis { $tile }
}
hurry-screen-shortcut = { $after ->
    [0] sofort abkürzen, bis { $tile }
    [one] nach einem Feld abkürzen, bis { $tile }
   *[other] nach { $after } Feldern abkürzen, bis { $tile }
}
hurry-move-nitro = Nitro: ein Feld mehr
hurry-move-oil = Öl auf Feld { $tile }
hurry-move-done = nichts mehr
hurry-screen-ask-first = Welches Auto hebt den Becher zuerst: { $cars }?
hurry-screen-ask-next = Wer wird gezogen: { $cars }?
hurry-screen-ask-given = Welche Figur wird gezogen?
hurry-screen-ask-found = Was findet { $pilot }? Ein Plättchen, etwa oil.
hurry-screen-ask-roll = { $pilot } würfelt. Was zeigt der Gaswürfel, 1 bis 6?
hurry-screen-ask-lift = Heb den Becher: Tipp lift ein.
hurry-screen-ask-tank = Was zeigt der Würfel dieser Figur, 1 bis 6: { $pawn }?
hurry-screen-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
hurry-screen-notation = Züge: ready, horn, grab red oder red, wish red, lantern, swap yellow, slipstream, pit horn, ace, go, again, keep, drive 3, shortcut 1 4, nitro, oil 17, done.
    Auf der Straße: Großbuchstaben sind Autos, Zahlen in Klammern deine Möglichkeiten; eine Zahl ist ein Limit, * ein Plättchen, ~ Öl.

## Lab

hurry-fact-limits = Von einem Tempolimit gestoppte Autos
hurry-fact-stays = Züge ohne ein gefahrenes Feld
hurry-fact-token = Benutztes Plättchen: { $part }
hurry-heat-limits = Hier von einem Tempolimit gestoppte Autos

## Beispiele in den Regeln

hurry-cup-example-rank-title = Der größte ist nicht der beste
hurry-cup-example-rank-aim = Dein rotes Auto steht direkt vor einer Haarnadelkurve mit Limit 60. Die anderen greifen sicher nach den großen Tanks. Ordne die Figuren: zuerst die, mit der du um die Kurve kommst.
hurry-cup-example-rank-done = Mit einem Tank von 2 darf der Gaswürfel bis zu 4 zeigen, und du kommst noch um die Kurve. Mit einer 6 nicht, egal, was du würfelst: 70 km/h wären das Langsamste.
hurry-cup-example-horn-title = Zuerst sehen, zuerst wählen
hurry-cup-example-horn-aim = Die anderen sind bereit, und der Becher steht noch. Hupe: Du siehst die Würfel allein. Dann nimm die Figur, die zur Straße vor dir passt.
hurry-cup-example-horn-done = Du hattest die erste Wahl, und niemand konnte schneller sein. Die Hupe ist jetzt verbraucht, und sie war dein Plättchen für diese Runde.
hurry-cup-example-limit-title = Bis zum Schild
hurry-cup-example-limit-aim = Dein Tank ist 5, du hast eine 4 gewürfelt: 90 km/h. Das dritte Feld vor dir erlaubt nur 70. Fahre bis davor, und nimm, was unter dem Stern liegt.
hurry-cup-example-limit-done = Das Limit 70 hat dich auf dem zweiten Feld gestoppt, auch wenn der Tank noch nicht leer war. Aber dort lag ein Stern: Sein Plättchen gehört dir, ab der nächsten Runde.
hurry-cup-example-lantern-title = Ein Schritt für die Letzten
hurry-cup-example-lantern-aim = Dein Tank ist 6, langsamer als 70 km/h kannst du also nicht sein, und das nächste Feld erlaubt 60. Aber du liegst ganz allein hinten und hast die rote Laterne: Nimm ihren freien Schritt, bevor du würfelst.
hurry-cup-example-lantern-done = Der freie Schritt achtet auf kein Limit: Du bist schon in der Kurve. Hättest du zuerst gewürfelt, stündest du noch davor.
hurry-cup-example-ace-title = An allen Schildern vorbei
hurry-cup-example-ace-aim = Auf den nächsten sechs Feldern liegen drei Haarnadelkurven, und dein Tank ist 6: Mit Würfeln kämst du nicht vom Fleck. Spiele stattdessen das Straßenass.
hurry-cup-example-ace-done = Sechs Felder auf einmal, an 60, 70 und 70 vorbei. Das Straßenass ist verbraucht, und damit dein Plättchen für diese Runde.
hurry-cup-example-shortcut-title = Geradeaus
hurry-cup-example-shortcut-aim = Mit 90 km/h kämst du nur ein Feld weit: Danach kommen Kurven mit 70, 80 und 80. Spiele die Abkürzung, und wähle, wie weit du dahinter fährst.
hurry-cup-example-shortcut-done = Für ein Feld deines Tanks hast du alle drei Kurven hinter dir gelassen und bist mit dem Rest weitergefahren. Nur die Limits der Felder, die du wirklich befährst, zählen.
hurry-cup-example-slipstream-title = Im Windschatten
hurry-cup-example-slipstream-aim = Das gelbe Auto ist weit vorn, und dazwischen liegt eine Haarnadelkurve mit 70. Spiele den Windschatten, bevor du würfelst, und fahre dann wie immer.
hurry-cup-example-slipstream-done = Der Windschatten hat dich bis auf das Feld hinter dem gelben Auto gezogen, an allen Schildern vorbei, und der Wurf kam noch dazu.
hurry-cup-example-oil-title = Vorsicht, rutschig
hurry-cup-example-oil-aim = Deine Fahrt ist vorbei, und zwei Autos sind dicht hinter dir. Gieße dein Öl auf eines der Felder, über die du gefahren bist, am besten dort, wo beide noch vorbeimüssen.
hurry-cup-example-oil-done = Von jetzt an fährt niemand schneller als 50 km/h auf dieses Feld, bis das Rennen vorbei ist: Mit einem großen Tank müssen die anderen davor halten. Das gilt auch für dich, aber du bist schon durch.
hurry-cup-example-finish-title = Über die Linie
hurry-cup-example-finish-aim = Du hast deinen Tank leer gefahren, und kein Limit hat dich gestoppt: Ein Feld fehlt noch. Welches Plättchen spielst du jetzt?
hurry-cup-example-finish-done = Wer das Zielfeld befährt, ist über die Linie, auch mit Nitro. Die anderen fahren noch bis zum Ende der Runde, aber gewonnen hast du.

## Was im ersten Spiel erklärt wird

hurry-guide-goal = { $tiles ->
    [one] Fahr vor allen anderen über die Ziellinie. Noch ein Feld!
   *[other] Fahr vor allen anderen über die Ziellinie: noch { $tiles } Felder.
}
hurry-guide-ready-title = Sag, dass du bereit bist
hurry-guide-ready = Sind alle bereit, wird der Becher gehoben. Jede Figur steht für einen Würfel: deinen Tank.
hurry-guide-horn-title = Du schaust zuerst
hurry-guide-horn = Nur du siehst die Würfel. Nimm vor allen anderen eine Figur: Der Würfel ihrer Farbe ist dein Tank.
hurry-guide-grab-title = Greif eine Figur!
hurry-guide-grab = Der Würfel ihrer Farbe ist dein Tank. Ein voller Tank bringt dich weit, macht aber auch schnell.
hurry-guide-wish-title = Ordne die Figuren
hurry-guide-wish = Tipp zuerst auf die, die du am liebsten willst. Der Würfel ihrer Farbe wird dein Tank.
hurry-guide-lantern-title = Ein Feld gratis
hurry-guide-lantern = Du bist hinten und hast die rote Laterne. Rück jetzt vor, an jedem Schild vorbei, vor allem anderen.
hurry-guide-roll-title = Würfle
hurry-guide-roll = Tank { $tank } plus dein Wurf, mal zehn, ist dein Tempo. Ein Schild mit weniger hält dich auf.
hurry-guide-second-title = Den Wurf behalten?
hurry-guide-second = Er ergibt { $speed } km/h. Mit deiner zweiten Chance darfst du noch einmal werfen; der neue Wurf gilt.
hurry-guide-drive-title = Tipp auf ein leuchtendes Feld
hurry-guide-drive = { $tiles ->
    [one] Mit { $speed } km/h kommst du ein Feld weit.
   *[other] Mit { $speed } km/h kommst du bis zu { $tiles } Felder weit.
}
hurry-guide-stay-title = Zu schnell für das nächste Feld
hurry-guide-stay = Dort sind { $limit } km/h erlaubt, und du fährst { $speed }. Diesmal bleibst du stehen.
hurry-guide-limit-title = Das Schild hält dich auf
hurry-guide-limit = Dieses Feld erlaubt { $limit } km/h. Du fährst { $speed } und hältst davor.
hurry-guide-star-title = Ein Stern
hurry-guide-star = Endet deine Fahrt auf ihm, nimmst du das Plättchen darunter. Es gilt ab der nächsten Runde.
hurry-guide-find-title = Dreh es um
hurry-guide-find = Du hast unter dem Stern ein Plättchen gefunden. Es gilt ab der nächsten Runde.
hurry-guide-after-title = Fertig, oder noch ein Plättchen?
hurry-guide-after = Deine Fahrt ist vorbei. Spiel ein leuchtendes Plättchen oder beende deinen Zug.
hurry-guide-lantern-given-title = Die rote Laterne
hurry-guide-lantern-given = Du bist allein ganz hinten. In der nächsten Runde darfst du als Erstes ein Feld gratis vor.
hurry-guide-fuel-title = Tank leer
hurry-guide-fuel = In dieser Runde zählt dein Tank als 1, egal was der Würfel zeigt, und ein anderes Plättchen geht nicht.
hurry-guide-last-round-title = Die letzte Runde
hurry-guide-last-round = Ein Auto ist über der Linie und gewinnt. Die anderen fahren die Runde zu Ende; dann zählt, wie weit sie sind.
hurry-guide-when-now = Du kannst es jetzt spielen.
hurry-guide-when-later = Jetzt geht das noch nicht.
hurry-guide-when-spent = Dein Plättchen für diese Runde ist schon gespielt.
hurry-guide-when-next-round = Es gilt ab der nächsten Runde.
hurry-guide-token-ace-title = Straßenass
hurry-guide-token-ace = Statt zu würfeln, fährst du genau so weit, wie dein Tank zeigt, an allen Schildern vorbei. { $when }
hurry-guide-token-nitro-title = Das Nitro
hurry-guide-token-nitro = Hast du deinen Tank ganz leer gefahren, bringt es dich ein Feld weiter, am Schild vorbei. { $when }
hurry-guide-token-horn-title = Die Hupe
hurry-guide-token-horn = Hup, bevor der Becher gehoben wird: Du allein siehst die Würfel und nimmst zuerst eine Figur. { $when }
hurry-guide-token-second-title = Zweite Chance
hurry-guide-token-second = Nach deinem Wurf darfst du noch einmal werfen; der neue Wurf gilt. { $when }
hurry-guide-token-shortcut-title = Abkürzung
hurry-guide-token-shortcut = Von einer Geraden springst du zur nächsten, an den Kurven vorbei, für ein Feld aus dem Tank. { $when }
hurry-guide-token-slipstream-title = Windschatten
hurry-guide-token-slipstream = Vor dem Wurf fährst du bis hinter das nächste Auto vor dir, an allen Schildern vorbei. { $when }
hurry-guide-token-pit-title = Boxencrew
hurry-guide-token-pit = Vor dem Wurf holst du dir einen benutzten Trumpf zurück, ab der nächsten Runde. { $when }
hurry-guide-token-oil-title = Das Öl
hurry-guide-token-oil = Nach der Fahrt legst du es auf ein Feld deiner Fahrt: Dort gilt für alle 50 km/h. { $when }
hurry-guide-token-swap-title = Der Tausch
hurry-guide-token-swap = Vor dem Wurf tauschst du Tank und Figur mit jemand anderem. { $when }
hurry-guide-token-fuel-title = Bald ist der Tank leer
hurry-guide-token-fuel = Dann zählt dein Tank als 1, und ein anderes Plättchen geht nicht.

## Warum es so ausging

hurry-ending-alone = { $who ->
    [you] Nur du bist über die Linie gefahren, in Runde { $round }; bei den anderen zählt, wie weit sie kamen.
   *[one] Nur { $pilots } ist über die Linie gefahren, in Runde { $round }; bei den anderen zählt, wie weit sie kamen.
}
hurry-ending-order = In Runde { $round } fuhren über die Linie, in dieser Reihenfolge: { $pilots }; das erste Auto gewinnt.
hurry-ending-points = { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
}

## Der Coach: wohin ein Weg führt und warum er besser ist

hurry-why-arrives = Du fährst über die Ziellinie.
hurry-why-tank = In diesem Tank sind { $tank }, im anderen nur { $other }.
hurry-why-small-tank = Ein Tank mit { $tank } passt besser zu den Schildern vor dir als { $other }.
hurry-why-again = Neu gewürfelt kommst du wahrscheinlich weiter.
hurry-why-keep = Dieser Wurf ist gut genug: Heb dir die zweite Chance auf.
hurry-why-horn = Wer zuerst schaut, wählt zuerst, und in dieser Runde zählt das.
hurry-why-star = Du hältst auf einem Stern und findest ein Plättchen.
hurry-why-further = { $tiles ->
    [one] Du kommst ein Feld weiter.
   *[other] Du kommst { $tiles } Felder weiter.
}
hurry-why-token = Das Plättchen bringt dir jetzt mehr als später.
hurry-why-saves = Du hebst dir das Plättchen für einen besseren Moment auf.
hurry-why-limit = Das nächste Schild bremst dich dort weniger.
