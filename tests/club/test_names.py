"""Names as the people at one table call each other."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistclub.club.names import plain, short_names


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (["Anne-Sophie de Maere d'Aertrycke", "Hélène Vandenbroucke"], ["Anne-Sophie", "Hélène"]),
        (["Jean Dupont", "Luc Peeters", "Jean De Smet"], ["Jean D.", "Luc", "Jean S."]),
        (["Jean Dupont", "Jean Dubois"], ["Jean Dup.", "Jean Dub."]),
        (["Jean Dupont", "Jean"], ["Jean D.", "Jean"]),
        (["Jean Dupont", "Jean Dupond"], ["Jean Dupont", "Jean Dupond"]),
        (["De Smet Jan", "Van den Berg Luc"], ["De Smet", "Van den Berg"]),
        (["Héléne X", "Helene Y"], ["Héléne X", "Helene Y"]),
        ([], []),
    ],
)
def test_a_first_name_is_enough_unless_two_share_it(names: list[str], short: list[str]) -> None:
    assert list(short_names(names).values()) == short


_NAME = st.lists(st.sampled_from(["Jean", "jean", "Jo", "de", "Du", "Dubois", "Dupont", "D"]), min_size=1, max_size=3)


@settings(max_examples=100)
@given(st.lists(_NAME.map(" ".join), max_size=7, unique_by=plain))
def test_no_two_people_of_a_table_are_called_alike(names: list[str]) -> None:
    short = short_names(names)
    assert list(short) == names
    assert len({plain(name) for name in short.values()}) == len(names)
