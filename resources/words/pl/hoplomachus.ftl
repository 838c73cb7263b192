### Hoplomachus: what players are asked, and the rules as reasons: why something is not allowed, or what it gives.

## What players are asked

prompt-hoplomachus-faction = Którą frakcją grasz?
prompt-hoplomachus-deployment = Rozstawiasz jednostkę: którą i gdzie?
prompt-hoplomachus-tactic = Którą taktykę zagrywasz i na kogo?
prompt-hoplomachus-movement = Kto się porusza i dokąd?
prompt-hoplomachus-ability = Kto używa zdolności?
prompt-hoplomachus-engagement = Atakujesz czy używasz umiejętności specjalnej?
prompt-hoplomachus-reward = Wracają jednostki do obozu (do { $left })?
prompt-hoplomachus-bonus-hp = Która twoja jednostka dostaje HP od tłumu?
prompt-hoplomachus-displace = Gdzie postawić jednostkę „{ $unit }”?

## The arena

clause-hoplomachus-ends-on-free-hex = Heks { $place } jest zablokowany.
clause-hoplomachus-blocked-by-units = Heks z jednostką jest zablokowany.
clause-hoplomachus-blocked-by-pedestals = Piedestał jest zablokowany.
clause-hoplomachus-own-deployment-hex = { $place } nie jest twoim heksem rozstawienia.
clause-hoplomachus-shown-by-compass = Kość areny wskazuje kierunek kompasu.
clause-hoplomachus-hurt-in-the-centre = Jednostka na środkowym heksie otrzymuje 1 obrażenie.

## Deployment

clause-hoplomachus-is-available = Jednostki „{ $unit }” nie ma w twoim obozie.
clause-hoplomachus-hero-is-active = Bohater „{ $unit }” jest nieaktywny i nie można go rozstawić.
clause-hoplomachus-health-in-supply = W zapasie zostało { $left } HP, za mało dla „{ $unit }”.
clause-hoplomachus-free-to-deploy = Na { $place } nie można nikogo rozstawić: heks jest zablokowany.
clause-hoplomachus-need-not-deploy = Nie masz jednostek w walce i musisz jedną rozstawić.
clause-hoplomachus-unit-drawn = Obóz uzupełnia się z woreczka, aż są w nim cztery jednostki.

## What a unit is

clause-hoplomachus-shows-active-side = Bohater „{ $unit }” jest nieaktywny: nie porusza się ani nie atakuje, a jego umiejętności się pomija.
clause-hoplomachus-skills-of-active-side = Umiejętności nieaktywnego bohatera „{ $unit }” się pomija.
clause-hoplomachus-not-fatigued = Jednostka „{ $unit }” jest zmęczona: nie porusza się ani nie atakuje, a jej umiejętności się pomija.
clause-hoplomachus-skills-not-fatigued = Umiejętności zmęczonej jednostki „{ $unit }” się pomija.
clause-hoplomachus-not-dazed = Jednostka „{ $unit }” jest w tej turze oszołomiona.
clause-hoplomachus-not-dazed-in-engagement = Jednostka „{ $unit }” jest w tej turze oszołomiona i nie ma Pierwszego ciosu.
clause-hoplomachus-may-change-hex = Jednostka „{ $unit }” jest w tej turze oszołomiona i nie porusza się, nawet używając umiejętności.
clause-hoplomachus-daze-over = Oszołomienie kończy się wraz z turą.

## Tactics

clause-hoplomachus-on-no-elite-unit = Jednostka „{ $unit }” jest elitarna: nie można na nią zagrywać taktyk.
clause-hoplomachus-own-or-beside-own = Jednostka „{ $unit }” nie należy do twojego zastępu ani nie sąsiaduje z twoją jednostką.
clause-hoplomachus-on-the-one-it-names = Taktyka „{ $tactic }” jest dla innej jednostki niż „{ $unit }”.
clause-hoplomachus-applied = Taktyka natychmiastowa działa od razu.
clause-hoplomachus-run-out = Taktyka czasowa znika, gdy jej czas minie.
clause-hoplomachus-dice-by-tactics = Taktyki dodają kości ataku.
clause-hoplomachus-numbers-by-tactics = Taktyki zmieniają liczby jednostki.

## Movement and abilities

