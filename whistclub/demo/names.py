"""Invented names of people, as in Belgian and French clubs."""

from __future__ import annotations

from random import Random
from typing import Final

_FIRST: Final = (
    *(
        "Adèle",
        "Albert",
        "André",
        "Anneleen",
        "Annie",
        "Arnaud",
        "Astrid",
        "Béatrice",
        "Bénédicte",
        "Benoît",
        "Bernard",
    ),
    *("Bram", "Camille", "Céline", "Christiane", "Claude", "Colette", "Daniël", "Denise", "Didier", "Dirk", "Élise"),
    *("Éric", "Eveline", "Fernand", "Filip", "François", "Françoise", "Gaëtan", "Geert", "Geneviève", "Gérard"),
    *(
        "Ghislaine",
        "Gilberte",
        "Godelieve",
        "Greet",
        "Guy",
        "Hélène",
        "Herman",
        "Hugo",
        "Ingrid",
        "Irène",
        "Jacqueline",
    ),
    *("Jan", "Jean-Luc", "Jérôme", "Joëlle", "Johan", "José", "Josiane", "Koen", "Léa", "Léon", "Lieve", "Loïc", "Luc"),
    *("Lucienne", "Maïté", "Marc", "Marie-Thérèse", "Marleen", "Michèle", "Mieke", "Monique", "Nadine", "Noël"),
    *(
        "Odette",
        "Paul",
        "Pierre",
        "Raymond",
        "Régine",
        "Renée",
        "Rik",
        "Roger",
        "Rosa",
        "Simonne",
        "Solange",
        "Stéphane",
    ),
    *("Thérèse", "Tom", "Ulrike", "Valère", "Véronique", "Walter", "Wim", "Xavier", "Yolande", "Yvonne", "Zoë"),
)
_LAST: Final = (
    *("Aerts", "Baudouin", "Béguin", "Bertrand", "Bogaert", "Bonnet", "Çelik", "Charlier", "Claes", "Cools", "D'Hondt"),
    *("De Backer", "De Clercq", "De Smet", "De Vos", "Debruyne", "Decock", "Delvaux", "Depuydt", "Descamps", "Dubois"),
    *("Dumont", "Dupré", "Evrard", "Fabry", "Fontaine", "François", "Gérard", "Gillès", "Goossens", "Hermans"),
    *("Hébert", "Herbiet", "Jacobs", "Jadot", "Janssens", "Kempeneers", "Lambert", "Leclercq", "Lefèvre", "Lejeune"),
    *("Lemaître", "Léonard", "Maes", "Marchal", "Martens", "Mathieu", "Mertens", "Michaux", "Moreau", "Noël", "Nyssen"),
    *("O'Brien", "Peeters", "Pétry", "Poncelet", "Quertinmont", "Renard", "Rousseau", "Sauvage", "Simon", "Smets"),
    *("Thiry", "Thys", "Uyttendaele", "Van Damme", "Van den Bossche", "Van de Velde", "Vandenberghe", "Vermeulen"),
    *("Verstraete", "Wauters", "Willems", "Wouters", "Ysebaert", "Zénon"),
)

MOST: Final = 5000
"""The greatest number of different people."""


def people(random: Random, count: int) -> list[tuple[str, str | None]]:
    """``count`` people (name, member number), all different; one in twelve is a guest without number."""
    pairs = [f"{first} {last}" for first in _FIRST for last in _LAST]
    names = random.sample(pairs, count)
    number = 0
    found: list[tuple[str, str | None]] = []
    for name in names:
        number += random.randint(1, 4)
        found.append((name, None if random.random() < 1 / 12 else f"{number:04}"))
    return found
