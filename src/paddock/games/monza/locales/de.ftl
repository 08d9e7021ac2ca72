### Monza

## Farben und Orte (Start und Ziel werden in Sätzen gebeugt: die Auswahlen unten kennen diese beiden Wörter)

monza-colour-red = Rot
monza-colour-yellow = Gelb
monza-colour-green = Grün
monza-colour-blue = Blau
monza-colour-white = Weiß
monza-colour-purple = Lila
monza-space-start = Start
monza-space-finish = Ziel

## Was geschieht

monza-event-first-drawn = { $driver } ist ausgelost und beginnt.
monza-event-round-began = Runde { $round }.
monza-event-turn-began = { $driver } ist mit Würfeln dran.
monza-event-rolled = { $driver } würfelt { $dice }.
monza-event-extra-roll = { $driver } nutzt das Neuwürfler-Plättchen für { $dice }.
monza-event-rerolled = { $driver } würfelt neu: { $dice }, und hat jetzt { $hand }.
monza-event-laid = { $tile ->
    [yes] { $driver } legt ein Plättchen in { $colour } { $space ->
        [Start] auf den Start
        [Ziel] ins Ziel
       *[other] auf { $space }
    }.
   *[no] { $driver } legt { $colour } { $space ->
        [Start] auf den Start
        [Ziel] ins Ziel
       *[other] auf { $space }
    }.
}
monza-event-laid-page = { $tile ->
    [yes] { $driver } legt ein Plättchen in { $colour } { $space-lane ->
        [outer] auf die äußere Spur
        [middle] auf die mittlere Spur
        [inner] auf die innere Spur
       *[finish] ins Ziel
    }.
   *[no] { $driver } legt { $colour } { $space-lane ->
        [outer] auf die äußere Spur
        [middle] auf die mittlere Spur
        [inner] auf die innere Spur
       *[finish] ins Ziel
    }.
}
monza-event-drove = { $spaces ->
    [one] { $driver } fährt ein Feld, { $origin ->
        [Start] vom Start
        [Ziel] vom Ziel
       *[other] von { $origin }
    } { $space ->
        [Start] zum Start
        [Ziel] ins Ziel
       *[other] nach { $space }
    }.
   *[other] { $driver } fährt { $spaces } Felder, { $origin ->
        [Start] vom Start
        [Ziel] vom Ziel
       *[other] von { $origin }
    } { $space ->
        [Start] zum Start
        [Ziel] ins Ziel
       *[other] nach { $space }
    }.
}
monza-event-drove-page = { $spaces ->
    [one] { $driver } fährt ein Feld.
   *[other] { $driver } fährt { $spaces } Felder.
}
monza-event-stayed = { $driver } kann keinen Würfel nutzen und bleibt { $space ->
    [Start] am Start
    [Ziel] im Ziel
   *[other] auf { $space }
}.
monza-event-stayed-page = { $driver } kann keinen Würfel nutzen und bleibt stehen.
monza-event-turbo-rolled = Turbo! { $driver } würfelt { $dice }.
monza-event-pushed-back = { $by } schiebt { $driver } { $origin ->
    [Start] vom Start
    [Ziel] vom Ziel
   *[other] von { $origin }
} zurück { $space ->
    [Start] zum Start
    [Ziel] ins Ziel
   *[other] nach { $space }
}.
monza-event-pushed-back-page = { $by } schiebt { $driver } zurück.
monza-event-arrived = { $dice ->
    [0] { $driver } ist im Ziel, ohne einen Würfel in dieser Runde.
    [one] { $driver } ist im Ziel, mit einem Würfel.
   *[other] { $driver } ist im Ziel, mit { $dice } Würfeln.
}
monza-event-last-round = Das ist die letzte Runde.
monza-event-bonus-offered = { $by } hat zuletzt { $colour } gelegt: { $driver } darf einen Bonusschritt machen.
monza-event-stepped = { $driver } macht den Bonusschritt { $origin ->
    [Start] vom Start
    [Ziel] vom Ziel
   *[other] von { $origin }
} { $space ->
    [Start] zum Start
    [Ziel] ins Ziel
   *[other] nach { $space }
}.
monza-event-stepped-page = { $driver } macht den Bonusschritt { $space-lane ->
    [outer] auf die äußere Spur
    [middle] auf die mittlere Spur
    [inner] auf die innere Spur
   *[finish] ins Ziel
}.
monza-event-declined = { $driver } verzichtet auf den Bonusschritt.
monza-event-won = { $count ->
    [one] { $drivers } gewinnt!
   *[other] { $drivers } gewinnen gemeinsam!
}

