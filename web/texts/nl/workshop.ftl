### De werkplaats

web-workshop-home = Een circuit ontwerpen
web-workshop = Werkplaats
web-workshop-lead = Maak een eigen bord, zie wat er niet klopt en laat er bots op racen.
web-workshop-game = Spellen
web-workshop-begin = Beginnen met
web-workshop-starter = Een klein nieuw bord
web-workshop-load = Bestand laden
web-workshop-drop = Je kunt ook een bestand ergens op deze pagina slepen, of een tekst in het veld plakken.
web-workshop-text = Het bord als tekst
web-workshop-wrong = Je kunt er nog niet op rijden. Verbeter de tekst: zodra je even stopt, wordt hij gecontroleerd.
web-workshop-advice = Je kunt erop rijden. Een paar tips:
web-workshop-fine = Er is niets mis mee.
web-workshop-judge = Dit bord beoordelen
web-workshop-stop = Stoppen
web-workshop-players = Spelers
web-workshop-bot = Wie rijdt
web-workshop-options = Opties van het spel
web-workshop-waiting = { $ahead ->
    [one] Er wordt een ander bord beoordeeld; het jouwe is het volgende.
   *[other] { $ahead } borden worden vóór het jouwe beoordeeld.
}
web-workshop-starting = De auto’s rollen naar de start…
web-workshop-progress = { $races } van { $wanted } races
web-workshop-old = Je hebt het bord ondertussen veranderd: deze getallen horen nog bij de oude tekst.
web-workshop-tint = Wat de kleuren van de velden laten zien
web-workshop-plain = Zonder kleuren
web-workshop-idle = nooit gebruikt
web-workshop-space = { $space }: { $count } per race
web-workshop-all-spaces = Elk veld in getallen
web-workshop-one-space = Veld
web-workshop-play = Op dit bord spelen
web-workshop-drawing = Tekening downloaden (SVG)
web-workshop-save = Tekst downloaden
web-workshop-report = Rapport downloaden
web-workshop-picture = De tekening
