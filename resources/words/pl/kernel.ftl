# What is asked of the table for chance: the name of the throw or draw, and the seat it is for.
prompt-roll = { $seat }: rzuć kością ({ $purpose })
prompt-draw = { $seat }: dobierz ({ $purpose })
prompt-order = { $seat }: co jest pierwsze?

# Why not.
reason-not-asked = „{ $kind }” nie należy do tego, co można teraz zrobić.
reason-no-such-thing = Nie ma tu niczego, co mogłoby znaczyć „{ $wish }”.