## Warum nicht

monza-reason-over = Das Rennen ist vorbei.
monza-reason-wait-for-dice = Erst wird gewürfelt.
monza-reason-not-your-turn = Das { $car ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
    [white] weiße
    [purple] lila
   *[other] { $car }
} Auto ist dran.
monza-reason-dice-count = { $rolling ->
    [one] Hier wird ein Würfel geworfen, nicht { $given }.
   *[other] Hier werden { $rolling } Würfel geworfen, nicht { $given }.
}
monza-reason-no-such-car = Das { $car ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
    [white] weiße
    [purple] lila
   *[other] { $car }
} Auto fährt in diesem Rennen nicht mit.
monza-reason-not-now = Das geht jetzt nicht; das Rennen wartet auf: { $phase ->
    [draw-first] die Auslosung
    [roll] den Wurf
    [lay] das Legen der Würfel
    [reroll] den neuen Wurf
    [turbo-roll] den Turbowurf
    [turbo] das Legen der Turbowürfel
    [bonus] den Bonusschritt
   *[over] nichts mehr
}.
monza-reason-not-now-page = Das geht jetzt nicht.
monza-reason-has-arrived = Das Auto ist im Ziel: Die übrigen Würfel bleiben ungenutzt. Mit drive beendest du den Zug.
monza-reason-no-step = Von { $here } führt kein Schritt nach { $space }; von dort geht es nach { $nexts }.
monza-reason-no-step-page = Dorthin führt kein Weg: Tipp auf ein leuchtendes Feld.
monza-reason-obstacle = { $space } ist ein Hindernis; von { $here } geht es nach { $nexts }.
monza-reason-obstacle-page = Das ist ein Hindernis: Darüber fährt niemand.
monza-reason-wrong-colour = Auf { $space } gehört ein Würfel oder Plättchen in { $asked ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [white] Weiß
    [purple] Lila
   *[other] { $asked }
}, nicht in { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [white] Weiß
    [purple] Lila
   *[other] { $colour }
}.
monza-reason-wrong-colour-page = Auf dieses Feld passt nur ein Würfel oder Plättchen seiner Farbe.
monza-reason-no-die = Einen freien Würfel in { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [white] Weiß
    [purple] Lila
   *[other] { $colour }
} gibt es nicht.
monza-reason-cuts-short = Mit { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [white] Weiß
    [purple] Lila
   *[other] { $colour }
} auf { $space } wäre der Weg zu früh zu Ende; in diesem Rennen musst du so viele Würfel nutzen, wie du kannst.
monza-reason-cuts-short-page = So würde dein Weg zu früh enden; in diesem Rennen muss er so viele Würfel nutzen wie möglich.
monza-reason-no-tile = Ein Beschleunigungsplättchen in { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [white] Weiß
    [purple] Lila
   *[other] { $colour }
} ist nicht mehr da.
monza-reason-no-turbo-tiles = Beim Turbowurf dürfen keine Beschleunigungsplättchen gelegt werden.
monza-reason-must-go-on = Ein Würfel passt noch: Leg einen auf { $nexts }.
monza-reason-must-go-on-page = Ein Würfel passt noch: Leg einen auf ein leuchtendes Feld.
monza-reason-no-extra-roll = Es ist kein Neuwürfler-Plättchen mehr da.
monza-reason-already-laid = Das Neuwürfler-Plättchen gilt nur, bevor der erste Würfel oder das erste Plättchen liegt.
monza-reason-not-rolled = Die Würfel zeigen { $hand }; { $dice } ist nicht dabei.
monza-reason-no-dice-named = Nenn mindestens einen Würfel, den du neu würfeln willst.
monza-reason-occupied = Auf { $space } steht ein Auto; ein Bonusschritt braucht ein freies Feld.
monza-reason-occupied-page = Dort steht ein Auto; ein Bonusschritt braucht ein freies Feld.

## Züge, Optionen, Felder

