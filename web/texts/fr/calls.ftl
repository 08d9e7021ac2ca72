### Être appelé

web-call-me = Préviens-moi quand c’est à moi
web-call-on = On te préviendra quand ce sera à toi.
web-call-off = Ne plus me prévenir
web-call-denied = Ton navigateur n’autorise pas cette page à t’appeler. Tu peux autoriser les notifications dans ses réglages.
web-call-none = Cette page ne peut pas t’appeler. Laisse-la ouverte : quand c’est à toi, son titre change et, avec le son, elle sonne.
web-call-later = Pas maintenant