clause-hoplomachus-not-moved-yet = Jednostka „{ $unit }” już się w tej turze poruszyła.
clause-hoplomachus-within-movement = { $place } jest za daleko dla jednostki „{ $unit }”, której ruch wynosi { $movement }.
clause-hoplomachus-way-is-open = Droga do { $place } jest zablokowana: żadne obejście nie mieści się w ruchu jednostki „{ $unit }”, który wynosi { $movement }.
clause-hoplomachus-not-used-yet = Jednostka „{ $unit }” użyła już w tej turze zdolności „{ $skill }”.
clause-hoplomachus-near-enough = Jednostka „{ $target }” jest za daleko od „{ $unit }”: może być najwyżej w odległości { $range }.
clause-hoplomachus-exactly-so-far = { $place } nie leży dokładnie w wymaganej odległości od „{ $unit }”.
clause-hoplomachus-onto-free-hex = Na { $place } nie można nikogo postawić: heks jest zablokowany.
clause-hoplomachus-put-exactly-so-far = { $place } nie leży w odległości { $away } od „{ $on }”.
clause-hoplomachus-put-on-free-hex = Jednostki „{ $unit }” nie można postawić na { $place }: heks jest zablokowany.
clause-hoplomachus-would-help = Umiejętność „{ $skill }” jednostki „{ $unit }” nic by teraz nie zmieniła.
clause-hoplomachus-displaced = Jednostka trafia na niezablokowany heks; własną umiejętnością się porusza.
clause-hoplomachus-puts-somebody-somewhere = Umiejętność „{ $skill }” jednostki „{ $unit }” nikogo by nie postawiła na wolnym heksie.

## Engagement and damage

clause-hoplomachus-not-engaged-yet = Jednostka „{ $unit }” już w tej turze atakowała lub użyła umiejętności specjalnej.
clause-hoplomachus-has-dice = Jednostka „{ $unit }” nie ma kości ataku.
clause-hoplomachus-thrown-at-target = Kośćmi się rzuca, jeśli atakujący i cel są w walce i w zasięgu.
clause-hoplomachus-at-an-opponent = „{ $target }” to sojusznik jednostki „{ $unit }”.
clause-hoplomachus-within-range = „{ $target }” jest poza zasięgiem; zasięg wynosi { $range }.
clause-hoplomachus-within-reach = „{ $target }” jest poza zasięgiem umiejętności specjalnej, który wynosi { $range }.
clause-hoplomachus-would-hurt = Umiejętność „{ $skill }” jednostki „{ $unit }” na nikogo by teraz nie podziałała.
clause-hoplomachus-its-conditions-hold = Umiejętność „{ $skill }” jednostki „{ $unit }” wymaga czegoś, co teraz nie zachodzi: { $conditions }.
clause-hoplomachus-not-too-often = Umiejętność „{ $skill }” jednostki „{ $unit }” działała już tyle razy, ile może.
clause-hoplomachus-dice-by-skills = Umiejętności wrodzone dodają kości ataku.
clause-hoplomachus-numbers-by-skills = Umiejętności wrodzone zmieniają liczby jednostki.
clause-hoplomachus-withstood = Umiejętności jednostki „{ $unit }” zmieniają obrażenia.
clause-hoplomachus-skills-set-off = To, co się dzieje, wyzwala umiejętności.
clause-hoplomachus-defeated = Jednostka bez HP zostaje pokonana.
clause-hoplomachus-not-above-health = Leczenie jednostki „{ $unit }” nie przekracza jej zdrowia.
clause-hoplomachus-not-beyond-supply = W zapasie jest mniej HP dla jednostki „{ $unit }”.

## Favour and victory

clause-hoplomachus-hp-left = W zapasie nie ma już HP dla jednostki „{ $unit }”.
clause-hoplomachus-favour-for-defeats = Przeciwnik pokonany przez jednostkę jest wart 2 punkty przychylności.
clause-hoplomachus-not-beyond-last-space = Na ostatnim polu nagrody przychylność się kończy.
clause-hoplomachus-favour-of-stones = Heksy z kamieniem dają przychylność na początku tury.
clause-hoplomachus-bonus-of-least = Przy nagrodzie ten, kto ma najmniej przychylności, może dodać HP.
clause-hoplomachus-more-for-common-units = Jednostka, która nie jest elitarna, dostaje o jeden HP więcej.
clause-hoplomachus-hero-activated = Nagroda aktywuje głównego bohatera.
clause-hoplomachus-hero-joined = Nagroda sprowadza neutralnego bohatera do obozu.
clause-hoplomachus-tactics-returned = Nagroda zwraca odrzucone taktyki.
clause-hoplomachus-units-returned = Nagroda zwraca odrzucone jednostki.
clause-hoplomachus-by-heroes = Wygrywa ten, kto pokona głównego bohatera przeciwnika.
clause-hoplomachus-by-empty-arena = Zastęp bez jednostek w walce przegrywa.

## Questions about the rules

ask-hoplomachus-one-kind-of-odds = Zapytaj o szanse ataku albo rzutu kośćmi, nie o jedno i drugie.
ask-hoplomachus-hurts-nobody = Umiejętność specjalna „{ $skill }” nikogo nie rani: nie ma dla niej szans do podania.

## Skills

hoplomachus-ability-changes = Zmienia to „{ $ability }”.
prompt-hoplomachus-use = { $unit }: użyć umiejętności „{ $skill }”?