monza-notation = „{ $text }“ ist kein Zug. Züge schreibt man so: roll rrybwp, reroll bp, lay w a1, tile p b8, drive, step c4, decline, first red.
monza-dice = „{ $text }“ nennt keine Würfel: „{ $letter }“ ist keine Farbe. Nimm r, y, g, b, w und p oder die englischen Namen der Farben.
monza-no-such-space = Die Strecke { $track } hat kein Feld „{ $name }“. Felder heißen a1, b1, c1 und so weiter, von der äußeren zur inneren Spur, oder start und finish.
monza-no-such-track = Eine Strecke „{ $key }“ gibt es nicht. Dabei sind { $boards }; eine eigene Strecke gibst du als Pfad ihrer .toml-Datei an.
monza-players = Die { $edition ->
    [classic] klassische Ausgabe
   *[anniversary] Jubiläumsausgabe
} ist für { $least } bis { $most } Personen, nicht für { $players }.
monza-car = Ein Auto „{ $car }“ gibt es nicht: Das hier ist die { $edition ->
    [classic] klassische Ausgabe
   *[anniversary] Jubiläumsausgabe
}. Ihre Autos sind { $cars }.
monza-cars = { $players } Personen brauchen ebenso viele Autos in verschiedenen Farben, nicht: { $given }.
monza-first = Wer beginnt, ist ein Platz von 0 bis { $most } oder "drawn", nicht { $first }.

## Streckendateien

monza-track-not-toml = { $place } ist kein gültiges TOML: { $detail }.
monza-track-unknown-key = { $place }: „{ $key }“ gehört nicht zu einer Strecke. Eine Strecke hat name, edition, start, lanes und curves.
monza-track-no-name = { $place }: Die Strecke braucht einen Namen, zum Beispiel name = "Oval".
monza-track-edition = { $place }: edition muss "classic" sein (zwei Zielfelder am Ende) oder "anniversary" (das Startfeld ist das Ziel), nicht { $value }.
monza-track-lanes = { $place }: [lanes] braucht genau die drei Zeilen outer, middle und inner.
monza-track-curves = { $place }: Kurvenverläufe müssen Tabellen sein, zum Beispiel [curves.wide].
monza-track-start = { $place }: start, die Länge des Startfelds, muss eine Zahl über 0 in Schritten von 0.05 sein, nicht { $value }.
monza-track-too-long = { $place }: { $spaces } Felder sind zu viele; eine Strecke hat höchstens { $most }.
monza-track-lane-empty = { $place }: Die { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
} ist leer; schreib ihre Felder als Buchstabe und Länge, zum Beispiel "w2 r3 x1.5".
monza-track-word = { $place }: { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}, Feld { $number }: „{ $word }“ ist nicht Buchstabe und Länge, wie w2 oder x1.5.
monza-track-colour = { $place }: { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}, Feld { $number }: „{ $letter }“ ist keine Farbe. Nimm r, y, g, b, w, p, oder x für ein Hindernis.
monza-track-length = { $place }: { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}, Feld { $number }: Die Länge von „{ $word }“ muss über 0 liegen, in Schritten von 0.05.

## Was die Prüfung sagt

