<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Password of {user} at {host}: </source>
        <translation>Wachtwoord van {user} op {host}: </translation>
    </message>
    <message>
        <source>{word} is neither a command nor a club file. Commands: {commands}.</source>
        <translation>{word} is geen opdracht en geen clubbestand. Opdrachten: {commands}.</translation>
    </message>
    <message>
        <source>the club: a file, or the address of a database</source>
        <translation>de club: een bestand, of het adres van een databank</translation>
    </message>
    <message>
        <source>the language of the answers: {languages}</source>
        <translation>de taal van de antwoorden: {languages}</translation>
    </message>
    <message>
        <source>Keeps the scores of a whist club. Without a command the window opens.</source>
        <translation>Houdt de punten van een whistclub bij. Zonder opdracht gaat het venster open.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the program failed, 2 the input was at fault, 3 check found something.</source>
        <translation>Eindcodes: 0 gedaan, 1 het programma faalde, 2 de invoer klopte niet, 3 de controle vond iets.</translation>
    </message>
    <message>
        <source>shows the version of the program</source>
        <translation>toont de versie van het programma</translation>
    </message>
    <message>
        <source>scores an evening file without any club</source>
        <translation>berekent een avondbestand, los van een club</translation>
    </message>
    <message>
        <source>adds evening files to the club</source>
        <translation>voegt avondbestanden toe aan de club</translation>
    </message>
    <message>
        <source>sheets that differ replace those of the club</source>
        <translation>scorebladen die verschillen, vervangen die van de club</translation>
    </message>
    <message>
        <source>writes evenings as .whist.json, .xlsx, .pdf or .csv, or as files in a folder</source>
        <translation>schrijft avonden als .whist.json, .xlsx, .pdf of .csv, of als bestanden in een map</translation>
    </message>
    <message>
        <source>shows the standings of an evening</source>
        <translation>toont het klassement van een avond</translation>
    </message>
    <message>
        <source>shows the ranking of a season with every part of it</source>
        <translation>toont het seizoensklassement met elk onderdeel</translation>
    </message>
    <message>
        <source>only evenings before this day</source>
        <translation>alleen avonden voor deze dag</translation>
    </message>
    <message>
        <source>a part of the season, such as 2026-10, Q1 or H2</source>
        <translation>een deel van het seizoen, zoals 2026-10, Q1 of H2</translation>
    </message>
    <message>
        <source>the players of a category</source>
        <translation>de spelers van een categorie</translation>
    </message>
    <message>
        <source>the teams</source>
        <translation>de ploegen</translation>
    </message>
    <message>
        <source>shows or sets the conventions of a season, a new one too</source>
        <translation>toont of wijzigt de afspraken van een seizoen, ook van een nieuw</translation>
    </message>
    <message>
        <source>its first day, where it is not the usual one</source>
        <translation>de eerste dag, als het niet de gewone is</translation>
    </message>
    <message>
        <source>its last day, where it is not the usual one</source>
        <translation>de laatste dag, als het niet de gewone is</translation>
    </message>
    <message>
        <source>closes the season, so that its minimum applies</source>
        <translation>sluit het seizoen af: het minimum geldt dan</translation>
    </message>
    <message>
        <source>takes its closing back</source>
        <translation>maakt het afsluiten ongedaan</translation>
    </message>
    <message>
        <source>reads member lists</source>
        <translation>leest ledenlijsten</translation>
    </message>
    <message>
        <source>adds the people of a member list (.csv or .xlsx)</source>
        <translation>voegt de mensen van een ledenlijst toe (.csv of .xlsx)</translation>
    </message>
    <message>
        <source>leaves faulty lines out instead of refusing the list</source>
        <translation>laat foute regels weg in plaats van de lijst te weigeren</translation>
    </message>
    <message>
        <source>takes old seasons over</source>
        <translation>neemt oude seizoenen over</translation>
    </message>
    <message>
        <source>a list of results (.csv or .xlsx): date, table, round, player, points; or one column an evening</source>
        <translation>een lijst van uitslagen (.csv of .xlsx): datum, tafel, ronde, speler, punten; of één kolom per avond</translation>
    </message>
    <message>
        <source>the season of all of them; else by their dates</source>
        <translation>het seizoen van alle; anders volgens hun datums</translation>
    </message>
    <message>
        <source>the game of lines that name none</source>
        <translation>het spel van regels die er geen noemen</translation>
    </message>
    <message>
        <source>what the cells of an evening&apos;s column are: game or ranking</source>
        <translation>wat de vakjes van een avondkolom zijn: game of ranking</translation>
    </message>
    <message>
        <source>says what would come in, and changes nothing</source>
        <translation>zegt wat zou worden overgenomen, en verandert niets</translation>
    </message>
    <message>
        <source>verifies the club: its file, every stored result, zero sums</source>
        <translation>controleert de club: het bestand, elk bewaard resultaat, nulsommen</translation>
    </message>
    <message>
        <source>makes a complete copy of the club, also while it is in use</source>
        <translation>maakt een volledige kopie van de club, ook terwijl ze in gebruik is</translation>
    </message>
    <message>
        <source>puts a copy in the place of the club, which is kept beside it</source>
        <translation>zet een kopie in de plaats van de club, die ernaast bewaard blijft</translation>
    </message>
    <message>
        <source>copies the club from a file into a PostgreSQL server, or back, and compares it</source>
        <translation>kopieert de club van een bestand naar een PostgreSQL-server of terug, en vergelijkt haar</translation>
    </message>
    <message>
        <source>a new file, or a database without a club</source>
        <translation>een nieuw bestand, of een database zonder club</translation>
    </message>
    <message>
        <source>prints the JSON Schema of evening files, or of files of conventions</source>
        <translation>toont het JSON-schema van avondbestanden, of van bestanden met afspraken</translation>
    </message>
    <message>
        <source>makes a club with invented people and evenings, the same for the same seed</source>
        <translation>maakt een club met verzonnen mensen en avonden, dezelfde bij hetzelfde startgetal</translation>
    </message>
    <message>
        <source>says whether a contract of Whist 32 is accepted with eight cards</source>
        <translation>zegt of een contract van Whist 32 met acht kaarten wordt aanvaard</translation>
    </message>
    <message>
        <source>eight cards like As Kh Td 7c</source>
        <translation>acht kaarten zoals As Kh Td 7c</translation>
    </message>
    <message>
        <source>seats to the left of the asker: the partner 1 to 3, who leads 0 to 3; else each is as likely</source>
        <translation>plaatsen links van wie vraagt: partner 1 tot 3, wie uitkomt 0 tot 3; anders is elke even waarschijnlijk</translation>
    </message>
    <message>
        <source>accepted from so many per cent of open chance on</source>
        <translation>aanvaard vanaf zoveel procent open kans</translation>
    </message>
    <message>
        <source>the ranking of one game alone: {games}</source>
        <translation>het klassement van één spel: {games}</translation>
    </message>
    <message>
        <source>answers as JSON</source>
        <translation>antwoordt als JSON</translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({kind}).</source>
        <translation>Er ging iets mis in het programma ({kind}).</translation>
    </message>
    <message>
        <source>Something went wrong inside the program; a report lies in {path}.</source>
        <translation>Er ging iets mis in het programma; een verslag staat in {path}.</translation>
    </message>
    <message>
        <source>{path}: the ending must be one of {allowed}.</source>
        <translation>{path}: mogelijke extensies zijn {allowed}.</translation>
    </message>
    <message>
        <source>{path}: the folder is not there.</source>
        <translation>{path}: de map bestaat niet.</translation>
    </message>
    <message>
        <source>The season {name} has no team ranking; set its convention teams.</source>
        <translation>Seizoen {name} heeft geen ploegenklassement; stel de afspraak teams in.</translation>
    </message>
    <message>
        <source>The season {name} has no parts; set its convention periods.</source>
        <translation>Seizoen {name} heeft geen delen; stel de afspraak periods in.</translation>
    </message>
    <message>
        <source>The season {name} has no part {part}. There are: {known}</source>
        <translation>Seizoen {name} heeft geen deel {part}. Er zijn: {known}</translation>
    </message>
    <message>
        <source>The club has no category {name}. There are: {known}</source>
        <translation>De club heeft geen categorie {name}. Er zijn: {known}</translation>
    </message>
    <message>
        <source>{scheme} is no scheme; there are: {allowed}.</source>
        <translation>{scheme} is geen formule; mogelijk: {allowed}.</translation>
    </message>
    <message>
        <source>--game goes with --season: an evening is written with all its games.</source>
        <translation>--game hoort bij --season: een avond wordt met al zijn spelen geschreven.</translation>
    </message>
    <message>
        <source>Nothing was read. Correct these lines, or leave them out with --skip.</source>
        <translation>Er is niets gelezen. Verbeter deze regels of laat ze weg met --skip.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the list</source>
        <translation>
            <numerusform>%n speler in de lijst</numerusform>
            <numerusform>%n spelers in de lijst</numerusform>
        </translation>
    </message>
    <message>
        <source>old results</source>
        <translation>oude uitslagen</translation>
    </message>
    <message>
        <source>Everything was there already.</source>
        <translation>Alles was er al.</translation>
    </message>
    <message numerus="yes">
        <source>%n new sheet(s)</source>
        <translation>
            <numerusform>%n nieuw scoreblad</numerusform>
            <numerusform>%n nieuwe scorebladen</numerusform>
        </translation>
    </message>
    <message>
        <source>New season: {name}</source>
        <translation>Nieuw seizoen: {name}</translation>
    </message>
    <message>
        <source>New players: {names}</source>
        <translation>Nieuwe spelers: {names}</translation>
    </message>
    <message>
        <source>{name} is perhaps the same person as {known}</source>
        <translation>{name} is misschien dezelfde persoon als {known}</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) written</source>
        <translation>
            <numerusform>%n avond geschreven</numerusform>
            <numerusform>%n avonden geschreven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One evening file holds one evening: name a folder for %n evening(s).</source>
        <translation>
            <numerusform>Een avondbestand bevat één avond: geef een map op voor %n avond.</numerusform>
            <numerusform>Een avondbestand bevat één avond: geef een map op voor %n avonden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{text}: write an evening as DATE or DATE#N, such as 2026-11-27#2.</source>
        <translation>{text}: schrijf een avond als DATUM of DATUM#N, bijvoorbeeld 2026-11-27#2.</translation>
    </message>
    <message>
        <source>The club has no evening {text}.</source>
        <translation>De club heeft geen avond {text}.</translation>
    </message>
    <message>
        <source>{text} is no date; write it like 2026-11-27.</source>
        <translation>{text} is geen datum; schrijf ze als 2026-11-27.</translation>
    </message>
    <message>
        <source>The club has no season {name}. There are: {known}</source>
        <translation>De club heeft geen seizoen {name}. Wel: {known}</translation>
    </message>
    <message numerus="yes">
        <source>A report is of one season: name it with --season. There are %n season(s).</source>
        <translation>
            <numerusform>Een verslag gaat over één seizoen: noem het met --season. Er is %n seizoen.</numerusform>
            <numerusform>Een verslag gaat over één seizoen: noem het met --season. Er zijn %n seizoenen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{text}: write KEY=VALUE with a JSON value, such as best=18.</source>
        <translation>{text}: schrijf SLEUTEL=WAARDE met een JSON-waarde, bijvoorbeeld best=18.</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Straf</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Geschenk</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Beslissing</translation>
    </message>
    <message>
        <source>{amount} game points</source>
        <translation>{amount} spelpunten</translation>
    </message>
    <message>
        <source>{amount} ranking points</source>
        <translation>{amount} klassementspunten</translation>
    </message>
    <message>
        <source>decided by {name}</source>
        <translation>beslist door {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n game point(s).</source>
        <translation>
            <numerusform>{name} verliest %n spelpunt.</numerusform>
            <numerusform>{name} verliest %n spelpunten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n game point(s).</source>
        <translation>
            <numerusform>{name} wint %n spelpunt.</numerusform>
            <numerusform>{name} wint %n spelpunten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} loses {amount} ranking points.</source>
        <translation>{name} verliest {amount} klassementspunten.</translation>
    </message>
    <message>
        <source>{name} gains {amount} ranking points.</source>
        <translation>{name} wint {amount} klassementspunten.</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Aanpassingen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Wijzigen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Wegnemen</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Aanpassing</translation>
    </message>
    <message>
        <source>The arbiter was not asked</source>
        <translation>De arbiter is niet gevraagd</translation>
    </message>
    <message>
        <source>It accepted</source>
        <translation>Hij aanvaardde</translation>
    </message>
    <message>
        <source>It refused</source>
        <translation>Hij weigerde</translation>
    </message>
    <message>
        <source>One call a deal. One that was wrong, such as a mistyped card, can be taken away.</source>
        <translation>Eén vraag per gift. Een verkeerde vraag, bijvoorbeeld een fout getypte kaart, kan weggenomen worden.</translation>
    </message>
    <message>
        <source>The arbiter has answered</source>
        <translation>De arbiter heeft geantwoord</translation>
    </message>
    <message>
        <source>Take the call away</source>
        <translation>De vraag wegnemen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>The arbiter&apos;s call: deal {number}</source>
        <translation>Vraag aan de arbiter: gift {number}</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>Who asked</source>
        <translation>Wie vroeg</translation>
    </message>
    <message>
        <source>A call belongs to its deal; it changes no points.</source>
        <translation>De vraag hoort bij haar gift; ze verandert geen punten.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>niet genoteerd</translation>
    </message>
    <message>
        <source>Names of the contracts</source>
        <translation>Namen van de contracten</translation>
    </message>
    <message>
        <source>The club&apos;s own word where it has one: on the buttons, the score sheets and the papers.</source>
        <translation>Het eigen woord van de club waar ze er een heeft: op de knoppen, de scorebladen en de papieren.</translation>
    </message>
    <message>
        <source>game points</source>
        <translation>spelpunten</translation>
    </message>
    <message>
        <source>ranking points</source>
        <translation>klassementspunten</translation>
    </message>
    <message>
        <source>How many, with a minus to take away</source>
        <translation>Hoeveel, met een minteken om af te trekken</translation>
    </message>
    <message>
        <source>Give a whole number of points, {example}.</source>
        <translation>Geef een geheel aantal punten, {example}.</translation>
    </message>
    <message>
        <source>Give ranking points, {example}.</source>
        <translation>Geef klassementspunten, {example}.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Hoeveel</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Beslist door</translation>
    </message>
    <message>
        <source>for example {number}</source>
        <translation>bijvoorbeeld {number}</translation>
    </message>
    <message>
        <source>Check the player in first.</source>
        <translation>Meld de speler eerst aan.</translation>
    </message>
    <message>
        <source>A lost contract counts</source>
        <translation>Een verloren contract telt</translation>
    </message>
    <message>
        <source>Sixth and last trick are paid when all pass</source>
        <translation>Zesde en laatste slag tellen als iedereen past</translation>
    </message>
    <message>
        <source>Price of the sixth and of the last trick</source>
        <translation>Prijs van de zesde en van de laatste slag</translation>
    </message>
    <message>
        <source>Rabrouche deals after a trou</source>
        <translation>Giften rabrouche na een troel</translation>
    </message>
    <message>
        <source>Rabrouche counts</source>
        <translation>Rabrouche telt</translation>
    </message>
    <message>
        <source>Blank hand of the rabrouche</source>
        <translation>Blanco kaart van de rabrouche</translation>
    </message>
    <message>
        <source>Penalty of a revoke</source>
        <translation>Straf voor een verzaking</translation>
    </message>
    <message>
        <source>A revoke is doubled on rabrouche</source>
        <translation>Een verzaking telt dubbel bij rabrouche</translation>
    </message>
    <message>
        <source>After a void deal the same dealer deals again</source>
        <translation>Na een ongeldige gift geeft dezelfde deler opnieuw</translation>
    </message>
    <message>
        <source>A passed deal is dealt again</source>
        <translation>Een gepaste gift wordt opnieuw gegeven</translation>
    </message>
    <message>
        <source>After a passed deal that is dealt again the next player deals</source>
        <translation>Na een gepaste gift die opnieuw wordt gegeven, geeft de volgende speler</translation>
    </message>
    <message>
        <source>The deal after a passed one counts double</source>
        <translation>De gift na een gepaste telt dubbel</translation>
    </message>
    <message>
        <source>A trou can be countered</source>
        <translation>Een troel kan overboden worden</translation>
    </message>
    <message>
        <source>Planned deals</source>
        <translation>Geplande giften</translation>
    </message>
    <message>
        <source>A grand slam pays from this many cards</source>
        <translation>Een grote slem telt vanaf zoveel kaarten</translation>
    </message>
    <message>
        <source>The last bid may not make the bids fit</source>
        <translation>Het laatste bod mag de som niet doen kloppen</translation>
    </message>
    <message>
        <source>Trumps when all cards are dealt</source>
        <translation>Troef als alle kaarten gegeven zijn</translation>
    </message>
    <message>
        <source>A game goes to</source>
        <translation>Een spel gaat tot</translation>
    </message>
    <message>
        <source>Honours count</source>
        <translation>Honneurs tellen</translation>
    </message>
    <message>
        <source>Games of a rubber</source>
        <translation>Spellen van een robber</translation>
    </message>
    <message>
        <source>Whist drive</source>
        <translation>Whistdrive</translation>
    </message>
    <message>
        <source>Contracts of 7, 8, one or no trick need the arbiter</source>
        <translation>Contracten van 7, 8, één of geen slagen vragen de arbiter</translation>
    </message>
    <message>
        <source>The arbiter accepts from a chance of</source>
        <translation>De arbiter aanvaardt vanaf een kans van</translation>
    </message>
    <message>
        <source>Played under</source>
        <translation>Gespeeld volgens</translation>
    </message>
    <message>
        <source>Table of payoffs…</source>
        <translation>Puntentabel…</translation>
    </message>
    <message>
        <source>changed for this table</source>
        <translation>gewijzigd voor deze tafel</translation>
    </message>
    <message>
        <source>Is played</source>
        <translation>Speelt mee</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Bod</translation>
    </message>
    <message>
        <source>Usual level</source>
        <translation>Gewoon niveau</translation>
    </message>
    <message>
        <source>Points when made</source>
        <translation>Punten als gemaakt</translation>
    </message>
    <message>
        <source>All 13 tricks</source>
        <translation>Alle 13 slagen</translation>
    </message>
    <message>
        <source>Lost: times</source>
        <translation>Verloren: maal</translation>
    </message>
    <message>
        <source>and each missing</source>
        <translation>en per ontbrekende slag</translation>
    </message>
    <message>
        <source>or: first missing</source>
        <translation>of: 1ste slag tekort</translation>
    </message>
    <message>
        <source>each further</source>
        <translation>elke volgende</translation>
    </message>
    <message>
        <source>Tricks in all</source>
        <translation>Slagen in totaal</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>Met meer</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>Whether this club plays the contract</source>
        <translation>Of de club dit contract speelt</translation>
    </message>
    <message>
        <source>Levels that can be announced: 8–12, or 8 9 10; empty for a contract without level</source>
        <translation>Niveaus die geboden worden: 8–12, of 8 9 10; leeg voor een contract zonder niveau</translation>
    </message>
    <message>
        <source>The level meant when none is said</source>
        <translation>Het niveau dat bedoeld is als er geen gezegd wordt</translation>
    </message>
    <message>
        <source>Empty: as announced. ≥10: at least ten. =2: exactly two. 8/9: targets of a trou</source>
        <translation>Leeg: zoals geboden. ≥10: minstens tien. =2: precies twee. 8/9: doelen van een troel</translation>
    </message>
    <message>
        <source>One number, or one a level (4 5 6, the last holds), or by tricks taken (5:9 6:12)</source>
        <translation>Eén getal, of één per niveau (4 5 6, het laatste geldt verder), of volgens de gehaalde slagen (5:9 6:12)</translation>
    </message>
    <message>
        <source>Points for each trick beyond the level</source>
        <translation>Punten per slag boven het niveau</translation>
    </message>
    <message>
        <source>+5: on top of the points; =30: instead of them</source>
        <translation>+5: boven op de punten; =30: in de plaats ervan</translation>
    </message>
    <message>
        <source>How many times the points are lost; empty: the factor of the other conventions</source>
        <translation>Hoeveel keer de punten verloren zijn; leeg: de factor van de opties</translation>
    </message>
    <message>
        <source>Points on top for each missing trick, before they are multiplied</source>
        <translation>Punten erbij per ontbrekende slag, vóór de vermenigvuldiging</translation>
    </message>
    <message>
        <source>Instead of a factor: what the first missing trick costs</source>
        <translation>In plaats van een factor: wat de eerste ontbrekende slag kost</translation>
    </message>
    <message>
        <source>and what each further missing trick costs</source>
        <translation>en wat elke volgende ontbrekende slag kost</translation>
    </message>
    <message>
        <source>Tricks played in the deal: 13, or 12 where each player puts a card aside</source>
        <translation>Slagen in de gift: 13, of 12 als elke speler een kaart opzijlegt</translation>
    </message>
    <message>
        <source>Whether several players may attempt it in one deal</source>
        <translation>Of meer spelers het in één gift mogen proberen</translation>
    </message>
    <message>
        <source>Whether it is played with trumps</source>
        <translation>Of het met troef gespeeld wordt</translation>
    </message>
    <message>
        <source>{contract} – {problem}</source>
        <translation>{contract} – {problem}</translation>
    </message>
    <message>
        <source>Not played.</source>
        <translation>Niet gespeeld.</translation>
    </message>
    <message>
        <source>without trumps</source>
        <translation>zonder troef</translation>
    </message>
    <message>
        <source>the last card</source>
        <translation>de laatste kaart</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>één spel</translation>
    </message>
    <message>
        <source>best of three (rubber)</source>
        <translation>twee van drie (robber)</translation>
    </message>
    <message>
        <source>the card turned</source>
        <translation>de gekeerde kaart</translation>
    </message>
    <message>
        <source>spades, clubs, diamonds, hearts in turn</source>
        <translation>om beurt schoppen, klaveren, ruiten, harten</translation>
    </message>
    <message>
        <source>the same and without trumps in turn</source>
        <translation>idem, en om beurt zonder troef</translation>
    </message>
    <message>
        <source>hearts, clubs, diamonds, spades in turn</source>
        <translation>om beurt harten, klaveren, ruiten, schoppen</translation>
    </message>
    <message>
        <source>always without trumps</source>
        <translation>altijd zonder troef</translation>
    </message>
    <message>
        <source>Conventions of the games</source>
        <translation>Afspraken van de spelen</translation>
    </message>
    <message>
        <source>Import conventions…</source>
        <translation>Afspraken importeren…</translation>
    </message>
    <message>
        <source>Names of the contracts…</source>
        <translation>Namen van de contracten…</translation>
    </message>
    <message>
        <source>A table keeps the conventions it was seated with: what you change here holds for tables to come.</source>
        <translation>Een tafel houdt de afspraken waarmee ze geplaatst werd: wat u hier wijzigt, geldt voor de tafels die nog komen.</translation>
    </message>
    <message>
        <source>the club&apos;s own</source>
        <translation>eigen aan de club</translation>
    </message>
    <message>
        <source>shipped with the program</source>
        <translation>meegeleverd met het programma</translation>
    </message>
    <message>
        <source>★ usual: new tables begin with these</source>
        <translation>★ gebruikelijk: nieuwe tafels beginnen hiermee</translation>
    </message>
    <message>
        <source>Payoffs…</source>
        <translation>Puntentabel…</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Opties…</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>Kopiëren…</translation>
    </message>
    <message>
        <source>No longer the usual ones</source>
        <translation>Niet langer de gebruikelijke</translation>
    </message>
    <message>
        <source>Make these the usual ones</source>
        <translation>Hiervan de gebruikelijke maken</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>Naar een bestand exporteren…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Hernoemen…</translation>
    </message>
    <message>
        <source>Conventions: {game}</source>
        <translation>Afspraken: {game}</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>Kopie van {name}</translation>
    </message>
    <message>
        <source>Another name for {name}</source>
        <translation>Een andere naam voor {name}</translation>
    </message>
    <message>
        <source>“{name}” is deleted. Tables keep it; undo brings it back.</source>
        <translation>“{name}” is verwijderd. De tafels houden het; ongedaan maken brengt het terug.</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Gebruiken</translation>
    </message>
    <message>
        <source>Table of payoffs</source>
        <translation>Puntentabel</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>zoals nu</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>geen einde</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als tekst kopiëren</translation>
    </message>
    <message>
        <source>✓ Copied</source>
        <translation>✓ Gekopieerd</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>V</translation>
    </message>
    <message>
        <source>K</source>
        <translation>H</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Wie geeft eerst?</translation>
    </message>
    <message>
        <source>Deal first</source>
        <translation>Eerst geven</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Opnieuw loten</translation>
    </message>
    <message>
        <source>{name} deals first and names the marker.</source>
        <translation>{name} geeft eerst en wijst de schrijver aan.</translation>
    </message>
    <message>
        <source>Change of players at table {number}</source>
        <translation>Spelerswissel aan tafel {number}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
    <message>
        <source>From deal</source>
        <translation>Vanaf gift</translation>
    </message>
    <message>
        <source>Who leaves</source>
        <translation>Wie vertrekt</translation>
    </message>
    <message>
        <source>nobody: a fifth player joins</source>
        <translation>niemand: er komt een vijfde speler bij</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Kiezen…</translation>
    </message>
    <message>
        <source>Name: two letters, Enter…</source>
        <translation>Naam: twee letters, Enter…</translation>
    </message>
    <message>
        <source>Who comes</source>
        <translation>Wie komt erbij</translation>
    </message>
    <message>
        <source>New seat at the left of</source>
        <translation>Nieuwe zitplaats links van</translation>
    </message>
    <message>
        <source>Changes so far</source>
        <translation>Wissels tot nu toe</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Terugnemen…</translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation>Terugnemen: {what}</translation>
    </message>
    <message>
        <source>Take this change back?</source>
        <translation>Deze wissel terugnemen?</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>{name} sits at table {number}</source>
        <translation>{name} zit aan tafel {number}</translation>
    </message>
    <message>
        <source>Checked in and without a table: {names}. Any other name can be typed.</source>
        <translation>Aanwezig en zonder tafel: {names}. Elke andere naam kan worden getypt.</translation>
    </message>
    <message>
        <source>Nobody checked in is without a table. Any other name can be typed.</source>
        <translation>Alle aanwezigen hebben een tafel. Elke andere naam kan worden getypt.</translation>
    </message>
    <message>
        <source>Empty: four play on.</source>
        <translation>Leeg: vier spelen verder.</translation>
    </message>
    <message>
        <source>{name} is entered as a new player.</source>
        <translation>{name} wordt als nieuwe speler ingevoerd.</translation>
    </message>
    <message>
        <source>From deal {deal} on, {comes} sits in the seat of {leaves}.</source>
        <translation>Vanaf gift {deal} zit {comes} op de zitplaats van {leaves}.</translation>
    </message>
    <message>
        <source>Each keeps the points of the deals they played.</source>
        <translation>Ieder houdt de punten van de gespeelde giften.</translation>
    </message>
    <message>
        <source>The place goes to who holds the seat for more deals.</source>
        <translation>De plaats gaat naar wie de zitplaats de meeste giften heeft.</translation>
    </message>
    <message>
        <source>From deal {deal} on, {leaves} is away and four play on.</source>
        <translation>Vanaf gift {deal} is {leaves} weg en spelen vier verder.</translation>
    </message>
    <message>
        <source>From deal {deal} on, {comes} sits between {name} and the next player.</source>
        <translation>Vanaf gift {deal} zit {comes} tussen {name} en de volgende speler.</translation>
    </message>
    <message>
        <source>Five at the table: one sits out each deal.</source>
        <translation>Vijf aan tafel: elke gift rust er één.</translation>
    </message>
    <message>
        <source>Choose who leaves.</source>
        <translation>Kies wie weggaat.</translation>
    </message>
    <message>
        <source>Choose who comes: type the name and press Enter.</source>
        <translation>Kies wie komt: typ de naam en druk op Enter.</translation>
    </message>
    <message>
        <source>Choose at whose left the new seat is.</source>
        <translation>Kies links van wie de nieuwe zitplaats komt.</translation>
    </message>
    <message>
        <source>Exchange two seats of table {number}</source>
        <translation>Twee zitplaatsen van tafel {number} wisselen</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wisselen</translation>
    </message>
    <message>
        <source>This player</source>
        <translation>Deze speler</translation>
    </message>
    <message>
        <source>with this one</source>
        <translation>met deze</translation>
    </message>
    <message>
        <source>The deals already entered stay with the seats: the two players exchange their results.</source>
        <translation>De ingevoerde giften blijven bij de zitplaatsen: de twee spelers wisselen hun resultaten.</translation>
    </message>
    <message>
        <source>Choose two different players.</source>
        <translation>Kies twee verschillende spelers.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punten</translation>
    </message>
    <message>
        <source>Points of {name}</source>
        <translation>Punten van {name}</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>slagen</translation>
    </message>
    <message>
        <source>Tricks of {name}</source>
        <translation>Slagen van {name}</translation>
    </message>
    <message>
        <source>Keep the totals  ⏎</source>
        <translation>Totalen bewaren  ⏎</translation>
    </message>
    <message>
        <source>Enter in the last field does the same</source>
        <translation>Enter in het laatste veld doet hetzelfde</translation>
    </message>
    <message>
        <source>Take the totals back</source>
        <translation>Totalen terugnemen</translation>
    </message>
    <message>
        <source>The sheet is empty again; undo brings them back</source>
        <translation>Het scoreblad is weer leeg; ongedaan maken haalt ze terug</translation>
    </message>
    <message>
        <source>Tricks (if known)</source>
        <translation>Slagen (indien bekend)</translation>
    </message>
    <message>
        <source>Deals played (if known)</source>
        <translation>Gespeelde giften (indien bekend)</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Gespeelde giften</translation>
    </message>
    <message>
        <source>✗ {field}: {text} is no whole number</source>
        <translation>✗ {field}: {text} is geen geheel getal</translation>
    </message>
    <message>
        <source>✓ Kept</source>
        <translation>✓ Bewaard</translation>
    </message>
    <message>
        <source>Sum {points} · Enter keeps the totals</source>
        <translation>Som {points} · Enter bewaart de totalen</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) still to type</source>
        <translation>
            <numerusform>nog %n getal te typen</numerusform>
            <numerusform>nog %n getallen te typen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum {points}</source>
        <translation>Som {points}</translation>
    </message>
    <message>
        <source>the last one would be {points}</source>
        <translation>het laatste zou {points} zijn</translation>
    </message>
    <message>
        <source>✗ The points add up to {points}, they must add up to 0</source>
        <translation>✗ De som van de punten is {points}, ze moet 0 zijn</translation>
    </message>
    <message>
        <source>✓ Ready</source>
        <translation>✓ Klaar</translation>
    </message>
    <message>
        <source>Type the points of every player.</source>
        <translation>Typ de punten van elke speler.</translation>
    </message>
    <message>
        <source>Type the tricks of every player, or of none.</source>
        <translation>Typ de slagen van elke speler, of van niemand.</translation>
    </message>
    <message>
        <source>{name} sits out</source>
        <translation>{name} rust</translation>
    </message>
    <message>
        <source>Rabrouche × {number}</source>
        <translation>Rabrouche × {number}</translation>
    </message>
    <message>
        <source>not: {fact}</source>
        <translation>niet: {fact}</translation>
    </message>
    <message>
        <source>Counts × {number}</source>
        <translation>Telt × {number}</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Rust</translation>
    </message>
    <message>
        <source>{name} deals and sits out</source>
        <translation>{name} geeft en rust</translation>
    </message>
    <message>
        <source>Tricks of</source>
        <translation>Slagen van</translation>
    </message>
    <message>
        <source>Honours of</source>
        <translation>Honneurs</translation>
    </message>
    <message numerus="yes">
        <source>%n honour(s)</source>
        <translation>
            <numerusform>%n honneur</numerusform>
            <numerusform>%n honneurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lijst</translation>
    </message>
    <message>
        <source>Who plays…</source>
        <translation>Wie speelt…</translation>
    </message>
    <message>
        <source>List of the drive</source>
        <translation>Lijst van de drive</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>of {number}</source>
        <translation>van {number}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Gift {number}</translation>
    </message>
    <message>
        <source>People have moved since round {number}: a correction changes the tricks, not who sits where.</source>
        <translation>Sinds ronde {number} is er opgeschoven: een verbetering wijzigt de slagen, niet wie waar zit.</translation>
    </message>
    <message>
        <source>Type the tricks of one side; the other side follows.</source>
        <translation>Tik de slagen van één kant; de andere kant volgt.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) missing: {numbers}.</source>
        <translation>
            <numerusform>%n tafel ontbreekt: {numbers}.</numerusform>
            <numerusform>%n tafels ontbreken: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ All tricks of this deal are in.</source>
        <translation>✓ Alle slagen van deze gift zijn ingevoerd.</translation>
    </message>
    <message>
        <source>To round {number}</source>
        <translation>Naar ronde {number}</translation>
    </message>
    <message>
        <source>Final list…</source>
        <translation>Eindlijst…</translation>
    </message>
    <message>
        <source>Tricks are missing.</source>
        <translation>Er ontbreken slagen.</translation>
    </message>
    <message>
        <source>Correct round {round}, table {table}?</source>
        <translation>Ronde {round}, tafel {table} verbeteren?</translation>
    </message>
    <message>
        <source>People have moved since. Who sits where stays as it is.</source>
        <translation>Er is sindsdien opgeschoven. Wie waar zit blijft zoals het is.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Verbeteren</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>The tricks of which side?</source>
        <translation>De slagen van welke partij?</translation>
    </message>
    <message>
        <source>How many tricks for {name}?</source>
        <translation>Hoeveel slagen voor {name}?</translation>
    </message>
    <message>
        <source>How many honours for {name}: 3 or 4?</source>
        <translation>Hoeveel honneurs voor {name}: 3 of 4?</translation>
    </message>
    <message>
        <source>To take</source>
        <translation>Te halen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Sixth trick</source>
        <translation>6e slag</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Laatste</translation>
    </message>
    <message>
        <source>{name} is named already</source>
        <translation>{name} is al genoemd</translation>
    </message>
    <message>
        <source>Boucheur</source>
        <translation>Meegaande</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Azen</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Het contract</translation>
    </message>
    <message>
        <source>Who asks</source>
        <translation>Wie vraagt</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>the first lead</comment>
        <translation>niet bekend</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Leads first</source>
        <translation>Komt eerst uit</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Ook</translation>
    </message>
    <message>
        <source>and</source>
        <translation>en</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) of this deal are with the others</source>
        <translation>
            <numerusform>%n slag van deze gift ligt bij de anderen</numerusform>
            <numerusform>%n slagen van deze gift liggen bij de anderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n trick(s)</source>
        <translation>
            <numerusform>Er is maar %n slag</numerusform>
            <numerusform>Er zijn maar %n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>M</source>
        <comment>key of the arbiter&apos;s contract petite misère</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key of the arbiter&apos;s contract picolo</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key of the arbiter&apos;s contract grande misère</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>U</source>
        <comment>key of the arbiter&apos;s contract duo 7</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key of the arbiter&apos;s contract solo 7</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key of the arbiter&apos;s contract duo 8</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key of the arbiter&apos;s contract solo 8</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key of the arbiter&apos;s choice of who asks</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key of the arbiter&apos;s choice of trumps</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key of the arbiter&apos;s choice of the partner</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>F</source>
        <comment>key of the arbiter&apos;s choice of the first leader</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>Eight cards are chosen; take one of them back first.</source>
        <translation>Er zijn al acht kaarten gekozen; neem er eerst een terug.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to be chosen</source>
        <translation>
            <numerusform>Nog %n kaart te kiezen</numerusform>
            <numerusform>Nog %n kaarten te kiezen</numerusform>
        </translation>
    </message>
    <message>
        <source>Which contract?</source>
        <translation>Welk contract?</translation>
    </message>
    <message>
        <source>Which trumps?</source>
        <translation>Welke troef?</translation>
    </message>
    <message>
        <source>Who took the sixth trick?</source>
        <translation>Wie haalde de zesde slag?</translation>
    </message>
    <message>
        <source>Who took the last trick?</source>
        <translation>Wie haalde de laatste slag?</translation>
    </message>
    <message>
        <source>Who showed the blank hand?</source>
        <translation>Wie toonde de blanco kaart?</translation>
    </message>
    <message>
        <source>Whose fault was it?</source>
        <translation>Wiens fout was het?</translation>
    </message>
    <message>
        <source>Who is the boucheur?</source>
        <translation>Wie is de meegaande speler?</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Nog een speler</translation>
    </message>
    <message>
        <source>Who holds the aces?</source>
        <translation>Wie heeft de azen?</translation>
    </message>
    <message>
        <source>Who is the partner of {name}?</source>
        <translation>Wie is de partner van {name}?</translation>
    </message>
    <message>
        <source>Who plays it too?</source>
        <translation>Wie speelt het ook?</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wie speelt?</translation>
    </message>
    <message>
        <source>How many tricks have to be taken?</source>
        <translation>Hoeveel slagen moeten er gehaald worden?</translation>
    </message>
    <message>
        <source>Which level?</source>
        <translation>Welk niveau?</translation>
    </message>
    <message>
        <source>{number} is played without trumps</source>
        <translation>{number} wordt zonder troef gespeeld</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Gepast</translation>
    </message>
    <message>
        <source>Blank hand</source>
        <translation>Blanco kaart</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Verzaking</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key of the contract pair</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key of the contract duo</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key of the contract solo</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>I</source>
        <comment>key of the contract piccolissimo</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key of the contract petite misère</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key of the contract piccolo</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key of the contract abondance</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key of the contract grande misère</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key of the contract abondance 10</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key of the contract grande misère on the table</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key of the contract petit schlem</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key of the contract grand schlem</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>U</source>
        <comment>key of the contract trou</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key of the contract trou royal</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key of a passed deal</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key of a blank hand</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>V</source>
        <comment>key of a revoke</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key of the suit</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key of the suit</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key of the suit</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key of the suit</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key of playing without trumps</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Deler</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>Entry of the deal</source>
        <translation>Invoer van de gift</translation>
    </message>
    <message>
        <source>What moves…</source>
        <translation>Wat verschuift…</translation>
    </message>
    <message>
        <source>Every total and place this changes</source>
        <translation>Elk totaal en elke plaats die hierdoor verandert</translation>
    </message>
    <message>
        <source>Take back the last choice [{key}]</source>
        <translation>De laatste keuze terugnemen [{key}]</translation>
    </message>
    <message>
        <source>A hidden card</source>
        <translation>Een verborgen kaart</translation>
    </message>
    <message>
        <source>The eight cards</source>
        <translation>De acht kaarten</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Take the last card back [{key}]</source>
        <translation>De laatste kaart terugnemen [{key}]</translation>
    </message>
    <message>
        <source>Take the last card back</source>
        <translation>De laatste kaart terugnemen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Take all cards back</source>
        <translation>Alle kaarten terugnemen</translation>
    </message>
    <message numerus="yes">
        <source>{suit}: %n card(s)</source>
        <translation>
            <numerusform>{suit}: %n kaart</numerusform>
            <numerusform>{suit}: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} van {all}</translation>
    </message>
    <message>
        <source>Type the letter on a choice, or press it.</source>
        <translation>Typ de letter van een keuze, of tik ze aan.</translation>
    </message>
    <message>
        <source>Take back the last choice</source>
        <translation>De laatste keuze terugnemen</translation>
    </message>
    <message>
        <source>Arbiter…</source>
        <translation>Arbiter…</translation>
    </message>
    <message>
        <source>Cleared; {key} brings it back.</source>
        <translation>Leeggemaakt; {key} brengt het terug.</translation>
    </message>
    <message>
        <source>Not complete yet. {question}</source>
        <translation>Nog niet volledig. {question}</translation>
    </message>
    <message>
        <source>made</source>
        <comment>what a contract brings</comment>
        <translation>gehaald</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>what a contract costs</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>worth on the average</source>
        <translation>gemiddeld waard</translation>
    </message>
    <message>
        <source>See the play →</source>
        <translation>Het spel bekijken →</translation>
    </message>
    <message>
        <source>Other contracts possible?</source>
        <translation>Andere contracten mogelijk?</translation>
    </message>
    <message>
        <source>Ask the arbiter  ⏎</source>
        <translation>De arbiter vragen  ⏎</translation>
    </message>
    <message>
        <source>Ask the arbiter [{key}]</source>
        <translation>De arbiter vragen [{key}]</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Stop [{key}]</source>
        <translation>Stoppen [{key}]</translation>
    </message>
    <message>
        <source>Keep with the deal  ⏎</source>
        <translation>Bij de gift bewaren  ⏎</translation>
    </message>
    <message>
        <source>Keep with the deal [{key}]</source>
        <translation>Bij de gift bewaren [{key}]</translation>
    </message>
    <message>
        <source>Everything is there: the arbiter can be asked.</source>
        <translation>Alles is er: de arbiter kan antwoorden.</translation>
    </message>
    <message>
        <source>✓ answer</source>
        <translation>✓ antwoord</translation>
    </message>
    <message>
        <source>✗ answer</source>
        <translation>✗ antwoord</translation>
    </message>
    <message>
        <source>No layout looked at beats the contract.</source>
        <translation>In geen van de onderzochte verdelingen verliest het contract.</translation>
    </message>
    <message>
        <source>A layout that beats the contract</source>
        <translation>Een verdeling waarin het contract verliest</translation>
    </message>
    <message>
        <source>Nothing else on the list would be accepted.</source>
        <translation>Niets anders op de lijst zou aanvaard worden.</translation>
    </message>
    <message>
        <source>Other contracts:</source>
        <translation>Andere contracten:</translation>
    </message>
    <message>
        <source>Ask for this contract</source>
        <translation>Dit contract vragen</translation>
    </message>
    <message numerus="yes">
        <source>The arbiter is thinking: %n layout(s)…</source>
        <translation>
            <numerusform>De arbiter denkt na: %n verdeling…</numerusform>
            <numerusform>De arbiter denkt na: %n verdelingen…</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the deal  ⏎</source>
        <translation>Gift invoeren  ⏎</translation>
    </message>
    <message>
        <source>Enter the deal [{key}]</source>
        <translation>De gift invoeren [{key}]</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keep the change  ⏎</source>
        <translation>Wijziging bewaren  ⏎</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note on this deal</source>
        <translation>Nota bij deze gift</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Troef</translation>
    </message>
    <message numerus="yes">
        <source>The bids may not add up to the %n card(s) dealt</source>
        <translation>
            <numerusform>De som van de biedingen mag niet %n zijn, zoveel als er kaarten gegeven zijn</numerusform>
            <numerusform>De som van de biedingen mag niet %n zijn, zoveel als er kaarten gegeven zijn</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bod</translation>
    </message>
    <message>
        <source>{name}, {what}: {number}</source>
        <translation>{name}, {what}: {number}</translation>
    </message>
    <message numerus="yes">
        <source>Only %n trick(s) are still to place</source>
        <translation>
            <numerusform>Er is nog maar %n slag toe te wijzen</numerusform>
            <numerusform>Er zijn nog maar %n slagen toe te wijzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} bids {bid}</source>
        <translation>{name} biedt {bid}</translation>
    </message>
    <message>
        <source>{name} took {tricks}</source>
        <translation>{name} haalde {tricks}</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>bod</translation>
    </message>
    <message>
        <source>How many tricks does {name} bid?</source>
        <translation>Hoeveel slagen biedt {name}?</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) still to place</source>
        <translation>
            <numerusform>nog %n slag toe te wijzen</numerusform>
            <numerusform>nog %n slagen toe te wijzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{left}: how many for {name}?</source>
        <translation>{left}: hoeveel voor {name}?</translation>
    </message>
    <message>
        <source>bids {bids}</source>
        <translation>biedingen {bids}</translation>
    </message>
    <message>
        <source>No deal with so many cards is left to play</source>
        <translation>Er is geen gift met zoveel kaarten meer te spelen</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Kaarten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Evening file (*.whist.json)</source>
        <translation>Avondbestand (*.whist.json)</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel-werkmap (*.xlsx)</translation>
    </message>
    <message>
        <source>{date} Evening.xlsx</source>
        <translation>{date} Avond.xlsx</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>{date} Evening.pdf</source>
        <translation>{date} Avond.pdf</translation>
    </message>
    <message>
        <source>Text table (*.csv)</source>
        <translation>Teksttabel (*.csv)</translation>
    </message>
    <message>
        <source>{date} Evening.csv</source>
        <translation>{date} Avond.csv</translation>
    </message>
    <message>
        <source>Picture of the standings (*.png)</source>
        <translation>Afbeelding van het avondklassement (*.png)</translation>
    </message>
    <message>
        <source>{date} Standings.png</source>
        <translation>{date} Klassement.png</translation>
    </message>
    <message>
        <source>Page for the web site (*.html)</source>
        <translation>Pagina voor de website (*.html)</translation>
    </message>
    <message>
        <source>{date} Standings.html</source>
        <translation>{date} Klassement.html</translation>
    </message>
    <message>
        <source>Text for a forum or chat (*.txt)</source>
        <translation>Tekst voor een forum of chat (*.txt)</translation>
    </message>
    <message>
        <source>{date} Standings.txt</source>
        <translation>{date} Klassement.txt</translation>
    </message>
    <message>
        <source>Export the evening</source>
        <translation>De avond exporteren</translation>
    </message>
    <message>
        <source>Ranking {season}.xlsx</source>
        <translation>Klassement {season}.xlsx</translation>
    </message>
    <message>
        <source>Ranking {season}.pdf</source>
        <translation>Klassement {season}.pdf</translation>
    </message>
    <message>
        <source>Ranking {season}.csv</source>
        <translation>Klassement {season}.csv</translation>
    </message>
    <message>
        <source>Picture of the ranking (*.png)</source>
        <translation>Afbeelding van het klassement (*.png)</translation>
    </message>
    <message>
        <source>Ranking {season}.png</source>
        <translation>Klassement {season}.png</translation>
    </message>
    <message>
        <source>Ranking {season}.html</source>
        <translation>Klassement {season}.html</translation>
    </message>
    <message>
        <source>Ranking {season}.txt</source>
        <translation>Klassement {season}.txt</translation>
    </message>
    <message>
        <source>Season as an Excel workbook</source>
        <translation>Seizoen als Excel-werkmap</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>{file} wordt geschreven…</translation>
    </message>
    <message>
        <source>Conventions (*.json)</source>
        <translation>Afspraken (*.json)</translation>
    </message>
    <message>
        <source>Export conventions</source>
        <translation>Afspraken exporteren</translation>
    </message>
    <message>
        <source>Saved in {path}</source>
        <translation>Bewaard in {path}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. What was entered before is stored.</source>
        <translation>Er ging iets mis in het programma. Wat eerder ingevoerd werd, is bewaard.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. What was entered before is stored. Report: {path}</source>
        <translation>Er ging iets mis in het programma. Wat eerder ingevoerd werd, is bewaard. Verslag: {path}</translation>
    </message>
    <message>
        <source>Training: nothing is kept</source>
        <translation>Oefening: niets wordt bewaard</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Undo: {action}</source>
        <translation>Ongedaan maken: {action}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Niets ongedaan te maken</translation>
    </message>
    <message>
        <source>Redo: {action}</source>
        <translation>Opnieuw: {action}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Niets opnieuw te doen</translation>
    </message>
    <message>
        <source>Table of payoffs: {name}</source>
        <translation>Puntentabel: {name}</translation>
    </message>
    <message>
        <source>Keep the table</source>
        <translation>Tabel bewaren</translation>
    </message>
    <message>
        <source>Check of the table</source>
        <translation>Controle van de tabel</translation>
    </message>
    <message>
        <source>Row ▾</source>
        <translation>Rij ▾</translation>
    </message>
    <message>
        <source>More rows of a contract, and the way to a mistake</source>
        <translation>Meer rijen van een contract, en de weg naar een fout</translation>
    </message>
    <message>
        <source>Another row of this contract, for other levels</source>
        <translation>Nog een rij van dit contract, voor andere niveaus</translation>
    </message>
    <message>
        <source>Take the row out</source>
        <translation>Rij weghalen</translation>
    </message>
    <message>
        <source>To the mistake</source>
        <translation>Naar de fout</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n contract(s). Every deal sums to zero, every lone number is shared by three.</source>
        <translation>
            <numerusform>✓ %n contract. Elke gift geeft nul, elk getal van wie alleen speelt is deelbaar door drie.</numerusform>
            <numerusform>✓ %n contracten. Elke gift geeft nul, elk getal van wie alleen speelt is deelbaar door drie.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you have changed is not kept yet. Cancel once more to give it up.</source>
        <translation>Wat u gewijzigd hebt, is nog niet bewaard. Annuleer nog eens om het op te geven.</translation>
    </message>
    <message>
        <source>Conventions (*.json);;All files (*)</source>
        <translation>Afspraken (*.json);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Import conventions</source>
        <translation>Afspraken importeren</translation>
    </message>
    <message>
        <source>Nothing was imported. What is wrong:</source>
        <translation>Er is niets geïmporteerd. Wat niet klopt:</translation>
    </message>
    <message>
        <source>The conventions “{name}” were there already.</source>
        <translation>De afspraken “{name}” waren er al.</translation>
    </message>
    <message>
        <source>“{name}” is there already and differs</source>
        <translation>“{name}” is er al en verschilt</translation>
    </message>
    <message>
        <source>The conventions “{name}” are imported.</source>
        <translation>De afspraken “{name}” zijn geïmporteerd.</translation>
    </message>
    <message>
        <source>Import evening files</source>
        <translation>Avondbestanden importeren</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} kan niet gelezen worden: {reason}</translation>
    </message>
    <message>
        <source>Replace and import</source>
        <translation>Vervangen en importeren</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Replace the sheets of the club by those of the files (can be undone)</source>
        <translation>De scorebladen van de club vervangen door die van de bestanden (kan ongedaan gemaakt worden)</translation>
    </message>
    <message>
        <source>Tick the box to replace the sheets, or cancel.</source>
        <translation>Kruis het vakje aan om de scorebladen te vervangen, of annuleer.</translation>
    </message>
    <message>
        <source>Everything in the files was there already.</source>
        <translation>Alles in de bestanden was er al.</translation>
    </message>
    <message>
        <source>Imported. No new player was needed.</source>
        <translation>Geïmporteerd. Er was geen nieuwe speler nodig.</translation>
    </message>
    <message>
        <source>Imported. These players are new to the club; look for slips in the names:</source>
        <translation>Geïmporteerd. Deze spelers zijn nieuw in de club; kijk de namen na op tikfouten:</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>Import a list of players</source>
        <translation>Een spelerslijst importeren</translation>
    </message>
    <message>
        <source>+ new</source>
        <translation>+ nieuw</translation>
    </message>
    <message>
        <source>+ gets this number</source>
        <translation>+ krijgt dit nummer</translation>
    </message>
    <message>
        <source>= in the club already</source>
        <translation>= al in de club</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>De lijst wordt gelezen…</translation>
    </message>
    <message>
        <source>Add the new ones</source>
        <translation>Nieuwe toevoegen</translation>
    </message>
    <message>
        <source>The list begins with titles of columns</source>
        <translation>De lijst begint met kolomtitels</translation>
    </message>
    <message>
        <source>Surname or whole name</source>
        <translation>Naam, of volledige naam</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Voornaam</translation>
    </message>
    <message>
        <source>Show only the lines something is wrong with</source>
        <translation>Alleen de regels tonen waar iets mis mee is</translation>
    </message>
    <message>
        <source>What each line does</source>
        <translation>Wat elke regel doet</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>kiezen…</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Kolom {number}</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Wat er gebeurt</translation>
    </message>
    <message>
        <source>There is nobody to add.</source>
        <translation>Er is niemand toe te voegen.</translation>
    </message>
    <message>
        <source>Choose the column the names stand in.</source>
        <translation>Kies de kolom waarin de namen staan.</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nieuwe</numerusform>
            <numerusform>%n nieuwe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a number</source>
        <translation>
            <numerusform>%n krijgt een nummer</numerusform>
            <numerusform>%n krijgen een nummer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known</source>
        <translation>
            <numerusform>%n al bekend</numerusform>
            <numerusform>%n al bekend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %n line(s) cannot be read</source>
        <translation>
            <numerusform>✗ %n foute regel</numerusform>
            <numerusform>✗ %n foute regels</numerusform>
        </translation>
    </message>
    <message>
        <source>Entering the players…</source>
        <translation>De spelers worden ingeschreven…</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n speler toegevoegd</numerusform>
            <numerusform>%n spelers toegevoegd</numerusform>
        </translation>
    </message>
    <message>
        <source>{outcome}; perhaps the same person as {known}</source>
        <translation>{outcome}; misschien dezelfde persoon als {known}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tafel {number}</translation>
    </message>
    <message>
        <source>Tricks of {one} and {other}, table {table}</source>
        <translation>Slagen van {one} en {other}, tafel {table}</translation>
    </message>
    <message>
        <source>More about table {number}</source>
        <translation>Meer over tafel {number}</translation>
    </message>
    <message>
        <source>Keys {first} then {number}, or Ctrl+{number}</source>
        <translation>Toetsen {first} en dan {number}, of Ctrl+{number}</translation>
    </message>
    <message>
        <source>{name} for {other}</source>
        <translation>{name} voor {other}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Seats, game and conventions…</source>
        <translation>Zitplaatsen, spel en afspraken…</translation>
    </message>
    <message>
        <source>Type the sheet…</source>
        <translation>Scoreblad overtypen…</translation>
    </message>
    <message>
        <source>Somebody takes over, leaves or joins…</source>
        <translation>Iemand valt in, vertrekt of komt erbij…</translation>
    </message>
    <message>
        <source>Exchange two seats…</source>
        <translation>Twee zitplaatsen wisselen…</translation>
    </message>
    <message>
        <source>Enter only the totals…</source>
        <translation>Alleen de totalen invoeren…</translation>
    </message>
    <message>
        <source>Reopen the table</source>
        <translation>Tafel heropenen</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tafel afsluiten</translation>
    </message>
    <message>
        <source>Remove the table</source>
        <translation>Tafel weghalen</translation>
    </message>
    <message>
        <source>a deal is half entered</source>
        <translation>een gift is half ingevoerd</translation>
    </message>
    <message>
        <source>{contract}, since {time}</source>
        <translation>{contract}, sinds {time}</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>te bevestigen</translation>
    </message>
    <message>
        <source>totals only</source>
        <translation>alleen totalen</translation>
    </message>
    <message numerus="yes">
        <source>finished, %n deal(s)</source>
        <translation>
            <numerusform>gedaan, %n gift</numerusform>
            <numerusform>gedaan, %n giften</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number} ({counted} of {planned})</source>
        <translation>gift {number} ({counted} van {planned})</translation>
    </message>
    <message>
        <source>deal {number}/{planned}</source>
        <translation>gift {number}/{planned}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>gift {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>%n gift gespeeld</numerusform>
            <numerusform>%n giften gespeeld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) missing</source>
        <translation>
            <numerusform>er ontbreekt %n gift</numerusform>
            <numerusform>er ontbreken %n giften</numerusform>
        </translation>
    </message>
    <message>
        <source>rabrouche {number}/{total}</source>
        <translation>rabrouche {number}/{total}</translation>
    </message>
    <message>
        <source>counts {factor} times</source>
        <translation>telt {factor} keer</translation>
    </message>
    <message>
        <source>! closed, incomplete</source>
        <translation>! afgesloten, onvolledig</translation>
    </message>
    <message>
        <source>✓ closed</source>
        <translation>✓ afgesloten</translation>
    </message>
    <message>
        <source>! a deal has a warning</source>
        <translation>! een gift heeft een waarschuwing</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <translation>✓ gedaan</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} geeft</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Voorstellen</translation>
    </message>
    <message>
        <source>✓ {name} is already here</source>
        <translation>✓ {name} is er al</translation>
    </message>
    <message>
        <source>Add “{name}” as a new player</source>
        <translation>“{name}” toevoegen als nieuwe speler</translation>
    </message>
    <message>
        <source>Add “{name}” as a guest</source>
        <translation>“{name}” toevoegen als gast</translation>
    </message>
    <message>
        <source>Somebody else? Choose below with ↓, or type another name.</source>
        <translation>Iemand anders? Kies hieronder met ↓, of typ een andere naam.</translation>
    </message>
    <message>
        <source>Nobody is called “{name}”. Enter again adds:</source>
        <translation>Niemand heet “{name}”. Nog eens Enter voegt toe:</translation>
    </message>
    <message>
        <source>Nobody to choose is called “{name}”.</source>
        <translation>Niemand om te kiezen heet “{name}”.</translation>
    </message>
    <message>
        <source>Who is there? Two letters, Enter…</source>
        <translation>Wie is er? Twee letters, Enter…</translation>
    </message>
    <message>
        <source>Check a player in</source>
        <translation>Een speler aanmelden</translation>
    </message>
    <message>
        <source>No table yet. Check the players in, then seat a table.</source>
        <translation>Nog geen tafel. Meld de spelers aan en vorm dan een tafel.</translation>
    </message>
    <message>
        <source>Standings of the evening</source>
        <translation>Avondklassement</translation>
    </message>
    <message>
        <source>Show or hide who is there</source>
        <translation>Tonen of verbergen wie er is</translation>
    </message>
    <message>
        <source>✓ This evening is closed.</source>
        <translation>✓ Deze avond is gesloten.</translation>
    </message>
    <message>
        <source>Other evening</source>
        <translation>Andere avond</translation>
    </message>
    <message>
        <source>Draw the tables…</source>
        <translation>Tafels loten…</translation>
    </message>
    <message>
        <source>Whist drive ▸</source>
        <translation>Whistdrive ▸</translation>
    </message>
    <message>
        <source>Seat a table…</source>
        <translation>Tafel vormen…</translation>
    </message>
    <message>
        <source>Adjustment…</source>
        <translation>Aanpassing…</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handleiding</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>handleiding</translation>
    </message>
    <message>
        <source>Television ▸</source>
        <translation>Televisie ▸</translation>
    </message>
    <message>
        <source>Television: on ▸</source>
        <translation>Televisie: aan ▸</translation>
    </message>
    <message>
        <source>Television: frozen ▸</source>
        <translation>Televisie: bevroren ▸</translation>
    </message>
    <message>
        <source>Who came lately…</source>
        <translation>Onlangs gekomen…</translation>
    </message>
    <message>
        <source>A list to tick, from the last evenings</source>
        <translation>Een lijst om aan te vinken, uit de laatste avonden</translation>
    </message>
    <message>
        <source>{name} ✓ paid</source>
        <translation>{name} ✓ betaald</translation>
    </message>
    <message>
        <source>{name} is not there</source>
        <translation>{name} is er niet</translation>
    </message>
    <message>
        <source>Check {name} out</source>
        <translation>{name} afmelden</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) present</source>
        <translation>
            <numerusform>%n speler aanwezig</numerusform>
            <numerusform>%n spelers aanwezig</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables of four only</source>
        <translation>Alleen tafels van vier</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Rounds to draw</source>
        <translation>Te loten rondes</translation>
    </message>
    <message>
        <source>Rank of this evening</source>
        <translation>Stand van de avond</translation>
    </message>
    <message>
        <source>Rank of the season</source>
        <translation>Stand van het seizoen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>Seed of the draw</source>
        <translation>Startgetal van de loting</translation>
    </message>
    <message>
        <source>With the same seed, the same people and the same wishes the draw comes out the same.</source>
        <translation>Met hetzelfde startgetal, dezelfde spelers en dezelfde wensen geeft de loting hetzelfde.</translation>
    </message>
    <message>
        <source>Wishes…</source>
        <translation>Wensen…</translation>
    </message>
    <message>
        <source>Show or hide who plays</source>
        <translation>Tonen of verbergen wie speelt</translation>
    </message>
    <message>
        <source>Nobody changes table; the partners change.</source>
        <translation>Niemand wisselt van tafel; de partners wisselen.</translation>
    </message>
    <message>
        <source>Press two names to exchange them, or drag a name; Escape lets go.</source>
        <translation>Druk op twee namen om ze te wisselen, of sleep een naam; Escape laat los.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the draw</source>
        <translation>
            <numerusform>%n speler in de loting</numerusform>
            <numerusform>%n spelers in de loting</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}, without {names}</source>
        <translation>{count}, zonder {names}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Sitting out: {names}</source>
        <translation>Rust: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) meet again.</source>
        <translation>
            <numerusform>%n paar ontmoet elkaar opnieuw.</numerusform>
            <numerusform>%n paren ontmoeten elkaar opnieuw.</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ Nobody meets anybody again.</source>
        <translation>✓ Niemand ontmoet iemand opnieuw.</translation>
    </message>
    <message>
        <source>Free seat</source>
        <translation>Vrije plaats</translation>
    </message>
    <message>
        <source>Put on table {number}</source>
        <translation>Aan tafel {number} zetten</translation>
    </message>
    <message>
        <source>{name} (deals)</source>
        <translation>{name} (geeft)</translation>
    </message>
    <message>
        <source>Table {number}, seat {seat}: {name}</source>
        <translation>Tafel {number}, plaats {seat}: {name}</translation>
    </message>
    <message>
        <source>again: {names}</source>
        <translation>opnieuw samen: {names}</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>Rust</translation>
    </message>
    <message>
        <source>Let sit out</source>
        <translation>Laten rusten</translation>
    </message>
    <message>
        <source>Too few players for a table.</source>
        <translation>Te weinig spelers voor een tafel.</translation>
    </message>
    <message>
        <source>Round {number} is seated; seating it anew takes its tables out.</source>
        <translation>Ronde {number} zit al; opnieuw vormen neemt de tafels weg.</translation>
    </message>
    <message numerus="yes">
        <source>Table {number} cannot be played by %n player(s).</source>
        <translation>
            <numerusform>Tafel {number} kan niet met %n speler.</numerusform>
            <numerusform>Tafel {number} kan niet met %n spelers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed by hand.</source>
        <translation>Met de hand gewijzigd.</translation>
    </message>
    <message>
        <source>Drawn before: {method}, seed {seed}.</source>
        <translation>Eerder geloot: {method}, startgetal {seed}.</translation>
    </message>
    <message>
        <source>Seat round {number} anew…</source>
        <translation>Ronde {number} opnieuw vormen…</translation>
    </message>
    <message>
        <source>Seat round {number}</source>
        <translation>Ronde {number} vormen</translation>
    </message>
    <message>
        <source>Not in this draw: {names}.</source>
        <translation>Niet in deze loting: {names}.</translation>
    </message>
    <message>
        <source>In this draw and not here: {names}.</source>
        <translation>In deze loting en afwezig: {names}.</translation>
    </message>
    <message>
        <source>Draw again.</source>
        <translation>Loot opnieuw.</translation>
    </message>
    <message>
        <source>This draw is not seated: leaving the page loses it.</source>
        <translation>Deze loting is niet geplaatst: de pagina verlaten gooit ze weg.</translation>
    </message>
    <message>
        <source>Take out the tables of round {number} with their deals?</source>
        <translation>De tafels van ronde {number} met hun giften wegnemen?</translation>
    </message>
    <message>
        <source>Seat anew</source>
        <translation>Opnieuw vormen</translation>
    </message>
    <message>
        <source>Tables ↑</source>
        <translation>Tafels ↑</translation>
    </message>
    <message>
        <source>Up to the tables</source>
        <translation>Terug naar de tafels</translation>
    </message>
    <message>
        <source>Standings (provisional)</source>
        <translation>Avondklassement (voorlopig)</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Avondklassement</translation>
    </message>
    <message numerus="yes">
        <source>All %n player(s) ↓</source>
        <translation>
            <numerusform>De speler ↓</numerusform>
            <numerusform>Alle %n spelers ↓</numerusform>
        </translation>
    </message>
    <message>
        <source>Standings (cancelled)</source>
        <translation>Stand (afgelast)</translation>
    </message>
    <message>
        <source>Reopen the evening</source>
        <translation>Avond heropenen</translation>
    </message>
    <message>
        <source>Close the evening</source>
        <translation>Avond afsluiten</translation>
    </message>
    <message>
        <source>No deal entered: table {numbers}. Nobody there has a place.</source>
        <translation>Geen gift ingevoerd: tafel {numbers}. Niemand krijgt daar een plaats.</translation>
    </message>
    <message>
        <source>A deal is half entered: table {numbers}. It does not count.</source>
        <translation>Een half ingevoerde gift: tafel {numbers}. Ze telt niet.</translation>
    </message>
    <message>
        <source>A deal is to be checked: table {numbers}. It counts as it stands.</source>
        <translation>Een gift om na te kijken: tafel {numbers}. Ze telt zoals ze is.</translation>
    </message>
    <message>
        <source>{number} (round {round})</source>
        <translation>{number} (ronde {round})</translation>
    </message>
    <message>
        <source>Takes place after all</source>
        <translation>Gaat toch door</translation>
    </message>
    <message>
        <source>Remove table {number} with its deals?</source>
        <translation>Tafel {number} met haar giften verwijderen?</translation>
    </message>
    <message>
        <source>Not finished: table {numbers}. They will count as they stand, marked incomplete.</source>
        <translation>Niet gedaan: tafel {numbers}. Die tellen zoals ze nu staan, gemerkt als onvolledig.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>✗ This evening is cancelled: {reason}</source>
        <translation>✗ Deze avond is afgelast: {reason}</translation>
    </message>
    <message>
        <source>✗ This evening is cancelled.</source>
        <translation>✗ Deze avond is afgelast.</translation>
    </message>
    <message>
        <source>Evenings of the season</source>
        <translation>Avonden van het seizoen</translation>
    </message>
    <message>
        <source>No evening yet. Start one under Tonight, or import evening files.</source>
        <translation>Nog geen avond. Begin er een onder Vanavond, of importeer avondbestanden.</translation>
    </message>
    <message>
        <source>Old results</source>
        <translation>Oude uitslagen</translation>
    </message>
    <message>
        <source>Line {number}: {text}</source>
        <translation>Regel {number}: {text}</translation>
    </message>
    <message>
        <source>Take them over</source>
        <translation>Overnemen</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>De lijst</translation>
    </message>
    <message>
        <source>Type or paste the list:
Player;02/10/2020;09/10/2020
Ada;13.30;8.60

or
Date;Table;Player;Points
…</source>
        <translation>Typ of plak de lijst:
Speler;02-10-2020;09-10-2020
Ada;13,30;8,60

of
Datum;Tafel;Speler;Punten
…</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Uit een bestand…</translation>
    </message>
    <message>
        <source>by the dates</source>
        <translation>volgens de datums</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>as they are written</source>
        <translation>zoals ze geschreven zijn</translation>
    </message>
    <message>
        <source>The numbers are</source>
        <translation>De getallen zijn</translation>
    </message>
    <message>
        <source>Names that differ by accents or signs alone:</source>
        <translation>Namen die enkel verschillen in accenten of tekens:</translation>
    </message>
    <message>
        <source>“{name}” is the same person as “{known}”</source>
        <translation>“{name}” is dezelfde persoon als “{known}”</translation>
    </message>
    <message>
        <source>Nothing can be taken over yet. What is wrong:</source>
        <translation>Er kan nog niets worden overgenomen. Wat er fout is:</translation>
    </message>
    <message>
        <source>New players: {count}. Look for slips in the names:</source>
        <translation>Nieuwe spelers: {count}. Let op fouten in de namen:</translation>
    </message>
    <message>
        <source>Evenings taken over: {count}. Undo takes them back.</source>
        <translation>Avonden overgenomen: {count}. Ongedaan maken haalt ze weer weg.</translation>
    </message>
    <message>
        <source>Import evening files…</source>
        <translation>Avondbestanden importeren…</translation>
    </message>
    <message>
        <source>Old results…</source>
        <translation>Oude uitslagen…</translation>
    </message>
    <message>
        <source>A season of before, from a list (.csv or .xlsx)</source>
        <translation>Een vroeger seizoen, uit een lijst (.csv of .xlsx)</translation>
    </message>
    <message>
        <source>Name and date…</source>
        <translation>Naam en datum…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Avonden</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Number on that date</source>
        <translation>Nummer op die datum</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Cancelled…</source>
        <translation>Afgelast…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Search a name or a date</source>
        <translation>Een naam of een datum zoeken</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Toestand</translation>
    </message>
    <message>
        <source>! open</source>
        <translation>! open</translation>
    </message>
    <message>
        <source>✗ cancelled</source>
        <translation>✗ afgelast</translation>
    </message>
    <message>
        <source>Delete this evening?</source>
        <translation>Deze avond verwijderen?</translation>
    </message>
    <message>
        <source>The evening is deleted. Undo brings it back.</source>
        <translation>De avond is verwijderd. Ongedaan maken haalt ze terug.</translation>
    </message>
    <message>
        <source>Evening files (*.json);;All files (*)</source>
        <translation>Avondbestanden (*.json);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Name and date</source>
        <translation>Naam en datum</translation>
    </message>
    <message>
        <source>Two entries of one person</source>
        <translation>Eén persoon staat er twee keer in</translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation>Samenvoegen</translation>
    </message>
    <message>
        <source>{name} is the same person as:</source>
        <translation>{name} is dezelfde persoon als:</translation>
    </message>
    <message>
        <source>Search a name or number…</source>
        <translation>Naam of nummer zoeken…</translation>
    </message>
    <message>
        <source>Other entry</source>
        <translation>Andere vermelding</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Naam die blijft</translation>
    </message>
    <message>
        <source>Nobody chosen yet.</source>
        <translation>Nog niemand gekozen.</translation>
    </message>
    <message>
        <source>Erase personal data</source>
        <translation>Persoonsgegevens wissen</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation>Voorgoed wissen</translation>
    </message>
    <message>
        <source>Anonymous</source>
        <comment>before a number, in place of an erased name</comment>
        <translation>Anoniem</translation>
    </message>
    <message>
        <source>Name, member number and note of {name} are erased, in the history too.</source>
        <translation>Naam, lidnummer en nota van {name} worden gewist, ook in de geschiedenis.</translation>
    </message>
    <message>
        <source>All results stay, under a name like “{name}”.</source>
        <translation>Alle resultaten blijven, onder een naam als “{name}”.</translation>
    </message>
    <message>
        <source>The name also goes from these texts:</source>
        <translation>De naam verdwijnt ook uit deze teksten:</translation>
    </message>
    <message>
        <source>Erase in these copies too</source>
        <translation>Ook in deze kopieën wissen</translation>
    </message>
    <message>
        <source>Older copies of the club that may hold the name:</source>
        <translation>Oudere kopieën van de club die de naam kunnen bevatten:</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Dit kan niet ongedaan gemaakt worden.</translation>
    </message>
    <message>
        <source>Not reached: copies made elsewhere, and files already sent.</source>
        <translation>Niet bereikt: kopieën die elders gemaakt zijn en bestanden die al verstuurd zijn.</translation>
    </message>
    <message>
        <source>These copies may still hold the name: {files}</source>
        <translation>Deze kopieën kunnen de naam nog bevatten: {files}</translation>
    </message>
    <message>
        <source>{name}, no. {number}</source>
        <translation>{name}, nr. {number}</translation>
    </message>
    <message>
        <source>Search a name or number</source>
        <translation>Naam of nummer zoeken</translation>
    </message>
    <message>
        <source>Add a player…</source>
        <translation>Speler toevoegen…</translation>
    </message>
    <message>
        <source>The player&apos;s page</source>
        <translation>De pagina van de speler</translation>
    </message>
    <message>
        <source>Import a list…</source>
        <translation>Lijst importeren…</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Membership</source>
        <translation>Statuut</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} van {all}</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>gast</translation>
    </message>
    <message>
        <source>member</source>
        <translation>lid</translation>
    </message>
    <message>
        <source>no longer active</source>
        <translation>niet meer actief</translation>
    </message>
    <message>
        <source>Lists (*.csv *.txt *.xlsx);;All files (*)</source>
        <translation>Lijsten (*.csv *.txt *.xlsx);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nieuwe speler</translation>
    </message>
    <message>
        <source>Guest, not a member</source>
        <translation>Gast, geen lid</translation>
    </message>
    <message>
        <source>Active: offered at the check-in</source>
        <translation>Actief: voorgesteld bij het aanmelden</translation>
    </message>
    <message>
        <source>Member number</source>
        <translation>Lidnummer</translation>
    </message>
    <message>
        <source>for instance: ladies, juniors</source>
        <translation>bijvoorbeeld: dames, junioren</translation>
    </message>
    <message>
        <source>Another team holds from today on.</source>
        <translation>Een andere ploeg geldt vanaf vandaag.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Categorieën</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>Dezelfde persoon</translation>
    </message>
    <message>
        <source>Make one with another…</source>
        <translation>Samenvoegen met een andere…</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Wissen…</translation>
    </message>
    <message>
        <source>Erase the personal data; results stay</source>
        <translation>De persoonsgegevens wissen; de resultaten blijven</translation>
    </message>
    <message>
        <source>{name} is in the club already. Is it the same person?</source>
        <translation>{name} zit al in de club. Is het dezelfde persoon?</translation>
    </message>
    <message>
        <source>Another: “{name}”</source>
        <translation>Iemand anders: “{name}”</translation>
    </message>
    <message>
        <source>Another person, to be called {name}</source>
        <translation>Een andere persoon, die {name} zal heten</translation>
    </message>
    <message>
        <source>Give a name.</source>
        <translation>Geef een naam.</translation>
    </message>
    <message>
        <source>Part of the season, category or teams</source>
        <translation>Deel van het seizoen, categorie of ploegen</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Zoeken…</translation>
    </message>
    <message>
        <source>Search a name</source>
        <translation>Een naam zoeken</translation>
    </message>
    <message>
        <source>Excel…</source>
        <translation>Excel…</translation>
    </message>
    <message>
        <source>Ranking of the season</source>
        <translation>Seizoensklassement</translation>
    </message>
    <message>
        <source>Nothing counts yet: a table counts once it is closed.</source>
        <translation>Er telt nog niets: een tafel telt zodra ze afgesloten is.</translation>
    </message>
    <message>
        <source>Whole season</source>
        <translation>Hele seizoen</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Ploegen</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Klassement</translation>
    </message>
    <message>
        <source>Conventions of season {season}</source>
        <translation>Afspraken van seizoen {season}</translation>
    </message>
    <message>
        <source>At once, for the whole season:</source>
        <translation>Meteen, voor het hele seizoen:</translation>
    </message>
    <message>
        <source>For evenings closed from now on; those closed already stay as they were closed:</source>
        <translation>Voor avonden die vanaf nu worden afgesloten; die al afgesloten zijn, blijven zoals ze afgesloten werden:</translation>
    </message>
    <message>
        <source>What moves:</source>
        <translation>Wat verandert:</translation>
    </message>
    <message>
        <source>{what}: {value}</source>
        <translation>{what}: {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n avond</numerusform>
            <numerusform>%n avonden</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Bladen</translation>
    </message>
    <message>
        <source>Closed sheets</source>
        <translation>Afgesloten scorebladen</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Spelpunten</translation>
    </message>
    <message>
        <source>Place pts</source>
        <translation>Plaatspt.</translation>
    </message>
    <message>
        <source>Place points</source>
        <translation>Plaatspunten</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Points bonus</source>
        <translation>Puntenbonus</translation>
    </message>
    <message>
        <source>Upset</source>
        <translation>Verras.</translation>
    </message>
    <message>
        <source>Upset bonus</source>
        <translation>Verrassingsbonus</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Overige</translation>
    </message>
    <message>
        <source>Attendance, adjustments, floor</source>
        <translation>Aanwezigheid, aanpassingen, ondergrens</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) not counted</source>
        <translation>
            <numerusform>%n resultaat niet meegeteld</numerusform>
            <numerusform>%n resultaten niet meegeteld</numerusform>
        </translation>
    </message>
    <message>
        <source>FIWA: places, points, upsets</source>
        <translation>FIWA: plaatsen en bonussen</translation>
    </message>
    <message>
        <source>sum of the game points</source>
        <translation>som van de spelpunten</translation>
    </message>
    <message>
        <source>game points and a bonus by place</source>
        <translation>spelpunten en plaatsbonus</translation>
    </message>
    <message>
        <source>game points per deal</source>
        <translation>spelpunten per gift</translation>
    </message>
    <message>
        <source>Conventions of the season</source>
        <translation>Afspraken van het seizoen</translation>
    </message>
    <message>
        <source>Keep these conventions</source>
        <translation>Deze afspraken bewaren</translation>
    </message>
    <message>
        <source>The first evening makes the season; its conventions can be changed then.</source>
        <translation>De eerste avond maakt het seizoen; daarna kunnen de afspraken gewijzigd worden.</translation>
    </message>
    <message>
        <source>Evenings closed from now on</source>
        <translation>Avonden die vanaf nu worden afgesloten</translation>
    </message>
    <message>
        <source>Evenings already closed stay as they were closed.</source>
        <translation>Avonden die al afgesloten zijn, blijven zoals ze afgesloten werden.</translation>
    </message>
    <message>
        <source>The whole season</source>
        <translation>Het hele seizoen</translation>
    </message>
    <message>
        <source>Holds at once for all its evenings.</source>
        <translation>Geldt meteen voor al zijn avonden.</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Game points count</source>
        <translation>Spelpunten tellen mee</translation>
    </message>
    <message>
        <source>11 7 4 2, or 4: 11 7 4 2; 5: …</source>
        <translation>11 7 4 2, of 4: 11 7 4 2; 5: …</translation>
    </message>
    <message>
        <source>Shared places</source>
        <translation>Gedeelde plaatsen</translation>
    </message>
    <message>
        <source>share the points</source>
        <translation>de punten delen</translation>
    </message>
    <message>
        <source>get them in full</source>
        <translation>volle punten krijgen</translation>
    </message>
    <message>
        <source>from −20, each 20, gives 0.20</source>
        <translation>vanaf −20, per 20, geeft 0,20</translation>
    </message>
    <message>
        <source>0 0.30 0.70 1</source>
        <translation>0 0,30 0,70 1</translation>
    </message>
    <message>
        <source>For coming</source>
        <translation>Voor aanwezigheid</translation>
    </message>
    <message>
        <source>Least an evening gives</source>
        <translation>Minste van een avond</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>geen grens</translation>
    </message>
    <message>
        <source>Order of an evening</source>
        <translation>Volgorde van een avond</translation>
    </message>
    <message>
        <source>by the games played</source>
        <translation>volgens de gespeelde spellen</translation>
    </message>
    <message>
        <source>Rounds needed for a place</source>
        <translation>Ronden nodig voor een plaats</translation>
    </message>
    <message>
        <source>5.00, or Juniors: 3.00; 5.00</source>
        <translation>5,00, of Junioren: 3,00; 5,00</translation>
    </message>
    <message>
        <source>Count only the best</source>
        <translation>Alleen de beste tellen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>The best are</source>
        <translation>De beste zijn</translation>
    </message>
    <message>
        <source>evenings</source>
        <translation>avonden</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>scorebladen</translation>
    </message>
    <message>
        <source>Evenings needed for a place</source>
        <translation>Avonden nodig voor een plaats</translation>
    </message>
    <message>
        <source>12, or 60%</source>
        <translation>12, of 60%</translation>
    </message>
    <message>
        <source>Needed only at the end of the season</source>
        <translation>Pas nodig voor het einde van het seizoen</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Gelijke totalen</translation>
    </message>
    <message>
        <source>places, game points</source>
        <translation>betere plaatsen, spelpunten</translation>
    </message>
    <message>
        <source>Prizes of an evening</source>
        <translation>Prijzen van een avond</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>not counted so</source>
        <translation>niet zo gerekend</translation>
    </message>
    <message>
        <source>The best guest</source>
        <translation>De beste gast</translation>
    </message>
    <message>
        <source>The last place</source>
        <translation>De laatste plaats</translation>
    </message>
    <message>
        <source>At least one for every … players</source>
        <translation>Minstens één per … spelers</translation>
    </message>
    <message>
        <source>In a whist drive for each role</source>
        <translation>Bij een whistdrive voor elke rol</translation>
    </message>
    <message>
        <source>Nobody gets two. A shared place shares its prize.</source>
        <translation>Niemand krijgt er twee. Een gedeelde plaats deelt haar prijs.</translation>
    </message>
    <message>
        <source>Places are numbered</source>
        <translation>Nummering van de plaatsen</translation>
    </message>
    <message>
        <source>Starts with the order of</source>
        <translation>Begint met de volgorde van</translation>
    </message>
    <message>
        <source>Parts of the season</source>
        <translation>Delen van het seizoen</translation>
    </message>
    <message>
        <source>Best of a part</source>
        <translation>Beste van een deel</translation>
    </message>
    <message>
        <source>Needed in a part</source>
        <translation>Nodig in een deel</translation>
    </message>
    <message>
        <source>Teams: members that count</source>
        <translation>Ploegen: leden die tellen</translation>
    </message>
    <message>
        <source>4 or all; game points: 4</source>
        <translation>4 of alle; spelpunten: 4</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Eerste dag</translation>
    </message>
    <message>
        <source>1 September</source>
        <translation>1 september</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Laatste dag</translation>
    </message>
    <message>
        <source>31 August</source>
        <translation>31 augustus</translation>
    </message>
    <message>
        <source>New evenings of these days belong to this season. Left empty: {day}.</source>
        <translation>Nieuwe avonden van deze dagen horen bij dit seizoen. Leeg gelaten: {day}.</translation>
    </message>
    <message>
        <source>! Not kept yet: Enter keeps it.</source>
        <translation>! Nog niet bewaard: Enter bewaart het.</translation>
    </message>
    <message>
        <source>nobody ranked</source>
        <translation>niemand geklasseerd</translation>
    </message>
    <message>
        <source>✗ Not kept: {why}</source>
        <translation>✗ Niet bewaard: {why}</translation>
    </message>
    <message>
        <source>Left as it was.</source>
        <translation>Gelaten zoals het was.</translation>
    </message>
    <message>
        <source>✓ Kept. Closed evenings stay as they were closed; what counts in the season holds for all of it.</source>
        <translation>✓ Bewaard. Afgesloten avonden blijven zoals ze afgesloten zijn; wat in het seizoen telt, geldt voor het hele seizoen.</translation>
    </message>
    <message>
        <source>Nothing was different.</source>
        <translation>Er was niets veranderd.</translation>
    </message>
    <message>
        <source>‹ Tables</source>
        <translation>‹ Tafels</translation>
    </message>
    <message>
        <source>Wishes for the tables</source>
        <translation>Wensen voor de tafels</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <translation>Apart zetten</translation>
    </message>
    <message>
        <source>Seat together</source>
        <translation>Samen zetten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>A place in round {number}</source>
        <translation>Een plaats in ronde {number}</translation>
    </message>
    <message>
        <source>New table with {names}</source>
        <translation>Nieuwe tafel met {names}</translation>
    </message>
    <message>
        <source>Table {number} as the fifth, from deal {deal} on</source>
        <translation>Tafel {number} als vijfde, vanaf gift {deal}</translation>
    </message>
    <message>
        <source>Who is given no place sits out until the next round.</source>
        <translation>Wie geen plaats krijgt, rust tot de volgende ronde.</translation>
    </message>
    <message>
        <source>No table can take one more and too few wait for a new one: they sit out until the next round.</source>
        <translation>Geen tafel kan er iemand bij nemen en er wachten te weinig voor een nieuwe: ze rusten tot de volgende ronde.</translation>
    </message>
    <message>
        <source>{name} leaves table {number}</source>
        <translation>{name} verlaat tafel {number}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>The others play on without them</source>
        <translation>De anderen spelen verder zonder die speler</translation>
    </message>
    <message>
        <source>{name} takes the seat over</source>
        <translation>{name} neemt de plaats over</translation>
    </message>
    <message>
        <source>The table ends here, closed as it stands</source>
        <translation>De tafel stopt hier, afgesloten zoals ze is</translation>
    </message>
    <message>
        <source>The seat</source>
        <translation>De plaats</translation>
    </message>
    <message>
        <source>Everybody keeps what they scored. Not played stays blank.</source>
        <translation>Iedereen houdt wat hij scoorde. Niet gespeeld blijft leeg.</translation>
    </message>
    <message>
        <source>Somebody else takes over? Check them in first, they then stand in the list.</source>
        <translation>Neemt iemand anders over? Meld die eerst aan, dan staat die in de lijst.</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>noun</comment>
        <translation>Zitplaats</translation>
    </message>
    <message>
        <source>any</source>
        <translation>om het even</translation>
    </message>
    <message>
        <source>Always sits there</source>
        <translation>Zit daar altijd</translation>
    </message>
    <message>
        <source>No wishes: everybody sits anywhere, with anybody.</source>
        <translation>Geen wensen: iedereen zit om het even waar, met om het even wie.</translation>
    </message>
    <message>
        <source>Take this wish out</source>
        <translation>Deze wens wegnemen</translation>
    </message>
    <message>
        <source>Take out: {wish}</source>
        <translation>Wegnemen: {wish}</translation>
    </message>
    <message>
        <source>Choose two players.</source>
        <translation>Kies twee spelers.</translation>
    </message>
    <message>
        <source>Choose a player, and a table or a seat.</source>
        <translation>Kies een speler, en een tafel of een zitplaats.</translation>
    </message>
    <message>
        <source>Number of the table</source>
        <translation>Nummer van de tafel</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Seat, then the next table</source>
        <translation>Vormen, dan de volgende tafel</translation>
    </message>
    <message>
        <source>Seat the table</source>
        <translation>Tafel vormen</translation>
    </message>
    <message>
        <source>Conventions…</source>
        <translation>Afspraken…</translation>
    </message>
    <message>
        <source>Seat by name: two letters, Enter…</source>
        <translation>Op naam plaatsen: twee letters, Enter…</translation>
    </message>
    <message>
        <source>Seat a player</source>
        <translation>Een speler plaatsen</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Loten</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Op volgorde</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leegmaken</translation>
    </message>
    <message>
        <source>The usual conventions</source>
        <translation>De gebruikelijke afspraken</translation>
    </message>
    <message>
        <source>Draw the first dealer…</source>
        <translation>Eerste deler loten…</translation>
    </message>
    <message>
        <source>Game and conventions stay: deals are entered.</source>
        <translation>Spel en afspraken liggen vast: er zijn giften ingevoerd.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) waiting: press a name to seat it</source>
        <translation>
            <numerusform>%n speler wacht: druk op de naam om die te plaatsen</numerusform>
            <numerusform>%n spelers wachten: druk op een naam om die te plaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is waiting.</source>
        <translation>Niemand wacht.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>Aan deze tafel</translation>
    </message>
    <message>
        <source>empty, if you like</source>
        <translation>mag leeg blijven</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Zitplaats {number}: {name}</translation>
    </message>
    <message>
        <source>deals first</source>
        <translation>geeft eerst</translation>
    </message>
    <message>
        <source>{name} deals first</source>
        <translation>{name} geeft eerst</translation>
    </message>
    <message>
        <source>Back to those who wait</source>
        <translation>Terug naar de wachtenden</translation>
    </message>
    <message>
        <source>{name} leaves the table</source>
        <translation>{name} verlaat de tafel</translation>
    </message>
    <message>
        <source>Clockwise. Press two names to exchange their seats.</source>
        <translation>Met de klok mee. Druk op twee namen om hun zitplaatsen te wisselen.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) to seat</source>
        <translation>
            <numerusform>nog %n speler te plaatsen</numerusform>
            <numerusform>nog %n spelers te plaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>This table is not seated yet: leaving the page loses it.</source>
        <translation>Deze tafel is nog niet gevormd: de pagina verlaten gooit ze weg.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Deze computer</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>De spellen</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>zoals het systeem</translation>
    </message>
    <message>
        <source>light</source>
        <translation>licht</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>donker</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoog contrast</translation>
    </message>
    <message>
        <source>The latest deal on top of the score sheet</source>
        <translation>De laatste gift bovenaan het scoreblad</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Marker&apos;s name</source>
        <translation>Naam van de schrijver</translation>
    </message>
    <message>
        <source>A sound calls the last deal</source>
        <translation>Een geluid roept de laatste gift af</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>De club</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Rubrieken</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Kept in</source>
        <translation>Bewaard in</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>Minuten per ronde</translation>
    </message>
    <message>
        <source>Minutes for the last deal</source>
        <translation>Minuten voor de laatste gift</translation>
    </message>
    <message>
        <source>Club file (*.whist)</source>
        <translation>Clubbestand (*.whist)</translation>
    </message>
    <message>
        <source>Open another club…</source>
        <translation>Andere club openen…</translation>
    </message>
    <message>
        <source>New club…</source>
        <translation>Nieuwe club…</translation>
    </message>
    <message>
        <source>Club on a server…</source>
        <translation>Club op een server…</translation>
    </message>
    <message>
        <source>Say who you are: several people enter deals here.</source>
        <translation>Zeg wie u bent: hier voeren verschillende mensen giften in.</translation>
    </message>
    <message>
        <source>Opening the club on the server</source>
        <translation>De club op de server wordt geopend</translation>
    </message>
    <message>
        <source>The log of this club is missing: what was entered after {date}, {time} may not be here.</source>
        <translation>Het logboek van deze club ontbreekt: wat na {date}, {time} is ingevoerd, staat er misschien niet in.</translation>
    </message>
    <message>
        <source>Restore the copy {name}</source>
        <translation>De kopie {name} terugzetten</translation>
    </message>
    <message>
        <source>Copying the club</source>
        <translation>De club wordt gekopieerd</translation>
    </message>
    <message>
        <source>Preparing the training club</source>
        <translation>De oefenclub wordt klaargezet</translation>
    </message>
    <message>
        <source>The training club could not be opened; start the program again and retry.</source>
        <translation>De oefenclub kon niet worden geopend; start het programma opnieuw en probeer het nog eens.</translation>
    </message>
    <message>
        <source>Prizes of an evening…</source>
        <translation>Prijzen van een avond…</translation>
    </message>
    <message>
        <source>by game points</source>
        <translation>volgens spelpunten</translation>
    </message>
    <message>
        <source>by ranking points</source>
        <translation>volgens klassementspunten</translation>
    </message>
    <message>
        <source>by places taken</source>
        <translation>volgens behaalde plaatsen</translation>
    </message>
    <message>
        <source>place goes to {name}</source>
        <translation>plaats voor {name}</translation>
    </message>
    <message>
        <source>seat with {names}</source>
        <translation>zitplaats met {names}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Ranking points</source>
        <translation>Klassementspunten</translation>
    </message>
    <message>
        <source>Ranking pts</source>
        <translation>Klass.pt.</translation>
    </message>
    <message>
        <source>What separated equal totals, and seats that changed hands</source>
        <translation>Wat gelijke totalen scheidde, en zitplaatsen die van speler wisselden</translation>
    </message>
    <message>
        <source>Prizes: {prizes}</source>
        <translation>Prijzen: {prizes}</translation>
    </message>
    <message>
        <source>Arbiter of Whist 32…</source>
        <translation>Arbiter van Whist 32…</translation>
    </message>
    <message>
        <source>The evening in ten steps</source>
        <translation>De avond in tien stappen</translation>
    </message>
    <message>
        <source>Welcome: three steps to the first evening</source>
        <translation>Welkom: drie stappen tot de eerste avond</translation>
    </message>
    <message>
        <source>Name of the club</source>
        <translation>Naam van de club</translation>
    </message>
    <message>
        <source>Type the players</source>
        <translation>De spelers intypen</translation>
    </message>
    <message>
        <source>What is the club called?</source>
        <translation>Hoe heet de club?</translation>
    </message>
    <message>
        <source>Who plays? They can also be added when they come.</source>
        <translation>Wie speelt er? Ze kunnen ook worden toegevoegd als ze komen.</translation>
    </message>
    <message>
        <source>Start the first evening, below.</source>
        <translation>Begin hieronder de eerste avond.</translation>
    </message>
    <message>
        <source>Or look around in a training club…</source>
        <translation>Of kijk rond in een oefenclub…</translation>
    </message>
    <message>
        <source>Not closed yet</source>
        <translation>Nog niet afgesloten</translation>
    </message>
    <message>
        <source>Continue this evening</source>
        <translation>Deze avond voortzetten</translation>
    </message>
    <message>
        <source>Tonight&apos;s evening is closed</source>
        <translation>De avond van vandaag is afgesloten</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Nieuwe avond</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>Naam van de avond</translation>
    </message>
    <message>
        <source>Name, if it has one</source>
        <translation>Naam, als ze er een heeft</translation>
    </message>
    <message>
        <source>Start the evening</source>
        <translation>Avond beginnen</translation>
    </message>
    <message>
        <source>Season in Excel…</source>
        <translation>Seizoen in Excel…</translation>
    </message>
    <message>
        <source>The whole ranking</source>
        <translation>De hele rangschikking</translation>
    </message>
    <message>
        <source>Start another evening</source>
        <translation>Nog een avond beginnen</translation>
    </message>
    <message>
        <source>Last evening · {date}</source>
        <translation>Laatste avond · {date}</translation>
    </message>
    <message>
        <source>Season {season}</source>
        <translation>Seizoen {season}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Vanavond</translation>
    </message>
    <message>
        <source>Back to the evening?</source>
        <translation>Terug naar de avond?</translation>
    </message>
    <message>
        <source>Leave the page</source>
        <translation>De pagina verlaten</translation>
    </message>
    <message>
        <source>This is the last table of the round.</source>
        <translation>Dit is de laatste tafel van de ronde.</translation>
    </message>
    <message>
        <source>This is the first table.</source>
        <translation>Dit is de eerste tafel.</translation>
    </message>
    <message>
        <source>Evening {number}</source>
        <translation>Avond {number}</translation>
    </message>
    <message>
        <source>‹ All players</source>
        <translation>‹ Alle spelers</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>No season yet.</source>
        <translation>Nog geen seizoen.</translation>
    </message>
    <message>
        <source>Why? {what}</source>
        <translation>Waarom? {what}</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>telt niet mee</translation>
    </message>
    <message>
        <source>Page as it will be printed</source>
        <translation>Pagina zoals ze afgedrukt wordt</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Wat afdrukken</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>staand</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>liggend</translation>
    </message>
    <message>
        <source>How the paper is held</source>
        <translation>Hoe het papier ligt</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige pagina</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Volgende pagina</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Hele pagina</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Groter</translation>
    </message>
    <message>
        <source>Open in the PDF viewer</source>
        <translation>Openen in de PDF-lezer</translation>
    </message>
    <message>
        <source>Save as PDF or picture…</source>
        <translation>Bewaren als PDF of afbeelding…</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation>Het afdrukken is gestopt.</translation>
    </message>
    <message>
        <source>The printer does not answer. Save a PDF, or open it in the PDF viewer and print there.</source>
        <translation>De printer antwoordt niet. Bewaar een pdf, of open die in de pdf-lezer en druk daar af.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Afbeeldingen (*.png)</translation>
    </message>
    <message>
        <source>Save as PDF or picture</source>
        <translation>Bewaren als PDF of afbeelding</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Pagina {page} van {count}</translation>
    </message>
    <message>
        <source>The system knows no printer. Save a PDF, or open it in the PDF viewer and print there.</source>
        <translation>Het systeem kent geen printer. Bewaar een PDF, of open die in de PDF-lezer en druk daar af.</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-bestanden (*.pdf)</translation>
    </message>
    <message>
        <source>✓ Saved in {path}</source>
        <translation>✓ Bewaard in {path}</translation>
    </message>
    <message>
        <source>No PDF viewer was found. The file lies in {path}</source>
        <translation>Er is geen PDF-lezer gevonden. Het bestand staat in {path}</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Scorebladen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>Player&apos;s card</source>
        <translation>Spelerskaart</translation>
    </message>
    <message>
        <source>Score sheets as played</source>
        <translation>Scorebladen zoals gespeeld</translation>
    </message>
    <message>
        <source>Blank score sheets of the tables</source>
        <translation>Lege scorebladen van de tafels</translation>
    </message>
    <message>
        <source>Tables by name</source>
        <translation>Tafels op naam</translation>
    </message>
    <message>
        <source>Lists and slips</source>
        <translation>Lijsten en briefjes</translation>
    </message>
    <message>
        <source>Blank sheets</source>
        <translation>Lege scorebladen</translation>
    </message>
    <message>
        <source>Cash sheet</source>
        <translation>Kasblad</translation>
    </message>
    <message>
        <source>Cash sheet of the season</source>
        <translation>Kasblad van het seizoen</translation>
    </message>
    <message>
        <source>Tables by number</source>
        <translation>Tafels op nummer</translation>
    </message>
    <message>
        <source>Slips, one a player</source>
        <translation>Briefjes, een per speler</translation>
    </message>
    <message>
        <source>Slips, one a table</source>
        <translation>Briefjes, een per tafel</translation>
    </message>
    <message>
        <source>Schedule of the evening</source>
        <translation>Schema van de avond</translation>
    </message>
    <message>
        <source>Whist drive: list</source>
        <translation>Whistdrive: lijst</translation>
    </message>
    <message>
        <source>Score cards to be filled in</source>
        <translation>Scorekaarten om in te vullen</translation>
    </message>
    <message>
        <source>Score cards as played</source>
        <translation>Ingevulde scorekaarten</translation>
    </message>
    <message>
        <source>Players and evenings</source>
        <translation>Spelers en avonden</translation>
    </message>
    <message>
        <source>Records of the season</source>
        <translation>Records van het seizoen</translation>
    </message>
    <message>
        <source>Rules of the club</source>
        <translation>Regels van de club</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Leden</translation>
    </message>
    <message>
        <source>Registration list</source>
        <translation>Inschrijvingslijst</translation>
    </message>
    <message>
        <source>Blank score sheet: {game}</source>
        <translation>Leeg scoreblad: {game}</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <translation>Bewaard {time}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>iemand</translation>
    </message>
    <message>
        <source>Also here: {names}</source>
        <translation>Ook hier: {names}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <comment>under an icon, nine letters at most</comment>
        <translation>Vanavond</translation>
    </message>
    <message>
        <source>Evenings</source>
        <comment>under an icon, nine letters at most</comment>
        <translation>Avonden</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>under an icon, nine letters at most</comment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Ranking</source>
        <comment>under an icon, nine letters at most</comment>
        <translation>Klassem.</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>under an icon, nine letters at most</comment>
        <translation>Instell.</translation>
    </message>
    <message>
        <source>New deal before deal {number}</source>
        <translation>Nieuwe gift voor gift {number}</translation>
    </message>
    <message>
        <source>Changing deal {number}</source>
        <translation>Gift {number} wijzigen</translation>
    </message>
    <message>
        <source>Insert the deal  ⏎</source>
        <translation>Gift invoegen  ⏎</translation>
    </message>
    <message>
        <source>Do not insert</source>
        <translation>Niet invoegen</translation>
    </message>
    <message>
        <source>Leave the correction</source>
        <translation>Verbetering annuleren</translation>
    </message>
    <message numerus="yes">
        <source>With this the game ends here: %n later deal(s) will be removed.</source>
        <translation>
            <numerusform>Zo eindigt het spel hier: %n latere gift wordt weggehaald.</numerusform>
            <numerusform>Zo eindigt het spel hier: %n latere giften worden weggehaald.</numerusform>
        </translation>
    </message>
    <message>
        <source>Running totals</source>
        <translation>Lopende totalen</translation>
    </message>
    <message>
        <source>Back to the tables</source>
        <translation>Terug naar de tafels</translation>
    </message>
    <message>
        <source>Totals only</source>
        <translation>Alleen totalen</translation>
    </message>
    <message>
        <source>Second time</source>
        <translation>Tweede keer</translation>
    </message>
    <message>
        <source>Type the sheet a second time and compare</source>
        <translation>Het scoreblad een tweede keer typen en vergelijken</translation>
    </message>
    <message>
        <source>How the sheet is typed</source>
        <translation>Hoe het blad wordt ingetypt</translation>
    </message>
    <message>
        <source>Previous table of the round [{key}]</source>
        <translation>Vorige tafel van de ronde [{key}]</translation>
    </message>
    <message>
        <source>Previous table</source>
        <translation>Vorige tafel</translation>
    </message>
    <message>
        <source>Next table ▸</source>
        <translation>Volgende tafel ▸</translation>
    </message>
    <message>
        <source>Next table of the round [{key}]</source>
        <translation>Volgende tafel van de ronde [{key}]</translation>
    </message>
    <message>
        <source>Only the totals are kept; take them back to type the deals</source>
        <translation>Alleen de totalen zijn bewaard; neem ze terug om de giften te typen</translation>
    </message>
    <message>
        <source>Deals are entered: the totals follow from them</source>
        <translation>Er zijn giften ingevoerd: de totalen volgen daaruit</translation>
    </message>
    <message>
        <source>Nothing is typed yet</source>
        <translation>Er is nog niets getypt</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Ladder</translation>
    </message>
    <message>
        <source>What beats what [{key}]</source>
        <translation>Wat overbiedt wat [{key}]</translation>
    </message>
    <message>
        <source>Running totals as a picture [{key}]</source>
        <translation>Lopende totalen als grafiek [{key}]</translation>
    </message>
    <message>
        <source>Table ▾</source>
        <translation>Tafel ▾</translation>
    </message>
    <message>
        <source>Seats, totals, closing</source>
        <translation>Zitplaatsen, totalen, afsluiten</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} komt uit</translation>
    </message>
    <message>
        <source>games {first}–{second}</source>
        <translation>spellen {first}–{second}</translation>
    </message>
    <message>
        <source>score {first}–{second}</source>
        <translation>stand {first}–{second}</translation>
    </message>
    <message>
        <source>Change of players…</source>
        <translation>Spelerswissel…</translation>
    </message>
    <message>
        <source>Enter the totals alone…</source>
        <translation>Alleen de totalen invoeren…</translation>
    </message>
    <message>
        <source>Deals taken out…</source>
        <translation>Weggehaalde giften…</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>Wat overbiedt wat</translation>
    </message>
    <message>
        <source>At the same height: {suits}</source>
        <translation>Even hoog: {suits}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contract</translation>
    </message>
    <message>
        <source>{contract} (void)</source>
        <translation>{contract} (ongeldig)</translation>
    </message>
    <message>
        <source>Change the totals</source>
        <translation>Totalen wijzigen</translation>
    </message>
    <message>
        <source>Back to the tables [{key}]</source>
        <translation>Terug naar de tafels [{key}]</translation>
    </message>
    <message>
        <source>Only the totals of this table are known.</source>
        <translation>Van deze tafel zijn alleen de totalen bekend.</translation>
    </message>
    <message>
        <source>Game finished: {names} first with {points}.</source>
        <translation>Spel gedaan: {names} eerste met {points}.</translation>
    </message>
    <message>
        <source>This table is closed.</source>
        <translation>Deze tafel is afgesloten.</translation>
    </message>
    <message>
        <source>People have moved since; a correction changes the tricks, not who sits where.</source>
        <translation>Er is sindsdien opgeschoven; een verbetering wijzigt de slagen, niet wie waar zit.</translation>
    </message>
    <message>
        <source>A deal can still be corrected: open its row with Enter or a double click.</source>
        <translation>Een gift kan nog verbeterd worden: open de rij met Enter of een dubbelklik.</translation>
    </message>
    <message>
        <source>They count in standings and rankings like any other.</source>
        <translation>Ze tellen in de klassementen zoals alle andere.</translation>
    </message>
    <message>
        <source>Check the sheet with the players: a row opens with Enter or a double click.</source>
        <translation>Kijk het scoreblad na met de spelers: een rij gaat open met Enter of een dubbelklik.</translation>
    </message>
    <message>
        <source>Delete deal {number} of table {table}?</source>
        <translation>Gift {number} van tafel {table} verwijderen?</translation>
    </message>
    <message>
        <source>see its table</source>
        <translation>zie haar tafel</translation>
    </message>
    <message>
        <source>type the deal</source>
        <translation>typ de gift</translation>
    </message>
    <message>
        <source>not kept yet: {deal}</source>
        <translation>nog niet bewaard: {deal}</translation>
    </message>
    <message>
        <source>The game is finished: no deal can be put in.</source>
        <translation>Het spel is gedaan: er kan geen gift meer bij.</translation>
    </message>
    <message>
        <source>Totals: {lines}</source>
        <translation>Totalen: {lines}</translation>
    </message>
    <message>
        <source>This table is closed: a line can still be corrected.</source>
        <translation>Deze tafel is afgesloten: een regel kan nog verbeterd worden.</translation>
    </message>
    <message>
        <source>The sheet is complete. Compare the totals with the paper, then go on to the next table.</source>
        <translation>Het scoreblad is volledig. Vergelijk de totalen met het papier en ga dan naar de volgende tafel.</translation>
    </message>
    <message>
        <source>Plan of the game</source>
        <translation>Verloop van het spel</translation>
    </message>
    <message>
        <source>{played} of {planned} deals played</source>
        <translation>{played} van {planned} giften gespeeld</translation>
    </message>
    <message>
        <source>Deal {number}, dealer {dealer}</source>
        <translation>Gift {number}, deler {dealer}</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ongeldig</translation>
    </message>
    <message>
        <source>{place}.</source>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>Open the deal in the strip [{key}]</source>
        <translation>De gift openen in de invoerstrook [{key}]</translation>
    </message>
    <message>
        <source>Take the deal out [{key}]</source>
        <translation>De gift weghalen [{key}]</translation>
    </message>
    <message>
        <source>Insert a deal before this one, why, history, move to another table</source>
        <translation>Gift voor deze invoegen, waarom, geschiedenis, naar een andere tafel</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>The arbiter&apos;s call…</source>
        <translation>Vraag aan de arbiter…</translation>
    </message>
    <message>
        <source>Move the deal to another table…</source>
        <translation>De gift naar een andere tafel…</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>More ▾</source>
        <translation>Meer ▾</translation>
    </message>
    <message>
        <source>Insert a deal before this one [{key}]</source>
        <translation>Gift voor deze invoegen [{key}]</translation>
    </message>
    <message>
        <source>Why these points? [{key}]</source>
        <translation>Waarom deze punten? [{key}]</translation>
    </message>
    <message>
        <source>History of this deal… [{key}]</source>
        <translation>Geschiedenis van deze gift… [{key}]</translation>
    </message>
    <message>
        <source>{act} (deal {number})</source>
        <translation>{act} (gift {number})</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Toets {key}</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Melding sluiten</translation>
    </message>
    <message>
        <source>Whist club</source>
        <translation>Whistclub</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Club</translation>
    </message>
    <message>
        <source>Training club…</source>
        <translation>Oefenclub…</translation>
    </message>
    <message>
        <source>Import a list of players…</source>
        <translation>Spelerslijst importeren…</translation>
    </message>
    <message>
        <source>Import old seasons…</source>
        <translation>Oude seizoenen overnemen…</translation>
    </message>
    <message>
        <source>Back up the club…</source>
        <translation>Reservekopie van de club maken…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Reservekopie terugzetten…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bewerken</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>E&amp;vening</source>
        <translation>&amp;Avond</translation>
    </message>
    <message>
        <source>Purse of the evening…</source>
        <translation>Kas van de avond…</translation>
    </message>
    <message>
        <source>Blank sheets for the tables…</source>
        <translation>Lege scorebladen voor de tafels…</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>Nieuwe avond…</translation>
    </message>
    <message>
        <source>Type a sheet</source>
        <translation>Een scoreblad overtypen</translation>
    </message>
    <message>
        <source>Add an adjustment…</source>
        <translation>Aanpassing toevoegen…</translation>
    </message>
    <message>
        <source>Print the standings…</source>
        <translation>Avondklassement afdrukken…</translation>
    </message>
    <message>
        <source>Export this evening…</source>
        <translation>Deze avond exporteren…</translation>
    </message>
    <message>
        <source>&amp;Television</source>
        <translation>&amp;Televisie</translation>
    </message>
    <message>
        <source>Television…</source>
        <translation>Televisie…</translation>
    </message>
    <message>
        <source>Show or hide the television</source>
        <translation>Televisie tonen of verbergen</translation>
    </message>
    <message>
        <source>Freeze the television or let it follow</source>
        <translation>Televisie bevriezen of laten volgen</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Ga naar</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Open a club</source>
        <translation>Een club openen</translation>
    </message>
    <message>
        <source>Back up the club</source>
        <translation>Reservekopie van de club maken</translation>
    </message>
    <message>
        <source>Save the club under another name</source>
        <translation>De club onder een andere naam bewaren</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Reservekopie terugzetten</translation>
    </message>
    <message>
        <source>New club</source>
        <translation>Nieuwe club</translation>
    </message>
    <message>
        <source>Club files (*.whist);;All files (*)</source>
        <translation>Clubbestanden (*.whist);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Undone: {action}</source>
        <translation>Ongedaan gemaakt: {action}</translation>
    </message>
    <message>
        <source>Done again: {action}</source>
        <translation>Opnieuw gedaan: {action}</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Onder een andere naam bewaren…</translation>
    </message>
    <message>
        <source>Round {number}: the time is over. Last deal!</source>
        <translation>Ronde {number}: de tijd is voorbij. Laatste gift!</translation>
    </message>
    <message>
        <source>Round {number}: the time for the last deal is over. Open tables can be closed.</source>
        <translation>Ronde {number}: de tijd voor de laatste gift is voorbij. Open tafels kunnen afgesloten worden.</translation>
    </message>
    <message>
        <source>{club} – whist club</source>
        <translation>{club} – whistclub</translation>
    </message>
    <message>
        <source>places</source>
        <translation>plaatsen</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totaal</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>Televisie</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Toont</translation>
    </message>
    <message>
        <source>Frozen: corrections are not seen before this is taken off</source>
        <translation>Bevroren: verbeteringen zijn niet te zien zolang dit aanstaat</translation>
    </message>
    <message>
        <source>black</source>
        <translation>zwart</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>papier</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Avond</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Achtergrond</translation>
    </message>
    <message>
        <source>Seconds a page</source>
        <translation>Seconden per pagina</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Scherm</translation>
    </message>
    <message>
        <source>the latest</source>
        <translation>de laatste</translation>
    </message>
    <message>
        <source>the latest: {evening}</source>
        <translation>de laatste: {evening}</translation>
    </message>
    <message>
        <source>the second one, if there is one</source>
        <translation>het tweede, als er een is</translation>
    </message>
    <message>
        <source>in a window</source>
        <translation>in een venster</translation>
    </message>
    <message>
        <source>Show the television</source>
        <translation>Televisie tonen</translation>
    </message>
    <message>
        <source>Hide the television</source>
        <translation>Televisie verbergen</translation>
    </message>
    <message>
        <source>{date} (cancelled)</source>
        <translation>{date} (afgelast)</translation>
    </message>
    <message>
        <source>{date} · season {season}</source>
        <translation>{date} · seizoen {season}</translation>
    </message>
    <message>
        <source>Cancelled: nothing of this evening counts.</source>
        <translation>Afgelast: niets van deze avond telt.</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prijs</translation>
    </message>
    <message>
        <source>Several names: the prize is shared.</source>
        <translation>Meer dan één naam: de prijs wordt gedeeld.</translation>
    </message>
    <message>
        <source>Purse of the evening</source>
        <translation>Kas van de avond</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Inleg</translation>
    </message>
    <message>
        <source>Stake of a point</source>
        <translation>Inzet per punt</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prijzen</translation>
    </message>
    <message>
        <source>10.00, 5.00</source>
        <translation>10,00; 5,00</translation>
    </message>
    <message>
        <source>Prizes from the first place on</source>
        <translation>Prijzen vanaf de eerste plaats</translation>
    </message>
    <message>
        <source>Who has paid</source>
        <translation>Wie heeft betaald</translation>
    </message>
    <message>
        <source>All have paid</source>
        <translation>Allen hebben betaald</translation>
    </message>
    <message>
        <source>Print the cash sheet…</source>
        <translation>Kasblad afdrukken…</translation>
    </message>
    <message>
        <source>Entry: write an amount such as 5.00.</source>
        <translation>Inleg: schrijf een bedrag zoals 5,00.</translation>
    </message>
    <message>
        <source>Stake: write an amount such as 0.05.</source>
        <translation>Inzet per punt: schrijf een bedrag zoals 0,05.</translation>
    </message>
    <message>
        <source>Prizes: write amounts such as 10.00, 5.00, from the first place on.</source>
        <translation>Prijzen: schrijf bedragen zoals 10,00; 5,00, vanaf de eerste plaats.</translation>
    </message>
    <message>
        <source>Fewest tricks, role {role}</source>
        <translation>Minste slagen, rol {role}</translation>
    </message>
    <message>
        <source>Place {place}, role {role}</source>
        <translation>Plaats {place}, rol {role}</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Plaats {place}</translation>
    </message>
    <message>
        <source>Best guest (place {place})</source>
        <translation>Beste gast (plaats {place})</translation>
    </message>
    <message>
        <source>Last place</source>
        <translation>Laatste plaats</translation>
    </message>
    <message>
        <source>place</source>
        <translation>plaats</translation>
    </message>
    <message>
        <source>Tricks of the round</source>
        <translation>Slagen van de ronde</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Aangepast</translation>
    </message>
    <message>
        <source>Whist drive (provisional)</source>
        <translation>Whistdrive (voorlopig)</translation>
    </message>
    <message>
        <source>Equal tricks: the place goes to who has won more tables; still equal: it is shared.</source>
        <translation>Bij evenveel slagen gaat de plaats naar wie meer tafels won; nog gelijk: ze wordt gedeeld.</translation>
    </message>
    <message>
        <source>Separated by</source>
        <translation>Beslist door</translation>
    </message>
    <message>
        <source>Provisional: some tables have not finished.</source>
        <translation>Voorlopig: sommige tafels zijn nog niet klaar.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Places {number}</source>
        <translation>Plaatsen {number}</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>evenings won</source>
        <translation>gewonnen avonden</translation>
    </message>
    <message>
        <source>best evening</source>
        <translation>beste avond</translation>
    </message>
    <message>
        <source>before the other at a table</source>
        <translation>voor de ander aan een tafel</translation>
    </message>
    <message>
        <source>upset</source>
        <translation>verrassing</translation>
    </message>
    <message>
        <source>present</source>
        <translation>aanwezig</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>aangepast</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>ondergrens</translation>
    </message>
    <message>
        <source>{points} game points</source>
        <translation>{points} spelpunten</translation>
    </message>
    <message>
        <source>{points} ranking points</source>
        <translation>{points} klassementspunten</translation>
    </message>
    <message>
        <source>{kind}: {amount}</source>
        <translation>{kind}: {amount}</translation>
    </message>
    <message>
        <source>{line}, {reason}</source>
        <translation>{line}, {reason}</translation>
    </message>
    <message>
        <source>{line} (decided by {name})</source>
        <translation>{line} (beslist door {name})</translation>
    </message>
    <message>
        <source>Ordered by game points, then by the better places; still equal: the place is shared.</source>
        <translation>Volgorde: spelpunten, dan de betere plaatsen; nog gelijk: de plaats wordt gedeeld.</translation>
    </message>
    <message>
        <source>Ordered by ranking points, then game points, then places; still equal: the place is shared.</source>
        <translation>Volgorde: klassementspunten, dan spelpunten, dan plaatsen; nog gelijk: de plaats wordt gedeeld.</translation>
    </message>
    <message>
        <source>“Separated by” says what put a player behind the equal one above.</source>
        <translation>“Beslist door” zegt wat een speler achter zijn gelijke erboven plaatste.</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Pagina {number} van {count}</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>vervolg</translation>
    </message>
    <message>
        <source>Ranking of the season {season}</source>
        <translation>Klassement van het seizoen {season}</translation>
    </message>
    <message>
        <source>Example: +100 in 16 deals and −20 in 12 deals: 80 / 28 = {result}.</source>
        <translation>Voorbeeld: +100 in 16 giften en −20 in 12 giften: 80 / 28 = {result}.</translation>
    </message>
    <message>
        <source>Example: first of a table of four with {points} points, without an upset: {sum} = {total}.</source>
        <translation>Voorbeeld: eerste van een tafel van vier met {points} punten, zonder verrassing: {sum} = {total}.</translation>
    </message>
    <message>
        <source>Tricks to take</source>
        <translation>Te halen slagen</translation>
    </message>
    <message>
        <source>Each trick more</source>
        <translation>Elke slag meer</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Alle slagen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Points of the player alone, a third of which each of the others pays; of partners the points of each.</source>
        <translation>Punten van wie alleen speelt; elk van de anderen betaalt daar een derde van; bij partners de punten van elk.</translation>
    </message>
    <message>
        <source>The arbiter accepts {contract} from {threshold} % with open cards on: {chance} % found, accepted ({player})</source>
        <translation>De arbiter aanvaardt {contract} vanaf {threshold} % met open kaarten: {chance} % gevonden, aanvaard ({player})</translation>
    </message>
    <message>
        <source>The arbiter accepts {contract} from {threshold} % with open cards on: accepted ({player})</source>
        <translation>De arbiter aanvaardt {contract} vanaf {threshold} % met open kaarten: aanvaard ({player})</translation>
    </message>
    <message>
        <source>The arbiter accepts {contract} from {threshold} % with open cards on: {chance} % found, refused ({player})</source>
        <translation>De arbiter aanvaardt {contract} vanaf {threshold} % met open kaarten: {chance} % gevonden, geweigerd ({player})</translation>
    </message>
    <message>
        <source>The arbiter accepts {contract} from {threshold} % with open cards on: refused ({player})</source>
        <translation>De arbiter aanvaardt {contract} vanaf {threshold} % met open kaarten: geweigerd ({player})</translation>
    </message>
    <message>
        <source>{contract} is played only when the arbiter accepts it, from {threshold} % with open cards on: no accepted call</source>
        <translation>{contract} wordt alleen gespeeld als de arbiter het aanvaardt, vanaf {threshold} % met open kaarten: geen aanvaarding genoteerd</translation>
    </message>
    <message>
        <source>{player}, about {number} times in 100</source>
        <translation>{player}, ongeveer {number} keer op 100</translation>
    </message>
    <message>
        <source>Only the players of the contract score.</source>
        <translation>Alleen de spelers van het contract scoren.</translation>
    </message>
    <message>
        <source>The arbiter is not asked.</source>
        <translation>De arbiter wordt niet geraadpleegd.</translation>
    </message>
    <message>
        <source>Accepted from a chance of</source>
        <translation>Aanvaard vanaf een kans van</translation>
    </message>
    <message>
        <source>These contracts are played only when the arbiter accepts. It is asked once a deal, with eight cards.</source>
        <translation>Deze contracten worden alleen gespeeld als de arbiter aanvaardt. Hij wordt één keer per gift geraadpleegd, met acht kaarten.</translation>
    </message>
    <message>
        <source>Chance: the share of all ways the other cards can lie in which the contract is made with open cards.</source>
        <translation>Kans: het aandeel van alle mogelijke verdelingen van de andere kaarten waarin het contract met open kaarten lukt.</translation>
    </message>
    <message>
        <source>The arbiter</source>
        <translation>De arbiter</translation>
    </message>
    <message>
        <source>What beats what, lowest first: {ladder}</source>
        <translation>Wat gaat boven wat, laagste eerst: {ladder}</translation>
    </message>
    <message>
        <source>At the same height: ♠ &lt; ♣ &lt; ♦ &lt; ♥.</source>
        <translation>Op dezelfde hoogte: ♠ &lt; ♣ &lt; ♦ &lt; ♥.</translation>
    </message>
    <message>
        <source>Example: {cards} cards, bid {bid}, took {tricks}: {points}</source>
        <translation>Voorbeeld: {cards} kaarten, bod {bid}, haalde {tricks}: {points}</translation>
    </message>
    <message>
        <source>{players} players: {deals} deals, from 1 card up to {most}, {players} times {most}, and down to 1</source>
        <translation>{players} spelers: {deals} giften, van 1 kaart op tot {most}, {players} keer {most}, en terug tot 1</translation>
    </message>
    <message>
        <source>Every deal each player scores the tricks of the side. Example: 8 tricks to 5: {points}</source>
        <translation>Elke gift scoort elke speler de slagen van zijn partij. Voorbeeld: 8 slagen tegen 5: {points}</translation>
    </message>
    <message>
        <source>The side with more than six tricks scores what it took above six. Example: 9 tricks to 4: +3.</source>
        <translation>De partij met meer dan zes slagen scoort wat ze boven zes haalde. Voorbeeld: 9 slagen tegen 4: +3.</translation>
    </message>
    <message>
        <source>The first side at {target} points wins the game.</source>
        <translation>De eerste partij met {target} punten wint het spel.</translation>
    </message>
    <message>
        <source>{honours} honours of a side score {points}.</source>
        <translation>{honours} honneurs van een partij tellen {points}.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Niet geteld</translation>
    </message>
    <message>
        <source>First places</source>
        <translation>Eerste plaatsen</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Giften</translation>
    </message>
    <message>
        <source>{title} · {of}</source>
        <translation>{title} · {of}</translation>
    </message>
    <message>
        <source>±</source>
        <comment>places moved in a ranking</comment>
        <translation>±</translation>
    </message>
    <message>
        <source>Since the evening before</source>
        <translation>Sinds de vorige avond</translation>
    </message>
    <message>
        <source>Last evening</source>
        <translation>Laatste avond</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Laatste</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>Attendance</source>
        <translation>Aanwezigheid</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Ondergrens</translation>
    </message>
    <message>
        <source>new</source>
        <comment>in a ranking, who had no place before</comment>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>after the evening of {date}</source>
        <translation>na de avond van {date}</translation>
    </message>
    <message>
        <source>The best {n} evenings of each player count.</source>
        <translation>Van elke speler tellen de beste {n} avonden.</translation>
    </message>
    <message>
        <source>The best {n} sheets of each player count.</source>
        <translation>Van elke speler tellen de beste {n} scorebladen.</translation>
    </message>
    <message>
        <source>The total is the average of game points per deal.</source>
        <translation>Het totaal is het gemiddelde van de spelpunten per gift.</translation>
    </message>
    <message>
        <source>Game points count in the total.</source>
        <translation>Spelpunten tellen mee in het totaal.</translation>
    </message>
    <message>
        <source>Cancelled: {evenings}.</source>
        <translation>Afgelast: {evenings}.</translation>
    </message>
    <message>
        <source>Without a place: fewer than {n} evenings.</source>
        <translation>Zonder plaats: minder dan {n} avonden.</translation>
    </message>
    <message>
        <source>Provisional: fewer than {n} evenings so far.</source>
        <translation>Voorlopig: tot nu toe minder dan {n} avonden.</translation>
    </message>
    <message>
        <source>Guests have no place.</source>
        <translation>Gasten hebben geen plaats.</translation>
    </message>
    <message>
        <source>{evening} ({reason})</source>
        <translation>{evening} ({reason})</translation>
    </message>
    <message>
        <source>Average of an evening</source>
        <translation>Gemiddelde per avond</translation>
    </message>
    <message>
        <source>Season {season} · {date}</source>
        <translation>Seizoen {season} · {date}</translation>
    </message>
    <message>
        <source>No closed sheet in this season yet.</source>
        <translation>Nog geen afgesloten scoreblad in dit seizoen.</translation>
    </message>
    <message>
        <source>not classified</source>
        <translation>niet geklasseerd</translation>
    </message>
    <message>
        <source>place {place} of {count}</source>
        <translation>plaats {place} van {count}</translation>
    </message>
    <message>
        <source>{place} · total {total} · {evenings} · {sheets} · {points} game points</source>
        <translation>{place} · totaal {total} · {evenings} · {sheets} · {points} spelpunten</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n scoreblad</numerusform>
            <numerusform>%n scorebladen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) known by totals alone tell nothing of deals.</source>
        <translation>
            <numerusform>%n scoreblad met alleen totalen zegt niets over giften.</numerusform>
            <numerusform>%n scorebladen met alleen totalen zeggen niets over giften.</numerusform>
        </translation>
    </message>
    <message>
        <source>Total after each evening</source>
        <translation>Totaal na elke avond</translation>
    </message>
    <message>
        <source>Place after each evening</source>
        <translation>Plaats na elke avond</translation>
    </message>
    <message>
        <source>Whole season →</source>
        <translation>Heel het seizoen →</translation>
    </message>
    <message>
        <source>Why {total}?</source>
        <translation>Waarom {total}?</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>plaats {place}</translation>
    </message>
    <message numerus="yes">
        <source>%n first place(s)</source>
        <translation>
            <numerusform>%n eerste plaats</numerusform>
            <numerusform>%n eerste plaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>Total after</source>
        <translation>Totaal na</translation>
    </message>
    <message>
        <source>Place after</source>
        <translation>Plaats na</translation>
    </message>
    <message>
        <source>Crossed out: does not count.</source>
        <translation>Doorgestreept: telt niet mee.</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contracten</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Geslaagd</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>The declarer of two is the one named first. Won: the contract was made, for a defender: it was beaten.</source>
        <translation>Van twee spelers is de vrager de eerstgenoemde. Gewonnen: het contract is gehaald; voor een verdediger: het is niet gehaald.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partners</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenspeler</translation>
    </message>
    <message>
        <source>Finished ahead</source>
        <translation>Ervoor geëindigd</translation>
    </message>
    <message>
        <source>Finished behind</source>
        <translation>Erachter geëindigd</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Tegenspelers</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Best evening</source>
        <translation>Beste avond</translation>
    </message>
    <message>
        <source>Best sheet</source>
        <translation>Beste scoreblad</translation>
    </message>
    <message>
        <source>Worst sheet</source>
        <translation>Slechtste scoreblad</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Beste gift</translation>
    </message>
    <message>
        <source>Worst deal</source>
        <translation>Slechtste gift</translation>
    </message>
    <message>
        <source>{where}, deal {deal}</source>
        <translation>{where}, gift {deal}</translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <translation>van {first} tot {last}</translation>
    </message>
    <message>
        <source>Contracts made in a row</source>
        <translation>Gemaakte contracten op rij</translation>
    </message>
    <message>
        <source>Player × evening</source>
        <translation>Speler × avond</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>Geklasseerd</translation>
    </message>
    <message>
        <source>Points of known deals</source>
        <translation>Punten van bekende giften</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>{table} · {game}</source>
        <translation>{table} · {game}</translation>
    </message>
    <message>
        <source>Points of the seat</source>
        <translation>Punten van de zitplaats</translation>
    </message>
    <message>
        <source>Finished above</source>
        <translation>Geëindigd boven</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Onvolledig</translation>
    </message>
    <message>
        <source>Sheet total</source>
        <translation>Totaal van het scoreblad</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Telt</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultaten</translation>
    </message>
    <message>
        <source>Evening no.</source>
        <translation>Avond nr.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Evening totals</source>
        <translation>Avondtotalen</translation>
    </message>
    <message>
        <source>Old result</source>
        <translation>Oude uitslag</translation>
    </message>
    <message>
        <source>Game points adjusted</source>
        <translation>Spelpunten aangepast</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>Afspraak</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Afspraken</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gemaakt</translation>
    </message>
    <message>
        <source>more tricks</source>
        <translation>meer slagen</translation>
    </message>
    <message>
        <source>more contracts made</source>
        <translation>meer gemaakte contracten</translation>
    </message>
    <message>
        <source>points after the deals before</source>
        <translation>punten na de vorige giften</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>gewonnen spellen</translation>
    </message>
    <message>
        <source>score of the running game</source>
        <translation>stand van het lopende spel</translation>
    </message>
    <message>
        <source>Round {round} · table {table} · {game}</source>
        <translation>Ronde {round} · tafel {table} · {game}</translation>
    </message>
    <message>
        <source>Round {round} table {table}</source>
        <translation>Ronde {round} tafel {table}</translation>
    </message>
    <message>
        <source>Score kept by {name}</source>
        <translation>Schrijver: {name}</translation>
    </message>
    <message>
        <source>Not finished: these are the points so far.</source>
        <translation>Niet gedaan: dit zijn de punten tot nu toe.</translation>
    </message>
    <message>
        <source>Closed before the end of the game.</source>
        <translation>Afgesloten voor het einde van het spel.</translation>
    </message>
    <message>
        <source>Round {round} · table {table}</source>
        <translation>Ronde {round} · tafel {table}</translation>
    </message>
    <message>
        <source>Score kept by: ……………………………</source>
        <translation>Schrijver: ……………………………</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>bid / tricks</source>
        <translation>bod / slagen</translation>
    </message>
    <message>
        <source>{deal} · rabrouche</source>
        <translation>{deal} · rabrouche</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnen spellen</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Lopend spel</translation>
    </message>
    <message>
        <source>Only the totals of this sheet were entered.</source>
        <translation>Van dit scoreblad zijn alleen de totalen ingevoerd.</translation>
    </message>
    <message>
        <source>Equal points: place {place} was separated from the one above by {step}.</source>
        <translation>Gelijke punten: plaats {place} is van de plaats erboven gescheiden door {step}.</translation>
    </message>
    <message>
        <source>Everybody keeps the points of the deals they played:</source>
        <translation>Iedereen behoudt de punten van de eigen gespeelde giften:</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n gift</numerusform>
            <numerusform>%n giften</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {points} in {deals}, no place</source>
        <translation>{player}: {points} in {deals}, geen plaats</translation>
    </message>
    <message>
        <source>{player}: {points} in {deals}, place {place} with the {total} of the seat</source>
        <translation>{player}: {points} in {deals}, plaats {place} met de {total} van de zitplaats</translation>
    </message>
    <message>
        <source>deal {deal}, table {table}</source>
        <translation>gift {deal}, tafel {table}</translation>
    </message>
    <message>
        <source>insert deal {deal}, table {table}</source>
        <translation>gift {deal} invoegen, tafel {table}</translation>
    </message>
    <message>
        <source>correct deal {deal}, table {table}</source>
        <translation>gift {deal} verbeteren, tafel {table}</translation>
    </message>
    <message>
        <source>delete deal {deal}, table {table}</source>
        <translation>gift {deal} verwijderen, tafel {table}</translation>
    </message>
    <message>
        <source>earlier version of deal {deal}, table {table}</source>
        <translation>vroegere versie van gift {deal}, tafel {table}</translation>
    </message>
    <message>
        <source>bring back deal {deal}, table {table}</source>
        <translation>gift {deal}, tafel {table} terughalen</translation>
    </message>
    <message>
        <source>move deal {deal} of table {table} to table {to_table}</source>
        <translation>gift {deal} van tafel {table} naar tafel {to_table}</translation>
    </message>
    <message>
        <source>arbiter, deal {deal}, table {table}</source>
        <translation>arbiter, gift {deal}, tafel {table}</translation>
    </message>
    <message>
        <source>take back the arbiter, deal {deal}, table {table}</source>
        <translation>arbiter terugnemen, gift {deal}, tafel {table}</translation>
    </message>
    <message>
        <source>correct the arbiter, deal {deal}, table {table}</source>
        <translation>arbiter verbeteren, gift {deal}, tafel {table}</translation>
    </message>
    <message>
        <source>seat table {table}</source>
        <translation>tafel {table} vormen</translation>
    </message>
    <message>
        <source>change table {table}</source>
        <translation>tafel {table} wijzigen</translation>
    </message>
    <message>
        <source>seat change from deal {from_deal}, table {table}</source>
        <translation>spelerswissel vanaf gift {from_deal}, tafel {table}</translation>
    </message>
    <message>
        <source>remove the seat change from deal {from_deal}, table {table}</source>
        <translation>spelerswissel vanaf gift {from_deal} weghalen, tafel {table}</translation>
    </message>
    <message>
        <source>exchange seats, table {table}</source>
        <translation>zitplaatsen wisselen, tafel {table}</translation>
    </message>
    <message>
        <source>remove table {table}</source>
        <translation>tafel {table} weghalen</translation>
    </message>
    <message>
        <source>seat round {round}, {tables} tables</source>
        <translation>ronde {round} gevormd, {tables} tafels</translation>
    </message>
    <message>
        <source>seating of round {round} by hand</source>
        <translation>plaatsen van ronde {round} met de hand</translation>
    </message>
    <message>
        <source>remove round {round}</source>
        <translation>ronde {round} verwijderd</translation>
    </message>
    <message>
        <source>close round {round}</source>
        <translation>ronde {round} gesloten</translation>
    </message>
    <message>
        <source>close table {table}</source>
        <translation>tafel {table} afsluiten</translation>
    </message>
    <message>
        <source>reopen table {table}</source>
        <translation>tafel {table} heropenen</translation>
    </message>
    <message>
        <source>totals of table {table}</source>
        <translation>totalen van tafel {table}</translation>
    </message>
    <message>
        <source>new evening of {date}</source>
        <translation>nieuwe avond van {date}</translation>
    </message>
    <message>
        <source>change the evening of {date}</source>
        <translation>de avond van {date} wijzigen</translation>
    </message>
    <message>
        <source>delete the evening of {date}</source>
        <translation>de avond van {date} verwijderen</translation>
    </message>
    <message>
        <source>close the evening of {date}</source>
        <translation>de avond van {date} afsluiten</translation>
    </message>
    <message>
        <source>reopen the evening of {date}</source>
        <translation>de avond van {date} heropenen</translation>
    </message>
    <message>
        <source>cancel the evening of {date}</source>
        <translation>avond van {date} afgelast</translation>
    </message>
    <message>
        <source>the evening of {date} takes place after all</source>
        <translation>de avond van {date} gaat toch door</translation>
    </message>
    <message>
        <source>check-in, {players} present</source>
        <translation>aanmelding, {players} aanwezig</translation>
    </message>
    <message>
        <source>late arrival of {player}</source>
        <translation>late aankomst van {player}</translation>
    </message>
    <message>
        <source>{player} leaves early</source>
        <translation>{player} vertrekt vroeger</translation>
    </message>
    <message>
        <source>check-in of {player}</source>
        <translation>aanwezigheid van {player}</translation>
    </message>
    <message>
        <source>check-out of {player}</source>
        <translation>vertrek van {player}</translation>
    </message>
    <message>
        <source>{players} check-ins</source>
        <translation>{players} aanwezigheden</translation>
    </message>
    <message>
        <source>new player {player}, checked in</source>
        <translation>nieuwe speler {player}, aanwezig</translation>
    </message>
    <message>
        <source>adjustment for {player}</source>
        <translation>aanpassing voor {player}</translation>
    </message>
    <message>
        <source>change the adjustment for {player}</source>
        <translation>aanpassing voor {player} wijzigen</translation>
    </message>
    <message>
        <source>delete the adjustment for {player}</source>
        <translation>aanpassing voor {player} verwijderen</translation>
    </message>
    <message>
        <source>new player {player}</source>
        <translation>nieuwe speler {player}</translation>
    </message>
    <message>
        <source>change {player}</source>
        <translation>{player} wijzigen</translation>
    </message>
    <message>
        <source>delete {player}</source>
        <translation>{player} verwijderen</translation>
    </message>
    <message>
        <source>erase the personal data of {player}</source>
        <translation>persoonsgegevens van {player} wissen</translation>
    </message>
    <message>
        <source>merge {player} into {into}</source>
        <translation>{player} samenvoegen met {into}</translation>
    </message>
    <message>
        <source>member list, {count} new players</source>
        <translation>ledenlijst, {count} nieuwe spelers</translation>
    </message>
    <message>
        <source>old results of {evenings} evenings</source>
        <translation>oude uitslagen van {evenings} avonden</translation>
    </message>
    <message>
        <source>import, {sheets} new sheets</source>
        <translation>import, {sheets} nieuwe scorebladen</translation>
    </message>
    <message>
        <source>new season {season}</source>
        <translation>nieuw seizoen {season}</translation>
    </message>
    <message>
        <source>conventions of season {season}</source>
        <translation>afspraken van seizoen {season}</translation>
    </message>
    <message>
        <source>close season {season}</source>
        <translation>seizoen {season} afsluiten</translation>
    </message>
    <message>
        <source>reopen season {season}</source>
        <translation>seizoen {season} heropenen</translation>
    </message>
    <message>
        <source>entry of {player} paid</source>
        <translation>inleg van {player} betaald</translation>
    </message>
    <message>
        <source>entry of {player} not paid</source>
        <translation>inleg van {player} niet betaald</translation>
    </message>
    <message>
        <source>entries paid, evening of {date}</source>
        <translation>inleg betaald, avond van {date}</translation>
    </message>
    <message>
        <source>purse of the evening of {date}</source>
        <translation>kas van de avond van {date}</translation>
    </message>
    <message>
        <source>new conventions “{name}”</source>
        <translation>nieuwe afspraken “{name}”</translation>
    </message>
    <message>
        <source>change the conventions “{name}”</source>
        <translation>de afspraken “{name}” wijzigen</translation>
    </message>
    <message>
        <source>delete the conventions “{name}”</source>
        <translation>de afspraken “{name}” verwijderen</translation>
    </message>
    <message>
        <source>usual conventions</source>
        <translation>gebruikelijke afspraken</translation>
    </message>
    <message>
        <source>names of the contracts</source>
        <translation>namen van de contracten</translation>
    </message>
    <message>
        <source>last change</source>
        <translation>laatste wijziging</translation>
    </message>
    <message>
        <source>sixth and last trick paid when all pass</source>
        <translation>zesde en laatste slag tellen als iedereen past</translation>
    </message>
    <message>
        <source>nothing is paid when all pass</source>
        <translation>niets telt als iedereen past</translation>
    </message>
    <message>
        <source>revoke doubled on rabrouche</source>
        <translation>verzaking dubbel bij rabrouche</translation>
    </message>
    <message>
        <source>revoke not doubled on rabrouche</source>
        <translation>verzaking niet dubbel bij rabrouche</translation>
    </message>
    <message>
        <source>a void deal counts</source>
        <translation>een ongeldige gift telt mee</translation>
    </message>
    <message>
        <source>a void deal is dealt again</source>
        <translation>een ongeldige gift wordt opnieuw gegeven</translation>
    </message>
    <message>
        <source>a passed deal is dealt again</source>
        <translation>een gepaste gift wordt opnieuw gegeven</translation>
    </message>
    <message>
        <source>a passed deal counts</source>
        <translation>een gepaste gift telt mee</translation>
    </message>
    <message>
        <source>dealt again by the next player</source>
        <translation>opnieuw gegeven door de volgende speler</translation>
    </message>
    <message>
        <source>dealt again by the same dealer</source>
        <translation>opnieuw gegeven door dezelfde gever</translation>
    </message>
    <message>
        <source>double after a passed deal</source>
        <translation>dubbel na een gepaste gift</translation>
    </message>
    <message>
        <source>not doubled after a passed deal</source>
        <translation>niet dubbel na een gepaste gift</translation>
    </message>
    <message>
        <source>a trou cannot be countered</source>
        <translation>een troel kan niet overboden worden</translation>
    </message>
    <message>
        <source>a trou can be countered</source>
        <translation>een troel kan overboden worden</translation>
    </message>
    <message>
        <source>Points of a made bid</source>
        <translation>Punten van een gehaald bod</translation>
    </message>
    <message>
        <source>Points for each trick bid</source>
        <translation>Punten per geboden slag</translation>
    </message>
    <message>
        <source>Points lost by a failed bid</source>
        <translation>Punten verloren door een gemist bod</translation>
    </message>
    <message>
        <source>Points lost for each trick of difference</source>
        <translation>Punten verloren per slag verschil</translation>
    </message>
    <message>
        <source>Points for each card of a grand slam</source>
        <translation>Punten per kaart van een groot slem</translation>
    </message>
    <message>
        <source>the last bid may not make the bids fit</source>
        <translation>het laatste bod mag de som niet doen kloppen</translation>
    </message>
    <message>
        <source>the bids may add up to the cards</source>
        <translation>de som van de biedingen mag gelijk zijn aan de kaarten</translation>
    </message>
    <message>
        <source>the last card is trumps when all cards are dealt</source>
        <translation>de laatste kaart is troef als alle kaarten gegeven zijn</translation>
    </message>
    <message>
        <source>without trumps when all cards are dealt</source>
        <translation>zonder troef als alle kaarten gegeven zijn</translation>
    </message>
    <message>
        <source>made: {value} points</source>
        <translation>gehaald: {value} punten</translation>
    </message>
    <message>
        <source>each trick bid: {value} points</source>
        <translation>elke geboden slag: {value} punten</translation>
    </message>
    <message>
        <source>failed: {value} points lost</source>
        <translation>gemist: {value} punten verloren</translation>
    </message>
    <message>
        <source>each trick of difference: {value} points lost</source>
        <translation>elke slag verschil: {value} punten verloren</translation>
    </message>
    <message>
        <source>grand slam: {value} points a card</source>
        <translation>groot slem: {value} punten per kaart</translation>
    </message>
    <message>
        <source>{players}: bid {bid} made, {base} + {each} × {bid}: {total}</source>
        <translation>{players}: bod {bid} gehaald, {base} + {each} × {bid}: {total}</translation>
    </message>
    <message>
        <source>{players}: bid {bid}, took {tricks}, {base} + {each} × {difference} lost: {total}</source>
        <translation>{players}: bod {bid}, haalde {tricks}, {base} + {each} × {difference} verloren: {total}</translation>
    </message>
    <message>
        <source>{players}: grand slam, {each} × {cards}: {total}</source>
        <translation>{players}: groot slem, {each} × {cards}: {total}</translation>
    </message>
    <message>
        <source>Bid made: {base} points and {each} for each trick bid.</source>
        <translation>Bod gehaald: {base} punten en {each} per geboden slag.</translation>
    </message>
    <message>
        <source>Failed: {base} points and {each} for each trick of difference are lost.</source>
        <translation>Gemist: {base} punten en {each} per slag verschil gaan verloren.</translation>
    </message>
    <message>
        <source>Grand slam: all tricks bid and made brings {each} more for each card, from {n} cards on.</source>
        <translation>Groot slem: alle slagen geboden en gehaald brengt {each} extra per kaart op, vanaf {n} kaarten.</translation>
    </message>
    <message>
        <source>with the arbiter</source>
        <translation>met de arbiter</translation>
    </message>
    <message>
        <source>without the arbiter</source>
        <translation>zonder de arbiter</translation>
    </message>
    <message>
        <source>honours count</source>
        <translation>honneurs tellen</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <translation>honneurs tellen niet</translation>
    </message>
    <message>
        <source>whist drive</source>
        <translation>whistdrive</translation>
    </message>
    <message>
        <source>FIWA</source>
        <translation>FIWA</translation>
    </message>
    <message>
        <source>lost contracts × {value}</source>
        <translation>verloren contracten × {value}</translation>
    </message>
    <message>
        <source>sixth and last trick: {value} points</source>
        <translation>zesde en laatste slag: {value} punten</translation>
    </message>
    <message>
        <source>rabrouche deals: {value}</source>
        <translation>giften rabrouche: {value}</translation>
    </message>
    <message>
        <source>rabrouche × {value}</source>
        <translation>rabrouche × {value}</translation>
    </message>
    <message>
        <source>blank hand of the rabrouche: {value} points</source>
        <translation>blanco kaart van de rabrouche: {value} punten</translation>
    </message>
    <message>
        <source>revoke: {value} points</source>
        <translation>verzaking: {value} punten</translation>
    </message>
    <message>
        <source>planned deals: {value}</source>
        <translation>geplande giften: {value}</translation>
    </message>
    <message>
        <source>grand slam from {value} cards on</source>
        <translation>grote slem vanaf {value} kaarten</translation>
    </message>
    <message>
        <source>game to {value} points</source>
        <translation>spel tot {value} punten</translation>
    </message>
    <message>
        <source>best of {value} games</source>
        <translation>beste van {value} spellen</translation>
    </message>
    <message>
        <source>{number} % ({contract})</source>
        <translation>{number}&#xa0;% ({contract})</translation>
    </message>
    <message>
        <source>Rules: {preset}</source>
        <translation>Regels: {preset}</translation>
    </message>
    <message>
        <source>own payoffs</source>
        <translation>eigen puntentabel</translation>
    </message>
    <message>
        <source>trumps in turn: {suits}</source>
        <translation>troef om beurt: {suits}</translation>
    </message>
    <message>
        <source>the arbiter accepts from {thresholds} on</source>
        <translation>de arbiter aanvaardt vanaf {thresholds}</translation>
    </message>
    <message>
        <source>better places</source>
        <translation>betere plaatsen</translation>
    </message>
    <message>
        <source>the best evening</source>
        <translation>de beste avond</translation>
    </message>
    <message>
        <source>who was before the other at the same table</source>
        <translation>wie aan dezelfde tafel voor de ander stond</translation>
    </message>
    <message>
        <source>months</source>
        <translation>maanden</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>kwartalen</translation>
    </message>
    <message>
        <source>halves</source>
        <translation>halfjaren</translation>
    </message>
    <message>
        <source>Only sheets of {game} count; adjustments count in the ranking of all games.</source>
        <translation>Alleen bladen van {game} tellen; aanpassingen tellen in het klassement van alle spelen.</translation>
    </message>
    <message>
        <source>Only sheets of {game} count.</source>
        <translation>Alleen bladen van {game} tellen.</translation>
    </message>
    <message>
        <source>Places are numbered 1, 2, 2, 3: after a shared place the numbers go on without a gap.</source>
        <translation>De plaatsen zijn genummerd 1, 2, 2, 3: na een gedeelde plaats lopen de nummers zonder sprong door.</translation>
    </message>
    <message>
        <source>Places are numbered 1, 2, 2, 4: after a shared place as many numbers are left out as share it.</source>
        <translation>De plaatsen zijn genummerd 1, 2, 2, 4: na een gedeelde plaats vallen evenveel nummers weg als er spelers ze delen.</translation>
    </message>
    <message>
        <source>Players who share a place at a table share its points equally.</source>
        <translation>Spelers die aan een tafel een plaats delen, verdelen de punten ervan gelijk.</translation>
    </message>
    <message>
        <source>Players who share a place at a table each get its points in full.</source>
        <translation>Spelers die aan een tafel een plaats delen, krijgen elk de volle punten ervan.</translation>
    </message>
    <message>
        <source>all evenings count</source>
        <translation>alle avonden tellen</translation>
    </message>
    <message numerus="yes">
        <source>the best %n evening(s) count</source>
        <translation>
            <numerusform>de beste avond telt (%n)</numerusform>
            <numerusform>de %n beste avonden tellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the best %n sheet(s) count</source>
        <translation>
            <numerusform>het beste blad telt (%n)</numerusform>
            <numerusform>de %n beste bladen tellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) needed for a place</source>
        <translation>
            <numerusform>%n avond nodig voor een plaats</numerusform>
            <numerusform>%n avonden nodig voor een plaats</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} of the evenings needed for a place</source>
        <translation>{share} van de avonden nodig voor een plaats</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>nothing: the place is shared</source>
        <translation>niets: de plaats wordt gedeeld</translation>
    </message>
    <message>
        <source>Equal totals share their place.</source>
        <translation>Gelijke totalen delen de plaats.</translation>
    </message>
    <message>
        <source>Equal totals: {steps}; still equal: the place is shared.</source>
        <translation>Gelijke totalen: {steps}; nog gelijk: de plaats wordt gedeeld.</translation>
    </message>
    <message>
        <source>no team ranking</source>
        <translation>geen ploegenklassement</translation>
    </message>
    <message>
        <source>the {points} of all members</source>
        <translation>de {points} van alle leden</translation>
    </message>
    <message>
        <source>the {points} of the best {n}</source>
        <translation>de {points} van de beste {n}</translation>
    </message>
    <message>
        <source>the best {n} evenings</source>
        <translation>de beste {n} avonden</translation>
    </message>
    <message>
        <source>the best {n} sheets</source>
        <translation>de beste {n} scorebladen</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Wat telt</translation>
    </message>
    <message>
        <source>That number applies</source>
        <translation>Dat aantal geldt</translation>
    </message>
    <message>
        <source>at the end of the season</source>
        <translation>aan het einde van het seizoen</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>meteen</translation>
    </message>
    <message>
        <source>Shared places are numbered</source>
        <translation>Nummering van gedeelde plaatsen</translation>
    </message>
    <message>
        <source>What counts in a part</source>
        <translation>Wat telt in een deel</translation>
    </message>
    <message>
        <source>Evenings needed in a part</source>
        <translation>Avonden nodig in een deel</translation>
    </message>
    <message>
        <source>{n} players: {points}</source>
        <translation>{n} spelers: {points}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>Shared places are paid</source>
        <translation>Gedeelde plaatsen krijgen</translation>
    </message>
    <message>
        <source>in equal shares</source>
        <translation>gelijke delen</translation>
    </message>
    <message>
        <source>in full</source>
        <translation>volle punten</translation>
    </message>
    <message>
        <source>{step} for every {size} points above {start}</source>
        <translation>{step} per {size} punten boven {start}</translation>
    </message>
    <message>
        <source>Monday</source>
        <translation>maandag</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>dinsdag</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>woensdag</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>donderdag</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>vrijdag</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>zaterdag</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>zondag</translation>
    </message>
    <message>
        <source>January</source>
        <translation>januari</translation>
    </message>
    <message>
        <source>February</source>
        <translation>februari</translation>
    </message>
    <message>
        <source>March</source>
        <translation>maart</translation>
    </message>
    <message>
        <source>April</source>
        <translation>april</translation>
    </message>
    <message>
        <source>May</source>
        <translation>mei</translation>
    </message>
    <message>
        <source>June</source>
        <translation>juni</translation>
    </message>
    <message>
        <source>July</source>
        <translation>juli</translation>
    </message>
    <message>
        <source>August</source>
        <translation>augustus</translation>
    </message>
    <message>
        <source>September</source>
        <translation>september</translation>
    </message>
    <message>
        <source>October</source>
        <translation>oktober</translation>
    </message>
    <message>
        <source>November</source>
        <translation>november</translation>
    </message>
    <message>
        <source>December</source>
        <translation>december</translation>
    </message>
    <message>
        <source>{weekday} {day} {month} {year}</source>
        <translation>{weekday} {day} {month} {year}</translation>
    </message>
    <message>
        <source>{player} shows a blank hand: the deal is void.</source>
        <translation>{player} toont een blanco kaart: de gift is ongeldig.</translation>
    </message>
    <message>
        <source>{contract} raised to {number}</source>
        <translation>{contract} verhoogd tot {number}</translation>
    </message>
    <message>
        <source>A trou is beaten by nothing.</source>
        <translation>Niets klopt een troel.</translation>
    </message>
    <message>
        <source>A trou is beaten only by: {contracts}.</source>
        <translation>Een troel wordt alleen geklopt door: {contracts}.</translation>
    </message>
    <message>
        <source>All pass.</source>
        <translation>Iedereen past.</translation>
    </message>
    <message>
        <source>All pass: {player} takes the sixth and the last trick.</source>
        <translation>Iedereen past: {player} haalt de zesde en de laatste slag.</translation>
    </message>
    <message>
        <source>All pass: {sixth} takes the sixth trick, {last} the last.</source>
        <translation>Iedereen past: {sixth} haalt de zesde slag, {last} de laatste.</translation>
    </message>
    <message>
        <source>Rabrouche.</source>
        <translation>Rabrouche.</translation>
    </message>
    <message>
        <source>Counts double.</source>
        <translation>Telt dubbel.</translation>
    </message>
    <message>
        <source>Passed · 6th {sixth}, last {last}</source>
        <translation>Gepast · 6e {sixth}, laatste {last}</translation>
    </message>
    <message>
        <source>Blank hand · {player}</source>
        <translation>Blanco kaart · {player}</translation>
    </message>
    <message>
        <source>Revoke · {player}</source>
        <translation>Verzaking · {player}</translation>
    </message>
    <message>
        <source>{player} bids {bid} and takes {tricks}</source>
        <translation>{player} biedt {bid} en haalt {tricks}</translation>
    </message>
    <message>
        <source>{cards}: {players}.</source>
        <translation>{cards}: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{players}: %n trick(s)</source>
        <translation>
            <numerusform>{players}: %n slag</numerusform>
            <numerusform>{players}: %n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} revokes ({reason}): not counted, penalty paid.</source>
        <translation>{player} verzaakt ({reason}): de gift telt niet, de boete is betaald.</translation>
    </message>
    <message>
        <source>{player} revokes: not counted, penalty paid.</source>
        <translation>{player} verzaakt: de gift telt niet, de boete is betaald.</translation>
    </message>
    <message>
        <source>The arbiter accepts {contract} ({asked}).</source>
        <translation>De arbiter aanvaardt {contract} ({asked}).</translation>
    </message>
    <message>
        <source>The arbiter refuses {contract} ({asked}).</source>
        <translation>De arbiter weigert {contract} ({asked}).</translation>
    </message>
    <message>
        <source>arbiter {sign}</source>
        <translation>arbiter {sign}</translation>
    </message>
    <message>
        <source>arbiter: {contract} {sign}</source>
        <translation>arbiter: {contract} {sign}</translation>
    </message>
    <message>
        <source>trumps: {suit}</source>
        <translation>troef: {suit}</translation>
    </message>
    <message>
        <source>{players}: {number} honours</source>
        <translation>{players}: {number} honneurs</translation>
    </message>
    <message>
        <source>honours {first}–{second}</source>
        <translation>honneurs {first}–{second}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), made</source>
        <translation>
            <numerusform>%n slag, gemaakt</numerusform>
            <numerusform>%n slagen, gemaakt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), made with {over} over</source>
        <translation>
            <numerusform>%n slag, gemaakt met {over} extra</numerusform>
            <numerusform>%n slagen, gemaakt met {over} extra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), lost</source>
        <translation>
            <numerusform>%n slag, verloren</numerusform>
            <numerusform>%n slagen, verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), lost by {missing}</source>
        <translation>
            <numerusform>%n slag, {missing} te weinig</numerusform>
            <numerusform>%n slagen, {missing} te weinig</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} play {contract}: {result}.</source>
        <translation>{players} spelen {contract}: {result}.</translation>
    </message>
    <message>
        <source>{players} play {contract}.</source>
        <translation>{players} spelen {contract}.</translation>
    </message>
    <message>
        <source>{players} plays {contract}: {result}.</source>
        <translation>{players} speelt {contract}: {result}.</translation>
    </message>
    <message>
        <source>{players} plays {contract}.</source>
        <translation>{players} speelt {contract}.</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>zitplaats {number}</translation>
    </message>
    <message>
        <source>adjustments</source>
        <translation>aanpassingen</translation>
    </message>
    <message>
        <source>at the left of</source>
        <translation>links van</translation>
    </message>
    <message>
        <source>bonus for all tricks</source>
        <translation>bonus voor alle slagen</translation>
    </message>
    <message>
        <source>points for all tricks</source>
        <translation>punten voor alle slagen</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>pogingen</translation>
    </message>
    <message>
        <source>attendance points</source>
        <translation>aanwezigheidspunten</translation>
    </message>
    <message>
        <source>points when made</source>
        <translation>punten als het gemaakt is</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>best of</source>
        <translation>beste van</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>biedingen</translation>
    </message>
    <message>
        <source>points bonus</source>
        <translation>puntenbonus</translation>
    </message>
    <message>
        <source>decided by</source>
        <translation>beslist door</translation>
    </message>
    <message>
        <source>points by tricks</source>
        <translation>punten volgens slagen</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kaarten</translation>
    </message>
    <message>
        <source>end of the sheet</source>
        <translation>afsluiting van het scoreblad</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contract</translation>
    </message>
    <message>
        <source>conventions</source>
        <translation>afspraken</translation>
    </message>
    <message>
        <source>date</source>
        <translation>datum</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>deler</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>giften</translation>
    </message>
    <message>
        <source>deals played</source>
        <translation>gespeelde giften</translation>
    </message>
    <message>
        <source>usual level</source>
        <translation>gewoon niveau</translation>
    </message>
    <message>
        <source>order of the evening</source>
        <translation>volgorde van de avond</translation>
    </message>
    <message>
        <source>first dealer</source>
        <translation>eerste deler</translation>
    </message>
    <message>
        <source>least an evening gives</source>
        <translation>minste van een avond</translation>
    </message>
    <message>
        <source>format</source>
        <translation>formaat</translation>
    </message>
    <message>
        <source>from</source>
        <translation>vanaf</translation>
    </message>
    <message>
        <source>from deal</source>
        <translation>vanaf gift</translation>
    </message>
    <message>
        <source>trump when all cards are dealt</source>
        <translation>troef als alle kaarten gegeven zijn</translation>
    </message>
    <message>
        <source>game</source>
        <translation>spel</translation>
    </message>
    <message>
        <source>game points count</source>
        <translation>spelpunten tellen mee</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>honneurs</translation>
    </message>
    <message>
        <source>who comes in</source>
        <translation>wie erbij komt</translation>
    </message>
    <message>
        <source>initial order</source>
        <translation>beginvolgorde</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>soort</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>laatste slag</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>niveaus</translation>
    </message>
    <message>
        <source>charge per missing trick</source>
        <translation>kost per slag te weinig</translation>
    </message>
    <message>
        <source>factor when lost</source>
        <translation>factor bij verlies</translation>
    </message>
    <message>
        <source>first missing trick</source>
        <translation>eerste slag te weinig</translation>
    </message>
    <message>
        <source>each further missing trick</source>
        <translation>elke verdere slag te weinig</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>verloren punten</translation>
    </message>
    <message>
        <source>points lost per trick of the level</source>
        <translation>verloren punten per aangekondigde slag</translation>
    </message>
    <message>
        <source>points of a made contract</source>
        <translation>punten van een gemaakt contract</translation>
    </message>
    <message>
        <source>points per trick</source>
        <translation>punten per slag</translation>
    </message>
    <message>
        <source>factor of lost contracts</source>
        <translation>factor van verloren contracten</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>schrijver</translation>
    </message>
    <message>
        <source>minimum of evenings</source>
        <translation>minimum aantal avonden</translation>
    </message>
    <message>
        <source>minimum at the end</source>
        <translation>minimum aan het einde</translation>
    </message>
    <message>
        <source>what separates equal totals</source>
        <translation>wat gelijke totalen scheidt</translation>
    </message>
    <message>
        <source>rounds needed for a place</source>
        <translation>ronden nodig voor een plaats</translation>
    </message>
    <message>
        <source>parts of the season</source>
        <translation>delen van het seizoen</translation>
    </message>
    <message>
        <source>best of a part</source>
        <translation>beste van een deel</translation>
    </message>
    <message>
        <source>minimum of a part</source>
        <translation>minimum van een deel</translation>
    </message>
    <message>
        <source>team ranking</source>
        <translation>ploegenklassement</translation>
    </message>
    <message>
        <source>members that count</source>
        <translation>leden die tellen</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>inleg</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>inzet per punt</translation>
    </message>
    <message>
        <source>purse</source>
        <translation>kas</translation>
    </message>
    <message>
        <source>who has paid</source>
        <translation>wie heeft betaald</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>prijzen</translation>
    </message>
    <message>
        <source>cents</source>
        <translation>cent</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>categorieën</translation>
    </message>
    <message>
        <source>team</source>
        <translation>ploeg</translation>
    </message>
    <message>
        <source>multiplier</source>
        <translation>vermenigvuldiger</translation>
    </message>
    <message>
        <source>name</source>
        <translation>naam</translation>
    </message>
    <message>
        <source>tricks to take</source>
        <translation>te halen slagen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nummer</translation>
    </message>
    <message>
        <source>numbering of places</source>
        <translation>nummering van de plaatsen</translation>
    </message>
    <message>
        <source>kind of points</source>
        <translation>soort punten</translation>
    </message>
    <message>
        <source>who leaves</source>
        <translation>wie vertrekt</translation>
    </message>
    <message>
        <source>payoffs</source>
        <translation>puntentabel</translation>
    </message>
    <message>
        <source>points per extra trick</source>
        <translation>punten per extra slag</translation>
    </message>
    <message>
        <source>place points</source>
        <translation>plaatspunten</translation>
    </message>
    <message>
        <source>player</source>
        <translation>speler</translation>
    </message>
    <message>
        <source>players</source>
        <translation>spelers</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>voorinstelling</translation>
    </message>
    <message>
        <source>rabrouche</source>
        <translation>rabrouche</translation>
    </message>
    <message>
        <source>blank hand of the rabrouche</source>
        <translation>blanco kaart van de rabrouche</translation>
    </message>
    <message>
        <source>rabrouche deals</source>
        <translation>giften rabrouche</translation>
    </message>
    <message>
        <source>rabrouche factor</source>
        <translation>factor bij rabrouche</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>reden</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aanvaard</translation>
    </message>
    <message>
        <source>arbiter</source>
        <translation>arbiter</translation>
    </message>
    <message>
        <source>thresholds of the arbiter</source>
        <translation>drempels van de arbiter</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>kans</translation>
    </message>
    <message>
        <source>Duo 7</source>
        <translation>Duo 7</translation>
    </message>
    <message>
        <source>Duo 8</source>
        <translation>Duo 8</translation>
    </message>
    <message>
        <source>first day</source>
        <translation>eerste dag</translation>
    </message>
    <message>
        <source>last day</source>
        <translation>laatste dag</translation>
    </message>
    <message>
        <source>who leads</source>
        <translation>wie uitkomt</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>afgelast</translation>
    </message>
    <message>
        <source>{contract}, {suit} trumps</source>
        <translation>{contract}, troef {suit}</translation>
    </message>
    <message>
        <source>Accepted: {contract}</source>
        <translation>Aanvaard: {contract}</translation>
    </message>
    <message>
        <source>Refused: {contract}</source>
        <translation>Geweigerd: {contract}</translation>
    </message>
    <message numerus="yes">
        <source>Open chance {chance} %, between {low} % and {high} % (%n layout(s)); accepted from {threshold} % on.</source>
        <translation>
            <numerusform>Open kans {chance} %, tussen {low} % en {high} % (%n verdeling); aanvaard vanaf {threshold} %.</numerusform>
            <numerusform>Open kans {chance} %, tussen {low} % en {high} % (%n verdelingen); aanvaard vanaf {threshold} %.</numerusform>
        </translation>
    </message>
    <message>
        <source>In play about {chance} %; worth {points} points on the average.</source>
        <translation>In het spel ongeveer {chance} %; gemiddeld {points} punten waard.</translation>
    </message>
    <message>
        <source>Best set aside: {card}.</source>
        <translation>Best opzij te leggen: {card}.</translation>
    </message>
    <message>
        <source>No layout that was drawn beats it.</source>
        <translation>Geen getrokken verdeling verslaat het.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>seat</comment>
        <translation>u</translation>
    </message>
    <message>
        <source>left</source>
        <comment>seat</comment>
        <translation>links</translation>
    </message>
    <message>
        <source>opposite</source>
        <comment>seat</comment>
        <translation>over u</translation>
    </message>
    <message>
        <source>right</source>
        <comment>seat</comment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>One layout that beats it:</source>
        <translation>Eén verdeling die het verslaat:</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>sets {card} aside</source>
        <translation>legt {card} opzij</translation>
    </message>
    <message>
        <source>The play:</source>
        <translation>Het spel:</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultaten</translation>
    </message>
    <message>
        <source>revoke penalty</source>
        <translation>straf voor een verzaking</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronde</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>formule</translation>
    </message>
    <message>
        <source>season</source>
        <translation>seizoen</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultaat</translation>
    </message>
    <message>
        <source>seat changes</source>
        <translation>spelerswissels</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>zitplaatsen</translation>
    </message>
    <message>
        <source>several at once</source>
        <translation>meerdere tegelijk</translation>
    </message>
    <message>
        <source>shared places</source>
        <translation>gedeelde plaatsen</translation>
    </message>
    <message>
        <source>who sits out</source>
        <translation>wie rust</translation>
    </message>
    <message>
        <source>sixth trick</source>
        <translation>zesde slag</translation>
    </message>
    <message>
        <source>points of the sixth and last trick</source>
        <translation>punten van de zesde en laatste slag</translation>
    </message>
    <message>
        <source>size of a step</source>
        <translation>grootte van een stap</translation>
    </message>
    <message>
        <source>grand slam from</source>
        <translation>grote slem vanaf</translation>
    </message>
    <message>
        <source>Solo 7</source>
        <translation>Solo 7</translation>
    </message>
    <message>
        <source>Solo 8</source>
        <translation>Solo 8</translation>
    </message>
    <message>
        <source>step</source>
        <translation>stap</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tafel</translation>
    </message>
    <message>
        <source>target</source>
        <translation>doel</translation>
    </message>
    <message>
        <source>targets</source>
        <translation>doelen</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>drempel</translation>
    </message>
    <message>
        <source>tricks in the deal</source>
        <translation>slagen in de gift</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>troef</translation>
    </message>
    <message>
        <source>trumps in turn</source>
        <translation>troef om beurt</translation>
    </message>
    <message>
        <source>upset bonus</source>
        <translation>verrassingsbonus</translation>
    </message>
    <message>
        <source>version</source>
        <translation>versie</translation>
    </message>
    <message>
        <source>sheet {number}</source>
        <translation>scoreblad {number}</translation>
    </message>
    <message>
        <source>attempt {number}</source>
        <translation>poging {number}</translation>
    </message>
    <message>
        <source>seat change {number}</source>
        <translation>spelerswissel {number}</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>speler {number}</translation>
    </message>
    <message>
        <source>bid {number}</source>
        <translation>bod {number}</translation>
    </message>
    <message>
        <source>tricks {number}</source>
        <translation>slagen {number}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>rij {number}</translation>
    </message>
    <message>
        <source>adjustment {number}</source>
        <translation>aanpassing {number}</translation>
    </message>
    <message>
        <source>part {number}</source>
        <translation>deel {number}</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>stap {number}</translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation>betaling {number}</translation>
    </message>
    <message>
        <source>prize {number}</source>
        <translation>prijs {number}</translation>
    </message>
    <message>
        <source>category {number}</source>
        <translation>categorie {number}</translation>
    </message>
    <message>
        <source>place {number}</source>
        <translation>plaats {number}</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>nummer {number}</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <translation>avond {number}</translation>
    </message>
    <message>
        <source>Belgian whist</source>
        <translation>Belgisch whist</translation>
    </message>
    <message>
        <source>Whist 32</source>
        <translation>Whist 32</translation>
    </message>
    <message>
        <source>Whist Tourangeau</source>
        <translation>Tourangeau-whist</translation>
    </message>
    <message>
        <source>Short whist</source>
        <translation>Kort whist</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Samen</translation>
    </message>
    <message>
        <source>Duo</source>
        <translation>Duo</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Alleen</translation>
    </message>
    <message>
        <source>Piccolissimo</source>
        <translation>Piccolissimo</translation>
    </message>
    <message>
        <source>Petite misère</source>
        <translation>Kleine miserie</translation>
    </message>
    <message>
        <source>Piccolo</source>
        <translation>Piccolo</translation>
    </message>
    <message>
        <source>Picolo</source>
        <translation>Piccolo</translation>
    </message>
    <message>
        <source>Abondance</source>
        <translation>Abondance</translation>
    </message>
    <message>
        <source>Abondance in 10</source>
        <translation>Abondance in 10</translation>
    </message>
    <message>
        <source>Grande misère</source>
        <translation>Grote miserie</translation>
    </message>
    <message>
        <source>Grande misère on the table</source>
        <translation>Grote miserie op tafel</translation>
    </message>
    <message>
        <source>Petit schlem</source>
        <translation>Kleine slem</translation>
    </message>
    <message>
        <source>Grand schlem</source>
        <translation>Grote slem</translation>
    </message>
    <message>
        <source>Trou</source>
        <translation>Troel</translation>
    </message>
    <message>
        <source>Trou royal</source>
        <translation>Koninklijke troel</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>zonder troef</translation>
    </message>
    <message>
        <source>NT</source>
        <comment>without trumps, short</comment>
        <translation>ZT</translation>
    </message>
    <message>
        <source>Solo</source>
        <comment>in Belgian whist</comment>
        <translation>Alleen</translation>
    </message>
    <message>
        <source>{contract} {number}</source>
        <translation>{contract} {number}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} en {last}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a sentence</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} of {last}</translation>
    </message>
    <message>
        <source>{field}: missing; it has to be there.</source>
        <translation>{field}: ontbreekt en is nodig.</translation>
    </message>
    <message>
        <source>{field}: empty; at least one is needed.</source>
        <translation>{field}: leeg; er is er minstens één nodig.</translation>
    </message>
    <message>
        <source>{field}: {low} to {high} is possible, not {value}.</source>
        <translation>{field}: {low} tot {high} is mogelijk, niet {value}.</translation>
    </message>
    <message>
        <source>{field}: at least {low}, not {value}.</source>
        <translation>{field}: minstens {low}, niet {value}.</translation>
    </message>
    <message>
        <source>{field}: at most {high}, not {value}.</source>
        <translation>{field}: hoogstens {high}, niet {value}.</translation>
    </message>
    <message>
        <source>{field}: {allowed} is possible, not {value}.</source>
        <translation>{field}: mogelijk is {allowed}, niet {value}.</translation>
    </message>
    <message>
        <source>{field}: {expected} belongs here, not {value}.</source>
        <translation>{field}: hier hoort {expected}, niet {value}.</translation>
    </message>
    <message>
        <source>{field}: {value} cannot stand here.</source>
        <translation>{field}: {value} kan hier niet staan.</translation>
    </message>
    <message>
        <source>{field}: a whole number belongs here, not {value}.</source>
        <translation>{field}: hier hoort een geheel getal, niet {value}.</translation>
    </message>
    <message>
        <source>{field}: {value} is not a number.</source>
        <translation>{field}: {value} is geen getal.</translation>
    </message>
    <message>
        <source>{field}: a number has at most {most} digits.</source>
        <translation>{field}: een getal heeft hoogstens {most} cijfers.</translation>
    </message>
    <message>
        <source>{field}: {value} is no number of ranking points; write them like 0.50.</source>
        <translation>{field}: {value} is geen aantal klassementspunten; schrijf ze als 0.50.</translation>
    </message>
    <message>
        <source>{field}: a list belongs here.</source>
        <translation>{field}: hier hoort een lijst.</translation>
    </message>
    <message>
        <source>{field}: this must be a group of named values, not {value}.</source>
        <translation>{field}: dit moet een groep benoemde waarden zijn, niet {value}.</translation>
    </message>
    <message>
        <source>{field}: a table has {low} to {high} players, not {value}.</source>
        <translation>{field}: een tafel heeft {low} tot {high} spelers, niet {value}.</translation>
    </message>
    <message>
        <source>{field}: {value} is no date; write it like 2026-11-27.</source>
        <translation>{field}: {value} is geen datum; schrijf ze als 2026-11-27.</translation>
    </message>
    <message>
        <source>{field}: a number of evenings or a share such as 60% belongs here, not {value}.</source>
        <translation>{field}: hier hoort een aantal avonden of een aandeel zoals 60%, niet {value}.</translation>
    </message>
    <message>
        <source>{field}: {player} is not present that evening; add the name under present or seat them.</source>
        <translation>{field}: {player} is die avond niet aanwezig; zet de naam onder present of geef een plaats.</translation>
    </message>
    <message>
        <source>{field}: {value} stands here twice; keep one.</source>
        <translation>{field}: {value} staat er twee keer; houd er één.</translation>
    </message>
    <message>
        <source>The parts {other} and {value} share days; a day belongs to one part.</source>
        <translation>De delen {other} en {value} hebben dagen gemeen; een dag hoort bij één deel.</translation>
    </message>
    <message>
        <source>{field}: {value} is no name of a season.</source>
        <translation>{field}: {value} is geen naam van een seizoen.</translation>
    </message>
    <message>
        <source>{name} is not known here; take it out or correct its spelling.</source>
        <translation>{name} is hier niet bekend; haal het weg of verbeter de spelling.</translation>
    </message>
    <message>
        <source>{name} stands here twice; keep one.</source>
        <translation>{name} staat hier twee keer; behoud er één.</translation>
    </message>
    <message>
        <source>{field}: at least {least}, not {count}.</source>
        <translation>{field}: minstens {least}, niet {count}.</translation>
    </message>
    <message>
        <source>{field}: at most {most}.</source>
        <translation>{field}: hoogstens {most}.</translation>
    </message>
    <message>
        <source>{field}: does not belong to this contract or deal; leave it out.</source>
        <translation>{field}: hoort niet bij dit contract of deze gift; laat het weg.</translation>
    </message>
    <message>
        <source>{field}: does not belong to this game or contract; leave it out.</source>
        <translation>{field}: hoort niet bij dit spel of contract; laat het weg.</translation>
    </message>
    <message>
        <source>There are already conventions called {name}; give these another name.</source>
        <translation>Er zijn al afspraken die {name} heten; geef deze een andere naam.</translation>
    </message>
    <message>
        <source>Two contracts of one game are called {name}; give one of them another name.</source>
        <translation>Twee contracten van één spel heten {name}; geef een ervan een andere naam.</translation>
    </message>
    <message>
        <source>{field}: the text holds half a character; type it again.</source>
        <translation>{field}: de tekst bevat een half teken; typ hem opnieuw.</translation>
    </message>
    <message>
        <source>{field}: a name needs at least one letter.</source>
        <translation>{field}: een naam heeft minstens één letter nodig.</translation>
    </message>
    <message>
        <source>{field}: an invisible character that no text may have (NUL) stands here; take it out.</source>
        <translation>{field}: hier staat een onzichtbaar teken dat in geen tekst mag (NUL); haal het weg.</translation>
    </message>
    <message>
        <source>{field}: at most {most} letters.</source>
        <translation>{field}: hoogstens {most} letters.</translation>
    </message>
    <message>
        <source>{field}: at most {high} letters, not {count}.</source>
        <translation>{field}: hoogstens {high} letters, niet {count}.</translation>
    </message>
    <message>
        <source>There is already a player called {name}; add a mark that tells them apart.</source>
        <translation>Er is al een speler met de naam {name}; voeg iets toe dat hen onderscheidt.</translation>
    </message>
    <message>
        <source>{player} does not sit at this table; name somebody who does.</source>
        <translation>{player} zit niet aan deze tafel; noem iemand die er wel zit.</translation>
    </message>
    <message>
        <source>{player} has two seats at this table; one is possible.</source>
        <translation>{player} heeft twee zitplaatsen aan deze tafel; er is er één mogelijk.</translation>
    </message>
    <message>
        <source>{player} already sits at this table; name somebody else.</source>
        <translation>{player} zit al aan deze tafel; noem iemand anders.</translation>
    </message>
    <message>
        <source>{player} already plays at table {table} in round {round}; nobody plays at two tables.</source>
        <translation>{player} speelt al aan tafel {table} in ronde {round}; niemand speelt aan twee tafels.</translation>
    </message>
    <message>
        <source>{field}: this game is for {allowed} players, not {count}.</source>
        <translation>{field}: dit spel is voor {allowed} spelers, niet {count}.</translation>
    </message>
    <message>
        <source>{field}: this contract is for {expected}, not {count}.</source>
        <translation>{field}: dit contract is voor {expected}, niet {count}.</translation>
    </message>
    <message>
        <source>{field}: the same player is named twice; each player once.</source>
        <translation>{field}: dezelfde speler is twee keer genoemd; elke speler één keer.</translation>
    </message>
    <message>
        <source>{player} is named twice; two partners are two players.</source>
        <translation>{player} is twee keer genoemd; twee partners zijn twee spelers.</translation>
    </message>
    <message>
        <source>{player} sits out in this deal; name somebody who plays.</source>
        <translation>{player} rust in deze gift; noem iemand die speelt.</translation>
    </message>
    <message>
        <source>Nobody sits out at a table of four; {player} plays.</source>
        <translation>Aan een tafel van vier rust niemand; {player} speelt.</translation>
    </message>
    <message>
        <source>Seat changes follow each other: from deal {low} or later, not {value}.</source>
        <translation>Spelerswissels volgen elkaar op: vanaf gift {low} of later, niet {value}.</translation>
    </message>
    <message>
        <source>A sheet of results alone has no seat changes; enter the deals, or leave them out.</source>
        <translation>Een scoreblad met alleen resultaten heeft geen spelerswissels; voer de giften in, of laat de wissels weg.</translation>
    </message>
    <message>
        <source>Who takes over a seat sits where the other sat; leave out “at the left of”.</source>
        <translation>Wie een zitplaats overneemt, zit waar de ander zat; laat “links van” weg.</translation>
    </message>
    <message>
        <source>Table {table} of round {round} is there twice; give one another number.</source>
        <translation>Tafel {table} van ronde {round} is er twee keer; geef er één een ander nummer.</translation>
    </message>
    <message>
        <source>{value} is not played here; possible: {allowed}.</source>
        <translation>{value} wordt hier niet gespeeld; mogelijk: {allowed}.</translation>
    </message>
    <message>
        <source>There are no trumps in {contract}; leave the suit out.</source>
        <translation>Bij {contract} is er geen troef; laat de kleur weg.</translation>
    </message>
    <message>
        <source>The arbiter is not asked about {value}; possible: {allowed}.</source>
        <translation>De arbiter beoordeelt {value} niet; mogelijk: {allowed}.</translation>
    </message>
    <message>
        <source>{field}: {value} is no chance; write it like 0.57, from 0 to 1.</source>
        <translation>{field}: {value} is geen kans; schrijf ze als 0.57, van 0 tot 1.</translation>
    </message>
    <message>
        <source>This game is played without an arbiter.</source>
        <translation>Dit spel wordt zonder arbiter gespeeld.</translation>
    </message>
    <message>
        <source>In one deal all attempt the same contract: {contract}.</source>
        <translation>In één gift speelt iedereen hetzelfde contract: {contract}.</translation>
    </message>
    <message>
        <source>Only one player or pair can play {contract} in a deal.</source>
        <translation>Maar één speler of paar kan {contract} spelen in een gift.</translation>
    </message>
    <message>
        <source>The tricks add up to {sum}; the deal has {total}.</source>
        <translation>De som van de slagen is {sum}; de gift heeft er {total}.</translation>
    </message>
    <message>
        <source>The tricks add up to {sum}; all play, so they must add up to {total}.</source>
        <translation>De som van de slagen is {sum}; iedereen speelt, dus ze moet {total} zijn.</translation>
    </message>
    <message>
        <source>The tricks add up to {sum}; they must add up to {expected}.</source>
        <translation>De som van de slagen is {sum}; ze moet {expected} zijn.</translation>
    </message>
    <message>
        <source>The bids add up to the {sum} cards; the last bidder has to say another number.</source>
        <translation>De som van de biedingen is gelijk aan de {sum} kaarten; de laatste bieder moet een ander getal zeggen.</translation>
    </message>
    <message>
        <source>No deal of {value} cards is left to play; possible: {open}.</source>
        <translation>Er is geen gift van {value} kaarten meer te spelen; mogelijk: {open}.</translation>
    </message>
    <message>
        <source>{field}: one number for each of the {expected} players, not {count}.</source>
        <translation>{field}: één getal voor elk van de {expected} spelers, niet {count}.</translation>
    </message>
    <message>
        <source>{field}: one number for each side, not {count}.</source>
        <translation>{field}: één getal voor elke partij, niet {count}.</translation>
    </message>
    <message>
        <source>The game was over before this deal; take it out or correct a deal before it.</source>
        <translation>Het spel was gedaan voor deze gift; haal ze weg of verbeter een eerdere gift.</translation>
    </message>
    <message>
        <source>Honours do not count on this sheet; write 0.</source>
        <translation>Honneurs tellen niet op dit scoreblad; schrijf 0.</translation>
    </message>
    <message>
        <source>There are no honours without trumps; write 0.</source>
        <translation>Zonder troef zijn er geen honneurs; schrijf 0.</translation>
    </message>
    <message>
        <source>Only one side can have honours; write 0 for the other.</source>
        <translation>Maar één partij kan honneurs hebben; schrijf 0 voor de andere.</translation>
    </message>
    <message>
        <source>A deal can only be moved to a table of the same game.</source>
        <translation>Een gift kan alleen naar een tafel met hetzelfde spel.</translation>
    </message>
    <message>
        <source>There is already an evening number {number} on {date}; give this one another number.</source>
        <translation>Er is al een avond nummer {number} op {date}; geef deze een ander nummer.</translation>
    </message>
    <message>
        <source>Table {table} of round {round} is already there; take another number.</source>
        <translation>Tafel {table} van ronde {round} is er al; neem een ander nummer.</translation>
    </message>
    <message>
        <source>{field}: fixed from the first deal on; take the deals out first, or seat another table.</source>
        <translation>{field}: ligt vast vanaf de eerste gift; haal eerst de giften weg, of vorm een andere tafel.</translation>
    </message>
    <message>
        <source>There is no season {season}; name one that is there.</source>
        <translation>Er is geen seizoen {season}; noem er een dat bestaat.</translation>
    </message>
    <message>
        <source>{field}: the club has {club}, the file {file}; replace it, or correct the file.</source>
        <translation>{field}: de club heeft {club}, het bestand {file}; vervang, of verbeter het bestand.</translation>
    </message>
    <message>
        <source>Table {table}, round {round} is there with another {what}; replace it or keep the club&apos;s.</source>
        <translation>Tafel {table}, ronde {round} is er al en verschilt ({what}); vervang ze of behoud die van de club.</translation>
    </message>
    <message>
        <source>Deal {deal} of table {table}, round {round} differs; replace it, or keep the club&apos;s.</source>
        <translation>Gift {deal} van tafel {table}, ronde {round} verschilt; vervang ze of behoud die van de club.</translation>
    </message>
    <message>
        <source>Table {table}, round {round}: the club has {club} deals, the file {file}.</source>
        <translation>Tafel {table}, ronde {round}: de club heeft {club} giften, het bestand {file}.</translation>
    </message>
    <message>
        <source>Season {season} itself starts from this one; name an earlier season.</source>
        <translation>Seizoen {season} begint zelf met de volgorde van dit seizoen; noem een vroeger seizoen.</translation>
    </message>
    <message>
        <source>The last day of a season comes after its first.</source>
        <translation>De laatste dag van een seizoen komt na de eerste.</translation>
    </message>
    <message>
        <source>Season {season} holds some of these days; a day belongs to one season.</source>
        <translation>Seizoen {season} bevat enkele van deze dagen; een dag hoort bij één seizoen.</translation>
    </message>
    <message>
        <source>The evening of {date} is known by what players brought; tables cannot be added to it.</source>
        <translation>De avond van {date} is gekend door wat elke speler meebracht; er kunnen geen tafels bij.</translation>
    </message>
    <message>
        <source>The evening of {date} has sheets; what players brought that day is known from these.</source>
        <translation>De avond van {date} heeft scorebladen; wat spelers die dag behaalden, is daaruit bekend.</translation>
    </message>
    <message>
        <source>{player} has another result on {date}; take that out first, or correct the list.</source>
        <translation>{player} heeft een andere uitslag op {date}; haal die eerst weg, of verbeter de lijst.</translation>
    </message>
    <message>
        <source>{field}: an adjustment gives or takes something; 0 does neither.</source>
        <translation>{field}: een aanpassing geeft of neemt iets; 0 doet geen van beide.</translation>
    </message>
    <message>
        <source>A sheet has deals or results, not both.</source>
        <translation>Een scoreblad heeft giften of resultaten, niet allebei.</translation>
    </message>
    <message>
        <source>{field}: only where a sheet is entered by its results.</source>
        <translation>{field}: alleen als een scoreblad met zijn resultaten ingevoerd wordt.</translation>
    </message>
    <message>
        <source>The results add up to {sum}; they must add up to 0.</source>
        <translation>De som van de resultaten is {sum}; ze moet 0 zijn.</translation>
    </message>
    <message>
        <source>Partners have the same points; correct one of the two.</source>
        <translation>Partners hebben dezelfde punten; verbeter een van de twee.</translation>
    </message>
    <message>
        <source>{field}: only a whist drive has a planned number of deals.</source>
        <translation>{field}: alleen een whistdrive heeft een gepland aantal giften.</translation>
    </message>
    <message>
        <source>Honours do not count in a whist drive; switch one of the two off.</source>
        <translation>Honneurs tellen niet in een whistdrive; zet een van de twee uit.</translation>
    </message>
    <message>
        <source>A table of payoffs needs at least one contract.</source>
        <translation>Een puntentabel heeft minstens één contract nodig.</translation>
    </message>
    <message>
        <source>{contract} has two rows; only rows with different levels can stand side by side.</source>
        <translation>{contract} heeft twee rijen; alleen rijen met verschillende niveaus kunnen naast elkaar staan.</translation>
    </message>
    <message>
        <source>Level {level} of {contract} stands in two rows; keep it in one.</source>
        <translation>Niveau {level} van {contract} staat in twee rijen; behoud het in één.</translation>
    </message>
    <message>
        <source>{contract} has two usual levels; one is possible.</source>
        <translation>{contract} heeft twee gewone niveaus; er is er één mogelijk.</translation>
    </message>
    <message>
        <source>{contract} is played by one player or pair alone; switch “several at once” off.</source>
        <translation>{contract} wordt door maar één speler of paar gespeeld; zet “meerdere tegelijk” uit.</translation>
    </message>
    <message>
        <source>What {contract} must take is said once: by levels, by targets, or by a number of tricks.</source>
        <translation>Wat {contract} moet halen, staat er één keer: met niveaus, met doelen of met een aantal slagen.</translation>
    </message>
    <message>
        <source>The points of {contract} are said once: by level or by tricks taken.</source>
        <translation>De punten van {contract} staan er één keer: per niveau of per gehaalde slag.</translation>
    </message>
    <message>
        <source>{field}: at most {most} numbers, one for each level, not {count}.</source>
        <translation>{field}: hoogstens {most} getallen, één voor elk niveau, niet {count}.</translation>
    </message>
    <message>
        <source>{field}: the numbers have to rise from one to the next.</source>
        <translation>{field}: de getallen moeten telkens stijgen.</translation>
    </message>
    <message>
        <source>{field}: would not count beside “{other}”; fill in one of the two.</source>
        <translation>{field}: zou niet tellen naast “{other}”; vul een van de twee in.</translation>
    </message>
    <message>
        <source>{field}: “{value}” cannot be read here.</source>
        <translation>{field}: “{value}” kan hier niet gelezen worden.</translation>
    </message>
    <message>
        <source>{field}: {value} cannot be shared by three; use a number that can be divided by 3.</source>
        <translation>{field}: {value} is niet deelbaar door drie; gebruik een veelvoud van 3.</translation>
    </message>
    <message>
        <source>{value} is none of the 32 cards; write them like As, Kh, Td, 7c.</source>
        <translation>{value} is geen van de 32 kaarten; schrijf ze als As, Kh, Td, 7c.</translation>
    </message>
    <message>
        <source>{card} stands there twice; name eight different cards.</source>
        <translation>{card} staat er twee keer; noem acht verschillende kaarten.</translation>
    </message>
    <message>
        <source>The arbiter is told {expected} cards, not {count}.</source>
        <translation>De arbiter krijgt {expected} kaarten te horen, niet {count}.</translation>
    </message>
    <message>
        <source>This contract is played without trumps; leave the suit out.</source>
        <translation>Dit contract wordt zonder troef gespeeld; laat de kleur weg.</translation>
    </message>
    <message>
        <source>A duo is played with trumps; name the suit.</source>
        <translation>Een duo wordt met troef gespeeld; noem de kleur.</translation>
    </message>
    <message>
        <source>You hold no card of {trump}; name trumps of which you hold one.</source>
        <translation>U hebt geen kaart van {trump}; noem een troef waarvan u er een hebt.</translation>
    </message>
    <message>
        <source>You hold all eight cards of {trump}; your partner needs one of the trumps.</source>
        <translation>U hebt alle acht kaarten van {trump}; uw partner heeft een troef nodig.</translation>
    </message>
    <message>
        <source>This contract is played alone; leave the partner out.</source>
        <translation>Dit contract speelt u alleen; laat de partner weg.</translation>
    </message>
    <message>
        <source>In this contract you lead yourself; leave the leader out.</source>
        <translation>In dit contract komt u zelf uit; laat weg wie uitkomt.</translation>
    </message>
    <message>
        <source>{player} has two seats in this round; one is possible.</source>
        <translation>{player} heeft twee zitplaatsen in deze ronde; één is mogelijk.</translation>
    </message>
    <message>
        <source>{player} is not checked in; check them in or leave them out.</source>
        <translation>{player} is niet aanwezig gemeld; meld die aan of laat die weg.</translation>
    </message>
    <message>
        <source>A wish about the seats cannot be kept beside the others; give one of them up.</source>
        <translation>Een wens over de zitplaatsen gaat niet samen met de andere; laat er één vallen.</translation>
    </message>
    <message>
        <source>The database is damaged ({text}); restore the newest backup.</source>
        <translation>De databank is beschadigd ({text}); zet de nieuwste reservekopie terug.</translation>
    </message>
    <message>
        <source>Entry {id} of {table} belongs to something that is not there; restore a backup.</source>
        <translation>Gegeven {id} van {table} hoort bij iets dat er niet is; zet een reservekopie terug.</translation>
    </message>
    <message>
        <source>Entry {id} of {table} is not what was written; restore a backup.</source>
        <translation>Gegeven {id} van {table} is niet wat er geschreven werd; zet een reservekopie terug.</translation>
    </message>
    <message>
        <source>{date}, round {round}, table {table}: a deal is missing among the others.</source>
        <translation>{date}, ronde {round}, tafel {table}: er ontbreekt een gift tussen de andere.</translation>
    </message>
    <message>
        <source>{date}, round {round}, table {table}: a player is named whom the club does not have.</source>
        <translation>{date}, ronde {round}, tafel {table}: er is een speler genoemd die de club niet heeft.</translation>
    </message>
    <message>
        <source>{date}, round {round}, table {table}: the deals break the rules ({problem}); correct them.</source>
        <translation>{date}, ronde {round}, tafel {table}: de giften zijn tegen de regels ({problem}); verbeter ze.</translation>
    </message>
    <message>
        <source>{date}, round {round}, table {table}: the points of {whole} add up to {sum}, not to 0.</source>
        <translation>{date}, ronde {round}, tafel {table}: de som van de punten van {whole} is {sum}, niet 0.</translation>
    </message>
    <message>
        <source>{date}, round {round}, table {table}: the stored results are not those of the deals.</source>
        <translation>{date}, ronde {round}, tafel {table}: de bewaarde resultaten zijn niet die van de giften.</translation>
    </message>
    <message>
        <source>This is the club that is open; choose another file.</source>
        <translation>Dit is de club die open is; kies een ander bestand.</translation>
    </message>
    <message>
        <source>The file is too large: at most {most} bytes.</source>
        <translation>Het bestand is te groot: hoogstens {most} bytes.</translation>
    </message>
    <message>
        <source>The file has too many parts: at most {most}.</source>
        <translation>Het bestand heeft te veel delen: hoogstens {most}.</translation>
    </message>
    <message>
        <source>The list has too many lines: at most {most}.</source>
        <translation>De lijst heeft te veel regels: hoogstens {most}.</translation>
    </message>
    <message>
        <source>Lists are nested too deep for an evening file.</source>
        <translation>De lijsten zijn te diep genest voor een avondbestand.</translation>
    </message>
    <message>
        <source>Line {line} is not UTF-8; save the file with that encoding.</source>
        <translation>Regel {line} is geen UTF-8; bewaar het bestand in die codering.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this is not JSON; a comma, quote or bracket may be missing.</source>
        <translation>Regel {line}, kolom {column}: dit is geen JSON; misschien ontbreekt een komma, aanhalingsteken of haakje.</translation>
    </message>
    <message>
        <source>This program reads version {version} of such files, not {value}.</source>
        <translation>Dit programma leest versie {version} van zulke bestanden, niet {value}.</translation>
    </message>
    <message>
        <source>Member number {value} stands here twice; give one of the two another.</source>
        <translation>Lidnummer {value} staat hier twee keer; geef een van de twee een ander.</translation>
    </message>
    <message>
        <source>This is a workbook of Excel before 2007; save it as .xlsx.</source>
        <translation>Dit is een werkmap van Excel van voor 2007; bewaar ze als .xlsx.</translation>
    </message>
    <message>
        <source>This is no Excel workbook, or it is damaged; save it again as .xlsx.</source>
        <translation>Dit is geen Excel-werkmap, of ze is beschadigd; bewaar ze opnieuw als .xlsx.</translation>
    </message>
    <message>
        <source>No columns of results were found among {found}; name them date, player, points, or player and one date an evening.</source>
        <translation>Tussen {found} zijn geen kolommen van uitslagen gevonden; noem ze datum, speler, punten, of speler en één datum per avond.</translation>
    </message>
    <message>
        <source>Cell {cell} has no value, only {value}; put it right and save the list again.</source>
        <translation>Cel {cell} heeft geen waarde, alleen {value}; zet ze recht en bewaar de lijst opnieuw.</translation>
    </message>
    <message>
        <source>The player is missing here.</source>
        <translation>De speler ontbreekt hier.</translation>
    </message>
    <message>
        <source>{value} is no date; write it like 27/11/2026 or 2026-11-27.</source>
        <translation>{value} is geen datum; schrijf ze zoals 27-11-2026 of 2026-11-27.</translation>
    </message>
    <message>
        <source>{value} is none of the games {allowed}.</source>
        <translation>{value} is geen van de spelen {allowed}.</translation>
    </message>
    <message>
        <source>{column}: a whole number belongs here, not “{value}”.</source>
        <translation>{column}: hier hoort een geheel getal, niet “{value}”.</translation>
    </message>
    <message>
        <source>{column}: a number with at most two decimals belongs here, not “{value}”.</source>
        <translation>{column}: hier hoort een getal met hoogstens twee decimalen, niet “{value}”.</translation>
    </message>
    <message>
        <source>{column}: {low} to {high} is possible, not {value}.</source>
        <translation>{column}: {low} tot {high} is mogelijk, niet {value}.</translation>
    </message>
    <message>
        <source>{column}: not the same as in line {line} of the same table.</source>
        <translation>{column}: niet hetzelfde als in regel {line} van dezelfde tafel.</translation>
    </message>
    <message>
        <source>The tricks are missing here; line {line} of the same table has them.</source>
        <translation>De slagen ontbreken hier; regel {line} van dezelfde tafel heeft ze.</translation>
    </message>
    <message>
        <source>{name} is in line {line} already; one line a player.</source>
        <translation>{name} staat al in regel {line}; één regel per speler.</translation>
    </message>
    <message>
        <source>Two columns are of {date}; put them together, or correct one.</source>
        <translation>Twee kolommen zijn van {date}; voeg ze samen, of verbeter er een.</translation>
    </message>
    <message>
        <source>No column of names was found among {found}; call one “Name”.</source>
        <translation>Er is geen kolom met namen gevonden tussen {found}; noem er een “Naam”.</translation>
    </message>
    <message>
        <source>There is no column of member numbers; people of one name cannot be told apart.</source>
        <translation>Er is geen kolom met lidnummers; mensen met dezelfde naam zijn niet te onderscheiden.</translation>
    </message>
    <message>
        <source>The surname is missing here; only “{first}” {number} was given.</source>
        <translation>De achternaam ontbreekt hier; alleen “{first}” {number} was gegeven.</translation>
    </message>
    <message>
        <source>{name} is the same as in line {line} and is read once.</source>
        <translation>{name} is dezelfde als in regel {line} en wordt één keer gelezen.</translation>
    </message>
    <message>
        <source>Member number {number} already stands in line {line}; give one of the two another.</source>
        <translation>Lidnummer {number} staat al in regel {line}; geef een van de twee een ander.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Gestopt. Er is niets veranderd.</translation>
    </message>
    <message>
        <source>The {record} is no longer there: somebody has taken it out.</source>
        <translation>Dit is er niet meer ({record}): iemand heeft het weggehaald.</translation>
    </message>
    <message>
        <source>Deal {deal} was changed by somebody else meanwhile; look at it again first.</source>
        <translation>Gift {deal} is intussen door iemand anders gewijzigd; bekijk ze eerst opnieuw.</translation>
    </message>
    <message>
        <source>Deal {deal} of table {table} was entered by {who} meanwhile; choose which one counts.</source>
        <translation>Gift {deal} van tafel {table} is intussen door {who} ingevoerd; kies welke telt.</translation>
    </message>
    <message>
        <source>The deals of table {table} were changed by somebody else meanwhile; look at them again.</source>
        <translation>De giften van tafel {table} zijn intussen door iemand anders gewijzigd; bekijk ze opnieuw.</translation>
    </message>
    <message>
        <source>The conventions {name} are no longer there: somebody has deleted or renamed them.</source>
        <translation>De afspraken {name} zijn er niet meer: iemand heeft ze verwijderd of hernoemd.</translation>
    </message>
    <message>
        <source>In deal {deal} of table {table} the arbiter has answered already; once a deal is possible.</source>
        <translation>In gift {deal} van tafel {table} heeft de arbiter al geantwoord; één keer per gift is mogelijk.</translation>
    </message>
    <message>
        <source>In deal {deal} of table {table} the arbiter has not been asked.</source>
        <translation>In gift {deal} van tafel {table} werd de arbiter niet geraadpleegd.</translation>
    </message>
    <message>
        <source>This cannot be undone: {who} has gone on from it ({action}). Ask them to undo that first, or correct it here.</source>
        <translation>Dit kan niet ongedaan worden gemaakt: {who} is ervan uitgegaan ({action}). Vraag die persoon dat eerst ongedaan te maken, of verbeter het hier.</translation>
    </message>
    <message>
        <source>This cannot be undone: somebody else has entered something that would not fit any more.</source>
        <translation>Dit kan niet ongedaan worden gemaakt: iemand anders heeft iets ingevoerd dat er niet meer bij zou passen.</translation>
    </message>
    <message>
        <source>{club} is damaged. It was copied to {file} as it is; restore the newest sound backup.</source>
        <translation>{club} is beschadigd. Het is zoals het is naar {file} gekopieerd; zet de nieuwste goede kopie terug.</translation>
    </message>
    <message>
        <source>{club} was renamed, replaced or deleted by another program, and nothing more can be stored there: save the club under another name.</source>
        <translation>{club} is door een ander programma hernoemd, vervangen of verwijderd en er kan niets meer in bewaard worden: bewaar de club onder een andere naam.</translation>
    </message>
    <message>
        <source>Another program has deleted the log of {club}: save the club under another name.</source>
        <translation>Een ander programma heeft het logboek van {club} verwijderd: bewaar de club onder een andere naam.</translation>
    </message>
    <message>
        <source>{club} is not protected from other programs any more: save the club under another name.</source>
        <translation>{club} is niet meer beschermd tegen andere programma’s: bewaar de club onder een andere naam.</translation>
    </message>
    <message>
        <source>{club} has been closed; open it again.</source>
        <translation>{club} is gesloten; open het opnieuw.</translation>
    </message>
    <message>
        <source>{file} is the club that is open; choose another file.</source>
        <translation>{file} is de club die open is; kies een ander bestand.</translation>
    </message>
    <message>
        <source>{club} is marked as a club but holds none; open another file, or put a backup in its place.</source>
        <translation>{club} draagt het merk van een club maar bevat er geen; open een ander bestand of zet een kopie op zijn plaats.</translation>
    </message>
    <message>
        <source>There is a club at {club} already; name a database without one.</source>
        <translation>Hier staat al een club: {club}; noem een database zonder club.</translation>
    </message>
    <message>
        <source>What arrived at {club} is not what was there; nothing was kept of it. Try again.</source>
        <translation>Wat hier is aangekomen: {club}, is niet wat er was; er is niets van bewaard. Probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Leave the password out of the address, where others on this computer can read it: the program asks for it; or use PGPASSWORD or the file .pgpass.</source>
        <translation>Laat het wachtwoord uit het adres weg, waar anderen op deze computer het kunnen lezen: het programma vraagt ernaar; of gebruik PGPASSWORD of het bestand .pgpass.</translation>
    </message>
    <message>
        <source>No computer is called {host}; check the name, and whether the network is up.</source>
        <translation>Geen enkele computer heet {host}; controleer de naam en of het netwerk werkt.</translation>
    </message>
    <message>
        <source>No database server answers at {host}, port {port}; is it running, and is the port right?</source>
        <translation>Er antwoordt geen databaseserver op {host}, poort {port}; draait hij, en klopt de poort?</translation>
    </message>
    <message>
        <source>{host} does not answer; is the network up, and does a firewall let port {port} through?</source>
        <translation>{host} antwoordt niet; werkt het netwerk, en laat een firewall poort {port} door?</translation>
    </message>
    <message>
        <source>{host} wants the right password of {user}: type it in the window or in a terminal, or use PGPASSWORD or .pgpass.</source>
        <translation>{host} vraagt het juiste wachtwoord van {user}: typ het in het venster of in een terminal, of gebruik PGPASSWORD of .pgpass.</translation>
    </message>
    <message>
        <source>There is no database {database} at {host}; correct the name, or have it made there.</source>
        <translation>Er is geen database {database} op {host}; verbeter de naam, of laat haar daar maken.</translation>
    </message>
    <message>
        <source>{user} may not create tables in the database {database}; make them its owner there.</source>
        <translation>{user} mag geen tabellen maken in de database {database}; maak deze gebruiker daar de eigenaar.</translation>
    </message>
    <message>
        <source>The server is PostgreSQL {found}; version {least} or newer is needed.</source>
        <translation>De server is PostgreSQL {found}; versie {least} of nieuwer is nodig.</translation>
    </message>
    <message>
        <source>Another marker is changing the same; nothing was stored here. Try again in a moment.</source>
        <translation>Een andere schrijver wijzigt hetzelfde; hier is niets opgeslagen. Probeer het zo dadelijk opnieuw.</translation>
    </message>
    <message>
        <source>The server took too long, and nothing was stored; try again.</source>
        <translation>De server deed er te lang over, en er is niets opgeslagen; probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The server at {host} refuses: {text}</source>
        <translation>De server op {host} weigert: {text}</translation>
    </message>
    <message>
        <source>The picture is too large: at most {most} MB, and {dots} million dots.</source>
        <translation>De afbeelding is te groot: hoogstens {most} MB en {dots} miljoen punten.</translation>
    </message>
    <message>
        <source>The drawing is too large or has too many parts: at most {most} kB and {parts} parts; choose a PNG of it.</source>
        <translation>De tekening is te groot of heeft te veel onderdelen: hoogstens {most} kB en {parts} onderdelen; kies er een PNG van.</translation>
    </message>
    <message>
        <source>The evening of {date} is cancelled; say first that it takes place after all.</source>
        <translation>De avond van {date} is afgelast; zeg eerst dat ze toch doorgaat.</translation>
    </message>
    <message>
        <source>The evening of {date} is closed; reopen it first.</source>
        <translation>De avond van {date} is afgesloten; heropen ze eerst.</translation>
    </message>
    <message>
        <source>Table {table} of round {round} is closed; reopen it first.</source>
        <translation>Tafel {table} van ronde {round} is afgesloten; heropen ze eerst.</translation>
    </message>
    <message>
        <source>This cannot be undone: the {record} was changed by somebody else meanwhile.</source>
        <translation>Dit kan niet ongedaan gemaakt worden: intussen door iemand anders gewijzigd ({record}).</translation>
    </message>
    <message>
        <source>Round {round} is not finished: table {tables}. Who moves follows from its tricks.</source>
        <translation>Ronde {round} is niet klaar: tafel {tables}. Wie opschuift hangt van die slagen af.</translation>
    </message>
    <message>
        <source>{player} has played and stays in the results; make them inactive instead.</source>
        <translation>{player} heeft gespeeld en blijft in de resultaten; maak de speler inactief.</translation>
    </message>
    <message>
        <source>{player} cannot be merged with themselves; choose somebody else.</source>
        <translation>{player} kan niet met zichzelf samengevoegd worden; kies iemand anders.</translation>
    </message>
    <message>
        <source>{player} and {into} both played on {date}: they are two people and cannot be merged.</source>
        <translation>{player} en {into} speelden allebei op {date}: het zijn twee mensen en ze kunnen niet samengevoegd worden.</translation>
    </message>
    <message>
        <source>At table {table} this seat was joined or left during play; change that entry instead.</source>
        <translation>Aan tafel {table} kwam of vertrok op deze zitplaats iemand tijdens het spel; wijzig die wissel.</translation>
    </message>
    <message>
        <source>Another program is using {club}; close it there and try again.</source>
        <translation>Een ander programma gebruikt {club}; sluit het daar en probeer opnieuw.</translation>
    </message>
    <message>
        <source>{club} cannot be written: the file or its folder is read-only.</source>
        <translation>{club} kan niet geschreven worden: het bestand of de map is alleen-lezen.</translation>
    </message>
    <message>
        <source>The disk is full: free some space, then try again. Nothing that was stored is lost.</source>
        <translation>De schijf is vol: maak ruimte vrij en probeer opnieuw. Wat bewaard was, is niet verloren.</translation>
    </message>
    <message>
        <source>The disk reports an error at {club}; copy the club to another disk and check this one.</source>
        <translation>De schijf meldt een fout bij {club}; kopieer de club naar een andere schijf en controleer deze.</translation>
    </message>
    <message>
        <source>{club} is damaged; restore the newest backup. The damaged file is kept.</source>
        <translation>{club} is beschadigd; zet de nieuwste reservekopie terug. Het beschadigde bestand blijft bewaard.</translation>
    </message>
    <message>
        <source>{club} is damaged; nothing was changed. Choose another copy.</source>
        <translation>{club} is beschadigd; er is niets veranderd. Kies een andere kopie.</translation>
    </message>
    <message>
        <source>An entry of the club is damaged ({table} {id}); restore the newest backup.</source>
        <translation>Een gegeven van de club is beschadigd ({table} {id}); zet de nieuwste reservekopie terug.</translation>
    </message>
    <message>
        <source>{club} cannot be opened; is the folder there, and may you read it?</source>
        <translation>{club} kan niet geopend worden; bestaat de map, en mag u ze lezen?</translation>
    </message>
    <message>
        <source>{club} is not a club of this program.</source>
        <translation>{club} is geen club van dit programma.</translation>
    </message>
    <message>
        <source>{club} was written by a newer version ({program}); install that version to open it.</source>
        <translation>{club} is geschreven door een nieuwere versie ({program}); installeer die om de club te openen.</translation>
    </message>
    <message>
        <source>{file} is there already; choose another name.</source>
        <translation>{file} bestaat al; kies een andere naam.</translation>
    </message>
    <message>
        <source>The club lies in a database server: back it up and restore it there.</source>
        <translation>De club staat op een databankserver: maak de reservekopie daar en zet ze daar terug.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there; choose another.</source>
        <translation>De map {folder} bestaat niet; kies een andere.</translation>
    </message>
    <message>
        <source>The club at {club} cannot be reached; is the network up and the server running?</source>
        <translation>De club op {club} is niet bereikbaar; werken het netwerk en de server?</translation>
    </message>
    <message>
        <source>An address beginning {kind}:// is no club; give a file or a postgresql:// address.</source>
        <translation>Een adres dat met {kind}:// begint, is geen club; geef een bestand of een postgresql://-adres.</translation>
    </message>
    <message>
        <source>The place of the club does not store safely ({setting}); keep the club on another disk.</source>
        <translation>De plaats van de club bewaart niet veilig ({setting}); zet de club op een andere schijf.</translation>
    </message>
    <message>
        <source>{path} cannot be written; is it open elsewhere, or its folder read-only?</source>
        <translation>{path} kan niet geschreven worden; is het elders open, of is de map alleen-lezen?</translation>
    </message>
    <message>
        <source>No picture can be made of this file; choose a PNG, JPEG or SVG file.</source>
        <translation>Van dit bestand kan geen afbeelding gemaakt worden; kies een PNG-, JPEG- of SVG-bestand.</translation>
    </message>
    <message>
        <source>{path}: its ending says what to write; possible: {allowed}.</source>
        <translation>{path}: de extensie zegt wat er geschreven wordt; mogelijk: {allowed}.</translation>
    </message>
    <message>
        <source>{club} could not be brought to the present version; it is as before, a copy is {copy}.</source>
        <translation>{club} kon niet naar de huidige versie gebracht worden; alles is als voorheen, een kopie is {copy}.</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>een geheel getal</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>waar of onwaar</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>a group of named values</source>
        <translation>een groep benoemde waarden</translation>
    </message>
    <message>
        <source>evening</source>
        <translation>avond</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>scoreblad</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>gift</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>aanpassing</translation>
    </message>
    <message>
        <source>entry of the conventions</source>
        <translation>instelling van de afspraken</translation>
    </message>
    <message>
        <source>seat change</source>
        <translation>spelerswissel</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Dit</translation>
    </message>
    <message>
        <source>{field}: this cannot be ({key}).</source>
        <translation>{field}: dit kan niet ({key}).</translation>
    </message>
    <message>
        <source>{place}: {sentence}</source>
        <translation>{place}: {sentence}</translation>
    </message>
    <message>
        <source>This was not possible ({key}).</source>
        <translation>Dit was niet mogelijk ({key}).</translation>
    </message>
    <message>
        <source>the sheet</source>
        <translation>het scoreblad</translation>
    </message>
    <message>
        <source>Table {table}, round {round}: {game}</source>
        <translation>Tafel {table}, ronde {round}: {game}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>gedaan</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>niet gedaan</translation>
    </message>
    <message>
        <source>Deal {number}: {warning}</source>
        <translation>Gift {number}: {warning}</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>voorlopig</translation>
    </message>
    <message>
        <source>Category {name}</source>
        <translation>Categorie {name}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Ploeg</translation>
    </message>
    <message>
        <source>Part {name}</source>
        <translation>Deel {name}</translation>
    </message>
    <message>
        <source>Evening of {date}</source>
        <translation>Avond van {date}</translation>
    </message>
    <message>
        <source>Season {name}</source>
        <translation>Seizoen {name}</translation>
    </message>
    <message>
        <source>{name} {place} ({points})</source>
        <translation>{name} {place} ({points})</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>a number far too large</source>
        <translation>een veel te groot getal</translation>
    </message>
    <message>
        <source>This deal should be rabrouche; it is recorded without.</source>
        <translation>Deze gift zou rabrouche moeten zijn; ze staat zonder genoteerd.</translation>
    </message>
    <message>
        <source>No rabrouche was due; this deal is recorded as rabrouche.</source>
        <translation>Er was geen rabrouche te spelen; deze gift staat als rabrouche genoteerd.</translation>
    </message>
    <message>
        <source>This deal should count double after a passed deal; it is recorded single.</source>
        <translation>Deze gift zou dubbel moeten tellen na een gepaste gift; ze staat enkel genoteerd.</translation>
    </message>
    <message>
        <source>No doubling was due; this deal is recorded as double.</source>
        <translation>Er moest niet verdubbeld worden; deze gift staat als dubbel genoteerd.</translation>
    </message>
    <message>
        <source>{expected} should have dealt; {dealer} is recorded as dealer.</source>
        <translation>{expected} had moeten geven; {dealer} staat als deler genoteerd.</translation>
    </message>
    <message>
        <source>{expected} should have sat out; {player} is recorded as sitting out.</source>
        <translation>{expected} had moeten rusten; {player} staat als rustend genoteerd.</translation>
    </message>
    <message>
        <source>A deal of {expected} cards was due; {cards} are recorded.</source>
        <translation>Er was een gift van {expected} kaarten te spelen; er staan er {cards} genoteerd.</translation>
    </message>
    <message>
        <source>This contract needs the arbiter; no accepted call of its players is recorded.</source>
        <translation>Dit contract vraagt het akkoord van de arbiter; voor de spelers ervan is geen akkoord genoteerd.</translation>
    </message>
    <message>
        <source>rabrouche was due</source>
        <translation>rabrouche verwacht</translation>
    </message>
    <message>
        <source>rabrouche was not due</source>
        <translation>rabrouche niet verwacht</translation>
    </message>
    <message>
        <source>double was due</source>
        <translation>dubbel verwacht</translation>
    </message>
    <message>
        <source>double was not due</source>
        <translation>dubbel niet verwacht</translation>
    </message>
    <message>
        <source>dealer due: {expected}</source>
        <translation>gever verwacht: {expected}</translation>
    </message>
    <message>
        <source>sitting out due: {expected}</source>
        <translation>rust verwacht: {expected}</translation>
    </message>
    <message>
        <source>cards due: {expected}</source>
        <translation>kaarten verwacht: {expected}</translation>
    </message>
    <message>
        <source>not accepted by the arbiter</source>
        <translation>zonder akkoord van de arbiter</translation>
    </message>
    <message>
        <source>{players}: {contract} made, {gain}</source>
        <translation>{players}: {contract} gemaakt, {gain}</translation>
    </message>
    <message>
        <source>{players}: {times} tricks over at {worth} each, {gain}</source>
        <translation>{players}: extra slagen, {times} × {worth}: {gain}</translation>
    </message>
    <message>
        <source>{players}: all the tricks, a bonus of {gain}</source>
        <translation>{players}: alle slagen, een bonus van {gain}</translation>
    </message>
    <message>
        <source>{players}: all the tricks in {contract}, {gain}</source>
        <translation>{players}: alle slagen in {contract}, {gain}</translation>
    </message>
    <message>
        <source>{players}: {contract} lost, {worth} × {factor}: {gain}</source>
        <translation>{players}: {contract} verloren, {worth} × {factor}: {gain}</translation>
    </message>
    <message>
        <source>{players}: {times} missing tricks at {worth} each, × {factor}: {gain}</source>
        <translation>{players}: slagen te weinig, {times} × {worth}, × {factor}: {gain}</translation>
    </message>
    <message>
        <source>{players}: {contract} lost, the first missing trick: {gain}</source>
        <translation>{players}: {contract} verloren, de eerste slag te weinig: {gain}</translation>
    </message>
    <message>
        <source>{players}: {times} further missing tricks at {worth} each: {gain}</source>
        <translation>{players}: verdere slagen te weinig, {times} × {worth}: {gain}</translation>
    </message>
    <message>
        <source>{player} took the sixth trick: {gain}</source>
        <translation>{player} haalde de zesde slag: {gain}</translation>
    </message>
    <message>
        <source>{player} took the last trick: {gain}</source>
        <translation>{player} haalde de laatste slag: {gain}</translation>
    </message>
    <message>
        <source>{player}, the rabrouche, showed a blank hand: {gain}</source>
        <translation>{player}, de rabrouche, toonde een blanco kaart: {gain}</translation>
    </message>
    <message>
        <source>{player} revoked: {gain}</source>
        <translation>{player} verzaakte: {gain}</translation>
    </message>
    <message>
        <source>Rabrouche: all points × {factor}</source>
        <translation>Rabrouche: alle punten × {factor}</translation>
    </message>
    <message>
        <source>After a passed deal: all points × {factor}</source>
        <translation>Na een gepaste gift: alle punten × {factor}</translation>
    </message>
    <message>
        <source>Nobody scores in this deal</source>
        <translation>Niemand scoort in deze gift</translation>
    </message>
    <message>
        <source>All passed: the deal counts, nobody scores</source>
        <translation>Iedereen paste: de gift telt, niemand scoort</translation>
    </message>
    <message>
        <source>All passed: the deal is void</source>
        <translation>Iedereen paste: de gift is ongeldig</translation>
    </message>
    <message>
        <source>{contract} made: {per_trick} for each of {tricks} tricks, {total}</source>
        <translation>{contract} gemaakt: {per_trick} voor elk van de {tricks} slagen, {total}</translation>
    </message>
    <message>
        <source>{contract} made: {total}</source>
        <translation>{contract} gemaakt: {total}</translation>
    </message>
    <message>
        <source>{contract} lost: {total}</source>
        <translation>{contract} verloren: {total}</translation>
    </message>
    <message>
        <source>{players}: {tricks} tricks, {over} over six: {total}</source>
        <translation>{players}: {tricks} slagen, {over} boven zes: {total}</translation>
    </message>
    <message>
        <source>{players}: {honours} honours: {total}</source>
        <translation>{players}: {honours} honneurs: {total}</translation>
    </message>
    <message>
        <source>{players}: honours do not count for a side one point from the end</source>
        <translation>{players}: honneurs tellen niet voor een partij op één punt van het einde</translation>
    </message>
    <message>
        <source>{players}: honours do not count, the tricks ended the game</source>
        <translation>{players}: honneurs tellen niet, de slagen beëindigden het spel</translation>
    </message>
    <message>
        <source>{players}: {tricks} tricks: {total}</source>
        <translation>{players}: {tricks} slagen: {total}</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>De avond</translation>
    </message>
    <message>
        <source>{evening}</source>
        <translation>{evening}</translation>
    </message>
    <message>
        <source>{evening}, won</source>
        <translation>{evening}, gewonnen</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>{evening}: {value}, dropped</source>
        <translation>{evening}: {value}, geschrapt</translation>
    </message>
    <message>
        <source>{evening}: {game_points} in {deals} deals, {value} per deal</source>
        <translation>{evening}: {game_points} in {deals} giften, {value} per gift</translation>
    </message>
    <message>
        <source>Round {round}, table {table}, {game}: {points} points</source>
        <translation>Ronde {round}, tafel {table}, {game}: {points} punten</translation>
    </message>
    <message>
        <source>Round {round}, table {table}, {game}: {value}, dropped</source>
        <translation>Ronde {round}, tafel {table}, {game}: {value}, geschrapt</translation>
    </message>
    <message>
        <source>Another held the seat for more deals: no place, no bonus</source>
        <translation>Een ander had de zitplaats meer giften: geen plaats, geen bonus</translation>
    </message>
    <message>
        <source>Stood in for {player}; own points {gained}, the place of the seat goes to {player}</source>
        <translation>Viel in voor {player}; eigen punten {gained}, de plaats van de zitplaats gaat naar {player}</translation>
    </message>
    <message>
        <source>Seat of {players}: {together} together; place {place} goes to {player}, who held it for {deals} of {of} deals</source>
        <translation>Zitplaats van {players}: samen {together}; plaats {place} gaat naar {player}, die ze {deals} van de {of} giften had</translation>
    </message>
    <message>
        <source>Seat of {players}: {together} together; place {place} goes to {player}, who held it for {deals} of {of} deals and finished</source>
        <translation>Zitplaats van {players}: samen {together}; plaats {place} gaat naar {player}, die ze {deals} van de {of} giften had en uitspeelde</translation>
    </message>
    <message>
        <source>Place {place} at the table</source>
        <translation>Plaats {place} aan de tafel</translation>
    </message>
    <message>
        <source>Place {place} shared by {shared_by}: {paid} in equal parts</source>
        <translation>Plaats {place} gedeeld door {shared_by}: {paid} in gelijke delen</translation>
    </message>
    <message>
        <source>Points bonus: {points} points are {steps} steps of {size} above {start}, {step} each</source>
        <translation>Puntenbonus: {points} punten zijn {steps} stappen van {size} boven {start}, telkens {step}</translation>
    </message>
    <message>
        <source>Stood above and finished behind: {players}</source>
        <translation>Stonden hoger en eindigden lager: {players}</translation>
    </message>
    <message>
        <source>Nobody who stood above finished behind</source>
        <translation>Niemand die hoger stond, eindigde lager</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{what}, {points} game points</source>
        <translation>{what}, {points} spelpunten</translation>
    </message>
    <message>
        <source>An evening gives at least {floor} instead of {raw}</source>
        <translation>Een avond geeft minstens {floor} in plaats van {raw}</translation>
    </message>
    <message>
        <source>The season</source>
        <translation>Het seizoen</translation>
    </message>
    <message>
        <source>{points} points in {deals} deals</source>
        <translation>{points} punten in {deals} giften</translation>
    </message>
    <message>
        <source>Not classified: {evenings} evenings played, {minimum} are needed</source>
        <translation>Niet geklasseerd: {evenings} avonden gespeeld, {minimum} zijn er nodig</translation>
    </message>
    <message>
        <source>Not classified: a guest</source>
        <translation>Niet geklasseerd: gast</translation>
    </message>
    <message>
        <source>Provisional place: {evenings} evenings played, {minimum} are needed at the end of the season</source>
        <translation>Voorlopige plaats: {evenings} avonden gespeeld, {minimum} nodig aan het einde van het seizoen</translation>
    </message>
    <message>
        <source>Not classified: no sheet of their own</source>
        <translation>Niet geklasseerd: geen eigen scoreblad</translation>
    </message>
    <message>
        <source>Equal in all: place shared with {players}</source>
        <translation>Gelijk in alles: plaats gedeeld met {players}</translation>
    </message>
    <message>
        <source>Equal total with {above}, who took place {place} {theirs} times against {own}</source>
        <translation>Gelijk totaal met {above}, die {theirs} keer plaats {place} behaalde tegen {own}</translation>
    </message>
    <message>
        <source>Equal total and places with {above}, who has {theirs} game points against {own}</source>
        <translation>Gelijk totaal en gelijke plaatsen met {above}, die {theirs} spelpunten heeft tegen {own}</translation>
    </message>
    <message>
        <source>Equal total with {above}, who has won more evenings</source>
        <translation>Zelfde totaal als {above}, die meer avonden won</translation>
    </message>
    <message>
        <source>Equal total with {above}, whose best evening is better</source>
        <translation>Zelfde totaal als {above}, wiens beste avond beter is</translation>
    </message>
    <message>
        <source>Equal total with {above}, who was more often before them at the same table</source>
        <translation>Zelfde totaal als {above}, die vaker voor stond aan dezelfde tafel</translation>
    </message>
    <message numerus="yes">
        <source>Dropped as not among the best: %n sheet(s)</source>
        <translation>
            <numerusform>Geschrapt, niet bij de beste: %n scoreblad</numerusform>
            <numerusform>Geschrapt, niet bij de beste: %n scorebladen</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}: {reason}</source>
        <translation>{kind}: {reason}</translation>
    </message>
    <message>
        <source>Move deal {number} to another table</source>
        <translation>Gift {number} naar een andere tafel</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>Table {number}, round {round}</source>
        <translation>Tafel {number}, ronde {round}</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Naar</translation>
    </message>
    <message>
        <source>It is put after the last deal there, seat for seat; dealer, who sits out and what is doubled follow that table.</source>
        <translation>Ze komt daar na de laatste gift, zitplaats voor zitplaats; deler, wie rust en wat dubbel telt volgen die tafel.</translation>
    </message>
    <message>
        <source>No other table of this evening plays the same game.</source>
        <translation>Geen andere tafel van deze avond speelt hetzelfde spel.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Bouche-trou</source>
        <translation>Meegaande</translation>
    </message>
    <message>
        <source>Who is the bouche-trou?</source>
        <translation>Wie is de meegaande speler?</translation>
    </message>
    <message>
        <source>The arbiter is still to be asked ({key}).</source>
        <translation>De arbiter moet nog gevraagd worden ({key}).</translation>
    </message>
    <message>
        <source>Another contract, or the tricks all the same.</source>
        <translation>Een ander contract, of toch de slagen.</translation>
    </message>
    <message>
        <source>Deal {number} · {name} asks</source>
        <translation>Gift {number} · {name} vraagt</translation>
    </message>
    <message>
        <source>Table {table} · deal {number} · {name} asks</source>
        <translation>Tafel {table} · gift {number} · {name} vraagt</translation>
    </message>
    <message>
        <source>Which of the {suit}?</source>
        <translation>Welke {suit}?</translation>
    </message>
    <message>
        <source>{rank} of which suit?</source>
        <translation>{rank} van welke kleur?</translation>
    </message>
    <message>
        <source>The cards are hidden; {key} shows them.</source>
        <translation>De kaarten zijn verborgen; {key} toont ze.</translation>
    </message>
    <message>
        <source>Enter asks the arbiter.</source>
        <translation>Enter vraagt het aan de arbiter.</translation>
    </message>
    <message>
        <source>{key} cannot stand here. {question}</source>
        <translation>{key} kan hier niet. {question}</translation>
    </message>
    <message>
        <source>who asks</source>
        <comment>seat</comment>
        <translation>vrager</translation>
    </message>
    <message>
        <source>{key} cannot stand here. Possible: {keys}</source>
        <translation>{key} kan hier niet staan. Mogelijk: {keys}</translation>
    </message>
    <message>
        <source>{key} cannot stand here: the deal is complete without it. Possible as the last: {keys}</source>
        <translation>{key} kan hier niet staan: de gift is zonder volledig. Mogelijk als laatste: {keys}</translation>
    </message>
    <message>
        <source>{key} cannot stand here: the deal is complete without it.</source>
        <translation>{key} kan hier niet staan: de gift is zonder volledig.</translation>
    </message>
    <message>
        <source>{title} (provisional)</source>
        <translation>{title} (voorlopig)</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>Seats by name</source>
        <translation>Zitplaatsen op naam</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Last deals</source>
        <translation>Laatste giften</translation>
    </message>
    <message>
        <source>Season ranking</source>
        <translation>Seizoensklassement</translation>
    </message>
    <message>
        <source>No evening yet.</source>
        <translation>Nog geen avond.</translation>
    </message>
    <message>
        <source>No deal has been played yet.</source>
        <translation>Er is nog geen gift gespeeld.</translation>
    </message>
    <message>
        <source>This evening is cancelled.</source>
        <translation>Deze avond is afgelast.</translation>
    </message>
    <message>
        <source>No table has been seated yet.</source>
        <translation>Er is nog geen tafel ingedeeld.</translation>
    </message>
    <message>
        <source>Who sits at which table</source>
        <translation>Wie zit aan welke tafel</translation>
    </message>
    <message>
        <source>Tables of the rounds {rounds}</source>
        <translation>Tafels van de rondes {rounds}</translation>
    </message>
    <message>
        <source>No round has been drawn yet.</source>
        <translation>Er is nog geen ronde geloot.</translation>
    </message>
    <message>
        <source>{title}, round {number}</source>
        <translation>{title}, ronde {number}</translation>
    </message>
    <message>
        <source>{number} / {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>as of {time}</source>
        <translation>stand van {time}</translation>
    </message>
    <message>
        <source>{place}: there is no club here.</source>
        <translation>{place}: hier is geen club.</translation>
    </message>
    <message>
        <source>Everything is in order.</source>
        <translation>Alles is in orde.</translation>
    </message>
    <message>
        <source>The club was copied to {path}.</source>
        <translation>De club is gekopieerd naar {path}.</translation>
    </message>
    <message>
        <source>The copy of the day could not be made: {reason}</source>
        <translation>De dagelijkse kopie kon niet gemaakt worden: {reason}</translation>
    </message>
    <message>
        <source>{path} is now the club {club}.</source>
        <translation>{path} is nu de club {club}.</translation>
    </message>
    <message>
        <source>The club that was there before is kept as {path}.</source>
        <translation>De club die er voordien stond, is bewaard als {path}.</translation>
    </message>
    <message numerus="yes">
        <source>The club with its %n deal(s) is now at {place}; every total is the same.</source>
        <translation>
            <numerusform>De club met haar gift staat nu hier: {place}; alle totalen zijn gelijk.</numerusform>
            <numerusform>De club met haar %n giften staat nu hier: {place}; alle totalen zijn gelijk.</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} is as it was; go on at the new place only.</source>
        <translation>{path} is gebleven zoals het was; ga alleen op de nieuwe plaats verder.</translation>
    </message>
    <message>
        <source>{name}: {value} must be between {low} and {high}.</source>
        <translation>{name}: {value} moet tussen {low} en {high} liggen.</translation>
    </message>
    <message>
        <source>The club {path} was made.</source>
        <translation>De club {path} is gemaakt.</translation>
    </message>
    <message>
        <source>Stay at this table [{key}]</source>
        <translation>Aan deze tafel blijven [{key}]</translation>
    </message>
    <message>
        <source>✗ No table {number}</source>
        <translation>✗ Geen tafel {number}</translation>
    </message>
    <message>
        <source>Which table?</source>
        <translation>Welke tafel?</translation>
    </message>
    <message>
        <source>That club is open in another window, which has come to the front.</source>
        <translation>Die club is open in een ander venster, dat nu vooraan staat.</translation>
    </message>
    <message>
        <source>No total and no place changes.</source>
        <translation>Geen enkel totaal en geen enkele plaats verandert.</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>typ ze opnieuw</translation>
    </message>
    <message>
        <source>the first holds: {deal}</source>
        <translation>de eerste geldt: {deal}</translation>
    </message>
    <message>
        <source>same: {deal}</source>
        <translation>gelijk: {deal}</translation>
    </message>
    <message>
        <source>differs: {first} ≠ {second}</source>
        <translation>verschilt: {first} ≠ {second}</translation>
    </message>
    <message>
        <source>only the second time: {deal}</source>
        <translation>alleen de tweede keer: {deal}</translation>
    </message>
    <message>
        <source>✗ Line {number} is there only the second time.</source>
        <translation>✗ Regel {number} staat er alleen de tweede keer.</translation>
    </message>
    <message>
        <source>2nd: {deal}</source>
        <translation>2e: {deal}</translation>
    </message>
    <message>
        <source>1st: {deal}</source>
        <translation>1e: {deal}</translation>
    </message>
    <message>
        <source>✗ Line {number} differs.</source>
        <translation>✗ Regel {number} verschilt.</translation>
    </message>
    <message>
        <source>Dealer {name}.</source>
        <translation>Deler {name}.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} rust.</translation>
    </message>
    <message>
        <source>{done} of {count} lines typed again</source>
        <translation>{done} van {count} regels opnieuw getypt</translation>
    </message>
    <message numerus="yes">
        <source>! %n line(s) differ(s)</source>
        <translation>
            <numerusform>! %n regel verschilt</numerusform>
            <numerusform>! %n regels verschillen</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ no difference</source>
        <translation>✓ geen verschil</translation>
    </message>
    <message>
        <source>The first holds</source>
        <translation>De eerste geldt</translation>
    </message>
    <message>
        <source>The sheet stays as it is [{key}]</source>
        <translation>Het scoreblad blijft zoals het is [{key}]</translation>
    </message>
    <message>
        <source>The second holds</source>
        <translation>De tweede geldt</translation>
    </message>
    <message>
        <source>The deal is corrected [{key}]</source>
        <translation>De gift wordt verbeterd [{key}]</translation>
    </message>
    <message>
        <source>Keep the line  ⏎</source>
        <translation>Regel bewaren  ⏎</translation>
    </message>
    <message>
        <source>Keep the line and go to the next [{key}]</source>
        <translation>De regel bewaren en naar de volgende gaan [{key}]</translation>
    </message>
    <message>
        <source>Compare the line  ⏎</source>
        <translation>Regel vergelijken  ⏎</translation>
    </message>
    <message>
        <source>An empty line is no deal: Esc brings it back, Ctrl+Del takes the deal out</source>
        <translation>Een lege regel is geen gift: Esc haalt ze terug, Ctrl+Del haalt de gift weg</translation>
    </message>
    <message>
        <source>The totals are not kept: Enter in the last field keeps them. Leaving again drops them.</source>
        <translation>De totalen zijn niet bewaard: Enter in het laatste veld bewaart ze. Nog eens weggaan laat ze vallen.</translation>
    </message>
    <message>
        <source>Line {number} is changed and not kept: Enter keeps it, Esc brings it back. Leaving again drops it.</source>
        <translation>Regel {number} is gewijzigd en niet bewaard: Enter bewaart, Esc herstelt. Nog eens weggaan laat de wijziging vallen.</translation>
    </message>
    <message>
        <source>All deals so far are those of table {table}, round {round}. Is it the same sheet?</source>
        <translation>Alle giften tot nu toe zijn die van tafel {table}, ronde {round}. Is het hetzelfde scoreblad?</translation>
    </message>
    <message>
        <source>All deals so far are those of table {table}, round {round}, {date}. Is it the same sheet?</source>
        <translation>Alle giften tot nu toe zijn die van tafel {table}, ronde {round}, {date}. Is het hetzelfde scoreblad?</translation>
    </message>
    <message>
        <source>Bring back…</source>
        <translation>Terughalen…</translation>
    </message>
    <message>
        <source>Bring back the version of {when}</source>
        <translation>De versie van {when} terughalen</translation>
    </message>
    <message>
        <source>History of deal {number}</source>
        <translation>Geschiedenis van gift {number}</translation>
    </message>
    <message>
        <source>Taken out.</source>
        <translation>Weggehaald.</translation>
    </message>
    <message>
        <source>{deal} (as it stands)</source>
        <translation>{deal} (zoals ze er nu staat)</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Teruggenomen.</translation>
    </message>
    <message>
        <source>{what} Undone.</source>
        <translation>{what} Ongedaan gemaakt.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Bring back an earlier version of deal {number}?</source>
        <translation>Een vroegere versie van gift {number} terughalen?</translation>
    </message>
    <message>
        <source>Deals taken out of table {number}</source>
        <translation>Weggehaalde giften van tafel {number}</translation>
    </message>
    <message>
        <source>No deal was ever taken out of this table.</source>
        <translation>Van deze tafel is nog nooit een gift weggehaald.</translation>
    </message>
    <message>
        <source>Bring back deal {number}?</source>
        <translation>Gift {number} terughalen?</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>Records of the season {season}</source>
        <translation>Records van het seizoen {season}</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Only closed sheets count; sheets known by totals alone tell nothing of deals.</source>
        <translation>Alleen afgesloten scorebladen tellen; scorebladen met alleen totalen zeggen niets over giften.</translation>
    </message>
    <message>
        <source>The number is the table.</source>
        <translation>Het nummer is de tafel.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Zitplaats {number}</translation>
    </message>
    <message>
        <source>Tables of round {number}</source>
        <translation>Tafels van ronde {number}</translation>
    </message>
    <message>
        <source>as announced</source>
        <translation>zoals aangekondigd</translation>
    </message>
    <message>
        <source>exactly {number}</source>
        <translation>precies {number}</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>minstens {number}</translation>
    </message>
    <message>
        <source>{points} in all</source>
        <translation>{points} in totaal</translation>
    </message>
    <message>
        <source>{first}, then {further} a trick</source>
        <translation>{first}, dan {further} per slag</translation>
    </message>
    <message>
        <source>{factor} × (points + {charge} a missing trick)</source>
        <translation>{factor} × (punten + {charge} per ontbrekende slag)</translation>
    </message>
    <message>
        <source>{factor} × points</source>
        <translation>{factor} × punten</translation>
    </message>
    <message>
        <source>{contract}: {results}</source>
        <translation>{contract}: {results}</translation>
    </message>
    <message>
        <source>{tricks}, each partner {gain}, each opponent {paid}</source>
        <translation>{tricks}, elke partner {gain}, elke tegenspeler {paid}</translation>
    </message>
    <message>
        <source>{tricks}, the player {gain}, each of the others {paid}</source>
        <translation>{tricks}, de speler {gain}, elk van de anderen {paid}</translation>
    </message>
    <message>
        <source>or: for each trick</source>
        <translation>of: per slag</translation>
    </message>
    <message>
        <source>Points when lost</source>
        <translation>Punten als verloren</translation>
    </message>
    <message>
        <source>Tricks to take; a trou can ask for another number</source>
        <translation>Te halen slagen; een troel kan een ander aantal vragen</translation>
    </message>
    <message>
        <source>What each player of the contract gets when it is made; empty: the usual points</source>
        <translation>Wat elke speler van het contract krijgt als het gemaakt wordt; leeg: de gewone punten</translation>
    </message>
    <message>
        <source>Instead of a fixed number: what each trick taken brings</source>
        <translation>In plaats van een vast getal: wat elke gehaalde slag opbrengt</translation>
    </message>
    <message>
        <source>What each player of the contract loses; empty: the usual points</source>
        <translation>Wat elke speler van het contract verliest; leeg: de gewone punten</translation>
    </message>
    <message>
        <source>Points of each player of the contract; the others score nothing. Empty: as usual.</source>
        <translation>Punten van elke speler van het contract; de anderen krijgen niets. Leeg: zoals gewoonlijk.</translation>
    </message>
    <message>
        <source>✓ The usual table.</source>
        <translation>✓ De gewone tabel.</translation>
    </message>
    <message numerus="yes">
        <source>✓ %n contract(s) pay otherwise than usual.</source>
        <translation>
            <numerusform>✓ %n contract betaalt anders dan gewoonlijk.</numerusform>
            <numerusform>✓ %n contracten betalen anders dan gewoonlijk.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} for each trick taken</source>
        <translation>{points} voor elke gehaalde slag</translation>
    </message>
    <message>
        <source>each partner</source>
        <translation>elke partner</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>de speler</translation>
    </message>
    <message>
        <source>{tricks}, {who} {gain}</source>
        <translation>{tricks}, {who} {gain}</translation>
    </message>
    <message>
        <source>More than six tricks</source>
        <translation>Meer dan zes slagen</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>alleen</translation>
    </message>
    <message>
        <source>declarer, with a partner</source>
        <translation>vrager, met een partner</translation>
    </message>
    <message>
        <source>partner of the declarer</source>
        <translation>partner van de vrager</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>verdediger</translation>
    </message>
    <message>
        <source>nobody played a contract</source>
        <translation>niemand speelde een contract</translation>
    </message>
    <message>
        <source>Most ranking points in an evening</source>
        <translation>Meeste klassementspunten op een avond</translation>
    </message>
    <message>
        <source>Most game points in an evening</source>
        <translation>Meeste spelpunten op een avond</translation>
    </message>
    <message>
        <source>Most points on a sheet</source>
        <translation>Meeste punten op een scoreblad</translation>
    </message>
    <message>
        <source>Most points in a deal</source>
        <translation>Meeste punten in een gift</translation>
    </message>
    <message>
        <source>Most contracts made in a row</source>
        <translation>Meeste gemaakte contracten op rij</translation>
    </message>
    <message>
        <source>Most contracts made</source>
        <translation>Meeste gemaakte contracten</translation>
    </message>
    <message>
        <source>Most first places</source>
        <translation>Meeste eerste plaatsen</translation>
    </message>
    <message>
        <source>Most evenings played</source>
        <translation>Meeste gespeelde avonden</translation>
    </message>
    <message>
        <source>Highest upset bonus of an evening</source>
        <translation>Hoogste verrassingsbonus van een avond</translation>
    </message>
    <message>
        <source>{date}, round {round}, table {table}</source>
        <translation>{date}, ronde {round}, tafel {table}</translation>
    </message>
    <message>
        <source>{name} ({where})</source>
        <translation>{name} ({where})</translation>
    </message>
    <message>
        <source>{where}, deal {deal}: {what}: {points}</source>
        <translation>{where}, gift {deal}: {what}: {points}</translation>
    </message>
    <message>
        <source>{where}: {own} (place {place}) against {other} (place {their_place})</source>
        <translation>{where}: {own} (plaats {place}) tegen {other} (plaats {their_place})</translation>
    </message>
    <message>
        <source>{file} is there already. Replace it?</source>
        <translation>{file} bestaat al. Vervangen?</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Map:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Soort bestand:</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Bij loting</translation>
    </message>
    <message>
        <source>Fewest repeats</source>
        <translation>Minste herhalingen</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Naar stand</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Zwitsers</translation>
    </message>
    <message>
        <source>Everybody meets</source>
        <translation>Iedereen ontmoet iedereen</translation>
    </message>
    <message>
        <source>Whist tournament</source>
        <translation>Whisttoernooi</translation>
    </message>
    <message>
        <source>Three games a table</source>
        <translation>Drie spelen per tafel</translation>
    </message>
    <message>
        <source>Progressive drive</source>
        <translation>Progressieve drive</translation>
    </message>
    <message>
        <source>Semi-partner drive</source>
        <translation>Halfpartnerdrive</translation>
    </message>
    <message>
        <source>Partner drive</source>
        <translation>Partnerdrive</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Met de hand</translation>
    </message>
    <message>
        <source>Chance alone decides who sits where.</source>
        <translation>Alleen het lot beslist wie waar zit.</translation>
    </message>
    <message>
        <source>Chance decides, and as few as can be meet somebody they have met before.</source>
        <translation>Het lot beslist, en zo weinig mogelijk spelers ontmoeten elkaar opnieuw.</translation>
    </message>
    <message>
        <source>The best sit at table 1, the next at table 2, and so on.</source>
        <translation>De besten zitten aan tafel 1, de volgenden aan tafel 2, enzovoort.</translation>
    </message>
    <message>
        <source>As few as can be meet again; among those, people of like rank sit together.</source>
        <translation>Zo weinig mogelijk ontmoeten elkaar opnieuw; daarna zitten spelers van gelijke stand samen.</translation>
    </message>
    <message>
        <source>All rounds are drawn at once so that everybody meets as many others as can be.</source>
        <translation>Alle rondes worden ineens geloot zodat iedereen zo veel mogelijk anderen ontmoet.</translation>
    </message>
    <message>
        <source>All rounds are drawn at once: everybody partners everybody once and opposes everybody twice.</source>
        <translation>Alle rondes worden ineens geloot: iedereen is één keer partner en twee keer tegenstander van iedereen.</translation>
    </message>
    <message>
        <source>At every table three games, in which the three partnerships take turns; then everybody moves.</source>
        <translation>Aan elke tafel drie spelen, met om de beurt de drie partnerschappen; daarna verhuist iedereen.</translation>
    </message>
    <message>
        <source>Whist drive: the losers leave the table, one up, the other down; the winners stay and play against each other.</source>
        <translation>Whistdrive: de verliezers verlaten de tafel, de ene omhoog, de andere omlaag; de winnaars blijven en spelen tegen elkaar.</translation>
    </message>
    <message>
        <source>Whist drive: the losers leave the table, one up, the other down; the winners stay partners.</source>
        <translation>Whistdrive: de verliezers verlaten de tafel, de ene omhoog, de andere omlaag; de winnaars blijven partners.</translation>
    </message>
    <message>
        <source>Whist drive: partners stay together all evening; the losers go one table up.</source>
        <translation>Whistdrive: partners blijven de hele avond samen; de verliezers gaan een tafel omhoog.</translation>
    </message>
    <message>
        <source>Seated by hand.</source>
        <translation>Met de hand gevormd.</translation>
    </message>
    <message>
        <source>{one} and {other} kept apart</source>
        <translation>{one} en {other} apart</translation>
    </message>
    <message>
        <source>{one} and {other} together</source>
        <translation>{one} en {other} samen</translation>
    </message>
    <message>
        <source>{name} at table {table}</source>
        <translation>{name} aan tafel {table}</translation>
    </message>
    <message>
        <source>{name} at table {table}, seat {seat}</source>
        <translation>{name} aan tafel {table}, zitplaats {seat}</translation>
    </message>
    <message>
        <source>{name} on seat {seat}</source>
        <translation>{name} op zitplaats {seat}</translation>
    </message>
    <message>
        <source>Not possible: {wish}.</source>
        <translation>Niet mogelijk: {wish}.</translation>
    </message>
    <message>
        <source>Not possible: {wish}. It cannot be kept beside: {others}.</source>
        <translation>Niet mogelijk: {wish}. Gaat niet samen met: {others}.</translation>
    </message>
    <message>
        <source>Logo of the club</source>
        <translation>Logo van de club</translation>
    </message>
    <message>
        <source>A picture (PNG, JPEG, SVG) for the head of every paper</source>
        <translation>Een afbeelding (PNG, JPEG, SVG) bovenaan elk blad dat wordt afgedrukt</translation>
    </message>
    <message>
        <source>Choose the logo</source>
        <translation>Het logo kiezen</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Het logo wegnemen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Afbeeldingen (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>Rounds of the drive</source>
        <translation>Rondes van de drive</translation>
    </message>
    <message>
        <source>Deals before people move</source>
        <translation>Giften voor men opschuift</translation>
    </message>
    <message>
        <source>Rounds in all</source>
        <translation>Rondes in totaal</translation>
    </message>
    <message>
        <source>Show or hide the roles</source>
        <translation>Rollen tonen of verbergen</translation>
    </message>
    <message>
        <source>Partners are always an A and a B. Press a name to change its role; the club remembers it.</source>
        <translation>Partners zijn altijd een A en een B. Druk op een naam om de rol te wijzigen; de club onthoudt die.</translation>
    </message>
    <message>
        <source>Roles: {a} A, {b} B</source>
        <translation>Rollen: {a} A, {b} B</translation>
    </message>
    <message>
        <source>{name}, role {role}</source>
        <translation>{name}, rol {role}</translation>
    </message>
    <message>
        <source>Roles by lot</source>
        <translation>Rollen loten</translation>
    </message>
    <message>
        <source>Ranking of</source>
        <translation>Klassement van</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spelen</translation>
    </message>
    <message>
        <source>Close the open tables…</source>
        <translation>De open tafels afsluiten…</translation>
    </message>
    <message>
        <source>Give a place…</source>
        <translation>Een plaats geven…</translation>
    </message>
    <message>
        <source>Who has no table joins one, or sits down at a new one</source>
        <translation>Wie geen tafel heeft, schuift aan of gaat aan een nieuwe zitten</translation>
    </message>
    <message>
        <source>Change the seating…</source>
        <translation>De plaatsen wijzigen…</translation>
    </message>
    <message>
        <source>Remove the round…</source>
        <translation>De ronde verwijderen…</translation>
    </message>
    <message>
        <source>Its tables with their deals, and its draw</source>
        <translation>Haar tafels met hun giften, en haar loting</translation>
    </message>
    <message>
        <source>Lists and slips…</source>
        <translation>Lijsten en briefjes…</translation>
    </message>
    <message>
        <source>Who sits where, on paper</source>
        <translation>Wie waar zit, op papier</translation>
    </message>
    <message>
        <source>Standings ↓</source>
        <translation>Klassement ↓</translation>
    </message>
    <message>
        <source>Down to the standings</source>
        <translation>Naar het klassement hieronder</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <translation>Ronde {number} loten</translation>
    </message>
    <message>
        <source>Without a table: {names}</source>
        <translation>Zonder tafel: {names}</translation>
    </message>
    <message>
        <source>✓ Round {number}: all tables are in</source>
        <translation>✓ Ronde {number}: alle tafels zijn binnen</translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: {done} of %n table(s) in</source>
        <translation>
            <numerusform>Ronde {number}: {done} van %n tafel binnen</numerusform>
            <numerusform>Ronde {number}: {done} van %n tafels binnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: {done} of %n table(s) in; open: {tables}</source>
        <translation>
            <numerusform>Ronde {number}: {done} van %n tafel binnen; open: {tables}</numerusform>
            <numerusform>Ronde {number}: {done} van %n tafels binnen; open: {tables}</numerusform>
        </translation>
    </message>
    <message>
        <source>Open tables can be closed from {time} on.</source>
        <translation>Open tafels kunnen vanaf {time} afgesloten worden.</translation>
    </message>
    <message>
        <source>The clock stands.</source>
        <translation>De klok staat stil.</translation>
    </message>
    <message>
        <source>Remove round {number} with its tables?</source>
        <translation>Ronde {number} met haar tafels verwijderen?</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) entered at its tables go with it.</source>
        <translation>
            <numerusform>%n genoteerde gift aan haar tafels verdwijnt mee.</numerusform>
            <numerusform>%n genoteerde giften aan haar tafels verdwijnen mee.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw round {number} while tables are open?</source>
        <translation>Ronde {number} loten terwijl er tafels open zijn?</translation>
    </message>
    <message>
        <source>The open tables play on; who still sits there is drawn too.</source>
        <translation>De open tafels spelen verder; wie daar nog zit, wordt ook geloot.</translation>
    </message>
    <message>
        <source>Draw all the same</source>
        <translation>Toch loten</translation>
    </message>
    <message>
        <source>Table {number}: {state}</source>
        <translation>Tafel {number}: {state}</translation>
    </message>
    <message>
        <source>Close the open tables of round {number}?</source>
        <translation>De open tafels van ronde {number} afsluiten?</translation>
    </message>
    <message>
        <source>They count as they stand, marked incomplete where they are.</source>
        <translation>Ze tellen zoals ze zijn, aangeduid als onvolledig waar dat zo is.</translation>
    </message>
    <message>
        <source>Close them</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Minutes of the round</source>
        <translation>Minuten van de ronde</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuten</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>De klok starten</translation>
    </message>
    <message>
        <source>The last deal is called when the time is over</source>
        <translation>De laatste gift wordt afgeroepen als de tijd voorbij is</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message numerus="yes">
        <source>+%n minute(s)</source>
        <translation>
            <numerusform>+%n minuut</numerusform>
            <numerusform>+%n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>De klok stoppen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>gepauzeerd</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>te spelen</translation>
    </message>
    <message>
        <source>! Last deal</source>
        <translation>! Laatste gift</translation>
    </message>
    <message>
        <source>! Time is over</source>
        <translation>! Tijd voorbij</translation>
    </message>
    <message>
        <source>Round {number} · {time}</source>
        <translation>Ronde {number} · {time}</translation>
    </message>
    <message>
        <source>Round {number} · {time} · {state}</source>
        <translation>Ronde {number} · {time} · {state}</translation>
    </message>
    <message>
        <source>Evening cancelled</source>
        <translation>Avond afgelast</translation>
    </message>
    <message>
        <source>Mark as cancelled</source>
        <translation>Als afgelast noteren</translation>
    </message>
    <message>
        <source>if it is to be remembered</source>
        <translation>als het onthouden moet worden</translation>
    </message>
    <message>
        <source>It stays in the list, marked as cancelled. Nothing of it counts, and no ranking waits for it.</source>
        <translation>Ze blijft in de lijst, als afgelast genoteerd. Niets ervan telt, en geen klassement wacht erop.</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Scorekaarten</translation>
    </message>
    <message>
        <source>role {role}</source>
        <translation>rol {role}</translation>
    </message>
    <message>
        <source>Rd</source>
        <translation>R.</translation>
    </message>
    <message>
        <source>Seating of round {number}</source>
        <translation>Plaatsen van ronde {number}</translation>
    </message>
    <message>
        <source>Keep the seating</source>
        <translation>Deze plaatsen houden</translation>
    </message>
    <message>
        <source>Deals already entered stay with the seat: who sits there takes them over.</source>
        <translation>Giften die al ingevoerd zijn, blijven bij de plaats: wie er gaat zitten, neemt ze over.</translation>
    </message>
    <message>
        <source>Tables where somebody has taken over a seat are changed on their own page.</source>
        <translation>Tafels waar iemand een plaats overnam, wijzigt u op hun eigen pagina.</translation>
    </message>
    <message>
        <source>The seating is changed and not kept.</source>
        <translation>De plaatsen zijn gewijzigd en niet bewaard.</translation>
    </message>
    <message>
        <source>Change the seating of round {number}?</source>
        <translation>De plaatsen van ronde {number} wijzigen?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>rust</translation>
    </message>
    <message>
        <source>Round {round}: sits out</source>
        <translation>Ronde {round}: rust</translation>
    </message>
    <message>
        <source>Table {table} · seat {seat}</source>
        <translation>Tafel {table} · plaats {seat}</translation>
    </message>
    <message>
        <source>Round {round}: table {table}, seat {seat}</source>
        <translation>Ronde {round}: tafel {table}, plaats {seat}</translation>
    </message>
    <message>
        <source>table {table}, seat {seat}</source>
        <translation>tafel {table}, plaats {seat}</translation>
    </message>
    <message>
        <source>{name}: {place}</source>
        <translation>{name}: {place}</translation>
    </message>
    <message>
        <source>The number is the table; blank: sits out.</source>
        <translation>Het nummer is de tafel; leeg: rust.</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Briefjes</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>first name</source>
        <translation>voornaam</translation>
    </message>
    <message>
        <source>Each line is a player at a table.</source>
        <translation>Elke regel is een speler aan een tafel.</translation>
    </message>
    <message>
        <source>Each column is an evening, each cell its ranking points.</source>
        <translation>Elke kolom is een avond, elk vakje de klassementspunten.</translation>
    </message>
    <message>
        <source>Each column is an evening, each cell its game points.</source>
        <translation>Elke kolom is een avond, elk vakje de spelpunten.</translation>
    </message>
    <message>
        <source>Results: {count}</source>
        <translation>Uitslagen: {count}</translation>
    </message>
    <message>
        <source>{evenings}, {first} to {last}</source>
        <translation>{evenings}, {first} tot {last}</translation>
    </message>
    <message>
        <source>columns read: {columns}</source>
        <translation>gelezen kolommen: {columns}</translation>
    </message>
    <message>
        <source>columns not read: {columns}</source>
        <translation>niet gelezen kolommen: {columns}</translation>
    </message>
    <message>
        <source>Who came lately</source>
        <translation>Onlangs gekomen</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>Aanmelden</translation>
    </message>
    <message>
        <source>Evenings looked back on</source>
        <translation>Avonden in aanmerking</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alles aanvinken</translation>
    </message>
    <message>
        <source>Everybody who came in those evenings is here already.</source>
        <translation>Wie op die avonden kwam, is al aanwezig.</translation>
    </message>
    <message>
        <source>{count} of {evenings}</source>
        <translation>{count} van {evenings}</translation>
    </message>
    <message numerus="yes">
        <source>Check %n player(s) in</source>
        <translation>
            <numerusform>%n speler aanmelden</numerusform>
            <numerusform>%n spelers aanmelden</numerusform>
        </translation>
    </message>
    <message>
        <source>threshold {number} %</source>
        <translation>drempel {number}&#xa0;%</translation>
    </message>
    <message>
        <source>{contract}: how it is beaten</source>
        <translation>{contract}: hoe het verliest</translation>
    </message>
    <message>
        <source>One line a trick: ▸ leads, ✓ takes it.</source>
        <translation>Eén regel per slag: ▸ komt uit, ✓ haalt de slag.</translation>
    </message>
    <message>
        <source>Set aside: {cards}</source>
        <translation>Weggelegd: {cards}</translation>
    </message>
    <message>
        <source>Back [{key}]</source>
        <translation>Terug [{key}]</translation>
    </message>
    <message>
        <source>Arbiter of Whist 32</source>
        <translation>Arbiter van Whist 32</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>De kaarten tonen</translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation>De kaarten verbergen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>the arbiter&apos;s answer</comment>
        <translation>Aanvaard</translation>
    </message>
    <message>
        <source>Refused</source>
        <comment>the arbiter&apos;s answer</comment>
        <translation>Geweigerd</translation>
    </message>
    <message>
        <source>Petit chelem</source>
        <translation>Klein chelem</translation>
    </message>
    <message>
        <source>Capot</source>
        <translation>Capot</translation>
    </message>
    <message>
        <source>Chelem</source>
        <translation>Chelem</translation>
    </message>
    <message>
        <source>in play, made about {number} times in 100</source>
        <translation>in het spel ongeveer {number} keer op 100 gehaald</translation>
    </message>
    <message>
        <source>with {card} set aside</source>
        <translation>met {card} weggelegd</translation>
    </message>
    <message numerus="yes">
        <source>open cards {number} % ({low}–{high}), %n layout(s)</source>
        <translation>
            <numerusform>open kaarten {number}&#xa0;% ({low}–{high}), %n verdeling</numerusform>
            <numerusform>open kaarten {number}&#xa0;% ({low}–{high}), %n verdelingen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <translation>{number} op 100</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>{names}: this is missing; {help}</source>
        <translation>{names}: dit ontbreekt; {help}</translation>
    </message>
    <message>
        <source>One of {names} is missing; {help}</source>
        <translation>Een van {names} ontbreekt; {help}</translation>
    </message>
    <message>
        <source>{name} and {other} do not go together; {help}</source>
        <translation>{name} en {other} gaan niet samen; {help}</translation>
    </message>
    <message>
        <source>{name}: a value is missing; {help}</source>
        <translation>{name}: er ontbreekt een waarde; {help}</translation>
    </message>
    <message>
        <source>{name} has no value; {help}</source>
        <translation>{name} krijgt geen waarde; {help}</translation>
    </message>
    <message>
        <source>{name}: {names} is possible, not {value}; {help}</source>
        <translation>{name}: {names} kan, niet {value}; {help}</translation>
    </message>
    <message>
        <source>{name}: a whole number belongs here, not {value}; {help}</source>
        <translation>{name}: hier hoort een geheel getal, niet {value}; {help}</translation>
    </message>
    <message>
        <source>{value} cannot stand here; {help}</source>
        <translation>{value} hoort hier niet; {help}</translation>
    </message>
    <message>
        <source>What stands in order</source>
        <translation>In volgorde</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opties</translation>
    </message>
    <message>
        <source>shows this help</source>
        <translation>toont deze hulp</translation>
    </message>
    <message>
        <source>{command} says what can be asked.</source>
        <translation>{command} zegt wat gevraagd kan worden.</translation>
    </message>
    <message>
        <source>This cannot be understood; {help}</source>
        <translation>Dit is niet te begrijpen; {help}</translation>
    </message>
    <message>
        <source>Usage: </source>
        <translation>Gebruik: </translation>
    </message>
    <message>
        <source>Cash sheet of the season {season}</source>
        <translation>Kasblad van seizoen {season}</translation>
    </message>
    <message>
        <source>Entries due</source>
        <translation>Inleg verschuldigd</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Laatst gezien</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Aanwezig</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betaald</translation>
    </message>
    <message>
        <source>Date: ………………</source>
        <translation>Datum: ………………</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Kas</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Verschuldigd</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Inleg</translation>
    </message>
    <message>
        <source>Settled at the tables</source>
        <translation>Verrekend aan de tafels</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Inzetten</translation>
    </message>
    <message>
        <source>Teams, {part}</source>
        <translation>Ploegen, {part}</translation>
    </message>
    <message>
        <source>An evening counts {what}.</source>
        <translation>Een avond telt {what}.</translation>
    </message>
    <message>
        <source>Entries due {amount}</source>
        <translation>Inleg verschuldigd {amount}</translation>
    </message>
    <message>
        <source>paid {amount}</source>
        <translation>betaald {amount}</translation>
    </message>
    <message>
        <source>prizes {amount}</source>
        <translation>prijzen {amount}</translation>
    </message>
    <message>
        <source>left {amount}</source>
        <translation>over {amount}</translation>
    </message>
    <message>
        <source>{debtor} pays {amount} to {creditor}</source>
        <translation>{debtor} betaalt {amount} aan {creditor}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {paid}</source>
        <translation>Ronde {round}, tafel {table}: {paid}</translation>
    </message>
    <message>
        <source>Club on a server</source>
        <translation>Club op een server</translation>
    </message>
    <message>
        <source>Open the club</source>
        <translation>De club openen</translation>
    </message>
    <message>
        <source>as kept, if empty</source>
        <translation>het bewaarde, als dit leeg is</translation>
    </message>
    <message>
        <source>Keep the password in the keyring of this computer</source>
        <translation>Het wachtwoord in de sleutelbos van deze computer bewaren</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Poort</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Database</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Gebruiker</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Wachtwoord</translation>
    </message>
    <message>
        <source>Your name, as marker</source>
        <translation>Uw naam, als schrijver</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>De verbinding testen</translation>
    </message>
    <message>
        <source>Several people enter here: say who you are, so that each takes back their own entries.</source>
        <translation>Hier schrijven verschillende mensen: zeg wie u bent, zodat ieder alleen het eigen werk ongedaan maakt.</translation>
    </message>
    <message>
        <source>Keeping the password</source>
        <translation>Het wachtwoord wordt bewaard</translation>
    </message>
    <message>
        <source>This computer has no open keyring: the password is asked for again at the next start.</source>
        <translation>Deze computer heeft geen open sleutelbos: het wachtwoord wordt bij de volgende start opnieuw gevraagd.</translation>
    </message>
    <message>
        <source>✓ The server answers, and a club can be kept there.</source>
        <translation>✓ De server antwoordt, en er kan een club bewaard worden.</translation>
    </message>
    <message>
        <source>Name the server and the database.</source>
        <translation>Vul de server en de database in.</translation>
    </message>
    <message>
        <source>Connecting to the server</source>
        <translation>Verbinden met de server</translation>
    </message>
    <message>
        <source>Deal {number} of table {table}: two versions</source>
        <translation>Gift {number} van tafel {table}: twee versies</translation>
    </message>
    <message>
        <source>Mine counts</source>
        <translation>De mijne telt</translation>
    </message>
    <message>
        <source>Yours, not stored</source>
        <translation>De uwe, niet opgeslagen</translation>
    </message>
    <message>
        <source>The stored one counts</source>
        <translation>De opgeslagen telt</translation>
    </message>
    <message>
        <source>Both: mine is the next deal</source>
        <translation>Allebei: de mijne is de volgende gift</translation>
    </message>
</context>
</TS>
