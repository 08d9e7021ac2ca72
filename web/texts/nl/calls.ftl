### Geroepen worden

web-call-me = Zeg het als ik aan de beurt ben
web-call-on = Je krijgt bericht als je aan de beurt bent.
web-call-off = Geen bericht meer
web-call-denied = Je browser laat niet toe dat deze pagina je roept. In de instellingen kun je meldingen toestaan.
web-call-none = Deze pagina kan je niet roepen. Laat haar open: als je aan de beurt bent, verandert de titel, en als het geluid aanstaat, klinkt er een belletje.
web-call-later = Nu niet