monza-fault-lane-length = { $space }, letztes Feld, { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}: Die Spur ist { $length } lang, die anderen { $others }. Mit { $right } statt { $last } für dieses Feld würden sie gemeinsam enden.
monza-fault-lane-longer = { $space }, letztes Feld, { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}: Die Spur ist { $length } lang, die anderen { $others }. Kürze sie, sodass alle Spuren gemeinsam enden.
monza-fault-start-three = { $space }, { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}: Vom Startfeld kommt man in alle drei Spuren, es müssen genau zwei sein. Lass eine Spur mit einem Hindernis (x) beginnen.
monza-fault-start-few = { $space }, { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}: Vom Startfeld kommt man { $opened ->
    [0] in keine Spur
    [one] nur in eine Spur
   *[other] nur in { $opened } Spuren
}, es müssen genau zwei sein. Lass diese Spur mit einer Farbe statt mit einem Hindernis beginnen.
monza-fault-targets = { $space }, { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}: Eine klassische Strecke endet in zwei Zielfeldern und einem Hindernis, diese hat { $targets ->
    [0] kein Zielfeld
    [one] ein Zielfeld
   *[other] { $targets } Zielfelder
}. Ändere das letzte Feld dieser Spur.
monza-fault-targets-alike = { $space }, { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}: Beide Zielfelder haben die Farbe { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [white] Weiß
    [purple] Lila
   *[other] { $colour }
}; gib diesem eine andere.
monza-fault-unreachable = { $space }, { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}: Hierher kann kein Auto fahren. Verschieb eine Kante des Feldes oder seiner Nachbarn, sodass ein Feld dahinter es berührt, oder mach ein Hindernis daraus.
monza-fault-dead-end = { $space }, { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}: eine Sackgasse, von hier ist das Ziel nicht zu erreichen. Öffne das Feld davor, oder verschieb eine Kante, sodass es einen Nachbarn berührt, der weiter reicht.
monza-advice-start-colours = { $space }, { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}: Vom Start einer { $edition ->
    [classic] klassischen Strecke
   *[anniversary] Jubiläumsstrecke
} geht es auf { $first ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [white] Weiß
    [purple] Lila
   *[other] { $first }
} und { $second ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [white] Weiß
    [purple] Lila
   *[other] { $second }
}.
monza-advice-one-length = { $space }, { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}: Alle Felder sind gleich lang; mit zwei oder mehr Längen wird der Spurwechsel zur Entscheidung.
monza-advice-three-alike = { $space }, { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}: zum dritten Mal { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [white] Weiß
    [purple] Lila
    [obstacle] ein Hindernis
   *[other] { $colour }
} hintereinander; ändere die Farbe.
monza-advice-cramped = { $space }, { $lane ->
    [outer] äußere Spur
    [middle] mittlere Spur
   *[inner] innere Spur
}: In einer Biegung des Verlaufs { $layout } wird das Feld kürzer als 0.9 Spurbreiten gezeichnet; mach es länger oder die Biegung weiter.
monza-advice-balance = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [white] Weiß
    [purple] Lila
   *[other] { $colour }
} hat { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}, etwa { $share } wären sein Anteil; ändere die Farbe von ein paar Feldern.

## Stellungen

monza-position-round = In der Stellung ist round { $value }; Runden zählen ab 1.
monza-position-car = In der Stellung nennt { $place } das Auto „{ $car }“. Die Autos dieses Rennens sind { $cars }.
monza-position-missing-car = In der Stellung fehlt das Auto „{ $car }“ unter cars.
monza-position-phase = In der Stellung ist „{ $phase }“ keine Phase. Die Phasen sind { $phases }.
monza-position-no-space = In der Stellung, { $place }: Die Strecke { $track } hat kein Feld „{ $name }“. Felder heißen a1, b1, c1 und so weiter, oder start und finish.
monza-position-obstacle = In der Stellung, { $place }: { $name } ist auf der Strecke { $track } ein Hindernis; dort kann kein Auto und kein Würfel sein.
monza-position-used = In der Stellung hat das Auto „{ $car }“ { $used } Würfel genutzt; möglich sind 0 bis 8.
monza-position-no-tiles = In der Stellung hat das Auto „{ $car }“ Plättchen, aber dieses Rennen läuft ohne die Profi-Variante.
monza-position-tiles = In der Stellung sind die Plättchen des Autos „{ $car }“ „{ $tiles }“; es müssen verschiedene Buchstaben aus rygbwp sein.
monza-position-path = In der Stellung kann „{ $text }“ nicht in path stehen; dort steht nur, was in diesem Zug gelegt wurde, zum Beispiel "lay w a1".
monza-position-path-step = In der Stellung führt path nach { $space }, aber von { $here } führt kein Schritt dorthin.
monza-position-colour = In der Stellung ist „{ $colour }“ keine Farbe. Die Farben sind { $colours }.
monza-position-dice-letter = In der Stellung ist „{ $letter }“ kein Würfel; nimm die Buchstaben r, y, g, b, w und p.
monza-position-dice-total = In der Stellung ergeben die Würfel in der Hand, auf dem Weg und im Wurf zusammen { $found }; es müssen { $total } sein.
monza-position-dice-phase = In der Stellung sind Würfel in der Hand, aber in der Phase { $phase } gibt es keine.
monza-position-rolling = In der Stellung muss rolling sagen, wie viele Würfel noch einmal geworfen werden, 1 bis 6.
monza-position-bonus = In der Stellung braucht die Phase bonus auch bonus_for (das Auto, das vor darf) und last (die zuletzt gelegte Farbe).
monza-position-bonus-phase = In der Stellung gehört bonus_for zur Phase bonus, nicht zu { $phase }.
monza-position-crowded = In der Stellung stehen die Autos „{ $one }“ und „{ $other }“ beide auf { $space }; auf ein Feld passt nur ein Auto.
monza-position-not-over = In der Stellung ist das Rennen vorbei, aber kein Auto ist im Ziel.
monza-position-arrived-moves = In der Stellung ist das Auto „{ $car }“ dran, aber es ist schon im Ziel.

