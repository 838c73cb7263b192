# What is asked of the table for chance: the name of the throw or draw, and the seat it is for.
prompt-roll = { $seat }: rzuć kością ({ $purpose })
prompt-draw = { $seat }: dobierz ({ $purpose })
prompt-order = { $seat }: co jest pierwsze?

# Why not.
reason-not-asked = „{ $kind }” nie należy do tego, co można teraz zrobić.
reason-no-such-thing = Nie ma tu niczego, co mogłoby znaczyć „{ $wish }”.
reason-game-over = Gra jest skończona.
reason-not-your-turn = { $seat } nie odpowiada w tej chwili.
reason-not-yours = Miejsce odpowiada tylko za siebie.
reason-ambiguous = { $number ->
    [one] „{ $wish }” może znaczyć { $number } wybór; trzeba powiedzieć więcej.
    [few] „{ $wish }” może znaczyć { $number } wybory; trzeba powiedzieć więcej.
    [many] „{ $wish }” może znaczyć { $number } wyborów; trzeba powiedzieć więcej.
   *[other] „{ $wish }” może znaczyć { $number } wyboru; trzeba powiedzieć więcej.
}
