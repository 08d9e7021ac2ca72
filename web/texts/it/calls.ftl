### Essere chiamati

web-call-me = Avvisami quando tocca a me
web-call-on = Ti avviseremo quando tocca a te.
web-call-off = Non avvisarmi più
web-call-denied = Il tuo browser non permette a questa pagina di avvisarti. Puoi consentire le notifiche nelle sue impostazioni.
web-call-none = Questa pagina non può avvisarti. Lasciala aperta: quando tocca a te cambia il titolo e, con l’audio, suona.
web-call-later = Non ora