## Verläufe und Zeichnungen

monza-layout-none = Die Strecke { $track } hat keinen Verlauf „{ $name }“; sie hat { $layouts }.
monza-curve-no-table = In { $place }: Ein Verlauf muss eine Tabelle mit width, height, lane und corners sein.
monza-curve-unknown-key = In { $place }: Ein Verlauf hat kein „{ $word }“; prüf die Schreibweise.
monza-curve-width = In { $place }: Die Breite (width) muss eine Zahl von 100 bis 10000 Pixeln sein, nicht { $value }.
monza-curve-height = In { $place }: Die Höhe (height) muss eine Zahl von 100 bis 10000 Pixeln sein, nicht { $value }.
monza-curve-lane = In { $place }: lane muss die Spurbreite in Pixeln sein, von 5 bis 500, nicht { $value }.
monza-curve-corners = In { $place }: Die Ecken (corners) müssen 3 bis 100 Zeilen [x, y, Radius] sein, nicht { $value }.
monza-curve-soften = In { $place }: soften muss eine Zahl von 0 bis 500 Pixeln sein, nicht { $value }.
monza-curve-start-at = In { $place }: start_at muss ein Teil der Rundstrecke von 0 bis 1 sein, nicht { $value }.
monza-curve-seed = In { $place }: seed muss eine ganze Zahl sein, die nicht negativ ist, nicht { $value }.
monza-curve-groves = In { $place }: groves müssen Zeilen [x, y, wie viele Bäume, wie weit] sein, mit höchstens 1000 Bäumen insgesamt, nicht { $value }.
monza-curve-pond = In { $place }: pond muss [x, y, Maßstab] sein, nicht { $value }.
monza-curve-tents = In { $place }: tents müssen Zeilen [x, y, Größe in Spuren, Farbbuchstabe] sein, nicht { $value }.
monza-curve-stands = In { $place }: stands brauchen from und to in Einheiten (to kommt später) und side 1 oder -1, dazu dürfen gap und rows (1 bis 9) kommen; anders als { $value }.
monza-curve-flags = In { $place }: flags müssen Zeilen [Einheit, Abstand in Spuren, Farbbuchstabe] sein, nicht { $value }.
monza-curve-keep = In { $place }: keep müssen Zeilen [x, y, Breite, Höhe] sein, nicht { $value }.
monza-curve-anticlockwise = In { $place }: Die Ecken müssen im Uhrzeigersinn stehen, so wie die Autos fahren.
monza-curve-corner-room = In { $place }: Die Bögen der Ecken { $first } und { $second } brauchen { $needed } Pixel Abstand, es sind aber { $room }; mach einen Radius kleiner.
monza-curve-off-board = In { $place }: Ein Teil der Straße liegt außerhalb des Plans; rück die Ecken nach innen oder mach die Spur schmaler.
monza-curve-bend = In { $place }: Die Straße biegt mit einem Radius von { $radius } Pixeln ab, bei dieser Spur braucht sie { $needed }; mach die Biegung weiter oder die Spur schmaler.
monza-curve-meets-itself = In { $place }: Die Straße läuft in sich selbst; ihre Mittellinie muss { $needed } Pixel Abstand zu ihren anderen Abschnitten halten.
monza-drawing-no-such-car = Ein Auto „{ $car }“ gibt es nicht; die Autos sind { $cars }.

## Terminal

monza-workshop-summary = { $name }, { $edition ->
    [classic] klassische Ausgabe
   *[anniversary] Jubiläumsausgabe
}: { $spaces } Felder, darunter { $obstacles ->
    [one] ein Hindernis
   *[other] { $obstacles } Hindernisse
}, { $units } Einheiten lang.
monza-workshop-no-layout = Die Strecke { $track } hat keinen Verlauf „{ $layout }“. Ihre Verläufe sind { $layouts }.
monza-workshop-no-layouts = Die Strecke { $track } hat keinen Verlauf „{ $layout }“; sie bringt keinen eigenen mit, lass ihn also weg.
monza-workshop-car-on-obstacle = { $space } ist ein Hindernis; das Auto „{ $car }“ kann dort nicht stehen.

