<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n player(s) in the list</source>
        <translation>
            <numerusform>%n player in the list</numerusform>
            <numerusform>%n players in the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new sheet(s)</source>
        <translation>
            <numerusform>%n new sheet</numerusform>
            <numerusform>%n new sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) written</source>
        <translation>
            <numerusform>%n evening written</numerusform>
            <numerusform>%n evenings written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One evening file holds one evening: name a folder for %n evening(s).</source>
        <translation>
            <numerusform>One evening file holds one evening: name a folder for %n evening.</numerusform>
            <numerusform>One evening file holds one evening: name a folder for %n evenings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A report is of one season: name it with --season. There are %n season(s).</source>
        <translation>
            <numerusform>A report is of one season: name it with --season. There is %n season.</numerusform>
            <numerusform>A report is of one season: name it with --season. There are %n seasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) still to type</source>
        <translation>
            <numerusform>%n number still to type</numerusform>
            <numerusform>%n numbers still to type</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n honour(s)</source>
        <translation>
            <numerusform>%n honour</numerusform>
            <numerusform>%n honours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) missing: {numbers}.</source>
        <translation>
            <numerusform>%n table missing: {numbers}.</numerusform>
            <numerusform>%n tables missing: {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) of this deal are with the others</source>
        <translation>
            <numerusform>%n trick of this deal is with the others</numerusform>
            <numerusform>%n tricks of this deal are with the others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n trick(s)</source>
        <translation>
            <numerusform>There is only %n trick</numerusform>
            <numerusform>There are only %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bids may not add up to the %n card(s) dealt</source>
        <translation>
            <numerusform>The bids may not add up to the %n card dealt</numerusform>
            <numerusform>The bids may not add up to the %n cards dealt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n trick(s) are still to place</source>
        <translation>
            <numerusform>Only %n trick is still to place</numerusform>
            <numerusform>Only %n tricks are still to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) still to place</source>
        <translation>
            <numerusform>%n trick still to place</numerusform>
            <numerusform>%n tricks still to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n contract(s). Every deal sums to zero, every lone number is shared by three.</source>
        <translation>
            <numerusform>✓ %n contract. Every deal sums to zero, every lone number is shared by three.</numerusform>
            <numerusform>✓ %n contracts. Every deal sums to zero, every lone number is shared by three.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a number</source>
        <translation>
            <numerusform>%n gets a number</numerusform>
            <numerusform>%n get a number</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known</source>
        <translation>
            <numerusform>%n known</numerusform>
            <numerusform>%n known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %n line(s) cannot be read</source>
        <translation>
            <numerusform>✗ %n line cannot be read</numerusform>
            <numerusform>✗ %n lines cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n player added</numerusform>
            <numerusform>%n players added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finished, %n deal(s)</source>
        <translation>
            <numerusform>finished, %n deal</numerusform>
            <numerusform>finished, %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>%n deal played</numerusform>
            <numerusform>%n deals played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) missing</source>
        <translation>
            <numerusform>%n deal missing</numerusform>
            <numerusform>%n deals missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) present</source>
        <translation>
            <numerusform>%n player present</numerusform>
            <numerusform>%n players present</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n evening</numerusform>
            <numerusform>%n evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) not counted</source>
        <translation>
            <numerusform>%n result not counted</numerusform>
            <numerusform>%n results not counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) waiting: press a name to seat it</source>
        <translation>
            <numerusform>%n player waiting: press the name to seat it</numerusform>
            <numerusform>%n players waiting: press a name to seat it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) to seat</source>
        <translation>
            <numerusform>%n player to seat</numerusform>
            <numerusform>%n players to seat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this the game ends here: %n later deal(s) will be removed.</source>
        <translation>
            <numerusform>With this the game ends here: %n later deal will be removed.</numerusform>
            <numerusform>With this the game ends here: %n later deals will be removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players}: %n trick(s)</source>
        <translation>
            <numerusform>{players}: %n trick</numerusform>
            <numerusform>{players}: %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), made</source>
        <translation>
            <numerusform>%n trick, made</numerusform>
            <numerusform>%n tricks, made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), made with {over} over</source>
        <translation>
            <numerusform>%n trick, made with {over} over</numerusform>
            <numerusform>%n tricks, made with {over} over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), lost</source>
        <translation>
            <numerusform>%n trick, lost</numerusform>
            <numerusform>%n tricks, lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), lost by {missing}</source>
        <translation>
            <numerusform>%n trick, lost by {missing}</numerusform>
            <numerusform>%n tricks, lost by {missing}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dropped as not among the best: %n sheet(s)</source>
        <translation>
            <numerusform>Dropped as not among the best: %n sheet</numerusform>
            <numerusform>Dropped as not among the best: %n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>! %n line(s) differ(s)</source>
        <translation>
            <numerusform>! %n line differs</numerusform>
            <numerusform>! %n lines differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) known by totals alone tell nothing of deals.</source>
        <translation>
            <numerusform>%n sheet known by totals alone tells nothing of deals.</numerusform>
            <numerusform>%n sheets known by totals alone tell nothing of deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n game point(s).</source>
        <translation>
            <numerusform>{name} loses %n game point.</numerusform>
            <numerusform>{name} loses %n game points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n game point(s).</source>
        <translation>
            <numerusform>{name} gains %n game point.</numerusform>
            <numerusform>{name} gains %n game points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the draw</source>
        <translation>
            <numerusform>%n player in the draw</numerusform>
            <numerusform>%n players in the draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) meet again.</source>
        <translation>
            <numerusform>%n pair meet again.</numerusform>
            <numerusform>%n pairs meet again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table {number} cannot be played by %n player(s).</source>
        <translation>
            <numerusform>Table {number} cannot be played by %n player.</numerusform>
            <numerusform>Table {number} cannot be played by %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the best %n evening(s) count</source>
        <translation>
            <numerusform>the best %n evening count</numerusform>
            <numerusform>the best %n evenings count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the best %n sheet(s) count</source>
        <translation>
            <numerusform>the best %n sheet count</numerusform>
            <numerusform>the best %n sheets count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) needed for a place</source>
        <translation>
            <numerusform>%n evening needed for a place</numerusform>
            <numerusform>%n evenings needed for a place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: {done} of %n table(s) in</source>
        <translation>
            <numerusform>Round {number}: {done} of %n table in</numerusform>
            <numerusform>Round {number}: {done} of %n tables in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: {done} of %n table(s) in; open: {tables}</source>
        <translation>
            <numerusform>Round {number}: {done} of %n table in; open: {tables}</numerusform>
            <numerusform>Round {number}: {done} of %n tables in; open: {tables}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) entered at its tables go with it.</source>
        <translation>
            <numerusform>%n deal entered at its tables goes with it.</numerusform>
            <numerusform>%n deals entered at its tables go with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n minute(s)</source>
        <translation>
            <numerusform>+%n minute</numerusform>
            <numerusform>+%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check %n player(s) in</source>
        <translation>
            <numerusform>Check %n player in</numerusform>
            <numerusform>Check %n players in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open chance {chance} %, between {low} % and {high} % (%n layout(s)); accepted from {threshold} % on.</source>
        <translation>
            <numerusform>Open chance {chance} %, between {low} % and {high} % (%n layout); accepted from {threshold} % on.</numerusform>
            <numerusform>Open chance {chance} %, between {low} % and {high} % (%n layouts); accepted from {threshold} % on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The arbiter is thinking: %n layout(s)…</source>
        <translation>
            <numerusform>The arbiter is thinking: %n layout…</numerusform>
            <numerusform>The arbiter is thinking: %n layouts…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{suit}: %n card(s)</source>
        <translation>
            <numerusform>{suit}: %n card</numerusform>
            <numerusform>{suit}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to be chosen</source>
        <translation>
            <numerusform>%n card to be chosen</numerusform>
            <numerusform>%n cards to be chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open cards {number} % ({low}–{high}), %n layout(s)</source>
        <translation>
            <numerusform>open cards {number} % ({low}–{high}), %n layout</numerusform>
            <numerusform>open cards {number} % ({low}–{high}), %n layouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n contract(s) pay otherwise than usual.</source>
        <translation>
            <numerusform>✓ %n contract pays otherwise than usual.</numerusform>
            <numerusform>✓ %n contracts pay otherwise than usual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n player(s) ↓</source>
        <translation>
            <numerusform>The player ↓</numerusform>
            <numerusform>All %n players ↓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n first place(s)</source>
        <translation>
            <numerusform>%n first place</numerusform>
            <numerusform>%n first places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The club with its %n deal(s) is now at {place}; every total is the same.</source>
        <translation>
            <numerusform>The club with its deal is now at {place}; every total is the same.</numerusform>
            <numerusform>The club with its %n deals is now at {place}; every total is the same.</numerusform>
        </translation>
    </message>
</context>
</TS>
