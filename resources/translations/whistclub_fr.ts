<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Password of {user} at {host}: </source>
        <translation>Mot de passe de {user} sur {host} : </translation>
    </message>
    <message>
        <source>{word} is neither a command nor a club file. Commands: {commands}.</source>
        <translation>«&#xa0;{word}&#xa0;» n’est ni une commande ni un fichier de club. Commandes&#xa0;: {commands}.</translation>
    </message>
    <message>
        <source>the club: a file, or the address of a database</source>
        <translation>le club&#xa0;: un fichier, ou l’adresse d’une base de données</translation>
    </message>
    <message>
        <source>the language of the answers: {languages}</source>
        <translation>la langue des réponses&#xa0;: {languages}</translation>
    </message>
    <message>
        <source>Keeps the scores of a whist club. Without a command the window opens.</source>
        <translation>Tient les scores d’un club de whist. Sans commande, la fenêtre s’ouvre.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the program failed, 2 the input was at fault, 3 check found something.</source>
        <translation>Codes de sortie&#xa0;: 0 fait, 1 le programme a échoué, 2 les données sont en cause, 3 la vérification a trouvé quelque chose.</translation>
    </message>
    <message>
        <source>shows the version of the program</source>
        <translation>affiche la version du programme</translation>
    </message>
    <message>
        <source>scores an evening file without any club</source>
        <translation>calcule une soirée à partir de son fichier, sans club</translation>
    </message>
    <message>
        <source>adds evening files to the club</source>
        <translation>ajoute des fichiers de soirée au club</translation>
    </message>
    <message>
        <source>sheets that differ replace those of the club</source>
        <translation>les feuilles différentes remplacent celles du club</translation>
    </message>
    <message>
        <source>writes evenings as .whist.json, .xlsx, .pdf or .csv, or as files in a folder</source>
        <translation>écrit des soirées en .whist.json, .xlsx, .pdf ou .csv, ou en fichiers dans un dossier</translation>
    </message>
    <message>
        <source>shows the standings of an evening</source>
        <translation>montre le classement d’une soirée</translation>
    </message>
    <message>
        <source>shows the ranking of a season with every part of it</source>
        <translation>montre le classement d’une saison dans tous ses détails</translation>
    </message>
    <message>
        <source>only evenings before this day</source>
        <translation>seulement les soirées avant ce jour</translation>
    </message>
    <message>
        <source>a part of the season, such as 2026-10, Q1 or H2</source>
        <translation>une partie de la saison, comme 2026-10, Q1 ou H2</translation>
    </message>
    <message>
        <source>the players of a category</source>
        <translation>les joueurs d’une catégorie</translation>
    </message>
    <message>
        <source>the teams</source>
        <translation>les équipes</translation>
    </message>
    <message>
        <source>shows or sets the conventions of a season, a new one too</source>
        <translation>montre ou règle les conventions d’une saison, même nouvelle</translation>
    </message>
    <message>
        <source>its first day, where it is not the usual one</source>
        <translation>son premier jour, s’il n’est pas le jour habituel</translation>
    </message>
    <message>
        <source>its last day, where it is not the usual one</source>
        <translation>son dernier jour, s’il n’est pas le jour habituel</translation>
    </message>
    <message>
        <source>closes the season, so that its minimum applies</source>
        <translation>clôture la saison : son minimum s’applique</translation>
    </message>
    <message>
        <source>takes its closing back</source>
        <translation>annule la clôture</translation>
    </message>
    <message>
        <source>reads member lists</source>
        <translation>lit des listes de membres</translation>
    </message>
    <message>
        <source>adds the people of a member list (.csv or .xlsx)</source>
        <translation>ajoute les personnes d’une liste de membres (.csv ou .xlsx)</translation>
    </message>
    <message>
        <source>leaves faulty lines out instead of refusing the list</source>
        <translation>saute les lignes fautives au lieu de refuser la liste</translation>
    </message>
    <message>
        <source>takes old seasons over</source>
        <translation>reprend d’anciennes saisons</translation>
    </message>
    <message>
        <source>a list of results (.csv or .xlsx): date, table, round, player, points; or one column an evening</source>
        <translation>une liste de résultats (.csv ou .xlsx)&#xa0;: date, table, manche, joueur, points&#xa0;; ou une colonne par soirée</translation>
    </message>
    <message>
        <source>the season of all of them; else by their dates</source>
        <translation>la saison de tous&#xa0;; sinon selon leurs dates</translation>
    </message>
    <message>
        <source>the game of lines that name none</source>
        <translation>le jeu des lignes qui n’en nomment pas</translation>
    </message>
    <message>
        <source>what the cells of an evening&apos;s column are: game or ranking</source>
        <translation>ce que sont les cases d’une colonne de soirée&#xa0;: game ou ranking</translation>
    </message>
    <message>
        <source>says what would come in, and changes nothing</source>
        <translation>dit ce qui serait repris, sans rien changer</translation>
    </message>
    <message>
        <source>verifies the club: its file, every stored result, zero sums</source>
        <translation>vérifie le club&#xa0;: son fichier, chaque résultat enregistré, les sommes nulles</translation>
    </message>
    <message>
        <source>makes a complete copy of the club, also while it is in use</source>
        <translation>fait une copie complète du club, même pendant qu’il sert</translation>
    </message>
    <message>
        <source>puts a copy in the place of the club, which is kept beside it</source>
        <translation>met une copie à la place du club, qui est conservé à côté</translation>
    </message>
    <message>
        <source>copies the club from a file into a PostgreSQL server, or back, and compares it</source>
        <translation>copie le club d’un fichier vers un serveur PostgreSQL, ou dans l’autre sens, et le compare</translation>
    </message>
    <message>
        <source>a new file, or a database without a club</source>
        <translation>un nouveau fichier, ou une base de données sans club</translation>
    </message>
    <message>
        <source>prints the JSON Schema of evening files, or of files of conventions</source>
        <translation>affiche le schéma JSON des fichiers de soirée, ou des fichiers de conventions</translation>
    </message>
    <message>
        <source>makes a club with invented people and evenings, the same for the same seed</source>
        <translation>crée un club de personnes et de soirées inventées, le même pour la même graine</translation>
    </message>
    <message>
        <source>says whether a contract of Whist 32 is accepted with eight cards</source>
        <translation>dit si un contrat de Whist 32 est accepté avec huit cartes</translation>
    </message>
    <message>
        <source>eight cards like As Kh Td 7c</source>
        <translation>huit cartes comme As Kh Td 7c</translation>
    </message>
    <message>
        <source>seats to the left of the asker: the partner 1 to 3, who leads 0 to 3; else each is as likely</source>
        <translation>places à gauche de celui qui demande&#xa0;: partenaire 1 à 3, celui qui entame 0 à 3&#xa0;; sinon chacune est aussi probable</translation>
    </message>
    <message>
        <source>accepted from so many per cent of open chance on</source>
        <translation>accepté à partir de ce pourcentage de chance ouverte</translation>
    </message>
    <message>
        <source>the ranking of one game alone: {games}</source>
        <translation>le classement d’un seul jeu&#xa0;: {games}</translation>
    </message>
    <message>
        <source>answers as JSON</source>
        <translation>répond en JSON</translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({kind}).</source>
        <translation>Une erreur s’est produite dans le programme ({kind}).</translation>
    </message>
    <message>
        <source>Something went wrong inside the program; a report lies in {path}.</source>
        <translation>Une erreur s’est produite dans le programme&#xa0;; le rapport se trouve dans {path}.</translation>
    </message>
    <message>
        <source>{path}: the ending must be one of {allowed}.</source>
        <translation>{path}&#xa0;: l’extension doit être l’une de celles-ci&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>{path}: the folder is not there.</source>
        <translation>{path}&#xa0;: ce dossier n’existe pas.</translation>
    </message>
    <message>
        <source>The season {name} has no team ranking; set its convention teams.</source>
        <translation>La saison {name} n’a pas de classement par équipes ; fixez sa convention teams.</translation>
    </message>
    <message>
        <source>The season {name} has no parts; set its convention periods.</source>
        <translation>La saison {name} n’a pas de parties ; fixez sa convention periods.</translation>
    </message>
    <message>
        <source>The season {name} has no part {part}. There are: {known}</source>
        <translation>La saison {name} n’a pas de partie {part}. Il y a : {known}</translation>
    </message>
    <message>
        <source>The club has no category {name}. There are: {known}</source>
        <translation>Le club n’a pas de catégorie {name}. Il y a : {known}</translation>
    </message>
    <message>
        <source>{scheme} is no scheme; there are: {allowed}.</source>
        <translation>«&#xa0;{scheme}&#xa0;» n’est pas un système de classement&#xa0;; possibles&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>Nothing was read. Correct these lines, or leave them out with --skip.</source>
        <translation>Rien n’a été lu. Corrigez ces lignes, ou sautez-les avec --skip.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the list</source>
        <translation>
            <numerusform>%n joueur dans la liste</numerusform>
            <numerusform>%n joueurs dans la liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is in order.</source>
        <translation>Tout est en ordre.</translation>
    </message>
    <message>
        <source>The club was copied to {path}.</source>
        <translation>Le club a été copié dans {path}.</translation>
    </message>
    <message>
        <source>Say who you are: several people enter deals here.</source>
        <translation>Dites qui vous êtes : plusieurs personnes notent des donnes ici.</translation>
    </message>
    <message>
        <source>Opening the club on the server</source>
        <translation>Ouverture du club sur le serveur</translation>
    </message>
    <message>
        <source>The log of this club is missing: what was entered after {date}, {time} may not be here.</source>
        <translation>Le journal de ce club manque : ce qui a été encodé après le {date} à {time} n’y est peut-être pas.</translation>
    </message>
    <message>
        <source>Copying the club</source>
        <translation>Copie du club</translation>
    </message>
    <message>
        <source>Preparing the training club</source>
        <translation>Préparation du club d’entraînement</translation>
    </message>
    <message>
        <source>The training club could not be opened; start the program again and retry.</source>
        <translation>Le club d’entraînement n’a pas pu être ouvert ; relancez le programme et réessayez.</translation>
    </message>
    <message>
        <source>The copy of the day could not be made: {reason}</source>
        <translation>La copie du jour n’a pas pu être faite&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{path} is now the club {club}.</source>
        <translation>{path} est maintenant le club {club}.</translation>
    </message>
    <message>
        <source>The club that was there before is kept as {path}.</source>
        <translation>Le club qui y était avant est conservé sous {path}.</translation>
    </message>
    <message numerus="yes">
        <source>The club with its %n deal(s) is now at {place}; every total is the same.</source>
        <translation>
            <numerusform>Le club et sa donne sont maintenant ici : {place} ; tous les totaux sont les mêmes.</numerusform>
            <numerusform>Le club et ses %n donnes sont maintenant ici : {place} ; tous les totaux sont les mêmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} is as it was; go on at the new place only.</source>
        <translation>{path} est resté tel quel ; ne continuez qu’au nouvel endroit.</translation>
    </message>
    <message>
        <source>{name}: {value} must be between {low} and {high}.</source>
        <translation>{name}&#xa0;: {value} doit être entre {low} et {high}.</translation>
    </message>
    <message>
        <source>The club {path} was made.</source>
        <translation>Le club {path} est créé.</translation>
    </message>
    <message>
        <source>{place}: there is no club here.</source>
        <translation>{place}&#xa0;: il n’y a pas de club ici.</translation>
    </message>
    <message>
        <source>--game goes with --season: an evening is written with all its games.</source>
        <translation>--game va avec --season : une soirée s’écrit avec tous ses jeux.</translation>
    </message>
    <message>
        <source>old results</source>
        <translation>anciens résultats</translation>
    </message>
    <message>
        <source>Everything was there already.</source>
        <translation>Tout y était déjà.</translation>
    </message>
    <message numerus="yes">
        <source>%n new sheet(s)</source>
        <translation>
            <numerusform>%n nouvelle feuille</numerusform>
            <numerusform>%n nouvelles feuilles</numerusform>
        </translation>
    </message>
    <message>
        <source>New season: {name}</source>
        <translation>Nouvelle saison&#xa0;: {name}</translation>
    </message>
    <message>
        <source>New players: {names}</source>
        <translation>Nouveaux joueurs&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{name} is perhaps the same person as {known}</source>
        <translation>{name} est peut-être la même personne que {known}</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) written</source>
        <translation>
            <numerusform>%n soirée écrite</numerusform>
            <numerusform>%n soirées écrites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One evening file holds one evening: name a folder for %n evening(s).</source>
        <translation>
            <numerusform>Un fichier contient une seule soirée&#xa0;: indiquez un dossier pour %n soirée.</numerusform>
            <numerusform>Un fichier contient une seule soirée&#xa0;: indiquez un dossier pour %n soirées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{text}: write an evening as DATE or DATE#N, such as 2026-11-27#2.</source>
        <translation>{text}&#xa0;: écrivez une soirée DATE ou DATE#N, par exemple 2026-11-27#2.</translation>
    </message>
    <message>
        <source>The club has no evening {text}.</source>
        <translation>Le club n’a pas de soirée {text}.</translation>
    </message>
    <message>
        <source>{text} is no date; write it like 2026-11-27.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une date&#xa0;; écrivez-la comme 2026-11-27.</translation>
    </message>
    <message>
        <source>The club has no season {name}. There are: {known}</source>
        <translation>Le club n’a pas de saison {name}. Saisons connues&#xa0;: {known}</translation>
    </message>
    <message numerus="yes">
        <source>A report is of one season: name it with --season. There are %n season(s).</source>
        <translation>
            <numerusform>Un rapport porte sur une saison&#xa0;: nommez-la avec --season. Il y a %n saison.</numerusform>
            <numerusform>Un rapport porte sur une saison&#xa0;: nommez-la avec --season. Il y a %n saisons.</numerusform>
        </translation>
    </message>
    <message>
        <source>{text}: write KEY=VALUE with a JSON value, such as best=18.</source>
        <translation>{text}&#xa0;: écrivez KEY=VALUE avec une valeur JSON, par exemple best=18.</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Points offerts</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>{amount} game points</source>
        <translation>{amount} points de jeu</translation>
    </message>
    <message>
        <source>{amount} ranking points</source>
        <translation>{amount} points de classement</translation>
    </message>
    <message>
        <source>decided by {name}</source>
        <translation>décision&#xa0;: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n game point(s).</source>
        <translation>
            <numerusform>{name} perd %n point de jeu.</numerusform>
            <numerusform>{name} perd %n points de jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n game point(s).</source>
        <translation>
            <numerusform>{name} gagne %n point de jeu.</numerusform>
            <numerusform>{name} gagne %n points de jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} loses {amount} ranking points.</source>
        <translation>{name} perd {amount} points de classement.</translation>
    </message>
    <message>
        <source>{name} gains {amount} ranking points.</source>
        <translation>{name} gagne {amount} points de classement.</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Ajustements</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Ajustement</translation>
    </message>
    <message>
        <source>The arbiter was not asked</source>
        <translation>L&apos;arbitre n&apos;a pas été consulté</translation>
    </message>
    <message>
        <source>It accepted</source>
        <translation>Il a accepté</translation>
    </message>
    <message>
        <source>It refused</source>
        <translation>Il a refusé</translation>
    </message>
    <message>
        <source>One call a deal. One that was wrong, such as a mistyped card, can be taken away.</source>
        <translation>Une seule demande par donne. Une demande erronée, par exemple une carte mal tapée, peut être retirée.</translation>
    </message>
    <message>
        <source>The arbiter has answered</source>
        <translation>L&apos;arbitre a répondu</translation>
    </message>
    <message>
        <source>Take the call away</source>
        <translation>Retirer la demande</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>The arbiter&apos;s call: deal {number}</source>
        <translation>Demande à l&apos;arbitre : donne {number}</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Who asked</source>
        <translation>Qui a demandé</translation>
    </message>
    <message>
        <source>A call belongs to its deal; it changes no points.</source>
        <translation>La demande appartient à sa donne ; elle ne change pas de points.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non noté</translation>
    </message>
    <message>
        <source>Names of the contracts</source>
        <translation>Noms des contrats</translation>
    </message>
    <message>
        <source>The club&apos;s own word where it has one: on the buttons, the score sheets and the papers.</source>
        <translation>Le mot du club là où il en a un&#xa0;: sur les boutons, les feuilles de marque et les papiers.</translation>
    </message>
    <message>
        <source>game points</source>
        <translation>points de jeu</translation>
    </message>
    <message>
        <source>ranking points</source>
        <translation>points de classement</translation>
    </message>
    <message>
        <source>How many, with a minus to take away</source>
        <translation>Combien, avec un moins pour retirer</translation>
    </message>
    <message>
        <source>Give a whole number of points, {example}.</source>
        <translation>Donnez un nombre entier de points, {example}.</translation>
    </message>
    <message>
        <source>Give ranking points, {example}.</source>
        <translation>Donnez des points de classement, {example}.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Décidé par</translation>
    </message>
    <message>
        <source>for example {number}</source>
        <translation>par exemple {number}</translation>
    </message>
    <message>
        <source>Check the player in first.</source>
        <translation>Notez d’abord ce joueur parmi les présents.</translation>
    </message>
    <message>
        <source>A lost contract counts</source>
        <translation>Un contrat chuté compte</translation>
    </message>
    <message>
        <source>Sixth and last trick are paid when all pass</source>
        <translation>Sixième et dernier pli payés si tous passent</translation>
    </message>
    <message>
        <source>Price of the sixth and of the last trick</source>
        <translation>Prix du 6e et dernier pli</translation>
    </message>
    <message>
        <source>Rabrouche deals after a trou</source>
        <translation>Donnes de rabrouche</translation>
    </message>
    <message>
        <source>Rabrouche counts</source>
        <translation>La rabrouche compte</translation>
    </message>
    <message>
        <source>Blank hand of the rabrouche</source>
        <translation>Jeu blanc du rabrouche</translation>
    </message>
    <message>
        <source>Penalty of a revoke</source>
        <translation>Pénalité de renonce</translation>
    </message>
    <message>
        <source>A revoke is doubled on rabrouche</source>
        <translation>Renonce doublée en rabrouche</translation>
    </message>
    <message>
        <source>After a void deal the same dealer deals again</source>
        <translation>Après une donne nulle, le même donneur redonne</translation>
    </message>
    <message>
        <source>A passed deal is dealt again</source>
        <translation>Une donne passée est redonnée</translation>
    </message>
    <message>
        <source>After a passed deal that is dealt again the next player deals</source>
        <translation>Après une donne passée et redonnée, le joueur suivant donne</translation>
    </message>
    <message>
        <source>The deal after a passed one counts double</source>
        <translation>La donne après une passe compte double</translation>
    </message>
    <message>
        <source>A trou can be countered</source>
        <translation>Un trou peut être surenchéri</translation>
    </message>
    <message>
        <source>Planned deals</source>
        <translation>Donnes prévues</translation>
    </message>
    <message>
        <source>A grand slam pays from this many cards</source>
        <translation>Grand chelem payé à partir de … cartes</translation>
    </message>
    <message>
        <source>The last bid may not make the bids fit</source>
        <translation>La dernière annonce ne peut pas tomber juste</translation>
    </message>
    <message>
        <source>Trumps when all cards are dealt</source>
        <translation>Atout quand tout est distribué</translation>
    </message>
    <message>
        <source>A game goes to</source>
        <translation>Partie en</translation>
    </message>
    <message>
        <source>Honours count</source>
        <translation>Les honneurs comptent</translation>
    </message>
    <message>
        <source>Games of a rubber</source>
        <translation>Parties du robre</translation>
    </message>
    <message>
        <source>Whist drive</source>
        <translation>Whist drive</translation>
    </message>
    <message>
        <source>Contracts of 7, 8, one or no trick need the arbiter</source>
        <translation>Les contrats de 7, 8, un ou aucun pli demandent l’arbitre</translation>
    </message>
    <message>
        <source>The arbiter accepts from a chance of</source>
        <translation>L’arbitre accepte à partir d’une chance de</translation>
    </message>
    <message>
        <source>Played under</source>
        <translation>Joué selon</translation>
    </message>
    <message>
        <source>Table of payoffs…</source>
        <translation>Barème…</translation>
    </message>
    <message>
        <source>changed for this table</source>
        <translation>changé pour cette table</translation>
    </message>
    <message>
        <source>Is played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Usual level</source>
        <translation>Niveau usuel</translation>
    </message>
    <message>
        <source>Points when made</source>
        <translation>Points si réussi</translation>
    </message>
    <message>
        <source>All 13 tricks</source>
        <translation>Les 13 plis</translation>
    </message>
    <message>
        <source>Lost: times</source>
        <translation>Chuté&#xa0;: fois</translation>
    </message>
    <message>
        <source>and each missing</source>
        <translation>et par pli qui manque</translation>
    </message>
    <message>
        <source>or: first missing</source>
        <translation>ou&#xa0;: 1er pli manquant</translation>
    </message>
    <message>
        <source>each further</source>
        <translation>chaque suivant</translation>
    </message>
    <message>
        <source>Tricks in all</source>
        <translation>Plis en tout</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>À plusieurs</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>Whether this club plays the contract</source>
        <translation>Si le club joue ce contrat</translation>
    </message>
    <message>
        <source>Levels that can be announced: 8–12, or 8 9 10; empty for a contract without level</source>
        <translation>Niveaux qui s’annoncent&#xa0;: 8–12, ou 8 9 10&#xa0;; vide pour un contrat sans niveau</translation>
    </message>
    <message>
        <source>The level meant when none is said</source>
        <translation>Le niveau entendu quand on n’en dit pas</translation>
    </message>
    <message>
        <source>Empty: as announced. ≥10: at least ten. =2: exactly two. 8/9: targets of a trou</source>
        <translation>Vide&#xa0;: comme annoncé. ≥10&#xa0;: au moins dix. =2&#xa0;: exactement deux. 8/9&#xa0;: buts d’un trou</translation>
    </message>
    <message>
        <source>One number, or one a level (4 5 6, the last holds), or by tricks taken (5:9 6:12)</source>
        <translation>Un nombre, ou un par niveau (4 5 6, le dernier vaut pour la suite), ou selon les plis faits (5:9 6:12)</translation>
    </message>
    <message>
        <source>Points for each trick beyond the level</source>
        <translation>Points par pli au-delà du niveau</translation>
    </message>
    <message>
        <source>+5: on top of the points; =30: instead of them</source>
        <translation>+5&#xa0;: en plus des points&#xa0;; =30&#xa0;: à leur place</translation>
    </message>
    <message>
        <source>How many times the points are lost; empty: the factor of the other conventions</source>
        <translation>Combien de fois les points sont perdus&#xa0;; vide&#xa0;: le facteur des options</translation>
    </message>
    <message>
        <source>Points on top for each missing trick, before they are multiplied</source>
        <translation>Points en plus par pli qui manque, avant la multiplication</translation>
    </message>
    <message>
        <source>Instead of a factor: what the first missing trick costs</source>
        <translation>Au lieu d’un facteur&#xa0;: ce que coûte le premier pli qui manque</translation>
    </message>
    <message>
        <source>and what each further missing trick costs</source>
        <translation>et ce que coûte chaque pli suivant</translation>
    </message>
    <message>
        <source>Tricks played in the deal: 13, or 12 where each player puts a card aside</source>
        <translation>Plis joués dans la donne&#xa0;: 13, ou 12 quand chacun écarte une carte</translation>
    </message>
    <message>
        <source>Whether several players may attempt it in one deal</source>
        <translation>Si plusieurs joueurs peuvent le tenter dans une donne</translation>
    </message>
    <message>
        <source>Whether it is played with trumps</source>
        <translation>Si on le joue avec atout</translation>
    </message>
    <message>
        <source>{contract} – {problem}</source>
        <translation>{contract} – {problem}</translation>
    </message>
    <message>
        <source>Not played.</source>
        <translation>Pas joué.</translation>
    </message>
    <message>
        <source>without trumps</source>
        <translation>sans atout</translation>
    </message>
    <message>
        <source>the last card</source>
        <translation>la dernière carte</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>best of three (rubber)</source>
        <translation>deux parties gagnantes (robre)</translation>
    </message>
    <message>
        <source>the card turned</source>
        <translation>la carte retournée</translation>
    </message>
    <message>
        <source>spades, clubs, diamonds, hearts in turn</source>
        <translation>pique, trèfle, carreau, cœur à tour de rôle</translation>
    </message>
    <message>
        <source>the same and without trumps in turn</source>
        <translation>les mêmes puis sans atout, à tour de rôle</translation>
    </message>
    <message>
        <source>hearts, clubs, diamonds, spades in turn</source>
        <translation>cœur, trèfle, carreau, pique à tour de rôle</translation>
    </message>
    <message>
        <source>always without trumps</source>
        <translation>toujours sans atout</translation>
    </message>
    <message>
        <source>Conventions of the games</source>
        <translation>Conventions des jeux</translation>
    </message>
    <message>
        <source>Import conventions…</source>
        <translation>Importer des conventions…</translation>
    </message>
    <message>
        <source>Names of the contracts…</source>
        <translation>Noms des contrats…</translation>
    </message>
    <message>
        <source>A table keeps the conventions it was seated with: what you change here holds for tables to come.</source>
        <translation>Une table garde les conventions avec lesquelles elle a été placée&#xa0;: ce que vous changez ici vaut pour les tables à venir.</translation>
    </message>
    <message>
        <source>the club&apos;s own</source>
        <translation>propres au club</translation>
    </message>
    <message>
        <source>shipped with the program</source>
        <translation>fournies avec le programme</translation>
    </message>
    <message>
        <source>★ usual: new tables begin with these</source>
        <translation>★ habituelles&#xa0;: les nouvelles tables commencent ainsi</translation>
    </message>
    <message>
        <source>Payoffs…</source>
        <translation>Barème…</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Options…</translation>
    </message>
    <message>
        <source>Copy…</source>
        <translation>Copier…</translation>
    </message>
    <message>
        <source>No longer the usual ones</source>
        <translation>Ne plus les prendre d’habitude</translation>
    </message>
    <message>
        <source>Make these the usual ones</source>
        <translation>En faire les conventions habituelles</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>Exporter dans un fichier…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Conventions: {game}</source>
        <translation>Conventions&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>Copie de {name}</translation>
    </message>
    <message>
        <source>Another name for {name}</source>
        <translation>Un autre nom pour {name}</translation>
    </message>
    <message>
        <source>“{name}” is deleted. Tables keep it; undo brings it back.</source>
        <translation>«&#xa0;{name}&#xa0;» est supprimé. Les tables le gardent&#xa0;; annuler le ramène.</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Table of payoffs</source>
        <translation>Barème</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>tel quel</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>✓ Copied</source>
        <translation>✓ Copié</translation>
    </message>
    <message>
        <source>J</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <translation>R</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Qui donne en premier&#xa0;?</translation>
    </message>
    <message>
        <source>Deal first</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Tirer à nouveau</translation>
    </message>
    <message>
        <source>{name} deals first and names the marker.</source>
        <translation>{name} donne en premier et désigne le marqueur.</translation>
    </message>
    <message>
        <source>Change of players at table {number}</source>
        <translation>Changement de joueur à la table {number}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>From deal</source>
        <translation>Dès la donne</translation>
    </message>
    <message>
        <source>Who leaves</source>
        <translation>Qui part</translation>
    </message>
    <message>
        <source>nobody: a fifth player joins</source>
        <translation>personne&#xa0;: un cinquième joueur arrive</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Name: two letters, Enter…</source>
        <translation>Nom&#xa0;: deux lettres, Entrée…</translation>
    </message>
    <message>
        <source>Who comes</source>
        <translation>Qui arrive</translation>
    </message>
    <message>
        <source>New seat at the left of</source>
        <translation>Nouveau siège à gauche de</translation>
    </message>
    <message>
        <source>Changes so far</source>
        <translation>Changements jusqu’ici</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Annuler…</translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation>Annuler : {what}</translation>
    </message>
    <message>
        <source>Take this change back?</source>
        <translation>Annuler ce changement ?</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler le changement</translation>
    </message>
    <message>
        <source>{name} sits at table {number}</source>
        <translation>{name} est à la table {number}</translation>
    </message>
    <message>
        <source>Checked in and without a table: {names}. Any other name can be typed.</source>
        <translation>Présents sans table&#xa0;: {names}. Tout autre nom peut être saisi.</translation>
    </message>
    <message>
        <source>Nobody checked in is without a table. Any other name can be typed.</source>
        <translation>Aucun présent n’est sans table. Tout autre nom peut être saisi.</translation>
    </message>
    <message>
        <source>Empty: four play on.</source>
        <translation>Vide&#xa0;: on continue à quatre.</translation>
    </message>
    <message>
        <source>{name} is entered as a new player.</source>
        <translation>{name} est inscrit comme nouveau joueur.</translation>
    </message>
    <message>
        <source>From deal {deal} on, {comes} sits in the seat of {leaves}.</source>
        <translation>Dès la donne {deal}, {comes} prend le siège de {leaves}.</translation>
    </message>
    <message>
        <source>Each keeps the points of the deals they played.</source>
        <translation>Chacun garde les points des donnes qu’il a jouées.</translation>
    </message>
    <message>
        <source>The place goes to who holds the seat for more deals.</source>
        <translation>La place revient à qui tient le siège le plus de donnes.</translation>
    </message>
    <message>
        <source>From deal {deal} on, {leaves} is away and four play on.</source>
        <translation>Dès la donne {deal}, {leaves} s’en va et on continue à quatre.</translation>
    </message>
    <message>
        <source>From deal {deal} on, {comes} sits between {name} and the next player.</source>
        <translation>Dès la donne {deal}, {comes} s’assied entre {name} et le joueur suivant.</translation>
    </message>
    <message>
        <source>Five at the table: one sits out each deal.</source>
        <translation>Cinq à la table&#xa0;: un joueur est au repos à chaque donne.</translation>
    </message>
    <message>
        <source>Choose who leaves.</source>
        <translation>Choisissez qui s’en va.</translation>
    </message>
    <message>
        <source>Choose who comes: type the name and press Enter.</source>
        <translation>Choisissez qui arrive&#xa0;: tapez le nom, puis Entrée.</translation>
    </message>
    <message>
        <source>Choose at whose left the new seat is.</source>
        <translation>Choisissez à gauche de qui est le nouveau siège.</translation>
    </message>
    <message>
        <source>Exchange two seats of table {number}</source>
        <translation>Échanger deux joueurs de la table {number}</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>This player</source>
        <translation>Ce joueur</translation>
    </message>
    <message>
        <source>with this one</source>
        <translation>avec celui-ci</translation>
    </message>
    <message>
        <source>The deals already entered stay with the seats: the two players exchange their results.</source>
        <translation>Les donnes déjà saisies restent aux sièges&#xa0;: les deux joueurs échangent leurs résultats.</translation>
    </message>
    <message>
        <source>Choose two different players.</source>
        <translation>Choisissez deux joueurs différents.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Points of {name}</source>
        <translation>Points&#xa0;: {name}</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>plis</translation>
    </message>
    <message>
        <source>Tricks of {name}</source>
        <translation>Plis&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Keep the totals  ⏎</source>
        <translation>Enregistrer les totaux  ⏎</translation>
    </message>
    <message>
        <source>Enter in the last field does the same</source>
        <translation>Entrée dans le dernier champ fait de même</translation>
    </message>
    <message>
        <source>Take the totals back</source>
        <translation>Retirer les totaux</translation>
    </message>
    <message>
        <source>The sheet is empty again; undo brings them back</source>
        <translation>La feuille redevient vide&#xa0;; Annuler les ramène</translation>
    </message>
    <message>
        <source>Tricks (if known)</source>
        <translation>Plis (si connus)</translation>
    </message>
    <message>
        <source>Deals played (if known)</source>
        <translation>Donnes jouées (si connues)</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Donnes jouées</translation>
    </message>
    <message>
        <source>✗ {field}: {text} is no whole number</source>
        <translation>✗ {field}&#xa0;: {text} n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>✓ Kept</source>
        <translation>✓ Enregistré</translation>
    </message>
    <message>
        <source>Sum {points} · Enter keeps the totals</source>
        <translation>Somme {points} · Entrée enregistre les totaux</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) still to type</source>
        <translation>
            <numerusform>encore %n nombre à saisir</numerusform>
            <numerusform>encore %n nombres à saisir</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum {points}</source>
        <translation>Somme {points}</translation>
    </message>
    <message>
        <source>the last one would be {points}</source>
        <translation>le dernier serait {points}</translation>
    </message>
    <message>
        <source>✗ The points add up to {points}, they must add up to 0</source>
        <translation>✗ La somme des points est {points}&#xa0;; elle doit être 0</translation>
    </message>
    <message>
        <source>✓ Ready</source>
        <translation>✓ Prêt</translation>
    </message>
    <message>
        <source>Type the points of every player.</source>
        <translation>Saisissez les points de chaque joueur.</translation>
    </message>
    <message>
        <source>Type the tricks of every player, or of none.</source>
        <translation>Saisissez les plis de chaque joueur, ou d’aucun.</translation>
    </message>
    <message>
        <source>{name} sits out</source>
        <translation>{name} est au repos</translation>
    </message>
    <message>
        <source>Rabrouche × {number}</source>
        <translation>Rabrouche&#xa0;× {number}</translation>
    </message>
    <message>
        <source>not: {fact}</source>
        <translation>pas&#xa0;: {fact}</translation>
    </message>
    <message>
        <source>Counts × {number}</source>
        <translation>Compte&#xa0;× {number}</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Au repos</translation>
    </message>
    <message>
        <source>{name} deals and sits out</source>
        <translation>{name} donne et est au repos</translation>
    </message>
    <message>
        <source>Tricks of</source>
        <translation>Plis de</translation>
    </message>
    <message>
        <source>Honours of</source>
        <translation>Honneurs de</translation>
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
        <translation>Liste</translation>
    </message>
    <message>
        <source>Who plays…</source>
        <translation>Qui joue…</translation>
    </message>
    <message>
        <source>List of the drive</source>
        <translation>Liste du drive</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>of {number}</source>
        <translation>sur {number}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>People have moved since round {number}: a correction changes the tricks, not who sits where.</source>
        <translation>On a bougé depuis la manche {number}&#xa0;: une correction change les plis, pas les places.</translation>
    </message>
    <message>
        <source>Type the tricks of one side; the other side follows.</source>
        <translation>Tapez les plis d’un camp&#xa0;; l’autre camp suit.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) missing: {numbers}.</source>
        <translation>
            <numerusform>%n table manque&#xa0;: {numbers}.</numerusform>
            <numerusform>%n tables manquent&#xa0;: {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ All tricks of this deal are in.</source>
        <translation>✓ Tous les plis de cette donne sont entrés.</translation>
    </message>
    <message>
        <source>To round {number}</source>
        <translation>Vers la manche {number}</translation>
    </message>
    <message>
        <source>Final list…</source>
        <translation>Liste finale…</translation>
    </message>
    <message>
        <source>Tricks are missing.</source>
        <translation>Il manque des plis.</translation>
    </message>
    <message>
        <source>Correct round {round}, table {table}?</source>
        <translation>Corriger la manche {round}, table {table}&#xa0;?</translation>
    </message>
    <message>
        <source>People have moved since. Who sits where stays as it is.</source>
        <translation>On a bougé depuis. Les places restent ce qu’elles sont.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>The tricks of which side?</source>
        <translation>Les plis de quel camp&#xa0;?</translation>
    </message>
    <message>
        <source>How many tricks for {name}?</source>
        <translation>Combien de plis pour {name}&#xa0;?</translation>
    </message>
    <message>
        <source>How many honours for {name}: 3 or 4?</source>
        <translation>Combien d’honneurs pour {name}&#xa0;: 3 ou 4&#xa0;?</translation>
    </message>
    <message>
        <source>To take</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Sixth trick</source>
        <translation>6e pli</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>{name} is named already</source>
        <translation>{name} est déjà du contrat</translation>
    </message>
    <message>
        <source>Boucheur</source>
        <translation>Boucheur</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>As</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Le contrat</translation>
    </message>
    <message>
        <source>Who asks</source>
        <translation>Qui demande</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>the first lead</comment>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Leads first</source>
        <translation>Première entame</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Aussi</translation>
    </message>
    <message>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) of this deal are with the others</source>
        <translation>
            <numerusform>%n pli de cette donne est aux autres</numerusform>
            <numerusform>%n plis de cette donne sont aux autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %n trick(s)</source>
        <translation>
            <numerusform>Il n’y a que %n pli</numerusform>
            <numerusform>Il n’y a que %n plis</numerusform>
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
        <translation>I</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key of the arbiter&apos;s contract grande misère</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>U</source>
        <comment>key of the arbiter&apos;s contract duo 7</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key of the arbiter&apos;s contract solo 7</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key of the arbiter&apos;s contract duo 8</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key of the arbiter&apos;s contract solo 8</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key of the arbiter&apos;s choice of who asks</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key of the arbiter&apos;s choice of trumps</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key of the arbiter&apos;s choice of the partner</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>F</source>
        <comment>key of the arbiter&apos;s choice of the first leader</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Eight cards are chosen; take one of them back first.</source>
        <translation>Huit cartes sont choisies&#xa0;; reprenez-en d’abord une.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to be chosen</source>
        <translation>
            <numerusform>Encore %n carte à choisir</numerusform>
            <numerusform>Encore %n cartes à choisir</numerusform>
        </translation>
    </message>
    <message>
        <source>Which contract?</source>
        <translation>Quel contrat&#xa0;?</translation>
    </message>
    <message>
        <source>Which trumps?</source>
        <translation>Quel atout&#xa0;?</translation>
    </message>
    <message>
        <source>Who took the sixth trick?</source>
        <translation>Qui a fait le sixième pli&#xa0;?</translation>
    </message>
    <message>
        <source>Who took the last trick?</source>
        <translation>Qui a fait le dernier pli&#xa0;?</translation>
    </message>
    <message>
        <source>Who showed the blank hand?</source>
        <translation>Qui a montré un jeu blanc&#xa0;?</translation>
    </message>
    <message>
        <source>Whose fault was it?</source>
        <translation>À qui la faute&#xa0;?</translation>
    </message>
    <message>
        <source>Who is the boucheur?</source>
        <translation>Qui est le boucheur&#xa0;?</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Un joueur de plus</translation>
    </message>
    <message>
        <source>Who holds the aces?</source>
        <translation>Qui a les as&#xa0;?</translation>
    </message>
    <message>
        <source>Who is the partner of {name}?</source>
        <translation>Qui joue avec {name}&#xa0;?</translation>
    </message>
    <message>
        <source>Who plays it too?</source>
        <translation>Qui le joue aussi&#xa0;?</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>How many tricks have to be taken?</source>
        <translation>Combien de plis faut-il faire&#xa0;?</translation>
    </message>
    <message>
        <source>Which level?</source>
        <translation>Quel niveau&#xa0;?</translation>
    </message>
    <message>
        <source>{number} is played without trumps</source>
        <translation>{number} se joue sans atout</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Blank hand</source>
        <translation>Jeu blanc</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Renonce</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key of the contract pair</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key of the contract duo</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key of the contract solo</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>I</source>
        <comment>key of the contract piccolissimo</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key of the contract petite misère</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key of the contract piccolo</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key of the contract abondance</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key of the contract grande misère</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key of the contract abondance 10</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key of the contract grande misère on the table</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key of the contract petit schlem</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key of the contract grand schlem</comment>
        <translation>H</translation>
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
        <translation>E</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key of a blank hand</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>V</source>
        <comment>key of a revoke</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key of the suit</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key of the suit</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key of the suit</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key of the suit</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key of playing without trumps</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>Entry of the deal</source>
        <translation>Saisie de la donne</translation>
    </message>
    <message>
        <source>What moves…</source>
        <translation>Ce qui change…</translation>
    </message>
    <message>
        <source>Every total and place this changes</source>
        <translation>Chaque total et chaque place que cela change</translation>
    </message>
    <message>
        <source>Take back the last choice [{key}]</source>
        <translation>Reprendre le dernier choix [{key}]</translation>
    </message>
    <message>
        <source>A hidden card</source>
        <translation>Une carte cachée</translation>
    </message>
    <message>
        <source>The eight cards</source>
        <translation>Les huit cartes</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Take the last card back [{key}]</source>
        <translation>Reprendre la dernière carte [{key}]</translation>
    </message>
    <message>
        <source>Take the last card back</source>
        <translation>Reprendre la dernière carte</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Take all cards back</source>
        <translation>Reprendre toutes les cartes</translation>
    </message>
    <message numerus="yes">
        <source>{suit}: %n card(s)</source>
        <translation>
            <numerusform>{suit}&#xa0;: %n carte</numerusform>
            <numerusform>{suit}&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} sur {all}</translation>
    </message>
    <message>
        <source>Type the letter on a choice, or press it.</source>
        <translation>Tapez la lettre d’un choix, ou touchez-le.</translation>
    </message>
    <message>
        <source>Take back the last choice</source>
        <translation>Reprendre le dernier choix</translation>
    </message>
    <message>
        <source>Arbiter…</source>
        <translation>Arbitre…</translation>
    </message>
    <message>
        <source>Cleared; {key} brings it back.</source>
        <translation>Effacé&#xa0;; {key} le ramène.</translation>
    </message>
    <message>
        <source>Not complete yet. {question}</source>
        <translation>Pas encore complet. {question}</translation>
    </message>
    <message>
        <source>made</source>
        <comment>what a contract brings</comment>
        <translation>réussi</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>what a contract costs</comment>
        <translation>chuté</translation>
    </message>
    <message>
        <source>worth on the average</source>
        <translation>vaut en moyenne</translation>
    </message>
    <message>
        <source>See the play →</source>
        <translation>Voir le jeu →</translation>
    </message>
    <message>
        <source>Other contracts possible?</source>
        <translation>Autres contrats possibles&#xa0;?</translation>
    </message>
    <message>
        <source>Ask the arbiter  ⏎</source>
        <translation>Demander à l’arbitre  ⏎</translation>
    </message>
    <message>
        <source>Ask the arbiter [{key}]</source>
        <translation>Demander à l’arbitre [{key}]</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Stop [{key}]</source>
        <translation>Arrêter [{key}]</translation>
    </message>
    <message>
        <source>Keep with the deal  ⏎</source>
        <translation>Garder avec la donne  ⏎</translation>
    </message>
    <message>
        <source>Keep with the deal [{key}]</source>
        <translation>Garder avec la donne [{key}]</translation>
    </message>
    <message>
        <source>Everything is there: the arbiter can be asked.</source>
        <translation>Tout y est&#xa0;: l’arbitre peut répondre.</translation>
    </message>
    <message>
        <source>✓ answer</source>
        <translation>✓ réponse</translation>
    </message>
    <message>
        <source>✗ answer</source>
        <translation>✗ réponse</translation>
    </message>
    <message>
        <source>No layout looked at beats the contract.</source>
        <translation>Aucune des donnes essayées ne fait chuter le contrat.</translation>
    </message>
    <message>
        <source>A layout that beats the contract</source>
        <translation>Une donne qui fait chuter le contrat</translation>
    </message>
    <message>
        <source>Nothing else on the list would be accepted.</source>
        <translation>Rien d’autre sur la liste ne serait accepté.</translation>
    </message>
    <message>
        <source>Other contracts:</source>
        <translation>Autres contrats&#xa0;:</translation>
    </message>
    <message>
        <source>Ask for this contract</source>
        <translation>Demander pour ce contrat</translation>
    </message>
    <message numerus="yes">
        <source>The arbiter is thinking: %n layout(s)…</source>
        <translation>
            <numerusform>L’arbitre réfléchit&#xa0;: %n donne…</numerusform>
            <numerusform>L’arbitre réfléchit&#xa0;: %n donnes…</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the deal  ⏎</source>
        <translation>Valider  ⏎</translation>
    </message>
    <message>
        <source>Enter the deal [{key}]</source>
        <translation>Valider la donne [{key}]</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Keep the change  ⏎</source>
        <translation>Corriger  ⏎</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note on this deal</source>
        <translation>Note sur cette donne</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message numerus="yes">
        <source>The bids may not add up to the %n card(s) dealt</source>
        <translation>
            <numerusform>Les annonces ne peuvent pas faire %n pli en tout</numerusform>
            <numerusform>Les annonces ne peuvent pas faire %n plis en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>{name}, {what}: {number}</source>
        <translation>{name}, {what}&#xa0;: {number}</translation>
    </message>
    <message numerus="yes">
        <source>Only %n trick(s) are still to place</source>
        <translation>
            <numerusform>Il ne reste que %n pli à placer</numerusform>
            <numerusform>Il ne reste que %n plis à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} bids {bid}</source>
        <translation>{name} annonce {bid}</translation>
    </message>
    <message>
        <source>{name} took {tricks}</source>
        <translation>{name} a fait {tricks}</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>annonce</translation>
    </message>
    <message>
        <source>How many tricks does {name} bid?</source>
        <translation>{name} annonce combien de plis&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) still to place</source>
        <translation>
            <numerusform>Encore %n pli à placer</numerusform>
            <numerusform>Encore %n plis à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>{left}: how many for {name}?</source>
        <translation>{left}&#xa0;: combien pour {name}&#xa0;?</translation>
    </message>
    <message>
        <source>bids {bids}</source>
        <translation>annonces {bids}</translation>
    </message>
    <message>
        <source>No deal with so many cards is left to play</source>
        <translation>Il ne reste plus de donne avec ce nombre de cartes</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Evening file (*.whist.json)</source>
        <translation>Fichier de soirée (*.whist.json)</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Classeur Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>{date} Evening.xlsx</source>
        <translation>{date} Soirée.xlsx</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>{date} Evening.pdf</source>
        <translation>{date} Soirée.pdf</translation>
    </message>
    <message>
        <source>Text table (*.csv)</source>
        <translation>Tableau texte (*.csv)</translation>
    </message>
    <message>
        <source>{date} Evening.csv</source>
        <translation>{date} Soirée.csv</translation>
    </message>
    <message>
        <source>Picture of the standings (*.png)</source>
        <translation>Image du classement (*.png)</translation>
    </message>
    <message>
        <source>{date} Standings.png</source>
        <translation>{date} Classement.png</translation>
    </message>
    <message>
        <source>Page for the web site (*.html)</source>
        <translation>Page pour le site du club (*.html)</translation>
    </message>
    <message>
        <source>{date} Standings.html</source>
        <translation>{date} Classement.html</translation>
    </message>
    <message>
        <source>Text for a forum or chat (*.txt)</source>
        <translation>Texte pour un forum ou un chat (*.txt)</translation>
    </message>
    <message>
        <source>{date} Standings.txt</source>
        <translation>{date} Classement.txt</translation>
    </message>
    <message>
        <source>Export the evening</source>
        <translation>Exporter la soirée</translation>
    </message>
    <message>
        <source>Ranking {season}.xlsx</source>
        <translation>Classement {season}.xlsx</translation>
    </message>
    <message>
        <source>Ranking {season}.pdf</source>
        <translation>Classement {season}.pdf</translation>
    </message>
    <message>
        <source>Ranking {season}.csv</source>
        <translation>Classement {season}.csv</translation>
    </message>
    <message>
        <source>Picture of the ranking (*.png)</source>
        <translation>Image du classement (*.png)</translation>
    </message>
    <message>
        <source>Ranking {season}.png</source>
        <translation>Classement {season}.png</translation>
    </message>
    <message>
        <source>Ranking {season}.html</source>
        <translation>Classement {season}.html</translation>
    </message>
    <message>
        <source>Ranking {season}.txt</source>
        <translation>Classement {season}.txt</translation>
    </message>
    <message>
        <source>Season as an Excel workbook</source>
        <translation>La saison en classeur Excel</translation>
    </message>
    <message>
        <source>Writing {file}…</source>
        <translation>Écriture de {file}…</translation>
    </message>
    <message>
        <source>Conventions (*.json)</source>
        <translation>Conventions (*.json)</translation>
    </message>
    <message>
        <source>Export conventions</source>
        <translation>Exporter des conventions</translation>
    </message>
    <message>
        <source>Saved in {path}</source>
        <translation>Enregistré dans {path}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. What was entered before is stored.</source>
        <translation>Une erreur s’est produite dans le programme. Ce qui était saisi avant est enregistré.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. What was entered before is stored. Report: {path}</source>
        <translation>Une erreur s’est produite dans le programme. Ce qui était saisi avant est enregistré. Rapport&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Training: nothing is kept</source>
        <translation>Entraînement : rien n’est gardé</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Undo: {action}</source>
        <translation>Annuler&#xa0;: {action}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Redo: {action}</source>
        <translation>Rétablir&#xa0;: {action}</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Rien à rétablir</translation>
    </message>
    <message>
        <source>Table of payoffs: {name}</source>
        <translation>Barème&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Keep the table</source>
        <translation>Enregistrer le barème</translation>
    </message>
    <message>
        <source>Check of the table</source>
        <translation>Vérification du barème</translation>
    </message>
    <message>
        <source>Row ▾</source>
        <translation>Ligne ▾</translation>
    </message>
    <message>
        <source>More rows of a contract, and the way to a mistake</source>
        <translation>D’autres lignes pour un contrat, et le chemin vers une faute</translation>
    </message>
    <message>
        <source>Another row of this contract, for other levels</source>
        <translation>Une autre ligne pour ce contrat, à d’autres niveaux</translation>
    </message>
    <message>
        <source>Take the row out</source>
        <translation>Retirer la ligne</translation>
    </message>
    <message>
        <source>To the mistake</source>
        <translation>Aller à la faute</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n contract(s). Every deal sums to zero, every lone number is shared by three.</source>
        <translation>
            <numerusform>✓ %n contrat. Chaque donne fait zéro, chaque nombre du joueur seul se partage en trois.</numerusform>
            <numerusform>✓ %n contrats. Chaque donne fait zéro, chaque nombre du joueur seul se partage en trois.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you have changed is not kept yet. Cancel once more to give it up.</source>
        <translation>Ce que vous avez changé n’est pas encore enregistré. Annulez encore une fois pour y renoncer.</translation>
    </message>
    <message>
        <source>Conventions (*.json);;All files (*)</source>
        <translation>Conventions (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import conventions</source>
        <translation>Importer des conventions</translation>
    </message>
    <message>
        <source>Nothing was imported. What is wrong:</source>
        <translation>Rien n’a été importé. Voici ce qui ne va pas&#xa0;:</translation>
    </message>
    <message>
        <source>The conventions “{name}” were there already.</source>
        <translation>Les conventions «&#xa0;{name}&#xa0;» étaient déjà là.</translation>
    </message>
    <message>
        <source>“{name}” is there already and differs</source>
        <translation>«&#xa0;{name}&#xa0;» existe déjà et diffère</translation>
    </message>
    <message>
        <source>The conventions “{name}” are imported.</source>
        <translation>Les conventions «&#xa0;{name}&#xa0;» sont importées.</translation>
    </message>
    <message>
        <source>Import evening files</source>
        <translation>Importer des fichiers de soirée</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} est illisible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Replace and import</source>
        <translation>Remplacer et importer</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace the sheets of the club by those of the files (can be undone)</source>
        <translation>Remplacer les feuilles du club par celles des fichiers (peut être annulé)</translation>
    </message>
    <message>
        <source>Tick the box to replace the sheets, or cancel.</source>
        <translation>Cochez la case pour remplacer les feuilles, ou annulez.</translation>
    </message>
    <message>
        <source>Everything in the files was there already.</source>
        <translation>Tout ce qui est dans les fichiers y était déjà.</translation>
    </message>
    <message>
        <source>Imported. No new player was needed.</source>
        <translation>Import terminé, sans nouveau joueur.</translation>
    </message>
    <message>
        <source>Imported. These players are new to the club; look for slips in the names:</source>
        <translation>Import terminé. Ces joueurs sont nouveaux au club&#xa0;; vérifiez l’orthographe des noms&#xa0;:</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Import a list of players</source>
        <translation>Importer une liste de joueurs</translation>
    </message>
    <message>
        <source>+ new</source>
        <translation>+ nouveau</translation>
    </message>
    <message>
        <source>+ gets this number</source>
        <translation>+ reçoit ce numéro</translation>
    </message>
    <message>
        <source>= in the club already</source>
        <translation>= déjà dans le club</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>Lecture de la liste…</translation>
    </message>
    <message>
        <source>Add the new ones</source>
        <translation>Ajouter les nouveaux</translation>
    </message>
    <message>
        <source>The list begins with titles of columns</source>
        <translation>La liste commence par les titres des colonnes</translation>
    </message>
    <message>
        <source>Surname or whole name</source>
        <translation>Nom, ou nom entier</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Prénom</translation>
    </message>
    <message>
        <source>Show only the lines something is wrong with</source>
        <translation>Ne montrer que les lignes où quelque chose cloche</translation>
    </message>
    <message>
        <source>What each line does</source>
        <translation>Ce que fait chaque ligne</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>choisir…</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Colonne {number}</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Ce qui se fait</translation>
    </message>
    <message>
        <source>There is nobody to add.</source>
        <translation>Il n’y a personne à ajouter.</translation>
    </message>
    <message>
        <source>Choose the column the names stand in.</source>
        <translation>Choisissez la colonne où sont les noms.</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nouveau</numerusform>
            <numerusform>%n nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n get(s) a number</source>
        <translation>
            <numerusform>%n reçoit un numéro</numerusform>
            <numerusform>%n reçoivent un numéro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known</source>
        <translation>
            <numerusform>%n déjà connu</numerusform>
            <numerusform>%n déjà connus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %n line(s) cannot be read</source>
        <translation>
            <numerusform>✗ %n ligne fautive</numerusform>
            <numerusform>✗ %n lignes fautives</numerusform>
        </translation>
    </message>
    <message>
        <source>Entering the players…</source>
        <translation>Inscription des joueurs…</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added</source>
        <translation>
            <numerusform>%n joueur ajouté</numerusform>
            <numerusform>%n joueurs ajoutés</numerusform>
        </translation>
    </message>
    <message>
        <source>{outcome}; perhaps the same person as {known}</source>
        <translation>{outcome}&#xa0;; peut-être la même personne que {known}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>Tricks of {one} and {other}, table {table}</source>
        <translation>Plis de {one} et {other}, table {table}</translation>
    </message>
    <message>
        <source>More about table {number}</source>
        <translation>Autres actions pour la table {number}</translation>
    </message>
    <message>
        <source>Keys {first} then {number}, or Ctrl+{number}</source>
        <translation>Touches {first} puis {number}, ou Ctrl+{number}</translation>
    </message>
    <message>
        <source>{name} for {other}</source>
        <translation>{name} pour {other}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Seats, game and conventions…</source>
        <translation>Joueurs, jeu et conventions…</translation>
    </message>
    <message>
        <source>Type the sheet…</source>
        <translation>Saisir la feuille…</translation>
    </message>
    <message>
        <source>Somebody takes over, leaves or joins…</source>
        <translation>Remplaçant, départ, arrivée…</translation>
    </message>
    <message>
        <source>Exchange two seats…</source>
        <translation>Échanger deux joueurs…</translation>
    </message>
    <message>
        <source>Enter only the totals…</source>
        <translation>Saisir seulement les totaux…</translation>
    </message>
    <message>
        <source>Reopen the table</source>
        <translation>Rouvrir la table</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Clôturer la table</translation>
    </message>
    <message>
        <source>Remove the table</source>
        <translation>Supprimer la table</translation>
    </message>
    <message>
        <source>a deal is half entered</source>
        <translation>donne à moitié saisie</translation>
    </message>
    <message>
        <source>{contract}, since {time}</source>
        <translation>{contract}, depuis {time}</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>à valider</translation>
    </message>
    <message>
        <source>totals only</source>
        <translation>totaux seuls</translation>
    </message>
    <message numerus="yes">
        <source>finished, %n deal(s)</source>
        <translation>
            <numerusform>terminée, %n donne</numerusform>
            <numerusform>terminée, %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number} ({counted} of {planned})</source>
        <translation>donne {number} ({counted} sur {planned})</translation>
    </message>
    <message>
        <source>deal {number}/{planned}</source>
        <translation>donne {number}/{planned}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>donne {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>%n donne jouée</numerusform>
            <numerusform>%n donnes jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) missing</source>
        <translation>
            <numerusform>il manque %n donne</numerusform>
            <numerusform>il manque %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>rabrouche {number}/{total}</source>
        <translation>rabrouche {number}/{total}</translation>
    </message>
    <message>
        <source>counts {factor} times</source>
        <translation>compte {factor} fois</translation>
    </message>
    <message>
        <source>! closed, incomplete</source>
        <translation>! clôturée, incomplète</translation>
    </message>
    <message>
        <source>✓ closed</source>
        <translation>✓ clôturée</translation>
    </message>
    <message>
        <source>! a deal has a warning</source>
        <translation>! donne à vérifier</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <translation>✓ terminée</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} donne</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Propositions</translation>
    </message>
    <message>
        <source>✓ {name} is already here</source>
        <translation>✓ {name} est déjà là</translation>
    </message>
    <message>
        <source>Add “{name}” as a new player</source>
        <translation>Ajouter «&#xa0;{name}&#xa0;» comme nouveau joueur</translation>
    </message>
    <message>
        <source>Add “{name}” as a guest</source>
        <translation>Ajouter «&#xa0;{name}&#xa0;» comme invité</translation>
    </message>
    <message>
        <source>Somebody else? Choose below with ↓, or type another name.</source>
        <translation>Quelqu’un d’autre&#xa0;? Choisissez ci-dessous avec ↓, ou tapez un autre nom.</translation>
    </message>
    <message>
        <source>Nobody is called “{name}”. Enter again adds:</source>
        <translation>Personne ne s’appelle «&#xa0;{name}&#xa0;». Entrée à nouveau ajoute&#xa0;:</translation>
    </message>
    <message>
        <source>Nobody to choose is called “{name}”.</source>
        <translation>Personne à choisir ne s’appelle «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Who is there? Two letters, Enter…</source>
        <translation>Qui est là&#xa0;? Deux lettres, Entrée…</translation>
    </message>
    <message>
        <source>Check a player in</source>
        <translation>Noter un présent</translation>
    </message>
    <message>
        <source>No table yet. Check the players in, then seat a table.</source>
        <translation>Pas encore de table. Notez les présents, puis formez une table.</translation>
    </message>
    <message>
        <source>Standings of the evening</source>
        <translation>Classement de la soirée</translation>
    </message>
    <message>
        <source>Show or hide who is there</source>
        <translation>Montrer ou cacher les présents</translation>
    </message>
    <message>
        <source>✓ This evening is closed.</source>
        <translation>✓ Cette soirée est clôturée.</translation>
    </message>
    <message>
        <source>Other evening</source>
        <translation>Autre soirée</translation>
    </message>
    <message>
        <source>Draw the tables…</source>
        <translation>Tirer les tables…</translation>
    </message>
    <message>
        <source>Whist drive ▸</source>
        <translation>Whist drive ▸</translation>
    </message>
    <message>
        <source>Seat a table…</source>
        <translation>Former une table…</translation>
    </message>
    <message>
        <source>Adjustment…</source>
        <translation>Ajustement…</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Mode d’emploi</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>manuel</translation>
    </message>
    <message>
        <source>Television ▸</source>
        <translation>Télévision ▸</translation>
    </message>
    <message>
        <source>Television: on ▸</source>
        <translation>Télévision&#xa0;: allumée ▸</translation>
    </message>
    <message>
        <source>Television: frozen ▸</source>
        <translation>Télévision&#xa0;: figée ▸</translation>
    </message>
    <message>
        <source>Who came lately…</source>
        <translation>Venus récemment…</translation>
    </message>
    <message>
        <source>A list to tick, from the last evenings</source>
        <translation>Une liste à cocher, tirée des dernières soirées</translation>
    </message>
    <message>
        <source>{name} ✓ paid</source>
        <translation>{name} ✓ payé</translation>
    </message>
    <message>
        <source>{name} is not there</source>
        <translation>{name} n’est pas là</translation>
    </message>
    <message>
        <source>Check {name} out</source>
        <translation>Retirer {name} des présents</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) present</source>
        <translation>
            <numerusform>%n joueur présent</numerusform>
            <numerusform>%n joueurs présents</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables of four only</source>
        <translation>Tables de quatre seulement</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Rounds to draw</source>
        <translation>Manches à tirer</translation>
    </message>
    <message>
        <source>Rank of this evening</source>
        <translation>Rang de la soirée</translation>
    </message>
    <message>
        <source>Rank of the season</source>
        <translation>Rang de la saison</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed of the draw</source>
        <translation>Graine du tirage</translation>
    </message>
    <message>
        <source>With the same seed, the same people and the same wishes the draw comes out the same.</source>
        <translation>Avec la même graine, les mêmes joueurs et les mêmes souhaits, le tirage est le même.</translation>
    </message>
    <message>
        <source>Wishes…</source>
        <translation>Souhaits…</translation>
    </message>
    <message>
        <source>Show or hide who plays</source>
        <translation>Montrer ou cacher qui joue</translation>
    </message>
    <message>
        <source>Nobody changes table; the partners change.</source>
        <translation>Personne ne change de table&#xa0;; les partenaires changent.</translation>
    </message>
    <message>
        <source>Press two names to exchange them, or drag a name; Escape lets go.</source>
        <translation>Pressez deux noms pour les échanger, ou faites glisser un nom&#xa0;; Échap relâche.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) in the draw</source>
        <translation>
            <numerusform>%n joueur dans le tirage</numerusform>
            <numerusform>%n joueurs dans le tirage</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}, without {names}</source>
        <translation>{count}, sans {names}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Sitting out: {names}</source>
        <translation>Au repos&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) meet again.</source>
        <translation>
            <numerusform>%n paire se retrouve.</numerusform>
            <numerusform>%n paires se retrouvent.</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ Nobody meets anybody again.</source>
        <translation>✓ Personne ne retrouve personne.</translation>
    </message>
    <message>
        <source>Free seat</source>
        <translation>Siège libre</translation>
    </message>
    <message>
        <source>Put on table {number}</source>
        <translation>Placer à la table {number}</translation>
    </message>
    <message>
        <source>{name} (deals)</source>
        <translation>{name} (donne)</translation>
    </message>
    <message>
        <source>Table {number}, seat {seat}: {name}</source>
        <translation>Table {number}, siège {seat}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>again: {names}</source>
        <translation>se revoient&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Sitting out</source>
        <translation>Au repos</translation>
    </message>
    <message>
        <source>Let sit out</source>
        <translation>Mettre au repos</translation>
    </message>
    <message>
        <source>Too few players for a table.</source>
        <translation>Trop peu de joueurs pour une table.</translation>
    </message>
    <message>
        <source>Round {number} is seated; seating it anew takes its tables out.</source>
        <translation>La manche {number} est formée&#xa0;; la former à nouveau retire ses tables.</translation>
    </message>
    <message numerus="yes">
        <source>Table {number} cannot be played by %n player(s).</source>
        <translation>
            <numerusform>La table {number} ne se joue pas à %n joueur.</numerusform>
            <numerusform>La table {number} ne se joue pas à %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed by hand.</source>
        <translation>Modifié à la main.</translation>
    </message>
    <message>
        <source>Drawn before: {method}, seed {seed}.</source>
        <translation>Tirée auparavant&#xa0;: {method}, graine {seed}.</translation>
    </message>
    <message>
        <source>Seat round {number} anew…</source>
        <translation>Reformer la manche {number}…</translation>
    </message>
    <message>
        <source>Seat round {number}</source>
        <translation>Former la manche {number}</translation>
    </message>
    <message>
        <source>Not in this draw: {names}.</source>
        <translation>Pas dans ce tirage&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>In this draw and not here: {names}.</source>
        <translation>Dans ce tirage mais absents&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Draw again.</source>
        <translation>Tirez à nouveau.</translation>
    </message>
    <message>
        <source>This draw is not seated: leaving the page loses it.</source>
        <translation>Ce tirage n’est pas placé&#xa0;: quitter la page le perd.</translation>
    </message>
    <message>
        <source>Take out the tables of round {number} with their deals?</source>
        <translation>Retirer les tables de la manche {number} avec leurs donnes&#xa0;?</translation>
    </message>
    <message>
        <source>Seat anew</source>
        <translation>Reformer</translation>
    </message>
    <message>
        <source>Tables ↑</source>
        <translation>Tables ↑</translation>
    </message>
    <message>
        <source>Up to the tables</source>
        <translation>Remonter aux tables</translation>
    </message>
    <message>
        <source>Standings (provisional)</source>
        <translation>Classement de la soirée (provisoire)</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement de la soirée</translation>
    </message>
    <message numerus="yes">
        <source>All %n player(s) ↓</source>
        <translation>
            <numerusform>Le joueur ↓</numerusform>
            <numerusform>Les %n joueurs ↓</numerusform>
        </translation>
    </message>
    <message>
        <source>Standings (cancelled)</source>
        <translation>Classement (annulée)</translation>
    </message>
    <message>
        <source>Reopen the evening</source>
        <translation>Rouvrir la soirée</translation>
    </message>
    <message>
        <source>Close the evening</source>
        <translation>Clôturer la soirée</translation>
    </message>
    <message>
        <source>No deal entered: table {numbers}. Nobody there has a place.</source>
        <translation>Aucune donne encodée&#xa0;: table {numbers}. Personne n’y aura de place.</translation>
    </message>
    <message>
        <source>A deal is half entered: table {numbers}. It does not count.</source>
        <translation>Une donne à moitié saisie&#xa0;: table {numbers}. Elle ne compte pas.</translation>
    </message>
    <message>
        <source>A deal is to be checked: table {numbers}. It counts as it stands.</source>
        <translation>Une donne à vérifier&#xa0;: table {numbers}. Elle compte comme elle est.</translation>
    </message>
    <message>
        <source>{number} (round {round})</source>
        <translation>{number} (manche {round})</translation>
    </message>
    <message>
        <source>Takes place after all</source>
        <translation>A finalement lieu</translation>
    </message>
    <message>
        <source>Remove table {number} with its deals?</source>
        <translation>Retirer la table {number} avec ses donnes&#xa0;?</translation>
    </message>
    <message>
        <source>Not finished: table {numbers}. They will count as they stand, marked incomplete.</source>
        <translation>Pas terminé&#xa0;: table {numbers}. Les points compteront tels quels, la feuille étant marquée incomplète.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>✗ This evening is cancelled: {reason}</source>
        <translation>✗ Cette soirée est annulée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>✗ This evening is cancelled.</source>
        <translation>✗ Cette soirée est annulée.</translation>
    </message>
    <message>
        <source>Evenings of the season</source>
        <translation>Soirées de la saison</translation>
    </message>
    <message>
        <source>No evening yet. Start one under Tonight, or import evening files.</source>
        <translation>Pas encore de soirée. Commencez-en une sous Ce soir, ou importez des fichiers de soirée.</translation>
    </message>
    <message>
        <source>Old results</source>
        <translation>Anciens résultats</translation>
    </message>
    <message>
        <source>Line {number}: {text}</source>
        <translation>Ligne {number}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Take them over</source>
        <translation>Les reprendre</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>La liste</translation>
    </message>
    <message>
        <source>Type or paste the list:
Player;02/10/2020;09/10/2020
Ada;13.30;8.60

or
Date;Table;Player;Points
…</source>
        <translation>Tapez ou collez la liste&#xa0;:
Joueur;02/10/2020;09/10/2020
Ada;13,30;8,60

ou
Date;Table;Joueur;Points
…</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>D’un fichier…</translation>
    </message>
    <message>
        <source>by the dates</source>
        <translation>selon les dates</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>as they are written</source>
        <translation>comme ils sont écrits</translation>
    </message>
    <message>
        <source>The numbers are</source>
        <translation>Les nombres sont des</translation>
    </message>
    <message>
        <source>Names that differ by accents or signs alone:</source>
        <translation>Noms qui ne diffèrent que par des accents ou des signes&#xa0;:</translation>
    </message>
    <message>
        <source>“{name}” is the same person as “{known}”</source>
        <translation>«&#xa0;{name}&#xa0;» est la même personne que «&#xa0;{known}&#xa0;»</translation>
    </message>
    <message>
        <source>Nothing can be taken over yet. What is wrong:</source>
        <translation>Rien ne peut encore être repris. Ce qui ne va pas&#xa0;:</translation>
    </message>
    <message>
        <source>New players: {count}. Look for slips in the names:</source>
        <translation>Nouveaux joueurs&#xa0;: {count}. Cherchez les fautes dans les noms&#xa0;:</translation>
    </message>
    <message>
        <source>Evenings taken over: {count}. Undo takes them back.</source>
        <translation>Soirées reprises&#xa0;: {count}. Annuler les retire.</translation>
    </message>
    <message>
        <source>Import evening files…</source>
        <translation>Importer des soirées…</translation>
    </message>
    <message>
        <source>Old results…</source>
        <translation>Anciens résultats…</translation>
    </message>
    <message>
        <source>A season of before, from a list (.csv or .xlsx)</source>
        <translation>Une saison d’avant, depuis une liste (.csv ou .xlsx)</translation>
    </message>
    <message>
        <source>Name and date…</source>
        <translation>Nom et date…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Number on that date</source>
        <translation>Numéro à cette date</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Cancelled…</source>
        <translation>Annulée…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Search a name or a date</source>
        <translation>Chercher un nom ou une date</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>! open</source>
        <translation>! ouverte</translation>
    </message>
    <message>
        <source>✗ cancelled</source>
        <translation>✗ annulée</translation>
    </message>
    <message>
        <source>Delete this evening?</source>
        <translation>Supprimer cette soirée&#xa0;?</translation>
    </message>
    <message>
        <source>The evening is deleted. Undo brings it back.</source>
        <translation>La soirée est supprimée. Annuler la ramène.</translation>
    </message>
    <message>
        <source>Evening files (*.json);;All files (*)</source>
        <translation>Fichiers de soirée (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Name and date</source>
        <translation>Nom et date</translation>
    </message>
    <message>
        <source>Two entries of one person</source>
        <translation>Deux fiches d’une même personne</translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>{name} is the same person as:</source>
        <translation>{name} est la même personne que&#xa0;:</translation>
    </message>
    <message>
        <source>Search a name or number…</source>
        <translation>Chercher un nom ou un numéro…</translation>
    </message>
    <message>
        <source>Other entry</source>
        <translation>Autre fiche</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Garder le nom</translation>
    </message>
    <message>
        <source>Nobody chosen yet.</source>
        <translation>Personne n’est encore choisi.</translation>
    </message>
    <message>
        <source>Erase personal data</source>
        <translation>Effacer les données personnelles</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation>Effacer définitivement</translation>
    </message>
    <message>
        <source>Anonymous</source>
        <comment>before a number, in place of an erased name</comment>
        <translation>Anonyme</translation>
    </message>
    <message>
        <source>Name, member number and note of {name} are erased, in the history too.</source>
        <translation>Nom, numéro de membre et note de {name} sont effacés, dans l’historique aussi.</translation>
    </message>
    <message>
        <source>All results stay, under a name like “{name}”.</source>
        <translation>Tous les résultats restent, sous un nom comme «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>The name also goes from these texts:</source>
        <translation>Le nom disparaît aussi de ces textes :</translation>
    </message>
    <message>
        <source>Erase in these copies too</source>
        <translation>Effacer aussi dans ces copies</translation>
    </message>
    <message>
        <source>Older copies of the club that may hold the name:</source>
        <translation>Copies plus anciennes du club qui peuvent contenir le nom :</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Ceci ne peut pas être annulé.</translation>
    </message>
    <message>
        <source>Not reached: copies made elsewhere, and files already sent.</source>
        <translation>Hors d’atteinte : les copies faites ailleurs et les fichiers déjà envoyés.</translation>
    </message>
    <message>
        <source>These copies may still hold the name: {files}</source>
        <translation>Ces copies peuvent encore contenir le nom : {files}</translation>
    </message>
    <message>
        <source>{name}, no. {number}</source>
        <translation>{name}, n° {number}</translation>
    </message>
    <message>
        <source>Search a name or number</source>
        <translation>Chercher un nom ou un numéro</translation>
    </message>
    <message>
        <source>Add a player…</source>
        <translation>Ajouter un joueur…</translation>
    </message>
    <message>
        <source>The player&apos;s page</source>
        <translation>La page du joueur</translation>
    </message>
    <message>
        <source>Import a list…</source>
        <translation>Importer une liste…</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Membership</source>
        <translation>Statut</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} sur {all}</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>invité</translation>
    </message>
    <message>
        <source>member</source>
        <translation>membre</translation>
    </message>
    <message>
        <source>no longer active</source>
        <translation>inactif</translation>
    </message>
    <message>
        <source>Lists (*.csv *.txt *.xlsx);;All files (*)</source>
        <translation>Listes (*.csv *.txt *.xlsx);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>Guest, not a member</source>
        <translation>Invité, pas membre</translation>
    </message>
    <message>
        <source>Active: offered at the check-in</source>
        <translation>Actif&#xa0;: proposé parmi les présents</translation>
    </message>
    <message>
        <source>Member number</source>
        <translation>Numéro de membre</translation>
    </message>
    <message>
        <source>for instance: ladies, juniors</source>
        <translation>par exemple : dames, juniors</translation>
    </message>
    <message>
        <source>Another team holds from today on.</source>
        <translation>Une autre équipe vaut à partir d’aujourd’hui.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>La même personne</translation>
    </message>
    <message>
        <source>Make one with another…</source>
        <translation>Fusionner avec une autre…</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Effacer…</translation>
    </message>
    <message>
        <source>Erase the personal data; results stay</source>
        <translation>Effacer les données personnelles&#xa0;; les résultats restent</translation>
    </message>
    <message>
        <source>{name} is in the club already. Is it the same person?</source>
        <translation>{name} est déjà au club. Est-ce la même personne&#xa0;?</translation>
    </message>
    <message>
        <source>Another: “{name}”</source>
        <translation>Une autre&#xa0;: «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Another person, to be called {name}</source>
        <translation>Une autre personne, à nommer {name}</translation>
    </message>
    <message>
        <source>Give a name.</source>
        <translation>Indiquez un nom.</translation>
    </message>
    <message>
        <source>Part of the season, category or teams</source>
        <translation>Partie de la saison, catégorie ou équipes</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Chercher…</translation>
    </message>
    <message>
        <source>Search a name</source>
        <translation>Chercher un nom</translation>
    </message>
    <message>
        <source>Excel…</source>
        <translation>Excel…</translation>
    </message>
    <message>
        <source>Ranking of the season</source>
        <translation>Classement de la saison</translation>
    </message>
    <message>
        <source>Nothing counts yet: a table counts once it is closed.</source>
        <translation>Rien ne compte encore&#xa0;: une table compte dès qu’elle est clôturée.</translation>
    </message>
    <message>
        <source>Whole season</source>
        <translation>Toute la saison</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Conventions of season {season}</source>
        <translation>Conventions de la saison {season}</translation>
    </message>
    <message>
        <source>At once, for the whole season:</source>
        <translation>Tout de suite, pour toute la saison&#xa0;:</translation>
    </message>
    <message>
        <source>For evenings closed from now on; those closed already stay as they were closed:</source>
        <translation>Pour les soirées clôturées à partir de maintenant&#xa0;; celles qui le sont déjà restent comme elles ont été clôturées&#xa0;:</translation>
    </message>
    <message>
        <source>What moves:</source>
        <translation>Ce qui change&#xa0;:</translation>
    </message>
    <message>
        <source>{what}: {value}</source>
        <translation>{what}&#xa0;: {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n soirée</numerusform>
            <numerusform>%n soirées</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Closed sheets</source>
        <translation>Feuilles clôturées</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Points de jeu</translation>
    </message>
    <message>
        <source>Place pts</source>
        <translation>Pts place</translation>
    </message>
    <message>
        <source>Place points</source>
        <translation>Points de place</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Points bonus</source>
        <translation>Bonus de points</translation>
    </message>
    <message>
        <source>Upset</source>
        <translation>Exploit</translation>
    </message>
    <message>
        <source>Upset bonus</source>
        <translation>Bonus d’exploit</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Attendance, adjustments, floor</source>
        <translation>Présence, ajustements, minimum</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) not counted</source>
        <translation>
            <numerusform>%n résultat non compté</numerusform>
            <numerusform>%n résultats non comptés</numerusform>
        </translation>
    </message>
    <message>
        <source>FIWA: places, points, upsets</source>
        <translation>FIWA&#xa0;: places, points, exploits</translation>
    </message>
    <message>
        <source>sum of the game points</source>
        <translation>somme des points de jeu</translation>
    </message>
    <message>
        <source>game points and a bonus by place</source>
        <translation>points de jeu et bonus selon la place</translation>
    </message>
    <message>
        <source>game points per deal</source>
        <translation>points de jeu par donne</translation>
    </message>
    <message>
        <source>Conventions of the season</source>
        <translation>Conventions de la saison</translation>
    </message>
    <message>
        <source>Keep these conventions</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>The first evening makes the season; its conventions can be changed then.</source>
        <translation>La première soirée crée la saison&#xa0;; ses conventions pourront alors être changées.</translation>
    </message>
    <message>
        <source>Evenings closed from now on</source>
        <translation>Soirées clôturées à partir de maintenant</translation>
    </message>
    <message>
        <source>Evenings already closed stay as they were closed.</source>
        <translation>Les soirées déjà clôturées restent comme elles ont été clôturées.</translation>
    </message>
    <message>
        <source>The whole season</source>
        <translation>Toute la saison</translation>
    </message>
    <message>
        <source>Holds at once for all its evenings.</source>
        <translation>Vaut tout de suite pour toutes ses soirées.</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Game points count</source>
        <translation>Les points de jeu comptent</translation>
    </message>
    <message>
        <source>11 7 4 2, or 4: 11 7 4 2; 5: …</source>
        <translation>11 7 4 2, ou 4: 11 7 4 2; 5: …</translation>
    </message>
    <message>
        <source>Shared places</source>
        <translation>Places partagées</translation>
    </message>
    <message>
        <source>share the points</source>
        <translation>se partagent les points</translation>
    </message>
    <message>
        <source>get them in full</source>
        <translation>ont tous les points</translation>
    </message>
    <message>
        <source>from −20, each 20, gives 0.20</source>
        <translation>dès −20, par 20, donne 0,20</translation>
    </message>
    <message>
        <source>0 0.30 0.70 1</source>
        <translation>0 0,30 0,70 1</translation>
    </message>
    <message>
        <source>For coming</source>
        <translation>Présence</translation>
    </message>
    <message>
        <source>Least an evening gives</source>
        <translation>Minimum par soirée</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Order of an evening</source>
        <translation>Ordre d’une soirée</translation>
    </message>
    <message>
        <source>by the games played</source>
        <translation>selon les jeux joués</translation>
    </message>
    <message>
        <source>Rounds needed for a place</source>
        <translation>Tours exigés pour une place</translation>
    </message>
    <message>
        <source>5.00, or Juniors: 3.00; 5.00</source>
        <translation>5,00, ou Juniors : 3,00 ; 5,00</translation>
    </message>
    <message>
        <source>Count only the best</source>
        <translation>Compter les meilleures</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>The best are</source>
        <translation>Les meilleures</translation>
    </message>
    <message>
        <source>evenings</source>
        <translation>soirées</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>feuilles</translation>
    </message>
    <message>
        <source>Evenings needed for a place</source>
        <translation>Minimum de soirées</translation>
    </message>
    <message>
        <source>12, or 60%</source>
        <translation>12, ou 60%</translation>
    </message>
    <message>
        <source>Needed only at the end of the season</source>
        <translation>Exigées seulement à la fin de la saison</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>Totaux égaux</translation>
    </message>
    <message>
        <source>places, game points</source>
        <translation>meilleures places, points de jeu</translation>
    </message>
    <message>
        <source>Prizes of an evening</source>
        <translation>Prix d’une soirée</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not counted so</source>
        <translation>sans cette règle</translation>
    </message>
    <message>
        <source>The best guest</source>
        <translation>Le meilleur invité</translation>
    </message>
    <message>
        <source>The last place</source>
        <translation>La dernière place</translation>
    </message>
    <message>
        <source>At least one for every … players</source>
        <translation>Au moins un prix pour … joueurs</translation>
    </message>
    <message>
        <source>In a whist drive for each role</source>
        <translation>Dans un whist drive, pour chaque rôle</translation>
    </message>
    <message>
        <source>Nobody gets two. A shared place shares its prize.</source>
        <translation>Personne n’en reçoit deux. Une place partagée partage son prix.</translation>
    </message>
    <message>
        <source>Places are numbered</source>
        <translation>Numéros des places</translation>
    </message>
    <message>
        <source>Starts with the order of</source>
        <translation>Ordre de départ</translation>
    </message>
    <message>
        <source>Parts of the season</source>
        <translation>Parties de la saison</translation>
    </message>
    <message>
        <source>Best of a part</source>
        <translation>Meilleures d’une partie</translation>
    </message>
    <message>
        <source>Needed in a part</source>
        <translation>Exigées dans une partie</translation>
    </message>
    <message>
        <source>Teams: members that count</source>
        <translation>Équipes : membres qui comptent</translation>
    </message>
    <message>
        <source>4 or all; game points: 4</source>
        <translation>4 ou toutes ; points de jeu : 4</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>1 September</source>
        <translation>1er septembre</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>31 August</source>
        <translation>31 août</translation>
    </message>
    <message>
        <source>New evenings of these days belong to this season. Left empty: {day}.</source>
        <translation>Les nouvelles soirées de ces jours appartiennent à cette saison. Laissé vide&#xa0;: {day}.</translation>
    </message>
    <message>
        <source>! Not kept yet: Enter keeps it.</source>
        <translation>! Pas encore enregistré : Entrée l’enregistre.</translation>
    </message>
    <message>
        <source>nobody ranked</source>
        <translation>personne classé</translation>
    </message>
    <message>
        <source>✗ Not kept: {why}</source>
        <translation>✗ Pas enregistré : {why}</translation>
    </message>
    <message>
        <source>Left as it was.</source>
        <translation>Laissé tel quel.</translation>
    </message>
    <message>
        <source>✓ Kept. Closed evenings stay as they were closed; what counts in the season holds for all of it.</source>
        <translation>✓ Enregistré. Les soirées clôturées restent telles quelles&#xa0;; ce qui compte dans la saison vaut pour elle toute.</translation>
    </message>
    <message>
        <source>Nothing was different.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>‹ Tables</source>
        <translation>‹ Tables</translation>
    </message>
    <message>
        <source>Wishes for the tables</source>
        <translation>Souhaits pour les tables</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>Seat together</source>
        <translation>Mettre ensemble</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>A place in round {number}</source>
        <translation>Une place dans la manche {number}</translation>
    </message>
    <message>
        <source>New table with {names}</source>
        <translation>Nouvelle table avec {names}</translation>
    </message>
    <message>
        <source>Table {number} as the fifth, from deal {deal} on</source>
        <translation>Table {number} comme cinquième, dès la donne {deal}</translation>
    </message>
    <message>
        <source>Who is given no place sits out until the next round.</source>
        <translation>Qui ne reçoit pas de place reste au repos jusqu’à la manche suivante.</translation>
    </message>
    <message>
        <source>No table can take one more and too few wait for a new one: they sit out until the next round.</source>
        <translation>Aucune table ne peut accueillir un joueur de plus et trop peu attendent pour en former une&#xa0;: ils restent au repos jusqu’à la manche suivante.</translation>
    </message>
    <message>
        <source>{name} leaves table {number}</source>
        <translation>{name} quitte la table {number}</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>The others play on without them</source>
        <translation>Les autres continuent sans ce joueur</translation>
    </message>
    <message>
        <source>{name} takes the seat over</source>
        <translation>{name} reprend le siège</translation>
    </message>
    <message>
        <source>The table ends here, closed as it stands</source>
        <translation>La table s’arrête là, clôturée telle quelle</translation>
    </message>
    <message>
        <source>The seat</source>
        <translation>Le siège</translation>
    </message>
    <message>
        <source>Everybody keeps what they scored. Not played stays blank.</source>
        <translation>Chacun garde ce qu’il a marqué. Ce qui n’est pas joué reste vide.</translation>
    </message>
    <message>
        <source>Somebody else takes over? Check them in first, they then stand in the list.</source>
        <translation>Quelqu’un d’autre reprend le siège&#xa0;? Notez-le d’abord présent, il figurera alors dans la liste.</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>noun</comment>
        <translation>Siège</translation>
    </message>
    <message>
        <source>any</source>
        <translation>n’importe</translation>
    </message>
    <message>
        <source>Always sits there</source>
        <translation>Toujours assis là</translation>
    </message>
    <message>
        <source>No wishes: everybody sits anywhere, with anybody.</source>
        <translation>Aucun souhait&#xa0;: chacun s’assied n’importe où, avec n’importe qui.</translation>
    </message>
    <message>
        <source>Take this wish out</source>
        <translation>Retirer ce souhait</translation>
    </message>
    <message>
        <source>Take out: {wish}</source>
        <translation>Retirer&#xa0;: {wish}</translation>
    </message>
    <message>
        <source>Choose two players.</source>
        <translation>Choisissez deux joueurs.</translation>
    </message>
    <message>
        <source>Choose a player, and a table or a seat.</source>
        <translation>Choisissez un joueur, et une table ou un siège.</translation>
    </message>
    <message>
        <source>Number of the table</source>
        <translation>Numéro de la table</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Seat, then the next table</source>
        <translation>Former, puis la suivante</translation>
    </message>
    <message>
        <source>Seat the table</source>
        <translation>Former la table</translation>
    </message>
    <message>
        <source>Conventions…</source>
        <translation>Conventions…</translation>
    </message>
    <message>
        <source>Seat by name: two letters, Enter…</source>
        <translation>Asseoir&#xa0;: deux lettres, Entrée…</translation>
    </message>
    <message>
        <source>Seat a player</source>
        <translation>Asseoir un joueur</translation>
    </message>
    <message>
        <source>Draw by lot</source>
        <translation>Tirer au sort</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Dans l’ordre</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>The usual conventions</source>
        <translation>Les conventions habituelles</translation>
    </message>
    <message>
        <source>Draw the first dealer…</source>
        <translation>Tirer le donneur au sort…</translation>
    </message>
    <message>
        <source>Game and conventions stay: deals are entered.</source>
        <translation>Jeu et conventions sont fixés&#xa0;: des donnes sont saisies.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) waiting: press a name to seat it</source>
        <translation>
            <numerusform>%n joueur attend&#xa0;: touchez son nom pour l’asseoir</numerusform>
            <numerusform>%n joueurs attendent&#xa0;: touchez un nom pour l’asseoir</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is waiting.</source>
        <translation>Personne n’attend.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>À cette table</translation>
    </message>
    <message>
        <source>empty, if you like</source>
        <translation>libre, au choix</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Siège {number}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>deals first</source>
        <translation>1er donneur</translation>
    </message>
    <message>
        <source>{name} deals first</source>
        <translation>{name} donne en premier</translation>
    </message>
    <message>
        <source>Back to those who wait</source>
        <translation>Remettre en attente</translation>
    </message>
    <message>
        <source>{name} leaves the table</source>
        <translation>{name} quitte la table</translation>
    </message>
    <message>
        <source>Clockwise. Press two names to exchange their seats.</source>
        <translation>Sens horaire. Touchez deux noms pour les échanger.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) to seat</source>
        <translation>
            <numerusform>%n joueur à asseoir</numerusform>
            <numerusform>%n joueurs à asseoir</numerusform>
        </translation>
    </message>
    <message>
        <source>This table is not seated yet: leaving the page loses it.</source>
        <translation>Cette table n’est pas encore formée&#xa0;: quitter la page la perd.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claires</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombres</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>contraste élevé</translation>
    </message>
    <message>
        <source>The latest deal on top of the score sheet</source>
        <translation>Dernière donne en haut de la feuille de marque</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Marker&apos;s name</source>
        <translation>Nom du marqueur</translation>
    </message>
    <message>
        <source>A sound calls the last deal</source>
        <translation>Un son annonce la dernière donne</translation>
    </message>
    <message>
        <source>The club</source>
        <translation>Le club</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Rubriques</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Kept in</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Minutes a round</source>
        <translation>Minutes par manche</translation>
    </message>
    <message>
        <source>Minutes for the last deal</source>
        <translation>Minutes pour la dernière donne</translation>
    </message>
    <message>
        <source>Club file (*.whist)</source>
        <translation>Fichier de club (*.whist)</translation>
    </message>
    <message>
        <source>Open another club…</source>
        <translation>Ouvrir un autre club…</translation>
    </message>
    <message>
        <source>New club…</source>
        <translation>Nouveau club…</translation>
    </message>
    <message>
        <source>Club on a server…</source>
        <translation>Club sur un serveur…</translation>
    </message>
    <message>
        <source>Restore the copy {name}</source>
        <translation>Restaurer la copie {name}</translation>
    </message>
    <message>
        <source>Prizes of an evening…</source>
        <translation>Prix d’une soirée…</translation>
    </message>
    <message>
        <source>by game points</source>
        <translation>aux points de jeu</translation>
    </message>
    <message>
        <source>by ranking points</source>
        <translation>aux points de classement</translation>
    </message>
    <message>
        <source>by places taken</source>
        <translation>aux places obtenues</translation>
    </message>
    <message>
        <source>place goes to {name}</source>
        <translation>place à {name}</translation>
    </message>
    <message>
        <source>seat with {names}</source>
        <translation>siège avec {names}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Ranking points</source>
        <translation>Points de classement</translation>
    </message>
    <message>
        <source>Ranking pts</source>
        <translation>Pts classement</translation>
    </message>
    <message>
        <source>What separated equal totals, and seats that changed hands</source>
        <translation>Ce qui a départagé les totaux égaux, et les sièges qui ont changé de joueur</translation>
    </message>
    <message>
        <source>Prizes: {prizes}</source>
        <translation>Prix&#xa0;: {prizes}</translation>
    </message>
    <message>
        <source>Arbiter of Whist 32…</source>
        <translation>Arbitre du Whist 32…</translation>
    </message>
    <message>
        <source>The evening in ten steps</source>
        <translation>La soirée en dix étapes</translation>
    </message>
    <message>
        <source>Welcome: three steps to the first evening</source>
        <translation>Bienvenue : trois étapes jusqu’à la première soirée</translation>
    </message>
    <message>
        <source>Name of the club</source>
        <translation>Nom du club</translation>
    </message>
    <message>
        <source>Type the players</source>
        <translation>Encoder les joueurs</translation>
    </message>
    <message>
        <source>What is the club called?</source>
        <translation>Comment s’appelle le club ?</translation>
    </message>
    <message>
        <source>Who plays? They can also be added when they come.</source>
        <translation>Qui joue ? On peut aussi les ajouter à leur arrivée.</translation>
    </message>
    <message>
        <source>Start the first evening, below.</source>
        <translation>Commencez la première soirée, ci-dessous.</translation>
    </message>
    <message>
        <source>Or look around in a training club…</source>
        <translation>Ou faites un tour dans un club d’entraînement…</translation>
    </message>
    <message>
        <source>Not closed yet</source>
        <translation>Pas encore clôturée</translation>
    </message>
    <message>
        <source>Continue this evening</source>
        <translation>Continuer cette soirée</translation>
    </message>
    <message>
        <source>Tonight&apos;s evening is closed</source>
        <translation>La soirée d’aujourd’hui est clôturée</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Nouvelle soirée</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>Nom de la soirée</translation>
    </message>
    <message>
        <source>Name, if it has one</source>
        <translation>Nom, s’il y en a un</translation>
    </message>
    <message>
        <source>Start the evening</source>
        <translation>Commencer la soirée</translation>
    </message>
    <message>
        <source>Season in Excel…</source>
        <translation>Saison dans Excel…</translation>
    </message>
    <message>
        <source>The whole ranking</source>
        <translation>Tout le classement</translation>
    </message>
    <message>
        <source>Start another evening</source>
        <translation>Commencer une autre soirée</translation>
    </message>
    <message>
        <source>Last evening · {date}</source>
        <translation>Dernière soirée · {date}</translation>
    </message>
    <message>
        <source>Season {season}</source>
        <translation>Saison {season}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Ce soir</translation>
    </message>
    <message>
        <source>Back to the evening?</source>
        <translation>Retour à la soirée&#xa0;?</translation>
    </message>
    <message>
        <source>Leave the page</source>
        <translation>Quitter la page</translation>
    </message>
    <message>
        <source>This is the last table of the round.</source>
        <translation>C’est la dernière table de la manche.</translation>
    </message>
    <message>
        <source>This is the first table.</source>
        <translation>C’est la première table.</translation>
    </message>
    <message>
        <source>Evening {number}</source>
        <translation>Soirée {number}</translation>
    </message>
    <message>
        <source>‹ All players</source>
        <translation>‹ Tous les joueurs</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>No season yet.</source>
        <translation>Pas encore de saison.</translation>
    </message>
    <message>
        <source>Why? {what}</source>
        <translation>Pourquoi&#xa0;? {what}</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>Page as it will be printed</source>
        <translation>Page telle qu’elle sera imprimée</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Que faut-il imprimer</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>portrait</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>paysage</translation>
    </message>
    <message>
        <source>How the paper is held</source>
        <translation>Orientation du papier</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Open in the PDF viewer</source>
        <translation>Ouvrir dans le lecteur PDF</translation>
    </message>
    <message>
        <source>Save as PDF or picture…</source>
        <translation>Enregistrer en PDF ou image…</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Impression…</translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation>L’impression a été arrêtée.</translation>
    </message>
    <message>
        <source>The printer does not answer. Save a PDF, or open it in the PDF viewer and print there.</source>
        <translation>L’imprimante ne répond pas. Enregistrez un PDF, ou ouvrez-le dans le lecteur PDF et imprimez de là.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Save as PDF or picture</source>
        <translation>Enregistrer en PDF ou image</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Page {page} sur {count}</translation>
    </message>
    <message>
        <source>The system knows no printer. Save a PDF, or open it in the PDF viewer and print there.</source>
        <translation>Le système ne connaît aucune imprimante. Enregistrez un PDF, ou ouvrez-le dans le lecteur PDF pour l’imprimer.</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>✓ Saved in {path}</source>
        <translation>✓ Enregistré dans {path}</translation>
    </message>
    <message>
        <source>No PDF viewer was found. The file lies in {path}</source>
        <translation>Aucun lecteur PDF trouvé. Le fichier se trouve dans {path}</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Feuilles de marque</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Player&apos;s card</source>
        <translation>Fiche du joueur</translation>
    </message>
    <message>
        <source>Score sheets as played</source>
        <translation>Feuilles telles que jouées</translation>
    </message>
    <message>
        <source>Blank score sheets of the tables</source>
        <translation>Feuilles vierges des tables</translation>
    </message>
    <message>
        <source>Tables by name</source>
        <translation>Tables par nom</translation>
    </message>
    <message>
        <source>Lists and slips</source>
        <translation>Listes et billets</translation>
    </message>
    <message>
        <source>Blank sheets</source>
        <translation>Feuilles vierges</translation>
    </message>
    <message>
        <source>Cash sheet</source>
        <translation>Feuille de caisse</translation>
    </message>
    <message>
        <source>Cash sheet of the season</source>
        <translation>Feuille de caisse de la saison</translation>
    </message>
    <message>
        <source>Tables by number</source>
        <translation>Tables par numéro</translation>
    </message>
    <message>
        <source>Slips, one a player</source>
        <translation>Billets, un par joueur</translation>
    </message>
    <message>
        <source>Slips, one a table</source>
        <translation>Billets, un par table</translation>
    </message>
    <message>
        <source>Schedule of the evening</source>
        <translation>Programme de la soirée</translation>
    </message>
    <message>
        <source>Whist drive: list</source>
        <translation>Whist drive&#xa0;: liste</translation>
    </message>
    <message>
        <source>Score cards to be filled in</source>
        <translation>Cartes de score à remplir</translation>
    </message>
    <message>
        <source>Score cards as played</source>
        <translation>Cartes de score remplies</translation>
    </message>
    <message>
        <source>Players and evenings</source>
        <translation>Joueurs et soirées</translation>
    </message>
    <message>
        <source>Records of the season</source>
        <translation>Records de la saison</translation>
    </message>
    <message>
        <source>Rules of the club</source>
        <translation>Règles du club</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Registration list</source>
        <translation>Liste d’inscription</translation>
    </message>
    <message>
        <source>Blank score sheet: {game}</source>
        <translation>Feuille vierge&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <translation>Enregistré {time}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>Also here: {names}</source>
        <translation>Aussi ici : {names}</translation>
    </message>
    <message>
        <source>Tonight</source>
        <comment>under an icon, nine letters at most</comment>
        <translation>Ce soir</translation>
    </message>
    <message>
        <source>Evenings</source>
        <comment>under an icon, nine letters at most</comment>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>under an icon, nine letters at most</comment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Ranking</source>
        <comment>under an icon, nine letters at most</comment>
        <translation>Classem.</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>under an icon, nine letters at most</comment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>New deal before deal {number}</source>
        <translation>Nouvelle donne avant la donne {number}</translation>
    </message>
    <message>
        <source>Changing deal {number}</source>
        <translation>Correction de la donne {number}</translation>
    </message>
    <message>
        <source>Insert the deal  ⏎</source>
        <translation>Insérer la donne  ⏎</translation>
    </message>
    <message>
        <source>Do not insert</source>
        <translation>Ne pas insérer</translation>
    </message>
    <message>
        <source>Leave the correction</source>
        <translation>Quitter la correction</translation>
    </message>
    <message numerus="yes">
        <source>With this the game ends here: %n later deal(s) will be removed.</source>
        <translation>
            <numerusform>La partie se termine alors ici&#xa0;: %n donne suivante sera supprimée.</numerusform>
            <numerusform>La partie se termine alors ici&#xa0;: %n donnes suivantes seront supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Running totals</source>
        <translation>Totaux cumulés</translation>
    </message>
    <message>
        <source>Back to the tables</source>
        <translation>Retour aux tables</translation>
    </message>
    <message>
        <source>Totals only</source>
        <translation>Totaux seuls</translation>
    </message>
    <message>
        <source>Second time</source>
        <translation>Seconde saisie</translation>
    </message>
    <message>
        <source>Type the sheet a second time and compare</source>
        <translation>Saisir la feuille une seconde fois et comparer</translation>
    </message>
    <message>
        <source>How the sheet is typed</source>
        <translation>Façon de saisir la feuille</translation>
    </message>
    <message>
        <source>Previous table of the round [{key}]</source>
        <translation>Table précédente de la manche [{key}]</translation>
    </message>
    <message>
        <source>Previous table</source>
        <translation>Table précédente</translation>
    </message>
    <message>
        <source>Next table ▸</source>
        <translation>Table suivante ▸</translation>
    </message>
    <message>
        <source>Next table of the round [{key}]</source>
        <translation>Table suivante de la manche [{key}]</translation>
    </message>
    <message>
        <source>Only the totals are kept; take them back to type the deals</source>
        <translation>Seuls les totaux sont enregistrés&#xa0;; retirez-les pour saisir les donnes</translation>
    </message>
    <message>
        <source>Deals are entered: the totals follow from them</source>
        <translation>Des donnes sont saisies&#xa0;: les totaux en découlent</translation>
    </message>
    <message>
        <source>Nothing is typed yet</source>
        <translation>Rien n’est encore saisi</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>What beats what [{key}]</source>
        <translation>Ordre des contrats [{key}]</translation>
    </message>
    <message>
        <source>Running totals as a picture [{key}]</source>
        <translation>Totaux cumulés en courbe [{key}]</translation>
    </message>
    <message>
        <source>Table ▾</source>
        <translation>Table ▾</translation>
    </message>
    <message>
        <source>Seats, totals, closing</source>
        <translation>Joueurs, totaux, clôture</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} entame</translation>
    </message>
    <message>
        <source>games {first}–{second}</source>
        <translation>parties {first}–{second}</translation>
    </message>
    <message>
        <source>score {first}–{second}</source>
        <translation>score {first}–{second}</translation>
    </message>
    <message>
        <source>Change of players…</source>
        <translation>Changement de joueur…</translation>
    </message>
    <message>
        <source>Enter the totals alone…</source>
        <translation>Saisir seulement les totaux…</translation>
    </message>
    <message>
        <source>Deals taken out…</source>
        <translation>Donnes retirées…</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>Ordre des contrats</translation>
    </message>
    <message>
        <source>At the same height: {suits}</source>
        <translation>À même hauteur&#xa0;: {suits}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>{contract} (void)</source>
        <translation>{contract} (nulle)</translation>
    </message>
    <message>
        <source>Change the totals</source>
        <translation>Modifier les totaux</translation>
    </message>
    <message>
        <source>Back to the tables [{key}]</source>
        <translation>Retour aux tables [{key}]</translation>
    </message>
    <message>
        <source>Only the totals of this table are known.</source>
        <translation>Seuls les totaux de cette table sont connus.</translation>
    </message>
    <message>
        <source>Game finished: {names} first with {points}.</source>
        <translation>Partie terminée&#xa0;: {names} en tête avec {points}.</translation>
    </message>
    <message>
        <source>This table is closed.</source>
        <translation>Cette table est clôturée.</translation>
    </message>
    <message>
        <source>People have moved since; a correction changes the tricks, not who sits where.</source>
        <translation>On a bougé depuis&#xa0;; une correction change les plis, pas les places.</translation>
    </message>
    <message>
        <source>A deal can still be corrected: open its row with Enter or a double click.</source>
        <translation>Une donne peut encore être corrigée&#xa0;: ouvrez sa ligne par Entrée ou un double clic.</translation>
    </message>
    <message>
        <source>They count in standings and rankings like any other.</source>
        <translation>Ils comptent dans les classements comme les autres.</translation>
    </message>
    <message>
        <source>Check the sheet with the players: a row opens with Enter or a double click.</source>
        <translation>Vérifiez la feuille avec les joueurs&#xa0;: une ligne s’ouvre par Entrée ou un double clic.</translation>
    </message>
    <message>
        <source>Delete deal {number} of table {table}?</source>
        <translation>Supprimer la donne {number} de la table {table}&#xa0;?</translation>
    </message>
    <message>
        <source>see its table</source>
        <translation>voir sa table</translation>
    </message>
    <message>
        <source>type the deal</source>
        <translation>saisir la donne</translation>
    </message>
    <message>
        <source>not kept yet: {deal}</source>
        <translation>pas encore enregistré&#xa0;: {deal}</translation>
    </message>
    <message>
        <source>The game is finished: no deal can be put in.</source>
        <translation>La partie est terminée&#xa0;: aucune donne ne peut être insérée.</translation>
    </message>
    <message>
        <source>Totals: {lines}</source>
        <translation>Totaux&#xa0;: {lines}</translation>
    </message>
    <message>
        <source>This table is closed: a line can still be corrected.</source>
        <translation>Cette table est clôturée&#xa0;: une ligne peut encore être corrigée.</translation>
    </message>
    <message>
        <source>The sheet is complete. Compare the totals with the paper, then go on to the next table.</source>
        <translation>La feuille est complète. Comparez les totaux avec le papier, puis passez à la table suivante.</translation>
    </message>
    <message>
        <source>Plan of the game</source>
        <translation>Plan de la partie</translation>
    </message>
    <message>
        <source>{played} of {planned} deals played</source>
        <translation>{played} donnes jouées sur {planned}</translation>
    </message>
    <message>
        <source>Deal {number}, dealer {dealer}</source>
        <translation>Donne {number}, donneur {dealer}</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>{place}.</source>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>Open the deal in the strip [{key}]</source>
        <translation>Ouvrir la donne pour la corriger [{key}]</translation>
    </message>
    <message>
        <source>Take the deal out [{key}]</source>
        <translation>Retirer la donne [{key}]</translation>
    </message>
    <message>
        <source>Insert a deal before this one, why, history, move to another table</source>
        <translation>Insérer une donne avant celle-ci, pourquoi, historique, passer à une autre table</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>The arbiter&apos;s call…</source>
        <translation>Demande à l&apos;arbitre…</translation>
    </message>
    <message>
        <source>Move the deal to another table…</source>
        <translation>Déplacer la donne à une autre table…</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>More ▾</source>
        <translation>Plus ▾</translation>
    </message>
    <message>
        <source>Insert a deal before this one [{key}]</source>
        <translation>Insérer une donne avant celle-ci [{key}]</translation>
    </message>
    <message>
        <source>Why these points? [{key}]</source>
        <translation>Pourquoi ces points&#xa0;? [{key}]</translation>
    </message>
    <message>
        <source>History of this deal… [{key}]</source>
        <translation>Historique de cette donne… [{key}]</translation>
    </message>
    <message>
        <source>{act} (deal {number})</source>
        <translation>{act} (donne {number})</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Touche {key}</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>Whist club</source>
        <translation>Club de whist</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Club</translation>
    </message>
    <message>
        <source>Training club…</source>
        <translation>Club d’entraînement…</translation>
    </message>
    <message>
        <source>Import a list of players…</source>
        <translation>Importer une liste de joueurs…</translation>
    </message>
    <message>
        <source>Import old seasons…</source>
        <translation>Reprendre d’anciennes saisons…</translation>
    </message>
    <message>
        <source>Back up the club…</source>
        <translation>Sauvegarder le club…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>E&amp;vening</source>
        <translation>&amp;Soirée</translation>
    </message>
    <message>
        <source>Purse of the evening…</source>
        <translation>Caisse de la soirée…</translation>
    </message>
    <message>
        <source>Blank sheets for the tables…</source>
        <translation>Feuilles vierges pour les tables…</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>Nouvelle soirée…</translation>
    </message>
    <message>
        <source>Type a sheet</source>
        <translation>Saisir une feuille</translation>
    </message>
    <message>
        <source>Add an adjustment…</source>
        <translation>Ajouter un ajustement…</translation>
    </message>
    <message>
        <source>Print the standings…</source>
        <translation>Imprimer le classement…</translation>
    </message>
    <message>
        <source>Export this evening…</source>
        <translation>Exporter cette soirée…</translation>
    </message>
    <message>
        <source>&amp;Television</source>
        <translation>&amp;Télévision</translation>
    </message>
    <message>
        <source>Television…</source>
        <translation>Télévision…</translation>
    </message>
    <message>
        <source>Show or hide the television</source>
        <translation>Montrer ou cacher la télévision</translation>
    </message>
    <message>
        <source>Freeze the television or let it follow</source>
        <translation>Figer la télévision ou la laisser suivre</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Aller à</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Open a club</source>
        <translation>Ouvrir un club</translation>
    </message>
    <message>
        <source>Back up the club</source>
        <translation>Sauvegarder le club</translation>
    </message>
    <message>
        <source>Save the club under another name</source>
        <translation>Enregistrer le club sous un autre nom</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>New club</source>
        <translation>Nouveau club</translation>
    </message>
    <message>
        <source>Club files (*.whist);;All files (*)</source>
        <translation>Fichiers de club (*.whist);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Undone: {action}</source>
        <translation>Annulé&#xa0;: {action}</translation>
    </message>
    <message>
        <source>Done again: {action}</source>
        <translation>Rétabli&#xa0;: {action}</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Enregistrer sous un autre nom…</translation>
    </message>
    <message>
        <source>Round {number}: the time is over. Last deal!</source>
        <translation>Manche {number}&#xa0;: le temps est écoulé. Dernière donne&#xa0;!</translation>
    </message>
    <message>
        <source>Round {number}: the time for the last deal is over. Open tables can be closed.</source>
        <translation>Manche {number}&#xa0;: le temps de la dernière donne est écoulé. Les tables ouvertes peuvent être clôturées.</translation>
    </message>
    <message>
        <source>{club} – whist club</source>
        <translation>{club} – club de whist</translation>
    </message>
    <message>
        <source>places</source>
        <translation>places</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Television</source>
        <translation>Télévision</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Affiche</translation>
    </message>
    <message>
        <source>Frozen: corrections are not seen before this is taken off</source>
        <translation>Figée&#xa0;: les corrections ne s’y voient qu’une fois libérée</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>papier</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Seconds a page</source>
        <translation>Secondes par page</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>the latest</source>
        <translation>la dernière</translation>
    </message>
    <message>
        <source>the latest: {evening}</source>
        <translation>la dernière&#xa0;: {evening}</translation>
    </message>
    <message>
        <source>the second one, if there is one</source>
        <translation>le second, s’il y en a un</translation>
    </message>
    <message>
        <source>in a window</source>
        <translation>dans une fenêtre</translation>
    </message>
    <message>
        <source>Show the television</source>
        <translation>Montrer la télévision</translation>
    </message>
    <message>
        <source>Hide the television</source>
        <translation>Cacher la télévision</translation>
    </message>
    <message>
        <source>{date} (cancelled)</source>
        <translation>{date} (annulée)</translation>
    </message>
    <message>
        <source>{date} · season {season}</source>
        <translation>{date} · saison {season}</translation>
    </message>
    <message>
        <source>Cancelled: nothing of this evening counts.</source>
        <translation>Annulée&#xa0;: rien de cette soirée ne compte.</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Several names: the prize is shared.</source>
        <translation>Plusieurs noms&#xa0;: le prix est partagé.</translation>
    </message>
    <message>
        <source>Purse of the evening</source>
        <translation>Caisse de la soirée</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Mise d’entrée</translation>
    </message>
    <message>
        <source>Stake of a point</source>
        <translation>Valeur du point</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>10.00, 5.00</source>
        <translation>10,00; 5,00</translation>
    </message>
    <message>
        <source>Prizes from the first place on</source>
        <translation>Prix à partir de la 1re place</translation>
    </message>
    <message>
        <source>Who has paid</source>
        <translation>Qui a payé</translation>
    </message>
    <message>
        <source>All have paid</source>
        <translation>Tous ont payé</translation>
    </message>
    <message>
        <source>Print the cash sheet…</source>
        <translation>Imprimer la feuille de caisse…</translation>
    </message>
    <message>
        <source>Entry: write an amount such as 5.00.</source>
        <translation>Mise d’entrée : écrivez un montant comme 5,00.</translation>
    </message>
    <message>
        <source>Stake: write an amount such as 0.05.</source>
        <translation>Valeur du point : écrivez un montant comme 0,05.</translation>
    </message>
    <message>
        <source>Prizes: write amounts such as 10.00, 5.00, from the first place on.</source>
        <translation>Prix : écrivez des montants comme 10,00; 5,00, à partir de la première place.</translation>
    </message>
    <message>
        <source>Fewest tricks, role {role}</source>
        <translation>Le moins de plis, rôle {role}</translation>
    </message>
    <message>
        <source>Place {place}, role {role}</source>
        <translation>Place {place}, rôle {role}</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Place {place}</translation>
    </message>
    <message>
        <source>Best guest (place {place})</source>
        <translation>Meilleur invité (place {place})</translation>
    </message>
    <message>
        <source>Last place</source>
        <translation>Dernière place</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>Tricks of the round</source>
        <translation>Plis de la manche</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Ajusté</translation>
    </message>
    <message>
        <source>Whist drive (provisional)</source>
        <translation>Whist drive (provisoire)</translation>
    </message>
    <message>
        <source>Equal tricks: the place goes to who has won more tables; still equal: it is shared.</source>
        <translation>À égalité de plis, la place va à qui a gagné plus de tables&#xa0;; encore égal&#xa0;: elle est partagée.</translation>
    </message>
    <message>
        <source>Separated by</source>
        <translation>Départage</translation>
    </message>
    <message>
        <source>Provisional: some tables have not finished.</source>
        <translation>Provisoire&#xa0;: certaines tables n’ont pas terminé.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Places {number}</source>
        <translation>Places {number}</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>evenings won</source>
        <translation>soirées gagnées</translation>
    </message>
    <message>
        <source>best evening</source>
        <translation>meilleure soirée</translation>
    </message>
    <message>
        <source>before the other at a table</source>
        <translation>devant l’autre à une table</translation>
    </message>
    <message>
        <source>upset</source>
        <translation>exploit</translation>
    </message>
    <message>
        <source>present</source>
        <translation>présence</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>ajusté</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>{points} game points</source>
        <translation>{points} points de jeu</translation>
    </message>
    <message>
        <source>{points} ranking points</source>
        <translation>{points} points de classement</translation>
    </message>
    <message>
        <source>{kind}: {amount}</source>
        <translation>{kind}&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>{line}, {reason}</source>
        <translation>{line}, {reason}</translation>
    </message>
    <message>
        <source>{line} (decided by {name})</source>
        <translation>{line} (décision&#xa0;: {name})</translation>
    </message>
    <message>
        <source>Ordered by game points, then by the better places; still equal: the place is shared.</source>
        <translation>Classé aux points de jeu, puis aux meilleures places&#xa0;; si l’égalité demeure, la place est partagée.</translation>
    </message>
    <message>
        <source>Ordered by ranking points, then game points, then places; still equal: the place is shared.</source>
        <translation>Classé aux points de classement, puis aux points de jeu, puis aux places&#xa0;; si l’égalité demeure, la place est partagée.</translation>
    </message>
    <message>
        <source>“Separated by” says what put a player behind the equal one above.</source>
        <translation>«&#xa0;Départage&#xa0;» dit ce qui a placé un joueur derrière l’ex æquo du dessus.</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>Ranking of the season {season}</source>
        <translation>Classement de la saison {season}</translation>
    </message>
    <message>
        <source>Example: +100 in 16 deals and −20 in 12 deals: 80 / 28 = {result}.</source>
        <translation>Exemple&#xa0;: +100 en 16 donnes et −20 en 12 donnes&#xa0;: 80 / 28 = {result}.</translation>
    </message>
    <message>
        <source>Example: first of a table of four with {points} points, without an upset: {sum} = {total}.</source>
        <translation>Exemple&#xa0;: premier d’une table de quatre avec {points} points, sans exploit&#xa0;: {sum} = {total}.</translation>
    </message>
    <message>
        <source>Tricks to take</source>
        <translation>Plis à faire</translation>
    </message>
    <message>
        <source>Each trick more</source>
        <translation>Par pli de plus</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Tous les plis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Chuté</translation>
    </message>
    <message>
        <source>Points of the player alone, a third of which each of the others pays; of partners the points of each.</source>
        <translation>Points du joueur seul, dont chacun des autres paie un tiers&#xa0;; pour des partenaires, points de chacun.</translation>
    </message>
    <message>
        <source>The arbiter accepts {contract} from {threshold} % with open cards on: {chance} % found, accepted ({player})</source>
        <translation>L&apos;arbitre accepte {contract} à partir de {threshold} % à cartes ouvertes : {chance} % trouvés, accepté ({player})</translation>
    </message>
    <message>
        <source>The arbiter accepts {contract} from {threshold} % with open cards on: accepted ({player})</source>
        <translation>L&apos;arbitre accepte {contract} à partir de {threshold} % à cartes ouvertes : accepté ({player})</translation>
    </message>
    <message>
        <source>The arbiter accepts {contract} from {threshold} % with open cards on: {chance} % found, refused ({player})</source>
        <translation>L&apos;arbitre accepte {contract} à partir de {threshold} % à cartes ouvertes : {chance} % trouvés, refusé ({player})</translation>
    </message>
    <message>
        <source>The arbiter accepts {contract} from {threshold} % with open cards on: refused ({player})</source>
        <translation>L&apos;arbitre accepte {contract} à partir de {threshold} % à cartes ouvertes : refusé ({player})</translation>
    </message>
    <message>
        <source>{contract} is played only when the arbiter accepts it, from {threshold} % with open cards on: no accepted call</source>
        <translation>{contract} ne se joue qu&apos;avec l&apos;accord de l&apos;arbitre, à partir de {threshold} % à cartes ouvertes : aucun accord noté</translation>
    </message>
    <message>
        <source>{player}, about {number} times in 100</source>
        <translation>{player}, environ {number} fois sur 100</translation>
    </message>
    <message>
        <source>Only the players of the contract score.</source>
        <translation>Seuls les joueurs du contrat marquent.</translation>
    </message>
    <message>
        <source>The arbiter is not asked.</source>
        <translation>L’arbitre n’est pas consulté.</translation>
    </message>
    <message>
        <source>Accepted from a chance of</source>
        <translation>Accepté à partir d’une chance de</translation>
    </message>
    <message>
        <source>These contracts are played only when the arbiter accepts. It is asked once a deal, with eight cards.</source>
        <translation>Ces contrats ne se jouent que si l’arbitre accepte. On le consulte une fois par donne, avec huit cartes.</translation>
    </message>
    <message>
        <source>Chance: the share of all ways the other cards can lie in which the contract is made with open cards.</source>
        <translation>Chance&#xa0;: la part de toutes les répartitions possibles des autres cartes où le contrat réussit à cartes ouvertes.</translation>
    </message>
    <message>
        <source>The arbiter</source>
        <translation>L’arbitre</translation>
    </message>
    <message>
        <source>What beats what, lowest first: {ladder}</source>
        <translation>Ordre des enchères, de la plus basse à la plus haute&#xa0;: {ladder}</translation>
    </message>
    <message>
        <source>At the same height: ♠ &lt; ♣ &lt; ♦ &lt; ♥.</source>
        <translation>À hauteur égale&#xa0;: ♠ &lt; ♣ &lt; ♦ &lt; ♥.</translation>
    </message>
    <message>
        <source>Example: {cards} cards, bid {bid}, took {tricks}: {points}</source>
        <translation>Exemple&#xa0;: {cards} cartes, annonce {bid}, plis {tricks}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{players} players: {deals} deals, from 1 card up to {most}, {players} times {most}, and down to 1</source>
        <translation>{players} joueurs&#xa0;: {deals} donnes, de 1 carte à {most}, {players} fois {most}, puis retour à 1</translation>
    </message>
    <message>
        <source>Every deal each player scores the tricks of the side. Example: 8 tricks to 5: {points}</source>
        <translation>À chaque donne, chaque joueur marque les plis de son camp. Exemple&#xa0;: 8 plis à 5&#xa0;: {points}</translation>
    </message>
    <message>
        <source>The side with more than six tricks scores what it took above six. Example: 9 tricks to 4: +3.</source>
        <translation>Le camp qui fait plus de six plis marque ceux au-delà de six. Exemple&#xa0;: 9 plis à 4&#xa0;: +3.</translation>
    </message>
    <message>
        <source>The first side at {target} points wins the game.</source>
        <translation>Le premier camp à {target} points gagne la partie.</translation>
    </message>
    <message>
        <source>{honours} honours of a side score {points}.</source>
        <translation>{honours} honneurs d’un camp valent {points}.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Non comptées</translation>
    </message>
    <message>
        <source>First places</source>
        <translation>Premières places</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
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
        <translation>Depuis la soirée précédente</translation>
    </message>
    <message>
        <source>Last evening</source>
        <translation>Dernière soirée</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dern.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Attendance</source>
        <translation>Présence</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>new</source>
        <comment>in a ranking, who had no place before</comment>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>after the evening of {date}</source>
        <translation>après la soirée du {date}</translation>
    </message>
    <message>
        <source>The best {n} evenings of each player count.</source>
        <translation>Les {n} meilleures soirées de chaque joueur comptent.</translation>
    </message>
    <message>
        <source>The best {n} sheets of each player count.</source>
        <translation>Les {n} meilleures feuilles de chaque joueur comptent.</translation>
    </message>
    <message>
        <source>The total is the average of game points per deal.</source>
        <translation>Le total est la moyenne des points de jeu par donne.</translation>
    </message>
    <message>
        <source>Game points count in the total.</source>
        <translation>Les points de jeu comptent dans le total.</translation>
    </message>
    <message>
        <source>Cancelled: {evenings}.</source>
        <translation>Annulées&#xa0;: {evenings}.</translation>
    </message>
    <message>
        <source>Without a place: fewer than {n} evenings.</source>
        <translation>Sans place&#xa0;: moins de {n} soirées.</translation>
    </message>
    <message>
        <source>Provisional: fewer than {n} evenings so far.</source>
        <translation>Provisoire : moins de {n} soirées jusqu’ici.</translation>
    </message>
    <message>
        <source>Guests have no place.</source>
        <translation>Les invités n’ont pas de place.</translation>
    </message>
    <message>
        <source>{evening} ({reason})</source>
        <translation>{evening} ({reason})</translation>
    </message>
    <message>
        <source>Average of an evening</source>
        <translation>Moyenne par soirée</translation>
    </message>
    <message>
        <source>Season {season} · {date}</source>
        <translation>Saison {season} · {date}</translation>
    </message>
    <message>
        <source>No closed sheet in this season yet.</source>
        <translation>Pas encore de feuille clôturée cette saison.</translation>
    </message>
    <message>
        <source>not classified</source>
        <translation>non classé</translation>
    </message>
    <message>
        <source>place {place} of {count}</source>
        <translation>place {place} sur {count}</translation>
    </message>
    <message>
        <source>{place} · total {total} · {evenings} · {sheets} · {points} game points</source>
        <translation>{place} · total {total} · {evenings} · {sheets} · {points} points de jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n feuille</numerusform>
            <numerusform>%n feuilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) known by totals alone tell nothing of deals.</source>
        <translation>
            <numerusform>%n feuille connue par ses seuls totaux ne dit rien des donnes.</numerusform>
            <numerusform>%n feuilles connues par leurs seuls totaux ne disent rien des donnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Total after each evening</source>
        <translation>Total après chaque soirée</translation>
    </message>
    <message>
        <source>Place after each evening</source>
        <translation>Place après chaque soirée</translation>
    </message>
    <message>
        <source>Whole season →</source>
        <translation>Toute la saison →</translation>
    </message>
    <message>
        <source>Why {total}?</source>
        <translation>Pourquoi {total} ?</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>place {place}</translation>
    </message>
    <message numerus="yes">
        <source>%n first place(s)</source>
        <translation>
            <numerusform>%n première place</numerusform>
            <numerusform>%n premières places</numerusform>
        </translation>
    </message>
    <message>
        <source>Total after</source>
        <translation>Total après</translation>
    </message>
    <message>
        <source>Place after</source>
        <translation>Place après</translation>
    </message>
    <message>
        <source>Crossed out: does not count.</source>
        <translation>Barré&#xa0;: ne compte pas.</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Réussite</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>The declarer of two is the one named first. Won: the contract was made, for a defender: it was beaten.</source>
        <translation>De deux joueurs, le demandeur est le premier nommé. Gagnée&#xa0;: contrat réussi&#xa0;; pour un défenseur&#xa0;: contrat chuté.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partenaires</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Finished ahead</source>
        <translation>Fini devant</translation>
    </message>
    <message>
        <source>Finished behind</source>
        <translation>Fini derrière</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Best evening</source>
        <translation>Meilleure soirée</translation>
    </message>
    <message>
        <source>Best sheet</source>
        <translation>Meilleure feuille</translation>
    </message>
    <message>
        <source>Worst sheet</source>
        <translation>Pire feuille</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Meilleure donne</translation>
    </message>
    <message>
        <source>Worst deal</source>
        <translation>Pire donne</translation>
    </message>
    <message>
        <source>{where}, deal {deal}</source>
        <translation>{where}, donne {deal}</translation>
    </message>
    <message>
        <source>from {first} to {last}</source>
        <translation>de {first} à {last}</translation>
    </message>
    <message>
        <source>Contracts made in a row</source>
        <translation>Contrats réussis de suite</translation>
    </message>
    <message>
        <source>Player × evening</source>
        <translation>Joueur&#xa0;× soirée</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>Classé</translation>
    </message>
    <message>
        <source>Points of known deals</source>
        <translation>Points des donnes connues</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>{table} · {game}</source>
        <translation>{table} · {game}</translation>
    </message>
    <message>
        <source>Points of the seat</source>
        <translation>Points du siège</translation>
    </message>
    <message>
        <source>Finished above</source>
        <translation>A devancé</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Incomplète</translation>
    </message>
    <message>
        <source>Sheet total</source>
        <translation>Total de la feuille</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Evening no.</source>
        <translation>N° de soirée</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Evening totals</source>
        <translation>Totaux par soirée</translation>
    </message>
    <message>
        <source>Old result</source>
        <translation>Ancien résultat</translation>
    </message>
    <message>
        <source>Game points adjusted</source>
        <translation>Points de jeu ajustés</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>Convention</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Conventions</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Réussis</translation>
    </message>
    <message>
        <source>more tricks</source>
        <translation>plus de plis</translation>
    </message>
    <message>
        <source>more contracts made</source>
        <translation>plus de contrats réussis</translation>
    </message>
    <message>
        <source>points after the deals before</source>
        <translation>points aux donnes précédentes</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <source>score of the running game</source>
        <translation>score de la partie en cours</translation>
    </message>
    <message>
        <source>Round {round} · table {table} · {game}</source>
        <translation>Manche {round} · table {table} · {game}</translation>
    </message>
    <message>
        <source>Round {round} table {table}</source>
        <translation>Manche {round} table {table}</translation>
    </message>
    <message>
        <source>Score kept by {name}</source>
        <translation>Marqueur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Not finished: these are the points so far.</source>
        <translation>Pas terminé&#xa0;: points à ce moment.</translation>
    </message>
    <message>
        <source>Closed before the end of the game.</source>
        <translation>Clôturée avant la fin de la partie.</translation>
    </message>
    <message>
        <source>Round {round} · table {table}</source>
        <translation>Manche {round} · table {table}</translation>
    </message>
    <message>
        <source>Score kept by: ……………………………</source>
        <translation>Marqueur&#xa0;: ……………………………</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>bid / tricks</source>
        <translation>ann. / plis</translation>
    </message>
    <message>
        <source>{deal} · rabrouche</source>
        <translation>{deal} · rabrouche</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Running game</source>
        <translation>Partie en cours</translation>
    </message>
    <message>
        <source>Only the totals of this sheet were entered.</source>
        <translation>Seuls les totaux de cette feuille ont été saisis.</translation>
    </message>
    <message>
        <source>Equal points: place {place} was separated from the one above by {step}.</source>
        <translation>Points égaux&#xa0;: la place {place} est départagée de la précédente ({step}).</translation>
    </message>
    <message>
        <source>Everybody keeps the points of the deals they played:</source>
        <translation>Chacun garde les points des donnes qu’il a jouées&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {points} in {deals}, no place</source>
        <translation>{player}&#xa0;: {points} en {deals}, sans place</translation>
    </message>
    <message>
        <source>{player}: {points} in {deals}, place {place} with the {total} of the seat</source>
        <translation>{player}&#xa0;: {points} en {deals}, place {place} avec les {total} du siège</translation>
    </message>
    <message>
        <source>deal {deal}, table {table}</source>
        <translation>donne {deal}, table {table}</translation>
    </message>
    <message>
        <source>insert deal {deal}, table {table}</source>
        <translation>insertion de la donne {deal}, table {table}</translation>
    </message>
    <message>
        <source>correct deal {deal}, table {table}</source>
        <translation>correction de la donne {deal}, table {table}</translation>
    </message>
    <message>
        <source>delete deal {deal}, table {table}</source>
        <translation>suppression de la donne {deal}, table {table}</translation>
    </message>
    <message>
        <source>earlier version of deal {deal}, table {table}</source>
        <translation>version antérieure de la donne {deal}, table {table}</translation>
    </message>
    <message>
        <source>bring back deal {deal}, table {table}</source>
        <translation>retour de la donne {deal}, table {table}</translation>
    </message>
    <message>
        <source>move deal {deal} of table {table} to table {to_table}</source>
        <translation>donne {deal} passée de la table {table} à la table {to_table}</translation>
    </message>
    <message>
        <source>arbiter, deal {deal}, table {table}</source>
        <translation>arbitre, donne {deal}, table {table}</translation>
    </message>
    <message>
        <source>take back the arbiter, deal {deal}, table {table}</source>
        <translation>retrait de l’arbitre, donne {deal}, table {table}</translation>
    </message>
    <message>
        <source>correct the arbiter, deal {deal}, table {table}</source>
        <translation>correction de l’arbitre, donne {deal}, table {table}</translation>
    </message>
    <message>
        <source>seat table {table}</source>
        <translation>table {table} formée</translation>
    </message>
    <message>
        <source>change table {table}</source>
        <translation>table {table} modifiée</translation>
    </message>
    <message>
        <source>seat change from deal {from_deal}, table {table}</source>
        <translation>changement de joueur dès la donne {from_deal}, table {table}</translation>
    </message>
    <message>
        <source>remove the seat change from deal {from_deal}, table {table}</source>
        <translation>retrait du changement de joueur dès la donne {from_deal}, table {table}</translation>
    </message>
    <message>
        <source>exchange seats, table {table}</source>
        <translation>échange de joueurs, table {table}</translation>
    </message>
    <message>
        <source>remove table {table}</source>
        <translation>table {table} supprimée</translation>
    </message>
    <message>
        <source>seat round {round}, {tables} tables</source>
        <translation>manche {round} formée, {tables} tables</translation>
    </message>
    <message>
        <source>seating of round {round} by hand</source>
        <translation>places de la manche {round} à la main</translation>
    </message>
    <message>
        <source>remove round {round}</source>
        <translation>manche {round} retirée</translation>
    </message>
    <message>
        <source>close round {round}</source>
        <translation>manche {round} clôturée</translation>
    </message>
    <message>
        <source>close table {table}</source>
        <translation>table {table} clôturée</translation>
    </message>
    <message>
        <source>reopen table {table}</source>
        <translation>table {table} rouverte</translation>
    </message>
    <message>
        <source>totals of table {table}</source>
        <translation>totaux de la table {table}</translation>
    </message>
    <message>
        <source>new evening of {date}</source>
        <translation>nouvelle soirée du {date}</translation>
    </message>
    <message>
        <source>change the evening of {date}</source>
        <translation>modification de la soirée du {date}</translation>
    </message>
    <message>
        <source>delete the evening of {date}</source>
        <translation>suppression de la soirée du {date}</translation>
    </message>
    <message>
        <source>close the evening of {date}</source>
        <translation>clôture de la soirée du {date}</translation>
    </message>
    <message>
        <source>reopen the evening of {date}</source>
        <translation>réouverture de la soirée du {date}</translation>
    </message>
    <message>
        <source>cancel the evening of {date}</source>
        <translation>annulation de la soirée du {date}</translation>
    </message>
    <message>
        <source>the evening of {date} takes place after all</source>
        <translation>la soirée du {date} a finalement lieu</translation>
    </message>
    <message>
        <source>check-in, {players} present</source>
        <translation>liste des présences, {players} inscrits</translation>
    </message>
    <message>
        <source>late arrival of {player}</source>
        <translation>arrivée tardive de {player}</translation>
    </message>
    <message>
        <source>{player} leaves early</source>
        <translation>{player} part avant la fin</translation>
    </message>
    <message>
        <source>check-in of {player}</source>
        <translation>présence de {player}</translation>
    </message>
    <message>
        <source>check-out of {player}</source>
        <translation>départ de {player}</translation>
    </message>
    <message>
        <source>{players} check-ins</source>
        <translation>{players} présences</translation>
    </message>
    <message>
        <source>new player {player}, checked in</source>
        <translation>ajout et présence de {player}</translation>
    </message>
    <message>
        <source>adjustment for {player}</source>
        <translation>ajustement pour {player}</translation>
    </message>
    <message>
        <source>change the adjustment for {player}</source>
        <translation>modification de l’ajustement pour {player}</translation>
    </message>
    <message>
        <source>delete the adjustment for {player}</source>
        <translation>suppression de l’ajustement pour {player}</translation>
    </message>
    <message>
        <source>new player {player}</source>
        <translation>nouveau joueur {player}</translation>
    </message>
    <message>
        <source>change {player}</source>
        <translation>modification&#xa0;: {player}</translation>
    </message>
    <message>
        <source>delete {player}</source>
        <translation>suppression&#xa0;: {player}</translation>
    </message>
    <message>
        <source>erase the personal data of {player}</source>
        <translation>effacement des données personnelles de {player}</translation>
    </message>
    <message>
        <source>merge {player} into {into}</source>
        <translation>fusion de {player} avec {into}</translation>
    </message>
    <message>
        <source>member list, {count} new players</source>
        <translation>liste de membres (nouveaux&#xa0;: {count})</translation>
    </message>
    <message>
        <source>old results of {evenings} evenings</source>
        <translation>anciens résultats de {evenings} soirées</translation>
    </message>
    <message>
        <source>import, {sheets} new sheets</source>
        <translation>import (nouvelles feuilles&#xa0;: {sheets})</translation>
    </message>
    <message>
        <source>new season {season}</source>
        <translation>nouvelle saison {season}</translation>
    </message>
    <message>
        <source>conventions of season {season}</source>
        <translation>conventions de la saison {season}</translation>
    </message>
    <message>
        <source>close season {season}</source>
        <translation>clôture de la saison {season}</translation>
    </message>
    <message>
        <source>reopen season {season}</source>
        <translation>réouverture de la saison {season}</translation>
    </message>
    <message>
        <source>entry of {player} paid</source>
        <translation>mise de {player} payée</translation>
    </message>
    <message>
        <source>entry of {player} not paid</source>
        <translation>mise de {player} non payée</translation>
    </message>
    <message>
        <source>entries paid, evening of {date}</source>
        <translation>mises payées, soirée du {date}</translation>
    </message>
    <message>
        <source>purse of the evening of {date}</source>
        <translation>caisse de la soirée du {date}</translation>
    </message>
    <message>
        <source>new conventions “{name}”</source>
        <translation>nouvelles conventions «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>change the conventions “{name}”</source>
        <translation>changer les conventions «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>delete the conventions “{name}”</source>
        <translation>supprimer les conventions «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>usual conventions</source>
        <translation>conventions habituelles</translation>
    </message>
    <message>
        <source>names of the contracts</source>
        <translation>noms des contrats</translation>
    </message>
    <message>
        <source>last change</source>
        <translation>dernière modification</translation>
    </message>
    <message>
        <source>sixth and last trick paid when all pass</source>
        <translation>sixième et dernier pli payés si tous passent</translation>
    </message>
    <message>
        <source>nothing is paid when all pass</source>
        <translation>rien n’est payé si tous passent</translation>
    </message>
    <message>
        <source>revoke doubled on rabrouche</source>
        <translation>renonce doublée en rabrouche</translation>
    </message>
    <message>
        <source>revoke not doubled on rabrouche</source>
        <translation>renonce non doublée en rabrouche</translation>
    </message>
    <message>
        <source>a void deal counts</source>
        <translation>une donne nulle compte</translation>
    </message>
    <message>
        <source>a void deal is dealt again</source>
        <translation>une donne nulle est redonnée</translation>
    </message>
    <message>
        <source>a passed deal is dealt again</source>
        <translation>une donne passée est redonnée</translation>
    </message>
    <message>
        <source>a passed deal counts</source>
        <translation>une donne passée compte</translation>
    </message>
    <message>
        <source>dealt again by the next player</source>
        <translation>redonnée par le joueur suivant</translation>
    </message>
    <message>
        <source>dealt again by the same dealer</source>
        <translation>redonnée par le même donneur</translation>
    </message>
    <message>
        <source>double after a passed deal</source>
        <translation>double après une donne passée</translation>
    </message>
    <message>
        <source>not doubled after a passed deal</source>
        <translation>pas de double après une donne passée</translation>
    </message>
    <message>
        <source>a trou cannot be countered</source>
        <translation>un trou ne peut être surenchéri</translation>
    </message>
    <message>
        <source>a trou can be countered</source>
        <translation>un trou peut être surenchéri</translation>
    </message>
    <message>
        <source>Points of a made bid</source>
        <translation>Points d’une annonce réussie</translation>
    </message>
    <message>
        <source>Points for each trick bid</source>
        <translation>Points par pli annoncé</translation>
    </message>
    <message>
        <source>Points lost by a failed bid</source>
        <translation>Points perdus par une annonce manquée</translation>
    </message>
    <message>
        <source>Points lost for each trick of difference</source>
        <translation>Points perdus par pli d’écart</translation>
    </message>
    <message>
        <source>Points for each card of a grand slam</source>
        <translation>Points par carte d’un grand chelem</translation>
    </message>
    <message>
        <source>the last bid may not make the bids fit</source>
        <translation>la dernière annonce ne peut pas tomber juste</translation>
    </message>
    <message>
        <source>the bids may add up to the cards</source>
        <translation>les annonces peuvent égaler le nombre de cartes</translation>
    </message>
    <message>
        <source>the last card is trumps when all cards are dealt</source>
        <translation>la dernière carte est atout quand tout est distribué</translation>
    </message>
    <message>
        <source>without trumps when all cards are dealt</source>
        <translation>sans atout quand toutes les cartes sont données</translation>
    </message>
    <message>
        <source>made: {value} points</source>
        <translation>réussie : {value} points</translation>
    </message>
    <message>
        <source>each trick bid: {value} points</source>
        <translation>chaque pli annoncé : {value} points</translation>
    </message>
    <message>
        <source>failed: {value} points lost</source>
        <translation>manquée : {value} points perdus</translation>
    </message>
    <message>
        <source>each trick of difference: {value} points lost</source>
        <translation>chaque pli d’écart : {value} points perdus</translation>
    </message>
    <message>
        <source>grand slam: {value} points a card</source>
        <translation>grand chelem : {value} points par carte</translation>
    </message>
    <message>
        <source>{players}: bid {bid} made, {base} + {each} × {bid}: {total}</source>
        <translation>{players} : annonce {bid} réussie, {base} + {each} × {bid} : {total}</translation>
    </message>
    <message>
        <source>{players}: bid {bid}, took {tricks}, {base} + {each} × {difference} lost: {total}</source>
        <translation>{players} : annonce {bid}, {tricks} plis faits, {base} + {each} × {difference} perdus : {total}</translation>
    </message>
    <message>
        <source>{players}: grand slam, {each} × {cards}: {total}</source>
        <translation>{players} : grand chelem, {each} × {cards} : {total}</translation>
    </message>
    <message>
        <source>Bid made: {base} points and {each} for each trick bid.</source>
        <translation>Annonce réussie : {base} points et {each} par pli annoncé.</translation>
    </message>
    <message>
        <source>Failed: {base} points and {each} for each trick of difference are lost.</source>
        <translation>Manquée : {base} points et {each} par pli d’écart sont perdus.</translation>
    </message>
    <message>
        <source>Grand slam: all tricks bid and made brings {each} more for each card, from {n} cards on.</source>
        <translation>Grand chelem : tous les plis annoncés et faits rapportent {each} de plus par carte, à partir de {n} cartes.</translation>
    </message>
    <message>
        <source>with the arbiter</source>
        <translation>avec l’arbitre</translation>
    </message>
    <message>
        <source>without the arbiter</source>
        <translation>sans l’arbitre</translation>
    </message>
    <message>
        <source>honours count</source>
        <translation>les honneurs comptent</translation>
    </message>
    <message>
        <source>honours do not count</source>
        <translation>les honneurs ne comptent pas</translation>
    </message>
    <message>
        <source>whist drive</source>
        <translation>whist drive</translation>
    </message>
    <message>
        <source>FIWA</source>
        <translation>FIWA</translation>
    </message>
    <message>
        <source>lost contracts × {value}</source>
        <translation>contrats chutés&#xa0;× {value}</translation>
    </message>
    <message>
        <source>sixth and last trick: {value} points</source>
        <translation>sixième et dernier pli&#xa0;: {value} points</translation>
    </message>
    <message>
        <source>rabrouche deals: {value}</source>
        <translation>donnes de rabrouche&#xa0;: {value}</translation>
    </message>
    <message>
        <source>rabrouche × {value}</source>
        <translation>rabrouche&#xa0;× {value}</translation>
    </message>
    <message>
        <source>blank hand of the rabrouche: {value} points</source>
        <translation>jeu blanc du rabrouche&#xa0;: {value} points</translation>
    </message>
    <message>
        <source>revoke: {value} points</source>
        <translation>renonce&#xa0;: {value} points</translation>
    </message>
    <message>
        <source>planned deals: {value}</source>
        <translation>donnes prévues&#xa0;: {value}</translation>
    </message>
    <message>
        <source>grand slam from {value} cards on</source>
        <translation>grand chelem dès {value} cartes</translation>
    </message>
    <message>
        <source>game to {value} points</source>
        <translation>partie en {value} points</translation>
    </message>
    <message>
        <source>best of {value} games</source>
        <translation>au meilleur de {value} parties</translation>
    </message>
    <message>
        <source>{number} % ({contract})</source>
        <translation>{number}&#xa0;% ({contract})</translation>
    </message>
    <message>
        <source>Rules: {preset}</source>
        <translation>Règles&#xa0;: {preset}</translation>
    </message>
    <message>
        <source>own payoffs</source>
        <translation>barème du club</translation>
    </message>
    <message>
        <source>trumps in turn: {suits}</source>
        <translation>atouts à tour de rôle&#xa0;: {suits}</translation>
    </message>
    <message>
        <source>the arbiter accepts from {thresholds} on</source>
        <translation>l’arbitre accepte à partir de {thresholds}</translation>
    </message>
    <message>
        <source>better places</source>
        <translation>meilleures places</translation>
    </message>
    <message>
        <source>the best evening</source>
        <translation>la meilleure soirée</translation>
    </message>
    <message>
        <source>who was before the other at the same table</source>
        <translation>qui était devant l’autre à la même table</translation>
    </message>
    <message>
        <source>months</source>
        <translation>mois</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>trimestres</translation>
    </message>
    <message>
        <source>halves</source>
        <translation>semestres</translation>
    </message>
    <message>
        <source>Only sheets of {game} count; adjustments count in the ranking of all games.</source>
        <translation>Seules les feuilles de {game} comptent&#xa0;; les ajustements comptent dans le classement de tous les jeux.</translation>
    </message>
    <message>
        <source>Only sheets of {game} count.</source>
        <translation>Seules les feuilles de {game} comptent.</translation>
    </message>
    <message>
        <source>Places are numbered 1, 2, 2, 3: after a shared place the numbers go on without a gap.</source>
        <translation>Les places sont numérotées 1, 2, 2, 3&#xa0;: après une place partagée, les numéros se suivent sans trou.</translation>
    </message>
    <message>
        <source>Places are numbered 1, 2, 2, 4: after a shared place as many numbers are left out as share it.</source>
        <translation>Les places sont numérotées 1, 2, 2, 4&#xa0;: après une place partagée, on saute autant de numéros que de joueurs qui la partagent.</translation>
    </message>
    <message>
        <source>Players who share a place at a table share its points equally.</source>
        <translation>Les joueurs qui partagent une place à une table en partagent les points à parts égales.</translation>
    </message>
    <message>
        <source>Players who share a place at a table each get its points in full.</source>
        <translation>Les joueurs qui partagent une place à une table en reçoivent chacun tous les points.</translation>
    </message>
    <message>
        <source>all evenings count</source>
        <translation>toutes les soirées comptent</translation>
    </message>
    <message numerus="yes">
        <source>the best %n evening(s) count</source>
        <translation>
            <numerusform>la meilleure soirée compte (%n)</numerusform>
            <numerusform>les %n meilleures soirées comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the best %n sheet(s) count</source>
        <translation>
            <numerusform>la meilleure feuille compte (%n)</numerusform>
            <numerusform>les %n meilleures feuilles comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) needed for a place</source>
        <translation>
            <numerusform>%n soirée nécessaire pour une place</numerusform>
            <numerusform>%n soirées nécessaires pour une place</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} of the evenings needed for a place</source>
        <translation>{share} des soirées exigés pour une place</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>nothing: the place is shared</source>
        <translation>rien : la place est partagée</translation>
    </message>
    <message>
        <source>Equal totals share their place.</source>
        <translation>Des totaux égaux partagent la place.</translation>
    </message>
    <message>
        <source>Equal totals: {steps}; still equal: the place is shared.</source>
        <translation>Totaux égaux : {steps} ; encore égaux : la place est partagée.</translation>
    </message>
    <message>
        <source>no team ranking</source>
        <translation>pas de classement par équipes</translation>
    </message>
    <message>
        <source>the {points} of all members</source>
        <translation>les {points} de tous les membres</translation>
    </message>
    <message>
        <source>the {points} of the best {n}</source>
        <translation>les {points} des {n} meilleurs</translation>
    </message>
    <message>
        <source>the best {n} evenings</source>
        <translation>les {n} meilleures soirées</translation>
    </message>
    <message>
        <source>the best {n} sheets</source>
        <translation>les {n} meilleures feuilles</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Comptées</translation>
    </message>
    <message>
        <source>That number applies</source>
        <translation>Ce nombre s’applique</translation>
    </message>
    <message>
        <source>at the end of the season</source>
        <translation>à la fin de la saison</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>tout de suite</translation>
    </message>
    <message>
        <source>Shared places are numbered</source>
        <translation>Numéros des places partagées</translation>
    </message>
    <message>
        <source>What counts in a part</source>
        <translation>Ce qui compte dans une partie</translation>
    </message>
    <message>
        <source>Evenings needed in a part</source>
        <translation>Soirées exigées dans une partie</translation>
    </message>
    <message>
        <source>{n} players: {points}</source>
        <translation>{n} joueurs&#xa0;: {points}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Shared places are paid</source>
        <translation>Places partagées</translation>
    </message>
    <message>
        <source>in equal shares</source>
        <translation>points partagés</translation>
    </message>
    <message>
        <source>in full</source>
        <translation>tous les points à chacun</translation>
    </message>
    <message>
        <source>{step} for every {size} points above {start}</source>
        <translation>{step} par tranche de {size} points au-dessus de {start}</translation>
    </message>
    <message>
        <source>Monday</source>
        <translation>lundi</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>mardi</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>mercredi</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>jeudi</translation>
    </message>
    <message>
        <source>Friday</source>
        <translation>vendredi</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>samedi</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>dimanche</translation>
    </message>
    <message>
        <source>January</source>
        <translation>janvier</translation>
    </message>
    <message>
        <source>February</source>
        <translation>février</translation>
    </message>
    <message>
        <source>March</source>
        <translation>mars</translation>
    </message>
    <message>
        <source>April</source>
        <translation>avril</translation>
    </message>
    <message>
        <source>May</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>juin</translation>
    </message>
    <message>
        <source>July</source>
        <translation>juillet</translation>
    </message>
    <message>
        <source>August</source>
        <translation>août</translation>
    </message>
    <message>
        <source>September</source>
        <translation>septembre</translation>
    </message>
    <message>
        <source>October</source>
        <translation>octobre</translation>
    </message>
    <message>
        <source>November</source>
        <translation>novembre</translation>
    </message>
    <message>
        <source>December</source>
        <translation>décembre</translation>
    </message>
    <message>
        <source>{weekday} {day} {month} {year}</source>
        <translation>{weekday} {day} {month} {year}</translation>
    </message>
    <message>
        <source>{player} shows a blank hand: the deal is void.</source>
        <translation>{player} montre un jeu blanc&#xa0;: la donne est nulle.</translation>
    </message>
    <message>
        <source>{contract} raised to {number}</source>
        <translation>{contract} montée à {number}</translation>
    </message>
    <message>
        <source>A trou is beaten by nothing.</source>
        <translation>Rien ne bat un trou.</translation>
    </message>
    <message>
        <source>A trou is beaten only by: {contracts}.</source>
        <translation>Un trou n’est battu que par : {contracts}.</translation>
    </message>
    <message>
        <source>All pass.</source>
        <translation>Tout le monde passe.</translation>
    </message>
    <message>
        <source>All pass: {player} takes the sixth and the last trick.</source>
        <translation>Tout le monde passe&#xa0;: {player} fait le sixième et le dernier pli.</translation>
    </message>
    <message>
        <source>All pass: {sixth} takes the sixth trick, {last} the last.</source>
        <translation>Tout le monde passe&#xa0;: {sixth} fait le sixième pli, {last} le dernier.</translation>
    </message>
    <message>
        <source>Rabrouche.</source>
        <translation>Rabrouche.</translation>
    </message>
    <message>
        <source>Counts double.</source>
        <translation>Compte double.</translation>
    </message>
    <message>
        <source>Passed · 6th {sixth}, last {last}</source>
        <translation>Passe · 6e {sixth}, dernier {last}</translation>
    </message>
    <message>
        <source>Blank hand · {player}</source>
        <translation>Jeu blanc · {player}</translation>
    </message>
    <message>
        <source>Revoke · {player}</source>
        <translation>Renonce · {player}</translation>
    </message>
    <message>
        <source>{player} bids {bid} and takes {tricks}</source>
        <translation>{player} annonce {bid} et fait {tricks}</translation>
    </message>
    <message>
        <source>{cards}: {players}.</source>
        <translation>{cards}&#xa0;: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{players}: %n trick(s)</source>
        <translation>
            <numerusform>{players}&#xa0;: %n pli</numerusform>
            <numerusform>{players}&#xa0;: %n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} revokes ({reason}): not counted, penalty paid.</source>
        <translation>{player} fait une renonce ({reason})&#xa0;: la donne ne compte pas, la pénalité est payée.</translation>
    </message>
    <message>
        <source>{player} revokes: not counted, penalty paid.</source>
        <translation>{player} fait une renonce&#xa0;: la donne ne compte pas, la pénalité est payée.</translation>
    </message>
    <message>
        <source>The arbiter accepts {contract} ({asked}).</source>
        <translation>L’arbitre accepte {contract} ({asked}).</translation>
    </message>
    <message>
        <source>The arbiter refuses {contract} ({asked}).</source>
        <translation>L’arbitre refuse {contract} ({asked}).</translation>
    </message>
    <message>
        <source>arbiter {sign}</source>
        <translation>arbitre {sign}</translation>
    </message>
    <message>
        <source>arbiter: {contract} {sign}</source>
        <translation>arbitre&#xa0;: {contract} {sign}</translation>
    </message>
    <message>
        <source>trumps: {suit}</source>
        <translation>atout&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>{players}: {number} honours</source>
        <translation>{players}&#xa0;: {number} honneurs</translation>
    </message>
    <message>
        <source>honours {first}–{second}</source>
        <translation>honneurs {first}–{second}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), made</source>
        <translation>
            <numerusform>%n pli, réussi</numerusform>
            <numerusform>%n plis, réussi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), made with {over} over</source>
        <translation>
            <numerusform>%n pli, réussi avec {over} de plus</numerusform>
            <numerusform>%n plis, réussi avec {over} de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), lost</source>
        <translation>
            <numerusform>%n pli, chuté</numerusform>
            <numerusform>%n plis, chuté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), lost by {missing}</source>
        <translation>
            <numerusform>%n pli, chute de {missing}</numerusform>
            <numerusform>%n plis, chute de {missing}</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} play {contract}: {result}.</source>
        <translation>{players} jouent {contract}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>{players} play {contract}.</source>
        <translation>{players} jouent {contract}.</translation>
    </message>
    <message>
        <source>{players} plays {contract}: {result}.</source>
        <translation>{players} joue {contract}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>{players} plays {contract}.</source>
        <translation>{players} joue {contract}.</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>siège {number}</translation>
    </message>
    <message>
        <source>adjustments</source>
        <translation>ajustements</translation>
    </message>
    <message>
        <source>at the left of</source>
        <translation>à gauche de</translation>
    </message>
    <message>
        <source>bonus for all tricks</source>
        <translation>bonus pour tous les plis</translation>
    </message>
    <message>
        <source>points for all tricks</source>
        <translation>points pour tous les plis</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>essais</translation>
    </message>
    <message>
        <source>attendance points</source>
        <translation>points de présence</translation>
    </message>
    <message>
        <source>points when made</source>
        <translation>points si réussi</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleures</translation>
    </message>
    <message>
        <source>best of</source>
        <translation>au meilleur de</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>annonces</translation>
    </message>
    <message>
        <source>points bonus</source>
        <translation>bonus de points</translation>
    </message>
    <message>
        <source>decided by</source>
        <translation>décidé par</translation>
    </message>
    <message>
        <source>points by tricks</source>
        <translation>points selon les plis</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>end of the sheet</source>
        <translation>fin de la feuille</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contrat</translation>
    </message>
    <message>
        <source>conventions</source>
        <translation>conventions</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>donnes</translation>
    </message>
    <message>
        <source>deals played</source>
        <translation>donnes jouées</translation>
    </message>
    <message>
        <source>usual level</source>
        <translation>niveau habituel</translation>
    </message>
    <message>
        <source>order of the evening</source>
        <translation>ordre de la soirée</translation>
    </message>
    <message>
        <source>first dealer</source>
        <translation>premier donneur</translation>
    </message>
    <message>
        <source>least an evening gives</source>
        <translation>minimum par soirée</translation>
    </message>
    <message>
        <source>format</source>
        <translation>format</translation>
    </message>
    <message>
        <source>from</source>
        <translation>depuis</translation>
    </message>
    <message>
        <source>from deal</source>
        <translation>dès la donne</translation>
    </message>
    <message>
        <source>trump when all cards are dealt</source>
        <translation>atout quand tout est distribué</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>game points count</source>
        <translation>les points de jeu comptent</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>honneurs</translation>
    </message>
    <message>
        <source>who comes in</source>
        <translation>qui arrive</translation>
    </message>
    <message>
        <source>initial order</source>
        <translation>ordre de départ</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>dernier pli</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>niveaux</translation>
    </message>
    <message>
        <source>charge per missing trick</source>
        <translation>prix par pli manquant</translation>
    </message>
    <message>
        <source>factor when lost</source>
        <translation>facteur si chuté</translation>
    </message>
    <message>
        <source>first missing trick</source>
        <translation>premier pli manquant</translation>
    </message>
    <message>
        <source>each further missing trick</source>
        <translation>chaque pli manquant suivant</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>points perdus</translation>
    </message>
    <message>
        <source>points lost per trick of the level</source>
        <translation>points perdus par pli annoncé</translation>
    </message>
    <message>
        <source>points of a made contract</source>
        <translation>points d&apos;un contrat réussi</translation>
    </message>
    <message>
        <source>points per trick</source>
        <translation>points par pli</translation>
    </message>
    <message>
        <source>factor of lost contracts</source>
        <translation>facteur des contrats chutés</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>marqueur</translation>
    </message>
    <message>
        <source>minimum of evenings</source>
        <translation>minimum de soirées</translation>
    </message>
    <message>
        <source>minimum at the end</source>
        <translation>minimum à la fin</translation>
    </message>
    <message>
        <source>what separates equal totals</source>
        <translation>ce qui départage les totaux égaux</translation>
    </message>
    <message>
        <source>rounds needed for a place</source>
        <translation>tours exigés pour une place</translation>
    </message>
    <message>
        <source>parts of the season</source>
        <translation>parties de la saison</translation>
    </message>
    <message>
        <source>best of a part</source>
        <translation>meilleures d’une partie</translation>
    </message>
    <message>
        <source>minimum of a part</source>
        <translation>minimum d’une partie</translation>
    </message>
    <message>
        <source>team ranking</source>
        <translation>classement par équipes</translation>
    </message>
    <message>
        <source>members that count</source>
        <translation>membres qui comptent</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>mise d’entrée</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>valeur du point</translation>
    </message>
    <message>
        <source>purse</source>
        <translation>caisse</translation>
    </message>
    <message>
        <source>who has paid</source>
        <translation>qui a payé</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>prix</translation>
    </message>
    <message>
        <source>cents</source>
        <translation>centimes</translation>
    </message>
    <message>
        <source>categories</source>
        <translation>catégories</translation>
    </message>
    <message>
        <source>team</source>
        <translation>équipe</translation>
    </message>
    <message>
        <source>multiplier</source>
        <translation>multiplicateur</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>tricks to take</source>
        <translation>plis à faire</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>numbering of places</source>
        <translation>numéros des places</translation>
    </message>
    <message>
        <source>kind of points</source>
        <translation>genre de points</translation>
    </message>
    <message>
        <source>who leaves</source>
        <translation>qui part</translation>
    </message>
    <message>
        <source>payoffs</source>
        <translation>barème</translation>
    </message>
    <message>
        <source>points per extra trick</source>
        <translation>points par pli de plus</translation>
    </message>
    <message>
        <source>place points</source>
        <translation>points de place</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>rabrouche</source>
        <translation>rabrouche</translation>
    </message>
    <message>
        <source>blank hand of the rabrouche</source>
        <translation>jeu blanc du rabrouche</translation>
    </message>
    <message>
        <source>rabrouche deals</source>
        <translation>donnes de rabrouche</translation>
    </message>
    <message>
        <source>rabrouche factor</source>
        <translation>facteur de rabrouche</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motif</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepté</translation>
    </message>
    <message>
        <source>arbiter</source>
        <translation>arbitre</translation>
    </message>
    <message>
        <source>thresholds of the arbiter</source>
        <translation>seuils de l’arbitre</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>chance</translation>
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
        <translation>premier jour</translation>
    </message>
    <message>
        <source>last day</source>
        <translation>dernier jour</translation>
    </message>
    <message>
        <source>who leads</source>
        <translation>qui entame</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>{contract}, {suit} trumps</source>
        <translation>{contract}, atout {suit}</translation>
    </message>
    <message>
        <source>Accepted: {contract}</source>
        <translation>Accepté&#xa0;: {contract}</translation>
    </message>
    <message>
        <source>Refused: {contract}</source>
        <translation>Refusé&#xa0;: {contract}</translation>
    </message>
    <message numerus="yes">
        <source>Open chance {chance} %, between {low} % and {high} % (%n layout(s)); accepted from {threshold} % on.</source>
        <translation>
            <numerusform>Chance ouverte {chance}&#xa0;%, entre {low}&#xa0;% et {high}&#xa0;% (%n distribution)&#xa0;; accepté à partir de {threshold}&#xa0;%.</numerusform>
            <numerusform>Chance ouverte {chance}&#xa0;%, entre {low}&#xa0;% et {high}&#xa0;% (%n distributions)&#xa0;; accepté à partir de {threshold}&#xa0;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>In play about {chance} %; worth {points} points on the average.</source>
        <translation>En jeu environ {chance}&#xa0;%&#xa0;; vaut {points} points en moyenne.</translation>
    </message>
    <message>
        <source>Best set aside: {card}.</source>
        <translation>Meilleure carte à écarter&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>No layout that was drawn beats it.</source>
        <translation>Aucune distribution tirée ne le fait chuter.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>seat</comment>
        <translation>vous</translation>
    </message>
    <message>
        <source>left</source>
        <comment>seat</comment>
        <translation>gauche</translation>
    </message>
    <message>
        <source>opposite</source>
        <comment>seat</comment>
        <translation>en face</translation>
    </message>
    <message>
        <source>right</source>
        <comment>seat</comment>
        <translation>droite</translation>
    </message>
    <message>
        <source>One layout that beats it:</source>
        <translation>Une distribution qui le fait chuter&#xa0;:</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>sets {card} aside</source>
        <translation>écarte {card}</translation>
    </message>
    <message>
        <source>The play:</source>
        <translation>Le jeu de la carte&#xa0;:</translation>
    </message>
    <message>
        <source>results</source>
        <translation>résultats</translation>
    </message>
    <message>
        <source>revoke penalty</source>
        <translation>pénalité de renonce</translation>
    </message>
    <message>
        <source>round</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>système</translation>
    </message>
    <message>
        <source>season</source>
        <translation>saison</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>seat changes</source>
        <translation>changements de joueur</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>sièges</translation>
    </message>
    <message>
        <source>several at once</source>
        <translation>plusieurs à la fois</translation>
    </message>
    <message>
        <source>shared places</source>
        <translation>places partagées</translation>
    </message>
    <message>
        <source>who sits out</source>
        <translation>joueur au repos</translation>
    </message>
    <message>
        <source>sixth trick</source>
        <translation>sixième pli</translation>
    </message>
    <message>
        <source>points of the sixth and last trick</source>
        <translation>points du sixième et du dernier pli</translation>
    </message>
    <message>
        <source>size of a step</source>
        <translation>taille d’une tranche</translation>
    </message>
    <message>
        <source>grand slam from</source>
        <translation>grand chelem dès</translation>
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
        <translation>pas</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>target</source>
        <translation>but</translation>
    </message>
    <message>
        <source>targets</source>
        <translation>buts</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>seuil</translation>
    </message>
    <message>
        <source>tricks in the deal</source>
        <translation>plis de la donne</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>trumps in turn</source>
        <translation>atouts à tour de rôle</translation>
    </message>
    <message>
        <source>upset bonus</source>
        <translation>bonus d’exploit</translation>
    </message>
    <message>
        <source>version</source>
        <translation>version</translation>
    </message>
    <message>
        <source>sheet {number}</source>
        <translation>feuille {number}</translation>
    </message>
    <message>
        <source>attempt {number}</source>
        <translation>essai {number}</translation>
    </message>
    <message>
        <source>seat change {number}</source>
        <translation>changement de joueur {number}</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>joueur {number}</translation>
    </message>
    <message>
        <source>bid {number}</source>
        <translation>annonce {number}</translation>
    </message>
    <message>
        <source>tricks {number}</source>
        <translation>plis {number}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>ligne {number}</translation>
    </message>
    <message>
        <source>adjustment {number}</source>
        <translation>ajustement {number}</translation>
    </message>
    <message>
        <source>part {number}</source>
        <translation>partie {number}</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>étape {number}</translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation>paiement {number}</translation>
    </message>
    <message>
        <source>prize {number}</source>
        <translation>prix {number}</translation>
    </message>
    <message>
        <source>category {number}</source>
        <translation>catégorie {number}</translation>
    </message>
    <message>
        <source>place {number}</source>
        <translation>place {number}</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>numéro {number}</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <translation>soirée {number}</translation>
    </message>
    <message>
        <source>Belgian whist</source>
        <translation>Whist belge</translation>
    </message>
    <message>
        <source>Whist 32</source>
        <translation>Whist 32</translation>
    </message>
    <message>
        <source>Whist Tourangeau</source>
        <translation>Whist tourangeau</translation>
    </message>
    <message>
        <source>Short whist</source>
        <translation>Whist court</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>À deux</translation>
    </message>
    <message>
        <source>Duo</source>
        <translation>Duo</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Piccolissimo</source>
        <translation>Piccolissimo</translation>
    </message>
    <message>
        <source>Petite misère</source>
        <translation>Petite misère</translation>
    </message>
    <message>
        <source>Piccolo</source>
        <translation>Piccolo</translation>
    </message>
    <message>
        <source>Picolo</source>
        <translation>Picolo</translation>
    </message>
    <message>
        <source>Abondance</source>
        <translation>Abondance</translation>
    </message>
    <message>
        <source>Abondance in 10</source>
        <translation>Abondance en 10</translation>
    </message>
    <message>
        <source>Grande misère</source>
        <translation>Grande misère</translation>
    </message>
    <message>
        <source>Grande misère on the table</source>
        <translation>Grande misère sur table</translation>
    </message>
    <message>
        <source>Petit schlem</source>
        <translation>Petit schlem</translation>
    </message>
    <message>
        <source>Grand schlem</source>
        <translation>Grand schlem</translation>
    </message>
    <message>
        <source>Trou</source>
        <translation>Trou</translation>
    </message>
    <message>
        <source>Trou royal</source>
        <translation>Trou royal</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>sans atout</translation>
    </message>
    <message>
        <source>NT</source>
        <comment>without trumps, short</comment>
        <translation>SA</translation>
    </message>
    <message>
        <source>Solo</source>
        <comment>in Belgian whist</comment>
        <translation>Seul</translation>
    </message>
    <message>
        <source>{contract} {number}</source>
        <translation>{contract} {number}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} et {last}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a sentence</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} ou {last}</translation>
    </message>
    <message>
        <source>{field}: missing; it has to be there.</source>
        <translation>{field}&#xa0;: c’est absent et doit y être.</translation>
    </message>
    <message>
        <source>{field}: empty; at least one is needed.</source>
        <translation>{field}&#xa0;: vide&#xa0;; il en faut au moins un.</translation>
    </message>
    <message>
        <source>{field}: {low} to {high} is possible, not {value}.</source>
        <translation>{field}&#xa0;: de {low} à {high}, pas {value}.</translation>
    </message>
    <message>
        <source>{field}: at least {low}, not {value}.</source>
        <translation>{field}&#xa0;: au moins {low}, pas {value}.</translation>
    </message>
    <message>
        <source>{field}: at most {high}, not {value}.</source>
        <translation>{field}&#xa0;: au plus {high}, pas {value}.</translation>
    </message>
    <message>
        <source>{field}: {allowed} is possible, not {value}.</source>
        <translation>{field}&#xa0;: choisissez {allowed}, pas {value}.</translation>
    </message>
    <message>
        <source>{field}: {expected} belongs here, not {value}.</source>
        <translation>{field}&#xa0;: il faut {expected} au lieu de {value}.</translation>
    </message>
    <message>
        <source>{field}: {value} cannot stand here.</source>
        <translation>{field}&#xa0;: {value} n’est pas possible ici.</translation>
    </message>
    <message>
        <source>{field}: a whole number belongs here, not {value}.</source>
        <translation>{field}&#xa0;: il faut un nombre entier au lieu de {value}.</translation>
    </message>
    <message>
        <source>{field}: {value} is not a number.</source>
        <translation>{field}&#xa0;: {value} n’est pas un nombre.</translation>
    </message>
    <message>
        <source>{field}: a number has at most {most} digits.</source>
        <translation>{field}&#xa0;: un nombre a au plus {most} chiffres.</translation>
    </message>
    <message>
        <source>{field}: {value} is no number of ranking points; write them like 0.50.</source>
        <translation>{field}&#xa0;: {value} n’est pas un nombre de points de classement&#xa0;; écrivez-le comme 0.50.</translation>
    </message>
    <message>
        <source>{field}: a list belongs here.</source>
        <translation>{field}&#xa0;: il faut une liste.</translation>
    </message>
    <message>
        <source>{field}: this must be a group of named values, not {value}.</source>
        <translation>{field}&#xa0;: il faut un groupe de valeurs nommées au lieu de {value}.</translation>
    </message>
    <message>
        <source>{field}: a table has {low} to {high} players, not {value}.</source>
        <translation>{field}&#xa0;: une table a de {low} à {high} joueurs, pas {value}.</translation>
    </message>
    <message>
        <source>{field}: {value} is no date; write it like 2026-11-27.</source>
        <translation>{field}&#xa0;: {value} n’est pas une date&#xa0;; écrivez-la comme 2026-11-27.</translation>
    </message>
    <message>
        <source>{field}: a number of evenings or a share such as 60% belongs here, not {value}.</source>
        <translation>{field} : il faut un nombre de soirées ou une part comme 60%, pas {value}.</translation>
    </message>
    <message>
        <source>{field}: {player} is not present that evening; add the name under present or seat them.</source>
        <translation>{field} : {player} n’est pas présent ce soir-là ; ajoutez le nom sous present ou donnez-lui une place.</translation>
    </message>
    <message>
        <source>{field}: {value} stands here twice; keep one.</source>
        <translation>{field} : {value} figure deux fois ; gardez-en un.</translation>
    </message>
    <message>
        <source>The parts {other} and {value} share days; a day belongs to one part.</source>
        <translation>Les parties {other} et {value} ont des jours en commun ; un jour appartient à une seule partie.</translation>
    </message>
    <message>
        <source>{field}: {value} is no name of a season.</source>
        <translation>{field}&#xa0;: {value} n’est pas un nom de saison.</translation>
    </message>
    <message>
        <source>{name} is not known here; take it out or correct its spelling.</source>
        <translation>{name} est inconnu ici&#xa0;; retirez-le ou corrigez l’orthographe.</translation>
    </message>
    <message>
        <source>{name} stands here twice; keep one.</source>
        <translation>{name} figure deux fois&#xa0;; gardez-en un.</translation>
    </message>
    <message>
        <source>{field}: at least {least}, not {count}.</source>
        <translation>{field}&#xa0;: au moins {least}, pas {count}.</translation>
    </message>
    <message>
        <source>{field}: at most {most}.</source>
        <translation>{field}&#xa0;: au plus {most}.</translation>
    </message>
    <message>
        <source>{field}: does not belong to this contract or deal; leave it out.</source>
        <translation>{field}&#xa0;: cela n’a pas sa place dans ce contrat ou cette donne&#xa0;; retirez-le.</translation>
    </message>
    <message>
        <source>{field}: does not belong to this game or contract; leave it out.</source>
        <translation>{field}&#xa0;: cela n’a pas sa place dans ce jeu ou ce contrat&#xa0;; retirez-le.</translation>
    </message>
    <message>
        <source>There are already conventions called {name}; give these another name.</source>
        <translation>Il y a déjà des conventions appelées {name}&#xa0;; donnez un autre nom à celles-ci.</translation>
    </message>
    <message>
        <source>Two contracts of one game are called {name}; give one of them another name.</source>
        <translation>Deux contrats d’un même jeu s’appellent {name}&#xa0;; donnez un autre nom à l’un d’eux.</translation>
    </message>
    <message>
        <source>{field}: the text holds half a character; type it again.</source>
        <translation>{field}&#xa0;: le texte contient un caractère tronqué&#xa0;; retapez-le.</translation>
    </message>
    <message>
        <source>{field}: a name needs at least one letter.</source>
        <translation>{field}&#xa0;: un nom a au moins une lettre.</translation>
    </message>
    <message>
        <source>{field}: an invisible character that no text may have (NUL) stands here; take it out.</source>
        <translation>{field} : un caractère invisible interdit dans un texte (NUL) se trouve ici ; enlevez-le.</translation>
    </message>
    <message>
        <source>{field}: at most {most} letters.</source>
        <translation>{field}&#xa0;: au plus {most} lettres.</translation>
    </message>
    <message>
        <source>{field}: at most {high} letters, not {count}.</source>
        <translation>{field}&#xa0;: au plus {high} lettres, pas {count}.</translation>
    </message>
    <message>
        <source>There is already a player called {name}; add a mark that tells them apart.</source>
        <translation>Un joueur s’appelle déjà {name}&#xa0;; ajoutez de quoi les distinguer.</translation>
    </message>
    <message>
        <source>{player} does not sit at this table; name somebody who does.</source>
        <translation>{player} n’est pas à cette table&#xa0;; choisissez quelqu’un qui y est.</translation>
    </message>
    <message>
        <source>{player} has two seats at this table; one is possible.</source>
        <translation>{player} a deux sièges à cette table&#xa0;; un seul est possible.</translation>
    </message>
    <message>
        <source>{player} already sits at this table; name somebody else.</source>
        <translation>{player} est déjà à cette table&#xa0;; choisissez quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>{player} already plays at table {table} in round {round}; nobody plays at two tables.</source>
        <translation>{player} joue déjà à la table {table}, manche {round}&#xa0;; personne ne joue à deux tables.</translation>
    </message>
    <message>
        <source>{field}: this game is for {allowed} players, not {count}.</source>
        <translation>{field}&#xa0;: ce jeu se joue à {allowed}, pas à {count}.</translation>
    </message>
    <message>
        <source>{field}: this contract is for {expected}, not {count}.</source>
        <translation>{field}&#xa0;: ce contrat se joue à {expected}, pas à {count}.</translation>
    </message>
    <message>
        <source>{field}: the same player is named twice; each player once.</source>
        <translation>{field}&#xa0;: le même joueur figure deux fois&#xa0;; chaque joueur une fois.</translation>
    </message>
    <message>
        <source>{player} is named twice; two partners are two players.</source>
        <translation>{player} figure deux fois&#xa0;; deux partenaires sont deux joueurs.</translation>
    </message>
    <message>
        <source>{player} sits out in this deal; name somebody who plays.</source>
        <translation>{player} est au repos à cette donne&#xa0;; choisissez quelqu’un qui joue.</translation>
    </message>
    <message>
        <source>Nobody sits out at a table of four; {player} plays.</source>
        <translation>Personne n’est au repos à une table de quatre&#xa0;; {player} joue.</translation>
    </message>
    <message>
        <source>Seat changes follow each other: from deal {low} or later, not {value}.</source>
        <translation>Les changements de joueur se suivent&#xa0;: dès la donne {low} ou plus tard, pas {value}.</translation>
    </message>
    <message>
        <source>A sheet of results alone has no seat changes; enter the deals, or leave them out.</source>
        <translation>Une feuille de totaux n’a pas de changement de joueur&#xa0;; saisissez les donnes, ou retirez-les.</translation>
    </message>
    <message>
        <source>Who takes over a seat sits where the other sat; leave out “at the left of”.</source>
        <translation>Un remplaçant prend le siège de l’autre&#xa0;; retirez «&#xa0;à gauche de&#xa0;».</translation>
    </message>
    <message>
        <source>Table {table} of round {round} is there twice; give one another number.</source>
        <translation>La table {table} de la manche {round} figure deux fois&#xa0;; changez le numéro de l’une.</translation>
    </message>
    <message>
        <source>{value} is not played here; possible: {allowed}.</source>
        <translation>{value} ne se joue pas ici&#xa0;; possible&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>There are no trumps in {contract}; leave the suit out.</source>
        <translation>Pas d’atout pour {contract}&#xa0;; retirez la couleur.</translation>
    </message>
    <message>
        <source>The arbiter is not asked about {value}; possible: {allowed}.</source>
        <translation>L’arbitre ne juge pas {value}&#xa0;; possible&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>{field}: {value} is no chance; write it like 0.57, from 0 to 1.</source>
        <translation>{field}&#xa0;: {value} n’est pas une chance&#xa0;; écrivez-la comme 0.57, de 0 à 1.</translation>
    </message>
    <message>
        <source>This game is played without an arbiter.</source>
        <translation>Ce jeu se joue sans arbitre.</translation>
    </message>
    <message>
        <source>In one deal all attempt the same contract: {contract}.</source>
        <translation>Dans une donne, tous essaient le même contrat&#xa0;: {contract}.</translation>
    </message>
    <message>
        <source>Only one player or pair can play {contract} in a deal.</source>
        <translation>Un seul joueur ou une seule paire peut jouer {contract} dans une donne.</translation>
    </message>
    <message>
        <source>The tricks add up to {sum}; the deal has {total}.</source>
        <translation>La somme des plis est {sum}&#xa0;; la donne en a {total}.</translation>
    </message>
    <message>
        <source>The tricks add up to {sum}; all play, so they must add up to {total}.</source>
        <translation>La somme des plis est {sum}&#xa0;; tous jouent, elle doit être {total}.</translation>
    </message>
    <message>
        <source>The tricks add up to {sum}; they must add up to {expected}.</source>
        <translation>La somme des plis est {sum}&#xa0;; elle doit être {expected}.</translation>
    </message>
    <message>
        <source>The bids add up to the {sum} cards; the last bidder has to say another number.</source>
        <translation>La somme des annonces fait les {sum} cartes&#xa0;; le dernier doit annoncer un autre nombre.</translation>
    </message>
    <message>
        <source>No deal of {value} cards is left to play; possible: {open}.</source>
        <translation>Plus de donne à {value} cartes à jouer&#xa0;; possible&#xa0;: {open}.</translation>
    </message>
    <message>
        <source>{field}: one number for each of the {expected} players, not {count}.</source>
        <translation>{field}&#xa0;: un nombre pour chacun des {expected} joueurs, pas {count}.</translation>
    </message>
    <message>
        <source>{field}: one number for each side, not {count}.</source>
        <translation>{field}&#xa0;: un nombre par camp, pas {count}.</translation>
    </message>
    <message>
        <source>The game was over before this deal; take it out or correct a deal before it.</source>
        <translation>La partie était finie avant cette donne&#xa0;; retirez-la ou corrigez une donne précédente.</translation>
    </message>
    <message>
        <source>Honours do not count on this sheet; write 0.</source>
        <translation>Les honneurs ne comptent pas sur cette feuille&#xa0;; mettez 0.</translation>
    </message>
    <message>
        <source>There are no honours without trumps; write 0.</source>
        <translation>Pas d’honneurs sans atout&#xa0;; mettez 0.</translation>
    </message>
    <message>
        <source>Only one side can have honours; write 0 for the other.</source>
        <translation>Un seul camp peut avoir des honneurs&#xa0;; mettez 0 à l’autre.</translation>
    </message>
    <message>
        <source>A deal can only be moved to a table of the same game.</source>
        <translation>Une donne ne peut passer qu’à une table du même jeu.</translation>
    </message>
    <message>
        <source>There is already an evening number {number} on {date}; give this one another number.</source>
        <translation>Il y a déjà une soirée numéro {number} le {date}&#xa0;; donnez-lui un autre numéro.</translation>
    </message>
    <message>
        <source>Table {table} of round {round} is already there; take another number.</source>
        <translation>La table {table} de la manche {round} existe déjà&#xa0;; prenez un autre numéro.</translation>
    </message>
    <message>
        <source>{field}: fixed from the first deal on; take the deals out first, or seat another table.</source>
        <translation>{field}&#xa0;: c’est fixé dès la première donne&#xa0;; retirez d’abord les donnes, ou formez une autre table.</translation>
    </message>
    <message>
        <source>There is no season {season}; name one that is there.</source>
        <translation>Il n’y a pas de saison {season}&#xa0;; choisissez-en une qui existe.</translation>
    </message>
    <message>
        <source>{field}: the club has {club}, the file {file}; replace it, or correct the file.</source>
        <translation>{field}&#xa0;: {club} dans le club, {file} dans le fichier&#xa0;; remplacez, ou corrigez le fichier.</translation>
    </message>
    <message>
        <source>Table {table}, round {round} is there with another {what}; replace it or keep the club&apos;s.</source>
        <translation>Table {table}, manche {round}&#xa0;: elle diffère dans le club ({what})&#xa0;; remplacez-la, ou gardez celle du club.</translation>
    </message>
    <message>
        <source>Deal {deal} of table {table}, round {round} differs; replace it, or keep the club&apos;s.</source>
        <translation>La donne {deal} de la table {table}, manche {round}, diffère&#xa0;; remplacez-la, ou gardez celle du club.</translation>
    </message>
    <message>
        <source>Table {table}, round {round}: the club has {club} deals, the file {file}.</source>
        <translation>Table {table}, manche {round}&#xa0;: le club a {club} donnes, le fichier {file}.</translation>
    </message>
    <message>
        <source>Season {season} itself starts from this one; name an earlier season.</source>
        <translation>La saison {season} part elle-même de celle-ci&#xa0;; choisissez une saison antérieure.</translation>
    </message>
    <message>
        <source>The last day of a season comes after its first.</source>
        <translation>Le dernier jour d’une saison vient après le premier.</translation>
    </message>
    <message>
        <source>Season {season} holds some of these days; a day belongs to one season.</source>
        <translation>La saison {season} contient certains de ces jours&#xa0;; un jour appartient à une seule saison.</translation>
    </message>
    <message>
        <source>The evening of {date} is known by what players brought; tables cannot be added to it.</source>
        <translation>La soirée du {date} est connue par ce que chacun a rapporté&#xa0;; on ne peut pas y ajouter de tables.</translation>
    </message>
    <message>
        <source>The evening of {date} has sheets; what players brought that day is known from these.</source>
        <translation>La soirée du {date} a des feuilles&#xa0;; ce que les joueurs ont rapporté ce jour-là est connu par elles.</translation>
    </message>
    <message>
        <source>{player} has another result on {date}; take that out first, or correct the list.</source>
        <translation>{player} a un autre résultat le {date}&#xa0;; retirez-le d’abord, ou corrigez la liste.</translation>
    </message>
    <message>
        <source>{field}: an adjustment gives or takes something; 0 does neither.</source>
        <translation>{field}&#xa0;: un ajustement donne ou retire&#xa0;; 0 ne fait ni l’un ni l’autre.</translation>
    </message>
    <message>
        <source>A sheet has deals or results, not both.</source>
        <translation>Une feuille a des donnes ou des totaux, pas les deux.</translation>
    </message>
    <message>
        <source>{field}: only where a sheet is entered by its results.</source>
        <translation>{field}&#xa0;: seulement sur une feuille saisie par ses totaux.</translation>
    </message>
    <message>
        <source>The results add up to {sum}; they must add up to 0.</source>
        <translation>La somme des résultats est {sum}&#xa0;; elle doit être 0.</translation>
    </message>
    <message>
        <source>Partners have the same points; correct one of the two.</source>
        <translation>Deux partenaires ont les mêmes points&#xa0;; corrigez l’un des deux.</translation>
    </message>
    <message>
        <source>{field}: only a whist drive has a planned number of deals.</source>
        <translation>{field}&#xa0;: seul un whist drive a un nombre de donnes prévu.</translation>
    </message>
    <message>
        <source>Honours do not count in a whist drive; switch one of the two off.</source>
        <translation>Les honneurs ne comptent pas dans un whist drive&#xa0;; désactivez l’un des deux.</translation>
    </message>
    <message>
        <source>A table of payoffs needs at least one contract.</source>
        <translation>Un barème a au moins un contrat.</translation>
    </message>
    <message>
        <source>{contract} has two rows; only rows with different levels can stand side by side.</source>
        <translation>{contract} a deux lignes&#xa0;; seules des lignes de niveaux différents peuvent coexister.</translation>
    </message>
    <message>
        <source>Level {level} of {contract} stands in two rows; keep it in one.</source>
        <translation>Le niveau {level} ({contract}) figure dans deux lignes&#xa0;; gardez-le dans une seule.</translation>
    </message>
    <message>
        <source>{contract} has two usual levels; one is possible.</source>
        <translation>{contract} a deux niveaux habituels&#xa0;; un seul est possible.</translation>
    </message>
    <message>
        <source>{contract} is played by one player or pair alone; switch “several at once” off.</source>
        <translation>{contract} se joue par un seul joueur ou une seule paire&#xa0;; désactivez «&#xa0;plusieurs à la fois&#xa0;».</translation>
    </message>
    <message>
        <source>What {contract} must take is said once: by levels, by targets, or by a number of tricks.</source>
        <translation>Ce qu’il faut faire ({contract}) se dit une fois&#xa0;: par niveaux, par buts ou par nombre de plis.</translation>
    </message>
    <message>
        <source>The points of {contract} are said once: by level or by tricks taken.</source>
        <translation>Les points ({contract}) se disent une fois&#xa0;: par niveau ou par plis faits.</translation>
    </message>
    <message>
        <source>{field}: at most {most} numbers, one for each level, not {count}.</source>
        <translation>{field}&#xa0;: au plus {most} nombres, un par niveau, pas {count}.</translation>
    </message>
    <message>
        <source>{field}: the numbers have to rise from one to the next.</source>
        <translation>{field}&#xa0;: les nombres doivent aller en augmentant.</translation>
    </message>
    <message>
        <source>{field}: would not count beside “{other}”; fill in one of the two.</source>
        <translation>{field}&#xa0;: ne compterait pas à côté de «&#xa0;{other}&#xa0;»&#xa0;; remplissez l’un des deux.</translation>
    </message>
    <message>
        <source>{field}: “{value}” cannot be read here.</source>
        <translation>{field}&#xa0;: «&#xa0;{value}&#xa0;» ne se lit pas ici.</translation>
    </message>
    <message>
        <source>{field}: {value} cannot be shared by three; use a number that can be divided by 3.</source>
        <translation>{field}&#xa0;: {value} ne se partage pas en trois&#xa0;; prenez un nombre divisible par 3.</translation>
    </message>
    <message>
        <source>{value} is none of the 32 cards; write them like As, Kh, Td, 7c.</source>
        <translation>{value} n’est pas une des 32 cartes&#xa0;; écrivez-les comme As, Kh, Td, 7c.</translation>
    </message>
    <message>
        <source>{card} stands there twice; name eight different cards.</source>
        <translation>{card} est là deux fois&#xa0;; nommez huit cartes différentes.</translation>
    </message>
    <message>
        <source>The arbiter is told {expected} cards, not {count}.</source>
        <translation>On donne {expected} cartes à l’arbitre, pas {count}.</translation>
    </message>
    <message>
        <source>This contract is played without trumps; leave the suit out.</source>
        <translation>Ce contrat se joue sans atout&#xa0;; retirez la couleur.</translation>
    </message>
    <message>
        <source>A duo is played with trumps; name the suit.</source>
        <translation>Un duo se joue avec un atout&#xa0;; nommez la couleur.</translation>
    </message>
    <message>
        <source>You hold no card of {trump}; name trumps of which you hold one.</source>
        <translation>Vous n’avez aucune carte de {trump}&#xa0;; nommez un atout dont vous en avez une.</translation>
    </message>
    <message>
        <source>You hold all eight cards of {trump}; your partner needs one of the trumps.</source>
        <translation>Vous avez les huit cartes de {trump}&#xa0;; votre partenaire a besoin d’un atout.</translation>
    </message>
    <message>
        <source>This contract is played alone; leave the partner out.</source>
        <translation>Ce contrat se joue seul&#xa0;; retirez le partenaire.</translation>
    </message>
    <message>
        <source>In this contract you lead yourself; leave the leader out.</source>
        <translation>Dans ce contrat vous entamez vous-même&#xa0;; retirez le joueur qui entame.</translation>
    </message>
    <message>
        <source>{player} has two seats in this round; one is possible.</source>
        <translation>{player} a deux sièges dans cette manche&#xa0;; un seul est possible.</translation>
    </message>
    <message>
        <source>{player} is not checked in; check them in or leave them out.</source>
        <translation>{player} n’est pas noté présent&#xa0;; notez sa présence ou ne le placez pas.</translation>
    </message>
    <message>
        <source>A wish about the seats cannot be kept beside the others; give one of them up.</source>
        <translation>Un souhait de placement est incompatible avec les autres&#xa0;; renoncez à l’un d’eux.</translation>
    </message>
    <message>
        <source>The database is damaged ({text}); restore the newest backup.</source>
        <translation>La base de données est endommagée ({text})&#xa0;; restaurez la dernière sauvegarde.</translation>
    </message>
    <message>
        <source>Entry {id} of {table} belongs to something that is not there; restore a backup.</source>
        <translation>L’entrée {id} de {table} se rattache à quelque chose d’absent&#xa0;; restaurez une sauvegarde.</translation>
    </message>
    <message>
        <source>Entry {id} of {table} is not what was written; restore a backup.</source>
        <translation>L’entrée {id} de {table} n’est pas ce qui a été écrit&#xa0;; restaurez une sauvegarde.</translation>
    </message>
    <message>
        <source>{date}, round {round}, table {table}: a deal is missing among the others.</source>
        <translation>{date}, manche {round}, table {table}&#xa0;: une donne manque parmi les autres.</translation>
    </message>
    <message>
        <source>{date}, round {round}, table {table}: a player is named whom the club does not have.</source>
        <translation>{date}, manche {round}, table {table}&#xa0;: un joueur est inconnu du club.</translation>
    </message>
    <message>
        <source>{date}, round {round}, table {table}: the deals break the rules ({problem}); correct them.</source>
        <translation>{date}, manche {round}, table {table}&#xa0;: les donnes sont contraires aux règles ({problem})&#xa0;; corrigez-les.</translation>
    </message>
    <message>
        <source>{date}, round {round}, table {table}: the points of {whole} add up to {sum}, not to 0.</source>
        <translation>{date}, manche {round}, table {table}&#xa0;: la somme des points est {sum} et non 0 ({whole}).</translation>
    </message>
    <message>
        <source>{date}, round {round}, table {table}: the stored results are not those of the deals.</source>
        <translation>{date}, manche {round}, table {table}&#xa0;: les résultats enregistrés ne sont pas ceux des donnes.</translation>
    </message>
    <message>
        <source>This is the club that is open; choose another file.</source>
        <translation>C’est le club ouvert ; choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>The file is too large: at most {most} bytes.</source>
        <translation>Le fichier est trop grand&#xa0;: au plus {most} octets.</translation>
    </message>
    <message>
        <source>The file has too many parts: at most {most}.</source>
        <translation>Le fichier a trop d’éléments&#xa0;: au plus {most}.</translation>
    </message>
    <message>
        <source>The list has too many lines: at most {most}.</source>
        <translation>La liste a trop de lignes&#xa0;: au plus {most}.</translation>
    </message>
    <message>
        <source>Lists are nested too deep for an evening file.</source>
        <translation>Des listes sont imbriquées trop profondément pour un fichier de soirée.</translation>
    </message>
    <message>
        <source>Line {line} is not UTF-8; save the file with that encoding.</source>
        <translation>La ligne {line} n’est pas en UTF-8&#xa0;; enregistrez le fichier avec ce codage.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: this is not JSON; a comma, quote or bracket may be missing.</source>
        <translation>Ligne {line}, colonne {column}&#xa0;: ce n’est pas du JSON&#xa0;; il manque peut-être une virgule, un guillemet ou un crochet.</translation>
    </message>
    <message>
        <source>This program reads version {version} of such files, not {value}.</source>
        <translation>Ce programme lit la version {version} de ces fichiers, pas {value}.</translation>
    </message>
    <message>
        <source>Member number {value} stands here twice; give one of the two another.</source>
        <translation>Le numéro de membre {value} figure deux fois&#xa0;; changez l’un des deux.</translation>
    </message>
    <message>
        <source>This is a workbook of Excel before 2007; save it as .xlsx.</source>
        <translation>Ce classeur date d’un Excel d’avant 2007&#xa0;; enregistrez-le en .xlsx.</translation>
    </message>
    <message>
        <source>This is no Excel workbook, or it is damaged; save it again as .xlsx.</source>
        <translation>Ce n’est pas un classeur Excel, ou il est endommagé&#xa0;; enregistrez-le à nouveau en .xlsx.</translation>
    </message>
    <message>
        <source>No columns of results were found among {found}; name them date, player, points, or player and one date an evening.</source>
        <translation>Aucune colonne de résultats n’a été trouvée parmi {found}&#xa0;; nommez-les date, joueur, points, ou joueur et une date par soirée.</translation>
    </message>
    <message>
        <source>Cell {cell} has no value, only {value}; put it right and save the list again.</source>
        <translation>La cellule {cell} n’a pas de valeur, seulement {value}&#xa0;; corrigez-la et enregistrez la liste à nouveau.</translation>
    </message>
    <message>
        <source>The player is missing here.</source>
        <translation>Le joueur manque ici.</translation>
    </message>
    <message>
        <source>{value} is no date; write it like 27/11/2026 or 2026-11-27.</source>
        <translation>{value} n’est pas une date&#xa0;; écrivez-la comme 27/11/2026 ou 2026-11-27.</translation>
    </message>
    <message>
        <source>{value} is none of the games {allowed}.</source>
        <translation>{value} n’est aucun des jeux {allowed}.</translation>
    </message>
    <message>
        <source>{column}: a whole number belongs here, not “{value}”.</source>
        <translation>{column}&#xa0;: il faut ici un nombre entier, pas «&#xa0;{value}&#xa0;».</translation>
    </message>
    <message>
        <source>{column}: a number with at most two decimals belongs here, not “{value}”.</source>
        <translation>{column}&#xa0;: il faut ici un nombre à deux décimales au plus, pas «&#xa0;{value}&#xa0;».</translation>
    </message>
    <message>
        <source>{column}: {low} to {high} is possible, not {value}.</source>
        <translation>{column}&#xa0;: de {low} à {high} est possible, pas {value}.</translation>
    </message>
    <message>
        <source>{column}: not the same as in line {line} of the same table.</source>
        <translation>{column}&#xa0;: pas comme à la ligne {line} de la même table.</translation>
    </message>
    <message>
        <source>The tricks are missing here; line {line} of the same table has them.</source>
        <translation>Les plis manquent ici&#xa0;; la ligne {line} de la même table les a.</translation>
    </message>
    <message>
        <source>{name} is in line {line} already; one line a player.</source>
        <translation>{name} est déjà à la ligne {line}&#xa0;; une ligne par joueur.</translation>
    </message>
    <message>
        <source>Two columns are of {date}; put them together, or correct one.</source>
        <translation>Deux colonnes sont du {date}&#xa0;; réunissez-les, ou corrigez-en une.</translation>
    </message>
    <message>
        <source>No column of names was found among {found}; call one “Name”.</source>
        <translation>Aucune colonne de noms parmi {found}&#xa0;; appelez-en une «&#xa0;Nom&#xa0;».</translation>
    </message>
    <message>
        <source>There is no column of member numbers; people of one name cannot be told apart.</source>
        <translation>Pas de colonne de numéros de membre&#xa0;; des homonymes ne peuvent être distingués.</translation>
    </message>
    <message>
        <source>The surname is missing here; only “{first}” {number} was given.</source>
        <translation>Le nom de famille manque&#xa0;; seul «&#xa0;{first}&#xa0;» {number} est donné.</translation>
    </message>
    <message>
        <source>{name} is the same as in line {line} and is read once.</source>
        <translation>{name} figure déjà ligne {line} et n’est lu qu’une fois.</translation>
    </message>
    <message>
        <source>Member number {number} already stands in line {line}; give one of the two another.</source>
        <translation>Le numéro de membre {number} figure déjà ligne {line}&#xa0;; changez l’un des deux.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Arrêté. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>The {record} is no longer there: somebody has taken it out.</source>
        <translation>Introuvable ({record})&#xa0;: quelqu’un l’a retiré entre-temps.</translation>
    </message>
    <message>
        <source>Deal {deal} was changed by somebody else meanwhile; look at it again first.</source>
        <translation>La donne {deal} a été modifiée entre-temps par quelqu’un d’autre&#xa0;; revoyez-la d’abord.</translation>
    </message>
    <message>
        <source>Deal {deal} of table {table} was entered by {who} meanwhile; choose which one counts.</source>
        <translation>La donne {deal} de la table {table} a été notée entre-temps par {who} ; choisissez laquelle compte.</translation>
    </message>
    <message>
        <source>The deals of table {table} were changed by somebody else meanwhile; look at them again.</source>
        <translation>Les donnes de la table {table} ont été changées entre-temps par quelqu’un d’autre ; regardez-les à nouveau.</translation>
    </message>
    <message>
        <source>The conventions {name} are no longer there: somebody has deleted or renamed them.</source>
        <translation>Les conventions {name} n’existent plus&#xa0;: quelqu’un les a supprimées ou renommées.</translation>
    </message>
    <message>
        <source>In deal {deal} of table {table} the arbiter has answered already; once a deal is possible.</source>
        <translation>À la donne {deal} de la table {table}, l’arbitre a déjà répondu&#xa0;; une fois par donne est possible.</translation>
    </message>
    <message>
        <source>In deal {deal} of table {table} the arbiter has not been asked.</source>
        <translation>À la donne {deal} de la table {table}, l’arbitre n’a pas été consulté.</translation>
    </message>
    <message>
        <source>This cannot be undone: {who} has gone on from it ({action}). Ask them to undo that first, or correct it here.</source>
        <translation>Ceci ne peut pas être annulé : {who} a continué à partir de là ({action}). Demandez-lui d’annuler cela d’abord, ou corrigez ici.</translation>
    </message>
    <message>
        <source>This cannot be undone: somebody else has entered something that would not fit any more.</source>
        <translation>Ceci ne peut pas être annulé : quelqu’un d’autre a noté quelque chose qui n’irait plus avec.</translation>
    </message>
    <message>
        <source>{club} is damaged. It was copied to {file} as it is; restore the newest sound backup.</source>
        <translation>{club} est endommagé. Il a été copié tel quel vers {file} ; restaurez la dernière copie saine.</translation>
    </message>
    <message>
        <source>{club} was renamed, replaced or deleted by another program, and nothing more can be stored there: save the club under another name.</source>
        <translation>{club} a été renommé, remplacé ou supprimé par un autre programme et rien ne peut plus y être enregistré : enregistrez le club sous un autre nom.</translation>
    </message>
    <message>
        <source>Another program has deleted the log of {club}: save the club under another name.</source>
        <translation>Un autre programme a supprimé le journal de {club} : enregistrez le club sous un autre nom.</translation>
    </message>
    <message>
        <source>{club} is not protected from other programs any more: save the club under another name.</source>
        <translation>{club} n’est plus protégé des autres programmes : enregistrez le club sous un autre nom.</translation>
    </message>
    <message>
        <source>{club} has been closed; open it again.</source>
        <translation>{club} a été fermé ; ouvrez-le à nouveau.</translation>
    </message>
    <message>
        <source>{file} is the club that is open; choose another file.</source>
        <translation>{file} est le club ouvert ; choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>{club} is marked as a club but holds none; open another file, or put a backup in its place.</source>
        <translation>{club} porte la marque d’un club mais n’en contient pas ; ouvrez un autre fichier ou mettez une copie à sa place.</translation>
    </message>
    <message>
        <source>There is a club at {club} already; name a database without one.</source>
        <translation>Il y a déjà un club ici : {club} ; indiquez une base de données qui n’en a pas.</translation>
    </message>
    <message>
        <source>What arrived at {club} is not what was there; nothing was kept of it. Try again.</source>
        <translation>Ce qui est arrivé ici : {club}, n’est pas ce qu’il y avait ; rien n’en a été gardé. Réessayez.</translation>
    </message>
    <message>
        <source>Leave the password out of the address, where others on this computer can read it: the program asks for it; or use PGPASSWORD or the file .pgpass.</source>
        <translation>Ne mettez pas le mot de passe dans l’adresse, où d’autres sur cet ordinateur peuvent le lire : le programme le demande ; ou utilisez PGPASSWORD ou le fichier .pgpass.</translation>
    </message>
    <message>
        <source>No computer is called {host}; check the name, and whether the network is up.</source>
        <translation>Aucun ordinateur ne s’appelle {host} ; vérifiez le nom, et si le réseau fonctionne.</translation>
    </message>
    <message>
        <source>No database server answers at {host}, port {port}; is it running, and is the port right?</source>
        <translation>Aucun serveur de base de données ne répond sur {host}, port {port} ; tourne-t-il, et le port est-il le bon ?</translation>
    </message>
    <message>
        <source>{host} does not answer; is the network up, and does a firewall let port {port} through?</source>
        <translation>{host} ne répond pas ; le réseau fonctionne-t-il, et un pare-feu laisse-t-il passer le port {port} ?</translation>
    </message>
    <message>
        <source>{host} wants the right password of {user}: type it in the window or in a terminal, or use PGPASSWORD or .pgpass.</source>
        <translation>{host} demande le bon mot de passe de {user} : tapez-le dans la fenêtre ou dans un terminal, ou utilisez PGPASSWORD ou .pgpass.</translation>
    </message>
    <message>
        <source>There is no database {database} at {host}; correct the name, or have it made there.</source>
        <translation>Il n’y a pas de base de données {database} sur {host} ; corrigez le nom, ou faites-la créer là-bas.</translation>
    </message>
    <message>
        <source>{user} may not create tables in the database {database}; make them its owner there.</source>
        <translation>{user} ne peut pas créer de tables dans la base de données {database} ; faites-en le propriétaire là-bas.</translation>
    </message>
    <message>
        <source>The server is PostgreSQL {found}; version {least} or newer is needed.</source>
        <translation>Le serveur est PostgreSQL {found} ; il faut la version {least} ou une plus récente.</translation>
    </message>
    <message>
        <source>Another marker is changing the same; nothing was stored here. Try again in a moment.</source>
        <translation>Un autre marqueur change la même chose ; rien n’a été enregistré ici. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The server took too long, and nothing was stored; try again.</source>
        <translation>Le serveur a mis trop longtemps, et rien n’a été enregistré ; réessayez.</translation>
    </message>
    <message>
        <source>The server at {host} refuses: {text}</source>
        <translation>Le serveur sur {host} refuse : {text}</translation>
    </message>
    <message>
        <source>The picture is too large: at most {most} MB, and {dots} million dots.</source>
        <translation>L’image est trop grande&#xa0;: au plus {most} Mo et {dots} millions de points.</translation>
    </message>
    <message>
        <source>The drawing is too large or has too many parts: at most {most} kB and {parts} parts; choose a PNG of it.</source>
        <translation>Le dessin est trop grand ou a trop d’éléments&#xa0;: au plus {most} ko et {parts} éléments&#xa0;; choisissez-en une image PNG.</translation>
    </message>
    <message>
        <source>The evening of {date} is cancelled; say first that it takes place after all.</source>
        <translation>La soirée du {date} est annulée&#xa0;; dites d’abord qu’elle a finalement lieu.</translation>
    </message>
    <message>
        <source>The evening of {date} is closed; reopen it first.</source>
        <translation>La soirée du {date} est clôturée&#xa0;; rouvrez-la d’abord.</translation>
    </message>
    <message>
        <source>Table {table} of round {round} is closed; reopen it first.</source>
        <translation>La table {table} de la manche {round} est clôturée&#xa0;; rouvrez-la d’abord.</translation>
    </message>
    <message>
        <source>This cannot be undone: the {record} was changed by somebody else meanwhile.</source>
        <translation>Impossible d’annuler ({record})&#xa0;: quelqu’un d’autre l’a modifié entre-temps.</translation>
    </message>
    <message>
        <source>Round {round} is not finished: table {tables}. Who moves follows from its tricks.</source>
        <translation>La manche {round} n’est pas finie&#xa0;: table {tables}. Qui bouge dépend de ses plis.</translation>
    </message>
    <message>
        <source>{player} has played and stays in the results; make them inactive instead.</source>
        <translation>{player} a joué et reste dans les résultats&#xa0;; rendez ce joueur inactif.</translation>
    </message>
    <message>
        <source>{player} cannot be merged with themselves; choose somebody else.</source>
        <translation>{player} ne peut fusionner avec soi-même&#xa0;; choisissez quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>{player} and {into} both played on {date}: they are two people and cannot be merged.</source>
        <translation>{player} et {into} ont joué tous deux le {date}&#xa0;: ce sont deux personnes, impossible de les fusionner.</translation>
    </message>
    <message>
        <source>At table {table} this seat was joined or left during play; change that entry instead.</source>
        <translation>À la table {table}, ce siège a été pris ou quitté en cours de jeu&#xa0;; modifiez plutôt ce changement.</translation>
    </message>
    <message>
        <source>Another program is using {club}; close it there and try again.</source>
        <translation>Un autre programme utilise {club}&#xa0;; fermez-le là-bas et réessayez.</translation>
    </message>
    <message>
        <source>{club} cannot be written: the file or its folder is read-only.</source>
        <translation>Impossible d’écrire {club}&#xa0;: le fichier ou son dossier est en lecture seule.</translation>
    </message>
    <message>
        <source>The disk is full: free some space, then try again. Nothing that was stored is lost.</source>
        <translation>Le disque est plein&#xa0;: libérez de la place, puis réessayez. Rien de ce qui était enregistré n’est perdu.</translation>
    </message>
    <message>
        <source>The disk reports an error at {club}; copy the club to another disk and check this one.</source>
        <translation>Le disque signale une erreur sur {club}&#xa0;; copiez le club sur un autre disque et vérifiez celui-ci.</translation>
    </message>
    <message>
        <source>{club} is damaged; restore the newest backup. The damaged file is kept.</source>
        <translation>{club} est endommagé&#xa0;; restaurez la dernière sauvegarde. Le fichier endommagé est conservé.</translation>
    </message>
    <message>
        <source>{club} is damaged; nothing was changed. Choose another copy.</source>
        <translation>{club} est endommagé ; rien n’a été changé. Choisissez une autre copie.</translation>
    </message>
    <message>
        <source>An entry of the club is damaged ({table} {id}); restore the newest backup.</source>
        <translation>Une entrée du club est endommagée ({table} {id})&#xa0;; restaurez la dernière sauvegarde.</translation>
    </message>
    <message>
        <source>{club} cannot be opened; is the folder there, and may you read it?</source>
        <translation>Impossible d’ouvrir {club}&#xa0;; le dossier existe-t-il, et pouvez-vous le lire&#xa0;?</translation>
    </message>
    <message>
        <source>{club} is not a club of this program.</source>
        <translation>{club} n’est pas un club de ce programme.</translation>
    </message>
    <message>
        <source>{club} was written by a newer version ({program}); install that version to open it.</source>
        <translation>{club} a été écrit par une version plus récente ({program})&#xa0;; installez-la pour l’ouvrir.</translation>
    </message>
    <message>
        <source>{file} is there already; choose another name.</source>
        <translation>{file} existe déjà&#xa0;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The club lies in a database server: back it up and restore it there.</source>
        <translation>Le club est sur un serveur de base de données&#xa0;: sauvegardez-le et restaurez-le là-bas.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there; choose another.</source>
        <translation>Le dossier {folder} n’existe pas&#xa0;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The club at {club} cannot be reached; is the network up and the server running?</source>
        <translation>Le club {club} est injoignable&#xa0;; le réseau et le serveur fonctionnent-ils&#xa0;?</translation>
    </message>
    <message>
        <source>An address beginning {kind}:// is no club; give a file or a postgresql:// address.</source>
        <translation>Une adresse commençant par {kind}:// n’est pas un club&#xa0;; donnez un fichier ou une adresse postgresql://.</translation>
    </message>
    <message>
        <source>The place of the club does not store safely ({setting}); keep the club on another disk.</source>
        <translation>L’emplacement du club n’enregistre pas sûrement ({setting})&#xa0;; gardez le club sur un autre disque.</translation>
    </message>
    <message>
        <source>{path} cannot be written; is it open elsewhere, or its folder read-only?</source>
        <translation>Impossible d’écrire {path}&#xa0;; est-il ouvert ailleurs, ou son dossier en lecture seule&#xa0;?</translation>
    </message>
    <message>
        <source>No picture can be made of this file; choose a PNG, JPEG or SVG file.</source>
        <translation>Ce fichier ne donne pas d’image&#xa0;; choisissez un fichier PNG, JPEG ou SVG.</translation>
    </message>
    <message>
        <source>{path}: its ending says what to write; possible: {allowed}.</source>
        <translation>{path}&#xa0;: l’extension dit ce qu’il faut écrire&#xa0;; possible&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>{club} could not be brought to the present version; it is as before, a copy is {copy}.</source>
        <translation>{club} n’a pu être mis à la version actuelle&#xa0;; il est comme avant, une copie est {copy}.</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>text</source>
        <translation>du texte</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a group of named values</source>
        <translation>un groupe de valeurs nommées</translation>
    </message>
    <message>
        <source>evening</source>
        <translation>soirée</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>feuille</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>adjustment</source>
        <translation>ajustement</translation>
    </message>
    <message>
        <source>entry of the conventions</source>
        <translation>réglage des conventions</translation>
    </message>
    <message>
        <source>seat change</source>
        <translation>changement de joueur</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Ceci</translation>
    </message>
    <message>
        <source>{field}: this cannot be ({key}).</source>
        <translation>{field}&#xa0;: ce n’est pas possible ({key}).</translation>
    </message>
    <message>
        <source>{place}: {sentence}</source>
        <translation>{place}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>This was not possible ({key}).</source>
        <translation>Cela n’a pas été possible ({key}).</translation>
    </message>
    <message>
        <source>the sheet</source>
        <translation>la feuille</translation>
    </message>
    <message>
        <source>Table {table}, round {round}: {game}</source>
        <translation>Table {table}, manche {round}&#xa0;: {game}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>pas terminée</translation>
    </message>
    <message>
        <source>Deal {number}: {warning}</source>
        <translation>Donne {number}&#xa0;: {warning}</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provisoire</translation>
    </message>
    <message>
        <source>Category {name}</source>
        <translation>Catégorie {name}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Part {name}</source>
        <translation>Partie {name}</translation>
    </message>
    <message>
        <source>Evening of {date}</source>
        <translation>Soirée du {date}</translation>
    </message>
    <message>
        <source>Season {name}</source>
        <translation>Saison {name}</translation>
    </message>
    <message>
        <source>{name} {place} ({points})</source>
        <translation>{name} {place} ({points})</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>a number far too large</source>
        <translation>un nombre beaucoup trop grand</translation>
    </message>
    <message>
        <source>This deal should be rabrouche; it is recorded without.</source>
        <translation>Cette donne devrait être de rabrouche&#xa0;; elle est notée sans.</translation>
    </message>
    <message>
        <source>No rabrouche was due; this deal is recorded as rabrouche.</source>
        <translation>Pas de rabrouche attendue&#xa0;; cette donne est notée de rabrouche.</translation>
    </message>
    <message>
        <source>This deal should count double after a passed deal; it is recorded single.</source>
        <translation>Après une passe, cette donne devrait compter double&#xa0;; elle est notée simple.</translation>
    </message>
    <message>
        <source>No doubling was due; this deal is recorded as double.</source>
        <translation>Pas de double attendu&#xa0;; cette donne est notée double.</translation>
    </message>
    <message>
        <source>{expected} should have dealt; {dealer} is recorded as dealer.</source>
        <translation>C’était à {expected} de donner&#xa0;; le donneur noté est {dealer}.</translation>
    </message>
    <message>
        <source>{expected} should have sat out; {player} is recorded as sitting out.</source>
        <translation>{expected} devait être au repos&#xa0;; c’est {player} qui est noté au repos.</translation>
    </message>
    <message>
        <source>A deal of {expected} cards was due; {cards} are recorded.</source>
        <translation>Une donne à {expected} cartes était attendue&#xa0;; {cards} sont notées.</translation>
    </message>
    <message>
        <source>This contract needs the arbiter; no accepted call of its players is recorded.</source>
        <translation>Ce contrat demande l’accord de l’arbitre&#xa0;; aucun accord n’est noté pour ses joueurs.</translation>
    </message>
    <message>
        <source>rabrouche was due</source>
        <translation>rabrouche attendue</translation>
    </message>
    <message>
        <source>rabrouche was not due</source>
        <translation>rabrouche non attendue</translation>
    </message>
    <message>
        <source>double was due</source>
        <translation>double attendu</translation>
    </message>
    <message>
        <source>double was not due</source>
        <translation>double non attendu</translation>
    </message>
    <message>
        <source>dealer due: {expected}</source>
        <translation>donneur attendu&#xa0;: {expected}</translation>
    </message>
    <message>
        <source>sitting out due: {expected}</source>
        <translation>repos attendu&#xa0;: {expected}</translation>
    </message>
    <message>
        <source>cards due: {expected}</source>
        <translation>cartes attendues&#xa0;: {expected}</translation>
    </message>
    <message>
        <source>not accepted by the arbiter</source>
        <translation>sans l’accord de l’arbitre</translation>
    </message>
    <message>
        <source>{players}: {contract} made, {gain}</source>
        <translation>{contract} ({players}), contrat réussi&#xa0;: {gain}</translation>
    </message>
    <message>
        <source>{players}: {times} tricks over at {worth} each, {gain}</source>
        <translation>{players}, plis de plus&#xa0;: {times}&#xa0;× {worth}, {gain}</translation>
    </message>
    <message>
        <source>{players}: all the tricks, a bonus of {gain}</source>
        <translation>{players}&#xa0;: tous les plis, bonus de {gain}</translation>
    </message>
    <message>
        <source>{players}: all the tricks in {contract}, {gain}</source>
        <translation>{contract} ({players}), tous les plis&#xa0;: {gain}</translation>
    </message>
    <message>
        <source>{players}: {contract} lost, {worth} × {factor}: {gain}</source>
        <translation>{contract} ({players}), contrat chuté, {worth}&#xa0;× {factor}&#xa0;: {gain}</translation>
    </message>
    <message>
        <source>{players}: {times} missing tricks at {worth} each, × {factor}: {gain}</source>
        <translation>{players}, plis manquants&#xa0;: {times}&#xa0;× {worth}&#xa0;× {factor}, {gain}</translation>
    </message>
    <message>
        <source>{players}: {contract} lost, the first missing trick: {gain}</source>
        <translation>{contract} ({players}), contrat chuté, premier pli manquant&#xa0;: {gain}</translation>
    </message>
    <message>
        <source>{players}: {times} further missing tricks at {worth} each: {gain}</source>
        <translation>{players}, plis manquants suivants&#xa0;: {times}&#xa0;× {worth}, {gain}</translation>
    </message>
    <message>
        <source>{player} took the sixth trick: {gain}</source>
        <translation>{player} a fait le sixième pli&#xa0;: {gain}</translation>
    </message>
    <message>
        <source>{player} took the last trick: {gain}</source>
        <translation>{player} a fait le dernier pli&#xa0;: {gain}</translation>
    </message>
    <message>
        <source>{player}, the rabrouche, showed a blank hand: {gain}</source>
        <translation>{player}, le rabrouche, a montré un jeu blanc&#xa0;: {gain}</translation>
    </message>
    <message>
        <source>{player} revoked: {gain}</source>
        <translation>{player} a fait une renonce&#xa0;: {gain}</translation>
    </message>
    <message>
        <source>Rabrouche: all points × {factor}</source>
        <translation>Rabrouche&#xa0;: tous les points&#xa0;× {factor}</translation>
    </message>
    <message>
        <source>After a passed deal: all points × {factor}</source>
        <translation>Après une donne passée&#xa0;: tous les points&#xa0;× {factor}</translation>
    </message>
    <message>
        <source>Nobody scores in this deal</source>
        <translation>Personne ne marque dans cette donne</translation>
    </message>
    <message>
        <source>All passed: the deal counts, nobody scores</source>
        <translation>Tous ont passé&#xa0;: la donne compte, personne ne marque</translation>
    </message>
    <message>
        <source>All passed: the deal is void</source>
        <translation>Tous ont passé&#xa0;: la donne est nulle</translation>
    </message>
    <message>
        <source>{contract} made: {per_trick} for each of {tricks} tricks, {total}</source>
        <translation>{contract}, contrat réussi&#xa0;: {per_trick} pour chacun des {tricks} plis, {total}</translation>
    </message>
    <message>
        <source>{contract} made: {total}</source>
        <translation>{contract}, contrat réussi&#xa0;: {total}</translation>
    </message>
    <message>
        <source>{contract} lost: {total}</source>
        <translation>{contract}, contrat chuté&#xa0;: {total}</translation>
    </message>
    <message>
        <source>{players}: {tricks} tricks, {over} over six: {total}</source>
        <translation>{players}&#xa0;: {tricks} plis, {over} au-dessus de six&#xa0;: {total}</translation>
    </message>
    <message>
        <source>{players}: {honours} honours: {total}</source>
        <translation>{players}&#xa0;: {honours} honneurs&#xa0;: {total}</translation>
    </message>
    <message>
        <source>{players}: honours do not count for a side one point from the end</source>
        <translation>{players}&#xa0;: les honneurs ne comptent pas à un point de la fin</translation>
    </message>
    <message>
        <source>{players}: honours do not count, the tricks ended the game</source>
        <translation>{players}&#xa0;: les honneurs ne comptent pas, les plis ont fini la partie</translation>
    </message>
    <message>
        <source>{players}: {tricks} tricks: {total}</source>
        <translation>{players}&#xa0;: {tricks} plis&#xa0;: {total}</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>La soirée</translation>
    </message>
    <message>
        <source>{evening}</source>
        <translation>{evening}</translation>
    </message>
    <message>
        <source>{evening}, won</source>
        <translation>{evening}, gagnée</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>{evening}: {value}, dropped</source>
        <translation>{evening}&#xa0;: {value}, écartée</translation>
    </message>
    <message>
        <source>{evening}: {game_points} in {deals} deals, {value} per deal</source>
        <translation>{evening}&#xa0;: {game_points} en {deals} donnes, {value} par donne</translation>
    </message>
    <message>
        <source>Round {round}, table {table}, {game}: {points} points</source>
        <translation>Manche {round}, table {table}, {game}&#xa0;: {points} points</translation>
    </message>
    <message>
        <source>Round {round}, table {table}, {game}: {value}, dropped</source>
        <translation>Manche {round}, table {table}, {game}&#xa0;: {value}, écartée</translation>
    </message>
    <message>
        <source>Another held the seat for more deals: no place, no bonus</source>
        <translation>Un autre a tenu le siège pendant plus de donnes&#xa0;: ni place ni bonus</translation>
    </message>
    <message>
        <source>Stood in for {player}; own points {gained}, the place of the seat goes to {player}</source>
        <translation>A remplacé {player}&#xa0;; points propres {gained}, la place du siège revient à {player}</translation>
    </message>
    <message>
        <source>Seat of {players}: {together} together; place {place} goes to {player}, who held it for {deals} of {of} deals</source>
        <translation>Siège de {players}&#xa0;: {together} ensemble&#xa0;; la place {place} revient à {player}, qui l’a tenu {deals} donnes sur {of}</translation>
    </message>
    <message>
        <source>Seat of {players}: {together} together; place {place} goes to {player}, who held it for {deals} of {of} deals and finished</source>
        <translation>Siège de {players}&#xa0;: {together} ensemble&#xa0;; la place {place} revient à {player}, qui l’a tenu {deals} donnes sur {of} et a terminé</translation>
    </message>
    <message>
        <source>Place {place} at the table</source>
        <translation>Place {place} à la table</translation>
    </message>
    <message>
        <source>Place {place} shared by {shared_by}: {paid} in equal parts</source>
        <translation>Place {place} partagée à {shared_by}&#xa0;: {paid} en parts égales</translation>
    </message>
    <message>
        <source>Points bonus: {points} points are {steps} steps of {size} above {start}, {step} each</source>
        <translation>Bonus de points&#xa0;: {points} points, soit {steps}&#xa0;× {size} au-dessus de {start}, à {step}</translation>
    </message>
    <message>
        <source>Stood above and finished behind: {players}</source>
        <translation>Mieux classés avant, finis derrière&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Nobody who stood above finished behind</source>
        <translation>Personne de mieux classé n’a fini derrière</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{what}, {points} game points</source>
        <translation>{what}, {points} points de jeu</translation>
    </message>
    <message>
        <source>An evening gives at least {floor} instead of {raw}</source>
        <translation>Une soirée donne au moins {floor}, au lieu de {raw}</translation>
    </message>
    <message>
        <source>The season</source>
        <translation>La saison</translation>
    </message>
    <message>
        <source>{points} points in {deals} deals</source>
        <translation>{points} points en {deals} donnes</translation>
    </message>
    <message>
        <source>Not classified: {evenings} evenings played, {minimum} are needed</source>
        <translation>Non classé&#xa0;: soirées jouées {evenings}, il en faut {minimum}</translation>
    </message>
    <message>
        <source>Not classified: a guest</source>
        <translation>Non classé : invité</translation>
    </message>
    <message>
        <source>Provisional place: {evenings} evenings played, {minimum} are needed at the end of the season</source>
        <translation>Place provisoire : {evenings} soirées jouées, {minimum} exigées à la fin de la saison</translation>
    </message>
    <message>
        <source>Not classified: no sheet of their own</source>
        <translation>Non classé&#xa0;: aucune feuille à soi</translation>
    </message>
    <message>
        <source>Equal in all: place shared with {players}</source>
        <translation>Égalité complète&#xa0;: place partagée avec {players}</translation>
    </message>
    <message>
        <source>Equal total with {above}, who took place {place} {theirs} times against {own}</source>
        <translation>Total égal à celui de {above}, qui a été {theirs} fois à la place {place}, contre {own}</translation>
    </message>
    <message>
        <source>Equal total and places with {above}, who has {theirs} game points against {own}</source>
        <translation>Total et places égaux avec {above}, qui a {theirs} points de jeu contre {own}</translation>
    </message>
    <message>
        <source>Equal total with {above}, who has won more evenings</source>
        <translation>Même total que {above}, qui a gagné plus de soirées</translation>
    </message>
    <message>
        <source>Equal total with {above}, whose best evening is better</source>
        <translation>Même total que {above}, dont la meilleure soirée est meilleure</translation>
    </message>
    <message>
        <source>Equal total with {above}, who was more often before them at the same table</source>
        <translation>Même total que {above}, plus souvent devant à la même table</translation>
    </message>
    <message numerus="yes">
        <source>Dropped as not among the best: %n sheet(s)</source>
        <translation>
            <numerusform>Écartée, hors des meilleures&#xa0;: %n feuille</numerusform>
            <numerusform>Écartées, hors des meilleures&#xa0;: %n feuilles</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}: {reason}</source>
        <translation>{kind}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Move deal {number} to another table</source>
        <translation>Passer la donne {number} à une autre table</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Table {number}, round {round}</source>
        <translation>Table {number}, manche {round}</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>It is put after the last deal there, seat for seat; dealer, who sits out and what is doubled follow that table.</source>
        <translation>Elle s’y place après la dernière donne, siège par siège&#xa0;; donneur, joueur au repos et ce qui est doublé suivent cette table.</translation>
    </message>
    <message>
        <source>No other table of this evening plays the same game.</source>
        <translation>Aucune autre table de la soirée ne joue au même jeu.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Bouche-trou</source>
        <translation>Bouche-trou</translation>
    </message>
    <message>
        <source>Who is the bouche-trou?</source>
        <translation>Qui est le bouche-trou&#xa0;?</translation>
    </message>
    <message>
        <source>The arbiter is still to be asked ({key}).</source>
        <translation>L&apos;arbitre doit encore être consulté ({key}).</translation>
    </message>
    <message>
        <source>Another contract, or the tricks all the same.</source>
        <translation>Un autre contrat, ou les plis quand même.</translation>
    </message>
    <message>
        <source>Deal {number} · {name} asks</source>
        <translation>Donne {number} · {name} demande</translation>
    </message>
    <message>
        <source>Table {table} · deal {number} · {name} asks</source>
        <translation>Table {table} · donne {number} · {name} demande</translation>
    </message>
    <message>
        <source>Which of the {suit}?</source>
        <translation>Quel {suit}&#xa0;?</translation>
    </message>
    <message>
        <source>{rank} of which suit?</source>
        <translation>{rank} de quelle couleur&#xa0;?</translation>
    </message>
    <message>
        <source>The cards are hidden; {key} shows them.</source>
        <translation>Les cartes sont cachées&#xa0;; {key} les montre.</translation>
    </message>
    <message>
        <source>Enter asks the arbiter.</source>
        <translation>Entrée demande à l’arbitre.</translation>
    </message>
    <message>
        <source>{key} cannot stand here. {question}</source>
        <translation>{key} n’est pas possible ici. {question}</translation>
    </message>
    <message>
        <source>who asks</source>
        <comment>seat</comment>
        <translation>demandeur</translation>
    </message>
    <message>
        <source>{key} cannot stand here. Possible: {keys}</source>
        <translation>{key} n’est pas possible ici. Possible&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>{key} cannot stand here: the deal is complete without it. Possible as the last: {keys}</source>
        <translation>{key} n’est pas possible ici&#xa0;: la donne est déjà complète. Possible à la fin&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>{key} cannot stand here: the deal is complete without it.</source>
        <translation>{key} n’est pas possible ici&#xa0;: la donne est déjà complète.</translation>
    </message>
    <message>
        <source>{title} (provisional)</source>
        <translation>{title} (provisoire)</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Seats by name</source>
        <translation>Places par nom</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Last deals</source>
        <translation>Dernières donnes</translation>
    </message>
    <message>
        <source>Season ranking</source>
        <translation>Classement de la saison</translation>
    </message>
    <message>
        <source>No evening yet.</source>
        <translation>Pas encore de soirée.</translation>
    </message>
    <message>
        <source>No deal has been played yet.</source>
        <translation>Aucune donne jouée pour l’instant.</translation>
    </message>
    <message>
        <source>This evening is cancelled.</source>
        <translation>Cette soirée est annulée.</translation>
    </message>
    <message>
        <source>No table has been seated yet.</source>
        <translation>Aucune table formée pour l’instant.</translation>
    </message>
    <message>
        <source>Who sits at which table</source>
        <translation>Qui est à quelle table</translation>
    </message>
    <message>
        <source>Tables of the rounds {rounds}</source>
        <translation>Tables des manches {rounds}</translation>
    </message>
    <message>
        <source>No round has been drawn yet.</source>
        <translation>Aucune manche n’a encore été tirée.</translation>
    </message>
    <message>
        <source>{title}, round {number}</source>
        <translation>{title}, manche {number}</translation>
    </message>
    <message>
        <source>{number} / {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>as of {time}</source>
        <translation>à {time}</translation>
    </message>
    <message>
        <source>Stay at this table [{key}]</source>
        <translation>Rester à cette table [{key}]</translation>
    </message>
    <message>
        <source>✗ No table {number}</source>
        <translation>✗ Pas de table {number}</translation>
    </message>
    <message>
        <source>Which table?</source>
        <translation>Quelle table&#xa0;?</translation>
    </message>
    <message>
        <source>That club is open in another window, which has come to the front.</source>
        <translation>Ce club est ouvert dans une autre fenêtre, qui est passée à l’avant.</translation>
    </message>
    <message>
        <source>No total and no place changes.</source>
        <translation>Aucun total et aucune place ne changent.</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>saisir à nouveau</translation>
    </message>
    <message>
        <source>the first holds: {deal}</source>
        <translation>la première vaut&#xa0;: {deal}</translation>
    </message>
    <message>
        <source>same: {deal}</source>
        <translation>identique&#xa0;: {deal}</translation>
    </message>
    <message>
        <source>differs: {first} ≠ {second}</source>
        <translation>diffère&#xa0;: {first} ≠ {second}</translation>
    </message>
    <message>
        <source>only the second time: {deal}</source>
        <translation>seconde saisie seule&#xa0;: {deal}</translation>
    </message>
    <message>
        <source>✗ Line {number} is there only the second time.</source>
        <translation>✗ La ligne {number} n’existe que dans la seconde saisie.</translation>
    </message>
    <message>
        <source>2nd: {deal}</source>
        <translation>2e&#xa0;: {deal}</translation>
    </message>
    <message>
        <source>1st: {deal}</source>
        <translation>1re&#xa0;: {deal}</translation>
    </message>
    <message>
        <source>✗ Line {number} differs.</source>
        <translation>✗ La ligne {number} diffère.</translation>
    </message>
    <message>
        <source>Dealer {name}.</source>
        <translation>Donneur&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} est au repos.</translation>
    </message>
    <message>
        <source>{done} of {count} lines typed again</source>
        <translation>{done} lignes ressaisies sur {count}</translation>
    </message>
    <message numerus="yes">
        <source>! %n line(s) differ(s)</source>
        <translation>
            <numerusform>! %n ligne diffère</numerusform>
            <numerusform>! %n lignes diffèrent</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ no difference</source>
        <translation>✓ aucune différence</translation>
    </message>
    <message>
        <source>The first holds</source>
        <translation>La première vaut</translation>
    </message>
    <message>
        <source>The sheet stays as it is [{key}]</source>
        <translation>La feuille reste telle quelle [{key}]</translation>
    </message>
    <message>
        <source>The second holds</source>
        <translation>La seconde vaut</translation>
    </message>
    <message>
        <source>The deal is corrected [{key}]</source>
        <translation>La donne est corrigée [{key}]</translation>
    </message>
    <message>
        <source>Keep the line  ⏎</source>
        <translation>Enregistrer la ligne  ⏎</translation>
    </message>
    <message>
        <source>Keep the line and go to the next [{key}]</source>
        <translation>Enregistrer la ligne et passer à la suivante [{key}]</translation>
    </message>
    <message>
        <source>Compare the line  ⏎</source>
        <translation>Comparer la ligne  ⏎</translation>
    </message>
    <message>
        <source>An empty line is no deal: Esc brings it back, Ctrl+Del takes the deal out</source>
        <translation>Une ligne vide n’est pas une donne&#xa0;: Échap la ramène, Ctrl+Suppr retire la donne</translation>
    </message>
    <message>
        <source>The totals are not kept: Enter in the last field keeps them. Leaving again drops them.</source>
        <translation>Les totaux ne sont pas enregistrés&#xa0;: Entrée dans le dernier champ les enregistre. Quitter encore une fois les abandonne.</translation>
    </message>
    <message>
        <source>Line {number} is changed and not kept: Enter keeps it, Esc brings it back. Leaving again drops it.</source>
        <translation>La ligne {number} est modifiée et pas enregistrée&#xa0;: Entrée l’enregistre, Échap la ramène. Quitter encore une fois abandonne la modification.</translation>
    </message>
    <message>
        <source>All deals so far are those of table {table}, round {round}. Is it the same sheet?</source>
        <translation>Toutes les donnes jusqu’ici sont celles de la table {table}, manche {round}. Est-ce la même feuille&#xa0;?</translation>
    </message>
    <message>
        <source>All deals so far are those of table {table}, round {round}, {date}. Is it the same sheet?</source>
        <translation>Toutes les donnes jusqu’ici sont celles de la table {table}, manche {round}, {date}. Est-ce la même feuille&#xa0;?</translation>
    </message>
    <message>
        <source>Bring back…</source>
        <translation>Ramener…</translation>
    </message>
    <message>
        <source>Bring back the version of {when}</source>
        <translation>Ramener la version&#xa0;: {when}</translation>
    </message>
    <message>
        <source>History of deal {number}</source>
        <translation>Historique de la donne {number}</translation>
    </message>
    <message>
        <source>Taken out.</source>
        <translation>Retirée.</translation>
    </message>
    <message>
        <source>{deal} (as it stands)</source>
        <translation>{deal} (version actuelle)</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Retiré.</translation>
    </message>
    <message>
        <source>{what} Undone.</source>
        <translation>{what} Annulé.</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Bring back an earlier version of deal {number}?</source>
        <translation>Ramener une version antérieure de la donne {number}&#xa0;?</translation>
    </message>
    <message>
        <source>Deals taken out of table {number}</source>
        <translation>Donnes retirées de la table {number}</translation>
    </message>
    <message>
        <source>No deal was ever taken out of this table.</source>
        <translation>Aucune donne n’a jamais été retirée de cette table.</translation>
    </message>
    <message>
        <source>Bring back deal {number}?</source>
        <translation>Ramener la donne {number}&#xa0;?</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Ramener</translation>
    </message>
    <message>
        <source>Records of the season {season}</source>
        <translation>Records de la saison {season}</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Only closed sheets count; sheets known by totals alone tell nothing of deals.</source>
        <translation>Seules les feuilles clôturées comptent&#xa0;; celles connues par leurs seuls totaux ne disent rien des donnes.</translation>
    </message>
    <message>
        <source>The number is the table.</source>
        <translation>Le numéro est celui de la table.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Siège {number}</translation>
    </message>
    <message>
        <source>Tables of round {number}</source>
        <translation>Tables de la manche {number}</translation>
    </message>
    <message>
        <source>as announced</source>
        <translation>selon l’annonce</translation>
    </message>
    <message>
        <source>exactly {number}</source>
        <translation>exactement {number}</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>au moins {number}</translation>
    </message>
    <message>
        <source>{points} in all</source>
        <translation>{points} en tout</translation>
    </message>
    <message>
        <source>{first}, then {further} a trick</source>
        <translation>{first}, puis {further} par pli</translation>
    </message>
    <message>
        <source>{factor} × (points + {charge} a missing trick)</source>
        <translation>{factor}&#xa0;× (points + {charge} par pli manquant)</translation>
    </message>
    <message>
        <source>{factor} × points</source>
        <translation>{factor}&#xa0;× points</translation>
    </message>
    <message>
        <source>{contract}: {results}</source>
        <translation>{contract}&#xa0;: {results}</translation>
    </message>
    <message>
        <source>{tricks}, each partner {gain}, each opponent {paid}</source>
        <translation>{tricks}, chaque partenaire {gain}, chaque adversaire {paid}</translation>
    </message>
    <message>
        <source>{tricks}, the player {gain}, each of the others {paid}</source>
        <translation>{tricks}, le joueur {gain}, chacun des autres {paid}</translation>
    </message>
    <message>
        <source>or: for each trick</source>
        <translation>ou : par pli</translation>
    </message>
    <message>
        <source>Points when lost</source>
        <translation>Points si chuté</translation>
    </message>
    <message>
        <source>Tricks to take; a trou can ask for another number</source>
        <translation>Plis à faire ; un trou peut en demander un autre nombre</translation>
    </message>
    <message>
        <source>What each player of the contract gets when it is made; empty: the usual points</source>
        <translation>Ce que chaque joueur du contrat reçoit s&apos;il est réussi ; vide : les points habituels</translation>
    </message>
    <message>
        <source>Instead of a fixed number: what each trick taken brings</source>
        <translation>Au lieu d&apos;un nombre fixe : ce que rapporte chaque pli fait</translation>
    </message>
    <message>
        <source>What each player of the contract loses; empty: the usual points</source>
        <translation>Ce que perd chaque joueur du contrat ; vide : les points habituels</translation>
    </message>
    <message>
        <source>Points of each player of the contract; the others score nothing. Empty: as usual.</source>
        <translation>Points de chaque joueur du contrat ; les autres ne marquent rien. Vide : comme d&apos;habitude.</translation>
    </message>
    <message>
        <source>✓ The usual table.</source>
        <translation>✓ Le barème habituel.</translation>
    </message>
    <message numerus="yes">
        <source>✓ %n contract(s) pay otherwise than usual.</source>
        <translation>
            <numerusform>✓ %n contrat paie autrement que d&apos;habitude.</numerusform>
            <numerusform>✓ %n contrats paient autrement que d&apos;habitude.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} for each trick taken</source>
        <translation>{points} par pli fait</translation>
    </message>
    <message>
        <source>each partner</source>
        <translation>chaque partenaire</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>le joueur</translation>
    </message>
    <message>
        <source>{tricks}, {who} {gain}</source>
        <translation>{tricks}, {who} {gain}</translation>
    </message>
    <message>
        <source>More than six tricks</source>
        <translation>Plus de six plis</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>seul</translation>
    </message>
    <message>
        <source>declarer, with a partner</source>
        <translation>demandeur, avec un partenaire</translation>
    </message>
    <message>
        <source>partner of the declarer</source>
        <translation>partenaire du demandeur</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>défenseur</translation>
    </message>
    <message>
        <source>nobody played a contract</source>
        <translation>personne n’a joué de contrat</translation>
    </message>
    <message>
        <source>Most ranking points in an evening</source>
        <translation>Le plus de points de classement en une soirée</translation>
    </message>
    <message>
        <source>Most game points in an evening</source>
        <translation>Le plus de points de jeu en une soirée</translation>
    </message>
    <message>
        <source>Most points on a sheet</source>
        <translation>Le plus de points sur une feuille</translation>
    </message>
    <message>
        <source>Most points in a deal</source>
        <translation>Le plus de points en une donne</translation>
    </message>
    <message>
        <source>Most contracts made in a row</source>
        <translation>Le plus de contrats réussis de suite</translation>
    </message>
    <message>
        <source>Most contracts made</source>
        <translation>Le plus de contrats réussis</translation>
    </message>
    <message>
        <source>Most first places</source>
        <translation>Le plus de premières places</translation>
    </message>
    <message>
        <source>Most evenings played</source>
        <translation>Le plus de soirées jouées</translation>
    </message>
    <message>
        <source>Highest upset bonus of an evening</source>
        <translation>Plus gros bonus d’exploit d’une soirée</translation>
    </message>
    <message>
        <source>{date}, round {round}, table {table}</source>
        <translation>{date}, manche {round}, table {table}</translation>
    </message>
    <message>
        <source>{name} ({where})</source>
        <translation>{name} ({where})</translation>
    </message>
    <message>
        <source>{where}, deal {deal}: {what}: {points}</source>
        <translation>{where}, donne {deal}&#xa0;: {what}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{where}: {own} (place {place}) against {other} (place {their_place})</source>
        <translation>{where}&#xa0;: {own} (place {place}) contre {other} (place {their_place})</translation>
    </message>
    <message>
        <source>{file} is there already. Replace it?</source>
        <translation>{file} existe déjà. Le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Type de fichier&#xa0;:</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Au sort</translation>
    </message>
    <message>
        <source>Fewest repeats</source>
        <translation>Moins de retrouvailles</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par rang</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Suisse</translation>
    </message>
    <message>
        <source>Everybody meets</source>
        <translation>Chacun rencontre chacun</translation>
    </message>
    <message>
        <source>Whist tournament</source>
        <translation>Tournoi de whist</translation>
    </message>
    <message>
        <source>Three games a table</source>
        <translation>Trois parties par table</translation>
    </message>
    <message>
        <source>Progressive drive</source>
        <translation>Drive progressif</translation>
    </message>
    <message>
        <source>Semi-partner drive</source>
        <translation>Drive semi-partenaires</translation>
    </message>
    <message>
        <source>Partner drive</source>
        <translation>Drive à partenaires</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Chance alone decides who sits where.</source>
        <translation>Le hasard seul décide qui s’assied où.</translation>
    </message>
    <message>
        <source>Chance decides, and as few as can be meet somebody they have met before.</source>
        <translation>Le hasard décide, et le moins possible de joueurs se retrouvent.</translation>
    </message>
    <message>
        <source>The best sit at table 1, the next at table 2, and so on.</source>
        <translation>Les meilleurs à la table 1, les suivants à la table 2, et ainsi de suite.</translation>
    </message>
    <message>
        <source>As few as can be meet again; among those, people of like rank sit together.</source>
        <translation>Le moins possible se retrouvent&#xa0;; ensuite, les joueurs de rang proche s’assoient ensemble.</translation>
    </message>
    <message>
        <source>All rounds are drawn at once so that everybody meets as many others as can be.</source>
        <translation>Toutes les manches sont tirées d’un coup pour que chacun rencontre le plus d’autres possible.</translation>
    </message>
    <message>
        <source>All rounds are drawn at once: everybody partners everybody once and opposes everybody twice.</source>
        <translation>Toutes les manches sont tirées d’un coup&#xa0;: chacun est une fois partenaire et deux fois adversaire de chacun.</translation>
    </message>
    <message>
        <source>At every table three games, in which the three partnerships take turns; then everybody moves.</source>
        <translation>À chaque table trois parties, avec les trois équipes possibles tour à tour&#xa0;; puis chacun se déplace.</translation>
    </message>
    <message>
        <source>Whist drive: the losers leave the table, one up, the other down; the winners stay and play against each other.</source>
        <translation>Whist drive&#xa0;: les perdants quittent la table, l’un vers le haut, l’autre vers le bas&#xa0;; les gagnants restent et jouent l’un contre l’autre.</translation>
    </message>
    <message>
        <source>Whist drive: the losers leave the table, one up, the other down; the winners stay partners.</source>
        <translation>Whist drive&#xa0;: les perdants quittent la table, l’un vers le haut, l’autre vers le bas&#xa0;; les gagnants restent partenaires.</translation>
    </message>
    <message>
        <source>Whist drive: partners stay together all evening; the losers go one table up.</source>
        <translation>Whist drive&#xa0;: les partenaires restent ensemble toute la soirée&#xa0;; les perdants montent d’une table.</translation>
    </message>
    <message>
        <source>Seated by hand.</source>
        <translation>Formée à la main.</translation>
    </message>
    <message>
        <source>{one} and {other} kept apart</source>
        <translation>{one} et {other} séparés</translation>
    </message>
    <message>
        <source>{one} and {other} together</source>
        <translation>{one} et {other} ensemble</translation>
    </message>
    <message>
        <source>{name} at table {table}</source>
        <translation>{name} à la table {table}</translation>
    </message>
    <message>
        <source>{name} at table {table}, seat {seat}</source>
        <translation>{name} à la table {table}, siège {seat}</translation>
    </message>
    <message>
        <source>{name} on seat {seat}</source>
        <translation>{name} au siège {seat}</translation>
    </message>
    <message>
        <source>Not possible: {wish}.</source>
        <translation>Impossible&#xa0;: {wish}.</translation>
    </message>
    <message>
        <source>Not possible: {wish}. It cannot be kept beside: {others}.</source>
        <translation>Impossible&#xa0;: {wish}. Incompatible avec&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>Logo of the club</source>
        <translation>Logo du club</translation>
    </message>
    <message>
        <source>A picture (PNG, JPEG, SVG) for the head of every paper</source>
        <translation>Une image (PNG, JPEG, SVG) en tête de chaque feuille imprimée</translation>
    </message>
    <message>
        <source>Choose the logo</source>
        <translation>Choisir le logo</translation>
    </message>
    <message>
        <source>Remove the logo</source>
        <translation>Enlever le logo</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Images (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>Rounds of the drive</source>
        <translation>Manches du drive</translation>
    </message>
    <message>
        <source>Deals before people move</source>
        <translation>Donnes avant de bouger</translation>
    </message>
    <message>
        <source>Rounds in all</source>
        <translation>Manches en tout</translation>
    </message>
    <message>
        <source>Show or hide the roles</source>
        <translation>Montrer ou cacher les rôles</translation>
    </message>
    <message>
        <source>Partners are always an A and a B. Press a name to change its role; the club remembers it.</source>
        <translation>Les partenaires sont toujours un A et un B. Appuyez sur un nom pour changer son rôle&#xa0;; le club le retient.</translation>
    </message>
    <message>
        <source>Roles: {a} A, {b} B</source>
        <translation>Rôles&#xa0;: {a} A, {b} B</translation>
    </message>
    <message>
        <source>{name}, role {role}</source>
        <translation>{name}, rôle {role}</translation>
    </message>
    <message>
        <source>Roles by lot</source>
        <translation>Tirer les rôles</translation>
    </message>
    <message>
        <source>Ranking of</source>
        <translation>Classement de</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Close the open tables…</source>
        <translation>Clôturer les tables ouvertes…</translation>
    </message>
    <message>
        <source>Give a place…</source>
        <translation>Donner une place…</translation>
    </message>
    <message>
        <source>Who has no table joins one, or sits down at a new one</source>
        <translation>Qui n’a pas de table en rejoint une, ou s’assied à une nouvelle</translation>
    </message>
    <message>
        <source>Change the seating…</source>
        <translation>Modifier les places…</translation>
    </message>
    <message>
        <source>Remove the round…</source>
        <translation>Supprimer la manche…</translation>
    </message>
    <message>
        <source>Its tables with their deals, and its draw</source>
        <translation>Ses tables avec leurs donnes, et son tirage</translation>
    </message>
    <message>
        <source>Lists and slips…</source>
        <translation>Listes et billets…</translation>
    </message>
    <message>
        <source>Who sits where, on paper</source>
        <translation>Qui est assis où, sur papier</translation>
    </message>
    <message>
        <source>Standings ↓</source>
        <translation>Classement ↓</translation>
    </message>
    <message>
        <source>Down to the standings</source>
        <translation>Descendre au classement</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <translation>Tirer la manche {number}</translation>
    </message>
    <message>
        <source>Without a table: {names}</source>
        <translation>Sans table&#xa0;: {names}</translation>
    </message>
    <message>
        <source>✓ Round {number}: all tables are in</source>
        <translation>✓ Manche {number}&#xa0;: toutes les tables sont rentrées</translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: {done} of %n table(s) in</source>
        <translation>
            <numerusform>Manche {number}&#xa0;: {done}/%n table rentrée</numerusform>
            <numerusform>Manche {number}&#xa0;: {done}/%n tables rentrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: {done} of %n table(s) in; open: {tables}</source>
        <translation>
            <numerusform>Manche {number}&#xa0;: {done}/%n table rentrée&#xa0;; ouverte&#xa0;: {tables}</numerusform>
            <numerusform>Manche {number}&#xa0;: {done}/%n tables rentrées&#xa0;; ouvertes&#xa0;: {tables}</numerusform>
        </translation>
    </message>
    <message>
        <source>Open tables can be closed from {time} on.</source>
        <translation>Les tables ouvertes peuvent être clôturées à partir de {time}.</translation>
    </message>
    <message>
        <source>The clock stands.</source>
        <translation>L’horloge est en pause.</translation>
    </message>
    <message>
        <source>Remove round {number} with its tables?</source>
        <translation>Supprimer la manche {number} avec ses tables ?</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) entered at its tables go with it.</source>
        <translation>
            <numerusform>%n donne notée à ses tables disparaît avec elle.</numerusform>
            <numerusform>%n donnes notées à ses tables disparaissent avec elle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw round {number} while tables are open?</source>
        <translation>Tirer la manche {number} alors que des tables sont ouvertes&#xa0;?</translation>
    </message>
    <message>
        <source>The open tables play on; who still sits there is drawn too.</source>
        <translation>Les tables ouvertes continuent&#xa0;; ceux qui y sont encore sont tirés aussi.</translation>
    </message>
    <message>
        <source>Draw all the same</source>
        <translation>Tirer quand même</translation>
    </message>
    <message>
        <source>Table {number}: {state}</source>
        <translation>Table {number}&#xa0;: {state}</translation>
    </message>
    <message>
        <source>Close the open tables of round {number}?</source>
        <translation>Clôturer les tables ouvertes de la manche {number}&#xa0;?</translation>
    </message>
    <message>
        <source>They count as they stand, marked incomplete where they are.</source>
        <translation>Elles comptent telles quelles, marquées incomplètes là où elles le sont.</translation>
    </message>
    <message>
        <source>Close them</source>
        <translation>Les clôturer</translation>
    </message>
    <message>
        <source>Minutes of the round</source>
        <translation>Minutes de la manche</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Lancer l’horloge</translation>
    </message>
    <message>
        <source>The last deal is called when the time is over</source>
        <translation>La dernière donne est annoncée quand le temps est écoulé</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message numerus="yes">
        <source>+%n minute(s)</source>
        <translation>
            <numerusform>+%n minute</numerusform>
            <numerusform>+%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Arrêter l’horloge</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>! Last deal</source>
        <translation>! Dernière donne</translation>
    </message>
    <message>
        <source>! Time is over</source>
        <translation>! Temps écoulé</translation>
    </message>
    <message>
        <source>Round {number} · {time}</source>
        <translation>Manche {number} · {time}</translation>
    </message>
    <message>
        <source>Round {number} · {time} · {state}</source>
        <translation>Manche {number} · {time} · {state}</translation>
    </message>
    <message>
        <source>Evening cancelled</source>
        <translation>Soirée annulée</translation>
    </message>
    <message>
        <source>Mark as cancelled</source>
        <translation>Noter comme annulée</translation>
    </message>
    <message>
        <source>if it is to be remembered</source>
        <translation>si l’on veut s’en souvenir</translation>
    </message>
    <message>
        <source>It stays in the list, marked as cancelled. Nothing of it counts, and no ranking waits for it.</source>
        <translation>Elle reste dans la liste, notée comme annulée. Rien n’en compte, et aucun classement ne l’attend.</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Cartes de score</translation>
    </message>
    <message>
        <source>role {role}</source>
        <translation>rôle {role}</translation>
    </message>
    <message>
        <source>Rd</source>
        <translation>M.</translation>
    </message>
    <message>
        <source>Seating of round {number}</source>
        <translation>Places de la manche {number}</translation>
    </message>
    <message>
        <source>Keep the seating</source>
        <translation>Garder ces places</translation>
    </message>
    <message>
        <source>Deals already entered stay with the seat: who sits there takes them over.</source>
        <translation>Les donnes déjà encodées restent au siège&#xa0;: celui qui s’y assied les reprend.</translation>
    </message>
    <message>
        <source>Tables where somebody has taken over a seat are changed on their own page.</source>
        <translation>Les tables où quelqu’un a repris un siège se modifient sur leur propre page.</translation>
    </message>
    <message>
        <source>The seating is changed and not kept.</source>
        <translation>Les places sont modifiées et pas encore gardées.</translation>
    </message>
    <message>
        <source>Change the seating of round {number}?</source>
        <translation>Modifier les places de la manche {number}&#xa0;?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>au repos</translation>
    </message>
    <message>
        <source>Round {round}: sits out</source>
        <translation>Manche {round}&#xa0;: au repos</translation>
    </message>
    <message>
        <source>Table {table} · seat {seat}</source>
        <translation>Table {table} · siège {seat}</translation>
    </message>
    <message>
        <source>Round {round}: table {table}, seat {seat}</source>
        <translation>Manche {round}&#xa0;: table {table}, siège {seat}</translation>
    </message>
    <message>
        <source>table {table}, seat {seat}</source>
        <translation>table {table}, siège {seat}</translation>
    </message>
    <message>
        <source>{name}: {place}</source>
        <translation>{name}&#xa0;: {place}</translation>
    </message>
    <message>
        <source>The number is the table; blank: sits out.</source>
        <translation>Le numéro est celui de la table&#xa0;; vide&#xa0;: au repos.</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Billets</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>first name</source>
        <translation>prénom</translation>
    </message>
    <message>
        <source>Each line is a player at a table.</source>
        <translation>Chaque ligne est un joueur à une table.</translation>
    </message>
    <message>
        <source>Each column is an evening, each cell its ranking points.</source>
        <translation>Chaque colonne est une soirée, chaque case ses points de classement.</translation>
    </message>
    <message>
        <source>Each column is an evening, each cell its game points.</source>
        <translation>Chaque colonne est une soirée, chaque case ses points de jeu.</translation>
    </message>
    <message>
        <source>Results: {count}</source>
        <translation>Résultats&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{evenings}, {first} to {last}</source>
        <translation>{evenings}, du {first} au {last}</translation>
    </message>
    <message>
        <source>columns read: {columns}</source>
        <translation>colonnes lues&#xa0;: {columns}</translation>
    </message>
    <message>
        <source>columns not read: {columns}</source>
        <translation>colonnes non lues&#xa0;: {columns}</translation>
    </message>
    <message>
        <source>Who came lately</source>
        <translation>Venus récemment</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>Noter présents</translation>
    </message>
    <message>
        <source>Evenings looked back on</source>
        <translation>Soirées prises en compte</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Tout cocher</translation>
    </message>
    <message>
        <source>Everybody who came in those evenings is here already.</source>
        <translation>Tous ceux qui sont venus ces soirées-là sont déjà notés présents.</translation>
    </message>
    <message>
        <source>{count} of {evenings}</source>
        <translation>{count} sur {evenings}</translation>
    </message>
    <message numerus="yes">
        <source>Check %n player(s) in</source>
        <translation>
            <numerusform>Noter %n présent</numerusform>
            <numerusform>Noter %n présents</numerusform>
        </translation>
    </message>
    <message>
        <source>threshold {number} %</source>
        <translation>seuil {number}&#xa0;%</translation>
    </message>
    <message>
        <source>{contract}: how it is beaten</source>
        <translation>{contract}&#xa0;: le jeu qui la fait chuter</translation>
    </message>
    <message>
        <source>One line a trick: ▸ leads, ✓ takes it.</source>
        <translation>Une ligne par pli&#xa0;: ▸ entame, ✓ fait le pli.</translation>
    </message>
    <message>
        <source>Set aside: {cards}</source>
        <translation>Écartées&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Back [{key}]</source>
        <translation>Retour [{key}]</translation>
    </message>
    <message>
        <source>Arbiter of Whist 32</source>
        <translation>Arbitre du Whist 32</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Montrer les cartes</translation>
    </message>
    <message>
        <source>Hide the cards</source>
        <translation>Cacher les cartes</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Cacher</translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>the arbiter&apos;s answer</comment>
        <translation>Acceptée</translation>
    </message>
    <message>
        <source>Refused</source>
        <comment>the arbiter&apos;s answer</comment>
        <translation>Refusée</translation>
    </message>
    <message>
        <source>Petit chelem</source>
        <translation>Petit chelem</translation>
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
        <translation>en jeu, réussit environ {number} fois sur 100</translation>
    </message>
    <message>
        <source>with {card} set aside</source>
        <translation>en écartant {card}</translation>
    </message>
    <message numerus="yes">
        <source>open cards {number} % ({low}–{high}), %n layout(s)</source>
        <translation>
            <numerusform>à cartes ouvertes {number}&#xa0;% ({low}–{high}), %n donne</numerusform>
            <numerusform>à cartes ouvertes {number}&#xa0;% ({low}–{high}), %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} in 100</source>
        <translation>{number} sur 100</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{names}: this is missing; {help}</source>
        <translation>Il manque {names} ; {help}</translation>
    </message>
    <message>
        <source>One of {names} is missing; {help}</source>
        <translation>Il manque l’un de {names} ; {help}</translation>
    </message>
    <message>
        <source>{name} and {other} do not go together; {help}</source>
        <translation>{name} et {other} ne vont pas ensemble ; {help}</translation>
    </message>
    <message>
        <source>{name}: a value is missing; {help}</source>
        <translation>{name} : il manque une valeur ; {help}</translation>
    </message>
    <message>
        <source>{name} has no value; {help}</source>
        <translation>{name} ne prend pas de valeur ; {help}</translation>
    </message>
    <message>
        <source>{name}: {names} is possible, not {value}; {help}</source>
        <translation>{name} : {names} sont possibles, pas {value} ; {help}</translation>
    </message>
    <message>
        <source>{name}: a whole number belongs here, not {value}; {help}</source>
        <translation>{name} : il faut ici un nombre entier, pas {value} ; {help}</translation>
    </message>
    <message>
        <source>{value} cannot stand here; {help}</source>
        <translation>{value} n’a pas sa place ici ; {help}</translation>
    </message>
    <message>
        <source>What stands in order</source>
        <translation>Dans l’ordre</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>shows this help</source>
        <translation>affiche cette aide</translation>
    </message>
    <message>
        <source>{command} says what can be asked.</source>
        <translation>{command} dit ce qu’on peut demander.</translation>
    </message>
    <message>
        <source>This cannot be understood; {help}</source>
        <translation>Ceci ne se comprend pas ; {help}</translation>
    </message>
    <message>
        <source>Usage: </source>
        <translation>Emploi : </translation>
    </message>
    <message>
        <source>Cash sheet of the season {season}</source>
        <translation>Feuille de caisse de la saison {season}</translation>
    </message>
    <message>
        <source>Entries due</source>
        <translation>Mises dues</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Vu la dernière fois</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Présent</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Date: ………………</source>
        <translation>Date : ………………</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Dû</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Mises d’entrée</translation>
    </message>
    <message>
        <source>Settled at the tables</source>
        <translation>Réglé aux tables</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Enjeux</translation>
    </message>
    <message>
        <source>Teams, {part}</source>
        <translation>Équipes, {part}</translation>
    </message>
    <message>
        <source>An evening counts {what}.</source>
        <translation>Une soirée compte {what}.</translation>
    </message>
    <message>
        <source>Entries due {amount}</source>
        <translation>Mises dues {amount}</translation>
    </message>
    <message>
        <source>paid {amount}</source>
        <translation>payé {amount}</translation>
    </message>
    <message>
        <source>prizes {amount}</source>
        <translation>prix {amount}</translation>
    </message>
    <message>
        <source>left {amount}</source>
        <translation>reste {amount}</translation>
    </message>
    <message>
        <source>{debtor} pays {amount} to {creditor}</source>
        <translation>{debtor} paie {amount} à {creditor}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {paid}</source>
        <translation>Tour {round}, table {table} : {paid}</translation>
    </message>
    <message>
        <source>Club on a server</source>
        <translation>Club sur un serveur</translation>
    </message>
    <message>
        <source>Open the club</source>
        <translation>Ouvrir le club</translation>
    </message>
    <message>
        <source>as kept, if empty</source>
        <translation>celui qui est gardé, si vide</translation>
    </message>
    <message>
        <source>Keep the password in the keyring of this computer</source>
        <translation>Garder le mot de passe dans le trousseau de cet ordinateur</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base de données</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Your name, as marker</source>
        <translation>Votre nom, comme marqueur</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>Several people enter here: say who you are, so that each takes back their own entries.</source>
        <translation>Plusieurs personnes notent ici : dites qui vous êtes, pour que chacun n’annule que ses propres saisies.</translation>
    </message>
    <message>
        <source>Keeping the password</source>
        <translation>Le mot de passe est gardé</translation>
    </message>
    <message>
        <source>This computer has no open keyring: the password is asked for again at the next start.</source>
        <translation>Cet ordinateur n’a pas de trousseau ouvert : le mot de passe sera redemandé au prochain démarrage.</translation>
    </message>
    <message>
        <source>✓ The server answers, and a club can be kept there.</source>
        <translation>✓ Le serveur répond, et un club peut y être gardé.</translation>
    </message>
    <message>
        <source>Name the server and the database.</source>
        <translation>Indiquez le serveur et la base de données.</translation>
    </message>
    <message>
        <source>Connecting to the server</source>
        <translation>Connexion au serveur</translation>
    </message>
    <message>
        <source>Deal {number} of table {table}: two versions</source>
        <translation>Donne {number} de la table {table} : deux versions</translation>
    </message>
    <message>
        <source>Mine counts</source>
        <translation>La mienne compte</translation>
    </message>
    <message>
        <source>Yours, not stored</source>
        <translation>La vôtre, non enregistrée</translation>
    </message>
    <message>
        <source>The stored one counts</source>
        <translation>L’enregistrée compte</translation>
    </message>
    <message>
        <source>Both: mine is the next deal</source>
        <translation>Les deux : la mienne est la donne suivante</translation>
    </message>
</context>
</TS>