monza-screen-round = Runde { $round }
monza-screen-phase-draw-first = wer beginnt, wird ausgelost
monza-screen-phase-roll = gleich wird gewürfelt
monza-screen-phase-lay = legt Würfel
monza-screen-lay-now = leg Würfel auf nummerierte Felder, dann fahr
monza-screen-phase-reroll = gleich wird noch einmal gewürfelt
monza-screen-phase-turbo-roll = gleich kommt der Turbowurf
monza-screen-phase-turbo = Turbowurf: leg diese Würfel, oder fahr
monza-screen-phase-bonus = ein Bonusschritt
monza-screen-phase-over = das Rennen ist vorbei
monza-screen-dice = Würfel
monza-screen-no-dice = alle gelegt
monza-screen-stands = { $left ->
    [one] { $space } · noch ein Feld
   *[other] { $space } · noch { $left } Felder
}
monza-screen-stands-page = { $left ->
    [one] noch ein Feld
   *[other] noch { $left } Felder
}
monza-screen-arrived = { $dice ->
    [0] im Ziel, kein Würfel
    [one] im Ziel, ein Würfel
   *[other] im Ziel, { $dice } Würfel
}
monza-screen-tiles = Plättchen
monza-screen-extra-left = + Neuwürfler
monza-screen-extra-gone = kein Neuwürfler
monza-move-lay = { $tile ->
    [yes] Plättchen { $colour } { $space ->
        [Start] auf den Start
        [Ziel] ins Ziel
       *[other] auf { $space }
    } legen
   *[no] { $colour } { $space ->
        [Start] auf den Start
        [Ziel] ins Ziel
       *[other] auf { $space }
    } legen
}
monza-move-drive = fahren
monza-move-step = { $space ->
    [Start] zum Start
    [Ziel] ins Ziel
   *[other] nach { $space }
} vorrücken
monza-move-decline = stehen bleiben
monza-move-reroll = { $dice } neu würfeln
monza-move-first = { $car } beginnt
monza-move-roll = die Würfel zeigen { $dice }
monza-screen-reroll = mit dem Neuwürfler-Plättchen noch einmal würfeln: tipp r und die Würfel ein, zum Beispiel r bp
monza-screen-reroll-which = Welche Würfel? Tipp sie nach dem r ein, zum Beispiel r bp für einen blauen und einen lila Würfel.
monza-screen-then = dann { $spaces }
monza-screen-then-nothing = dann passt nichts mehr
monza-screen-ask-first = Welches Auto beginnt: { $cars }?
monza-screen-ask-dice = { $driver } würfelt. { $dice ->
    [one] Was zeigt der Würfel?
   *[other] Was zeigen die { $dice } Würfel?
} Buchstaben oder englische Namen in beliebiger Reihenfolge, zum Beispiel { $example }.
monza-screen-no-colour = „{ $text }“ ist kein Auto; tipp eines davon ein: { $cars }.
monza-screen-trophies = { $trophies ->
    [one] ein Pokal
   *[other] { $trophies } Pokale
}
monza-screen-notation = Züge: lay w a1 (ein Würfel), tile p b8 (ein Plättchen), drive oder d, reroll bp oder r bp, step c4, decline.
    Ein Feld allein, wie b7, genügt, wo ein Würfel passt.
    Farben: r ▲ Rot, y ★ Gelb, g ⬢ Grün, b ● Blau, w ◆ Weiß, p ■ Lila; ▒ ist ein Hindernis.
    Auf der Strecke: Großbuchstaben sind Autos, Zahlen sind deine Möglichkeiten, ✓ ist ein Würfel und + ein Plättchen, in diesem Zug gelegt.

## Beispiele in den Regeln

