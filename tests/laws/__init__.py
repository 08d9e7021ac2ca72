"""Laws that every game keeps, and the games that are held to them."""
