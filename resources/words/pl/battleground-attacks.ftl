### Battleground: tests and attacks: what players are asked, why an attack is not allowed, what a rule gives.

## Tests

prompt-battleground-reroll = { $figure }: czy przerzucasz za darmo do { $most }?
prompt-battleground-mana-reroll = { $figure }: czy przerzucasz za manę do { $most }?
ask-battleground-free-rerolls = { $most ->
    [0] Rzucasz wybrane kości ponownie?
    [1] Przerzucasz kość za darmo?
   *[other] Przerzut za darmo (do { $most })?
}
ask-battleground-mana-rerolls = { $most ->
    [0] Rzucasz wybrane kości ponownie?
    [1] Przerzucasz kość za manę?
   *[other] Przerzut za manę (do { $most })?
}
ask-battleground-reroll-hits = { $ask } Trafia { $hits } z { $dice }: { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
} bez obrony.
ask-battleground-reroll-blocks = { $ask } { $by } trafia { $hits }, bronisz { $blocked }: { $wounds ->
    [one] grozi { $wounds } rana
    [few] grożą { $wounds } rany
    [many] grozi { $wounds } ran
   *[other] grozi { $wounds } rany
}.
ask-battleground-reroll-test = { $ask } Sukcesy: { $hits } z { $dice }.
clause-battleground-mana-rerolls = Za każdy punkt własnej many, najwyżej pięć, postać przerzuca jedną kość.
clause-battleground-not-picked-yet = Kość { $die } jest już przerzucana.
clause-battleground-rerolls-left = Możesz przerzucić najwyżej { $most ->
    [one] 1 kość
    [few] { $most } kości
    [many] { $most } kości
   *[other] { $most } kości
    }.
clause-battleground-focus-spent-in-test = Skupiona postać wydaje w teście swój żeton skupienia.
clause-battleground-defence-test = Cel wykonuje test obrony.
clause-battleground-no-dice-left = Nigdy nie rzuca się mniej niż zerem kości.

## Thresholds and dice

clause-battleground-flank-attack = Atak z flanki na postać „{ $figure }”.
clause-battleground-engaged-target = Cel „{ $figure }” jest w zwarciu.
clause-battleground-target-in-cover = Cel „{ $figure }” jest za osłoną.
clause-battleground-focused-attack = Atakujący „{ $figure }” jest skupiony.
clause-battleground-focused-test = Postać „{ $figure }” jest skupiona.
clause-battleground-interrupting-test = Postać „{ $figure }” wykonuje test podczas swojego przerwania.
clause-battleground-opportunity-test = Postać „{ $figure }” wykonuje atak okazyjny.
clause-battleground-dice-of-weapon = Broń „{ $weapon }” zmienia liczbę kości.

## Attacks

prompt-battleground-free-attack = { $figure }: jaki darmowy atak?
clause-battleground-enough-ap-to-attack = Ten atak kosztuje { $cost } PA; masz { $ap }.
clause-battleground-equipped = „{ $figure }” nie ma broni „{ $weapon }”.
clause-battleground-fists-only-without-weapon = „{ $figure }” ma broń do walki wręcz i nie bije pięściami.
clause-battleground-enough-mana-for-spell = Koszt zaklęcia w manie: { $cost }; masz { $mana }.
clause-battleground-of-the-right-side = Broń „{ $weapon }” nie jest przeznaczona dla strony, po której jest „{ $figure }”.
clause-battleground-engaged-with-target = „{ $figure }” nie jest w zwarciu z postacią „{ $target }”.
clause-battleground-not-while-engaged = „{ $figure }” jest w zwarciu i może walczyć tylko wręcz.
clause-battleground-at-whom-it-is-given = „{ $figure }” może wykonać ten darmowy atak tylko przeciw „{ $target }”.
clause-battleground-with-what-it-is-given = „{ $figure }” może wykonać ten darmowy atak tylko { $type ->
    [melee] bronią do walki wręcz
    [ranged] bronią dystansową
   *[spell] zaklęciem
}.
clause-battleground-target-in-range = „{ $target }” jest poza zasięgiem ({ $range }″).
clause-battleground-target-in-sight = „{ $figure }” nie widzi postaci „{ $target }”.
clause-battleground-at-the-interrupted = W tym przerwaniu możesz atakować tylko postać „{ $interrupted }”.
clause-battleground-melee-in-opportunity-attack = Atak okazyjny jest atakiem wręcz.
clause-battleground-room-to-face-target = Postać „{ $figure }” nie ma miejsca, żeby obrócić się w stronę postaci „{ $target }”.
clause-battleground-mana-of-spell = Koszt zaklęcia w manie wydaje się przed jego testem.
clause-battleground-target-faced = Atakujący obraca się w stronę celu.

## Area attacks

prompt-battleground-further-target = Atak obszarowy: kto obrywa następny?
clause-battleground-no-attacker = Atak obszarowy nie trafia ponownie postaci „{ $figure }”.
clause-battleground-within-area = Postać „{ $figure }” jest poza obszarem ataku.
clause-battleground-seen-by-initial-target = Postać „{ $figure }” nie jest w polu widzenia początkowego celu.
clause-battleground-at-its-height = Postać „{ $figure }” nie jest na tej samej wysokości co początkowy cel.
clause-battleground-acts-still = Po ranie, która ją nokautuje, postać nic już nie robi.