monza-example-first-dice-title = Dein erster Wurf
monza-example-first-dice-aim = Du bist Rot, und die Würfel sind gefallen. Tipp auf ein leuchtendes Feld, um einen Würfel seiner Farbe darauf zu legen, und mach von dort weiter. Wenn nichts mehr passt, fahr los.
monza-example-first-dice-done = Das war ein Zug: Jeder Würfel kann dich ein Feld weiter bringen.
monza-example-changing-lanes-title = Sechs Felder in einem Zug
monza-example-changing-lanes-aim = Es gibt einen Weg, der alle sechs Würfel braucht, wenn du im richtigen Moment die Spur wechselst. Finde ihn, und nimm Züge zurück, so oft du magst.
monza-example-changing-lanes-done = Alle sechs Würfel liegen: Ein Spurwechsel bringt oft mehr als die Fahrt geradeaus.
monza-example-pushing-back-title = Schick Grün zurück
monza-example-pushing-back-aim = Beende deinen Zug auf dem Feld des grünen Autos. Über das blaue darfst du hinwegfahren.
monza-example-pushing-back-done = Grün musste in seiner Spur zurück und ist über Blau hinweg auf das nächste freie Feld gesprungen.
monza-example-finish-title = Über die Linie
monza-example-finish-aim = Das Startfeld ist auch das Ziel, und es ist weiß: Heb dir einen weißen Würfel dafür auf. Dein Zug ist der letzte der Runde.
monza-example-finish-done = Du hast gewonnen: In dieser Runde ist kein anderes Auto angekommen.
monza-example-bonus-step-title = Ein Schritt geschenkt
monza-example-bonus-step-aim = Die Farbe, die du zuletzt legst, schenkt ihrem Auto einen Schritt. Lass deinen letzten Würfel einen roten sein, und mach den Schritt.
monza-example-bonus-step-done = Der letzte Würfel war rot, also durfte Rot noch ein Feld weiter, egal auf welche Farbe.
monza-example-accelerator-title = Ein Plättchen schließt die Lücke
monza-example-accelerator-aim = Mit den Würfeln allein kommst du nicht ins Ziel. Leg ein lila Beschleunigungsplättchen dorthin, wo ein Würfel fehlt.
monza-example-accelerator-done = Das Plättchen stand für einen Würfel und ist nun für immer weg: Überleg dir gut, wann du eines nimmst.
monza-example-turbo-title = Der Turbowurf
monza-example-turbo-aim = Leg alle sechs Würfel und fahr: Dann bekommst du zwei weitere. Du darfst sie legen oder es lassen.
monza-example-turbo-done = Sechs Würfel gelegt, zwei weitere geworfen: Das ist der Turbowurf.

## Lab

monza-fact-pushes = Zurückgeschobene Autos
monza-fact-dice = Gelegte Würfel
monza-fact-tiles = Gelegte Beschleunigungsplättchen
monza-fact-stays = Züge ohne einen Schritt
monza-fact-steps = Gemachte Bonusschritte
monza-fact-turbos = Turbowürfe
monza-fact-extra-rolls = Genutzte Neuwürfler-Plättchen
monza-heat-pushed = Von hier zurückgeschobene Autos

## Was im ersten Spiel erklärt wird

