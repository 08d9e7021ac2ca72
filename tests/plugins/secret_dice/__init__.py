"""A game that lives outside the package and brings no page of its own: the toy of the laws, with words."""