monza-guide-goal = Fahr vor allen anderen einmal um die Strecke.
monza-guide-roll-title = Würfle
monza-guide-roll = Jeder Würfel zeigt eine Farbe. Die Farben bestimmen, wohin dein Auto fahren kann.
monza-guide-roll-again-title = Würfle noch einmal
monza-guide-roll-again = Die gewählten Würfel werden noch einmal geworfen. Die anderen bleiben, wie sie sind.
monza-guide-turbo-roll-title = Turbowurf!
monza-guide-turbo-roll = Du hast alle sechs Würfel gelegt. Würfle mit zweien noch einmal und fahr weiter.
monza-guide-lay-title = Tipp auf ein leuchtendes Feld
monza-guide-lay = Dorthin kann dein Auto fahren, und du hast einen Würfel in der Farbe: { $colours }.
monza-guide-lay-on-title = Und von dort weiter
monza-guide-lay-on = { $owed ->
    [yes] Ein Würfel passt noch ({ $colours }), also musst du einen legen. Den Weg wählst du.
   *[no] Ein Würfel passt noch: { $colours }. Du darfst ihn legen oder jetzt fahren.
}
monza-guide-drive-title = Fahr los
monza-guide-drive = { $laid ->
    [0] Kein Würfel passt. Diesmal bleibt dein Auto stehen.
   *[other] Kein Würfel passt mehr. Dein Auto fährt dorthin, wo der letzte liegt.
}
monza-guide-turbo-title = Leg die Turbowürfel
monza-guide-turbo = Einer passt: { $colours }. Du musst keinen legen und darfst auch fahren.
monza-guide-bonus-title = Bonusschritt: Tipp auf ein leuchtendes Feld
monza-guide-bonus = Zuletzt lag { $colour }, die Farbe deines Autos. Darum darf es ein Feld vor, ohne Würfel.
monza-guide-obstacle-title = Ein Hindernisfeld
monza-guide-obstacle = Über ein graues Feld mit Reifen fährt niemand. Wechsle die Spur und fahr daran vorbei.
monza-guide-push-title = Hier steht schon jemand
monza-guide-push = Wenn du hier anhältst, muss { $driver } auf der Spur zurück, bis ein Feld frei ist.
monza-guide-pushed-back-title = Du wurdest zurückgeschoben
monza-guide-pushed-back = { $driver } hat auf deinem Feld gehalten. Dein Auto ging auf seiner Spur zum nächsten freien zurück.
monza-guide-tile-title = Beschleunigungsplättchen
monza-guide-tile = Du legst es wie einen Würfel seiner Farbe. Jetzt passt: { $colours }. Jedes gilt nur einmal.
monza-guide-extra-roll-title = Das Neuwürfler-Plättchen
monza-guide-extra-roll = Bevor der erste Würfel liegt, darfst du beliebige Würfel neu werfen. Einmal im Rennen.
monza-guide-finish-title = Das Ziel ist ein Feld entfernt
monza-guide-finish = { $open ->
    [yes] Jeder Würfel bringt dich hin.
   *[no] Wie jedes Feld braucht es einen Würfel seiner Farbe: { $colours }.
}
monza-guide-last-round-title = Die letzte Runde
monza-guide-last-round = Jemand ist im Ziel, also ist dies die letzte Runde. Kommen mehrere an, gewinnt, wer darin weniger Würfel gebraucht hat.

## Warum es so ausging

monza-ending-alone = { $who ->
    [you] Nur du hast das Ziel erreicht, in Runde { $round }.
   *[one] Nur { $drivers } hat das Ziel erreicht, in Runde { $round }.
}
monza-ending-fewest = { $who ->
    [we] { $drivers } habt in Runde { $round } das Ziel erreicht; die wenigsten Würfel gewinnen: { $used }.
   *[many] { $drivers } haben in Runde { $round } das Ziel erreicht; die wenigsten Würfel gewinnen: { $used }.
}
monza-ending-used = { $driver } { $dice ->
    [0] keiner
    [1] einer
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $dice }
}
monza-ending-dice = { $dice ->
    [0] kein Würfel
    [one] ein Würfel
   *[other] { $dice } Würfel
}
monza-ending-on-track = noch auf der Strecke

## Der Coach: wohin ein Weg führt und warum er besser ist

monza-way-lays = { $laid ->
    [0] bleibt stehen
    [one] ein Feld
   *[other] { $laid } Felder
}
monza-way-reroll = { $dice ->
    [one] würfelt einen neu
   *[other] würfelt { $dice } neu
}
monza-way-step = nimmt den Schritt
monza-way-decline = bleibt stehen
monza-way-arrives = ins Ziel
monza-way-pushes = schiebt { $driver } zurück
monza-why-arrives = Du kommst ins Ziel.
monza-why-arrives-fewer = { $dice ->
    [one] Du kommst mit einem einzigen Würfel an, und weniger Würfel gewinnen.
   *[other] Du kommst mit nur { $dice } Würfeln an, und weniger Würfel gewinnen.
}
monza-why-reroll = Neu gewürfelt kommst du wahrscheinlich weiter.
monza-why-pushes = Du schiebst { $driver } zurück.
monza-why-passes = Du kommst an { $driver } vorbei.
monza-why-lays = { $laid ->
    [one] Du kommst ein Feld weiter, auf dem nächstbesten Weg keines.
   *[other] Du kommst { $laid } Felder weit, auf dem nächstbesten Weg nur { $others }.
}
monza-why-keeps-tile = Du behältst ein Beschleunigungsplättchen für später.
monza-why-keeps-roll = Du behältst dein Neuwürfler-Plättchen für später.
monza-why-colours = Von dort führen nächstes Mal { $colours } Farben weiter, vom anderen Feld nur { $others }.
