"""The form for the conventions of a season: how places, points and evenings count (rules.md §5)."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from whistclub.club import queries
from whistclub.club.actions.seasons import set_season
from whistclub.club.names import plain
from whistclub.club.ports import Change, SeasonRecord
from whistclub.desktop.controller import Controller, sentence
from whistclub.desktop.design import theme
from whistclub.desktop.design.fields import ComboBox, SpinBox, parse_hundredths
from whistclub.desktop.design.flow import FlowLayout
from whistclub.desktop.design.tips import set_tip
from whistclub.desktop.design.widgets import Card, label, set_kind
from whistclub.desktop.dialogs.season import SeasonRulesDialog
from whistclub.desktop.pages.evenings import fill_seasons
from whistclub.ranking.conventions import decode_season, encode_season, set_convention
from whistclub.ranking.facts import SeasonRules
from whistclub.ranking.schemes import SCHEMES
from whistclub.rules.common import Problem, Refused
from whistclub.words import tr, tr_marked
from whistclub.words.conventions import PERIODS, SCHEMES_TOLD, TIE_BREAKS, periods_text
from whistclub.words.dates import read_date, short_date
from whistclub.words.languages import habits
from whistclub.words.numbers import money, plain_hundredths

if TYPE_CHECKING:
    from whistclub.club.actions.seasons import Days


class SeasonForm(Card):
    """Edits one season. Each field is kept as soon as it is chosen or left; what moves in a ranking is shown first.
    A field being typed in is marked until it is kept, and one that cannot be read says so."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.controller = controller
        self.records: dict[int, SeasonRecord] = {}
        self._shown: int | None = None
        self.getters: dict[str, Callable[[], Any]] = {}
        self.setters: dict[str, Callable[[Any], None]] = {}
        self.inputs: dict[str, QWidget] = {}
        self._filling = self._asking = False
        top = QWidget()
        row = FlowLayout(top)
        title = label(tr("Conventions of the season"), "heading")
        title.setMinimumHeight(theme.CONTROL)
        row.addWidget(title)
        self.season = ComboBox()
        self.season.setAccessibleName(tr("Season"))
        self.season.currentIndexChanged.connect(self._show_chosen)
        row.addWidget(self.season)
        self.box.addWidget(top)
        self.note = label("", "quiet", wrap=True)
        self.note.hide()
        self.box.addWidget(self.note)
        self.none = label(
            tr("The first evening makes the season; its conventions can be changed then."), "quiet", wrap=True
        )
        self.box.addWidget(self.none)
        self.fields = QWidget()
        self.box.addWidget(self.fields)
        columns = QVBoxLayout(self.fields)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(6 * theme.UNIT)
        self.evenings, evenings_box = _column(
            tr("Evenings closed from now on"), tr("Evenings already closed stay as they were closed.")
        )
        self.whole, whole_box = _column(tr("The whole season"), tr("Holds at once for all its evenings."))
        columns.addWidget(whole_box)
        columns.addWidget(evenings_box)
        self._make_fields()

    def _make_fields(self) -> None:
        self._choice("scheme", tr("Scheme"), [(tr_marked(word), key) for key, word in SCHEMES_TOLD.items()], self.whole)
        self.scheme = self._last
        self.scheme.activated.disconnect()
        self.scheme.activated.connect(self._other_scheme)
        self._check("game_points", tr("Game points count"))
        self._text("place_points", tr("Place points"), _places_text, _places, tr("11 7 4 2, or 4: 11 7 4 2; 5: …"))
        self._choice(
            "shared_places", tr("Shared places"), [(tr("share the points"), "share"), (tr("get them in full"), "full")]
        )
        self._text("bracket", tr("Points bonus"), _bracket_text, _bracket, tr("from −20, each 20, gives 0.20"))
        self._text("upset", tr("Upset bonus"), _amounts_text, _amounts, tr("0 0.30 0.70 1"))
        self._text("attendance", tr("For coming"), _shown, _amount, _shown("0.00"))
        self._text("floor", tr("Least an evening gives"), _shown, _amount_or_none, tr("no limit"))
        self._choice(
            "evening_order",
            tr("Order of an evening"),
            [
                (tr("by the games played"), None),
                (tr("game points"), "game_points"),
                (tr("ranking points"), "ranking_points"),
            ],
        )
        self._count("evening_minimum", tr("Rounds needed for a place"), tr("none"), self.evenings)
        self._text("entry", tr("Entry"), _entry_text, _entry, tr("5.00, or Juniors: 3.00; 5.00"))
        self._text("stake", tr("Stake of a point"), _cents_text, _cents, tr("none"))
        self._count("best", tr("Count only the best"), tr("all"), self.whole)
        self._choice(
            "best_of", tr("The best are"), [(tr("evenings"), "evenings"), (tr("sheets"), "sheets")], self.whole
        )
        self._text("minimum", tr("Evenings needed for a place"), _shown_minimum, _minimum, tr("12, or 60%"), self.whole)
        self._check("minimum_at_end", tr("Needed only at the end of the season"), self.whole)
        self._text("tie_breaks", tr("Equal totals"), _steps_text, _steps, tr("places, game points"), self.whole)
        self._choice(
            "numbering", tr("Places are numbered"), [("1, 2, 2, 4", "1224"), ("1, 2, 2, 3", "1223")], self.whole
        )
        self._choice("initial_order", tr("Starts with the order of"), [], self.whole)
        self.initial = self._last
        self._choice(
            "periods", tr("Parts of the season"), [(tr_marked(w), key) for key, w in PERIODS.items()], self.whole
        )
        self.periods = self._last
        self._count("period_best", tr("Best of a part"), tr("all"), self.whole)
        self._text("period_minimum", tr("Needed in a part"), _shown_minimum, _minimum, tr("12, or 60%"), self.whole)
        self._text(
            "teams", tr("Teams: members that count"), _teams_text, _teams, tr("4 or all; game points: 4"), self.whole
        )
        self.first, self.last = QLineEdit(), QLineEdit()
        for field, words, example in (
            (self.first, tr("First day"), tr("1 September")),
            (self.last, tr("Last day"), tr("31 August")),
        ):
            field.setPlaceholderText(example)
            set_tip(field, tr("New evenings of these days belong to this season. Left empty: {day}.", day=example))
            self._add(words, field, self.whole)
            self._watch("days", field)

    def _watch(self, key: str, field: QWidget) -> None:
        """Keeps a field as soon as it is chosen, or typed in and left."""
        self.inputs[key] = field
        if isinstance(field, ComboBox):
            field.activated.connect(partial(self._changed, key, field))
        elif isinstance(field, QCheckBox):
            field.clicked.connect(partial(self._changed, key, field))
        elif isinstance(field, QLineEdit):
            field.textEdited.connect(partial(self._typing, field))
            field.editingFinished.connect(partial(self._changed, key, field))
        elif isinstance(field, SpinBox):
            field.valueChanged.connect(partial(self._typing, field))
            field.editingFinished.connect(partial(self._changed, key, field))

    def _typing(self, field: QWidget, _typed: object) -> None:
        if not self._filling:
            set_kind(field, "false", "wrong")
            set_kind(field, "true", "unsaved")
            self._say(tr("! Not kept yet: Enter keeps it."), "attention")

    def _changed(self, key: str, field: QWidget, *_value: object) -> None:
        if self._asking or (isinstance(field, QLineEdit | SpinBox) and field.property("unsaved") != "true"):
            return
        if not self.save({key}):
            set_kind(field, "true", "wrong")
        set_kind(field, "false", "unsaved")

    def _add(self, words: str, field: QWidget, form: QFormLayout) -> None:
        text = label(words)
        text.setMinimumHeight(theme.CONTROL)
        text.setBuddy(field)
        field.setAccessibleName(words)
        form.addRow(text, field)

    def _choice(self, key: str, words: str, entries: list[tuple[str, Any]], form: QFormLayout | None = None) -> None:
        self._last = ComboBox(entries)
        self._last.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._last.setMinimumContentsLength(20)
        self.getters[key], self.setters[key] = self._last.currentData, self._last.choose
        self._add(words, self._last, form or self.evenings)
        self._watch(key, self._last)

    def _check(self, key: str, words: str, form: QFormLayout | None = None) -> None:
        field = QCheckBox(words)
        self.getters[key], self.setters[key] = field.isChecked, field.setChecked
        (form or self.evenings).addRow(field)
        self._watch(key, field)

    def _count(self, key: str, words: str, none: str, form: QFormLayout) -> None:
        field = SpinBox(0, 999)
        field.setSpecialValueText(none)

        def get() -> int | None:
            return field.value() or (None if key in ("best", "period_best") else 0)

        def put(value: int | None) -> None:
            field.setValue(value or 0)

        self.getters[key], self.setters[key] = get, put
        self._add(words, field, form)
        self._watch(key, field)

    def _text(
        self,
        key: str,
        words: str,
        write: Callable[[Any], str],
        read: Callable[[str], Any],
        example: str,
        form: QFormLayout | None = None,
    ) -> None:
        field = QLineEdit()
        field.setPlaceholderText(example)
        set_tip(field, example)
        if theme.tight():
            field.ensurePolished()
            field.setMinimumWidth(field.fontMetrics().horizontalAdvance(example) + 8 * theme.UNIT)

        def get() -> Any:
            return read(field.text())

        def put(value: Any) -> None:
            field.setText(write(value))

        self.getters[key], self.setters[key] = get, put
        self._add(words, field, form or self.evenings)
        self._watch(key, field)

    # -- showing and keeping

    def fill(self) -> None:
        """Reads the seasons; a form with unsaved input is left alone if its season has not changed."""

        seasons = self.controller.read(queries.seasons)
        fresh = {season.id: season for season in seasons}
        if fresh == self.records and fresh:
            return
        self.records = fresh
        fill_seasons(self.season, seasons)
        self._show_chosen()

    def _show_chosen(self, _index: int = 0) -> None:
        record = self.records.get(self.season.currentData())
        for widget in (self.fields, self.season):
            widget.setVisible(record is not None)
        self.none.setVisible(record is None)
        if record is None or record.id != self._shown:
            self._say("", "quiet")
            self._unmark()
            self._shown = None if record is None else record.id
        if record is not None:
            earlier = [(season.name, season.name) for season in self.records.values() if season.id != record.id]
            self.initial.clear()
            self.initial.addItem(tr("nobody ranked"), None)
            for text, data in earlier:
                self.initial.addItem(text, data)
            if record.rules.initial_order and record.rules.initial_order not in [name for name, _ in earlier]:
                self.initial.addItem(record.rules.initial_order, record.rules.initial_order)
            self._offer_named_parts(record.rules)
            self._show(record.rules)
            for field, day in ((self.first, record.first), (self.last, record.last)):
                if not _open(field):
                    field.setText("" if day is None else short_date(day))

    def _offer_named_parts(self, rules: SeasonRules) -> None:
        """Offers the parts with names that the season has, besides those of the calendar."""
        while self.periods.count() > len(PERIODS):
            self.periods.removeItem(self.periods.count() - 1)
        if isinstance(rules.periods, tuple):
            self.periods.addItem(periods_text(rules), encode_season(rules)["periods"])

    def _show(self, rules: SeasonRules) -> None:
        self._filling = True
        for key, value in encode_season(rules).items():
            if key in self.setters and not _open(self.inputs[key]):
                self.setters[key](value)
        self._filling = False

    def _other_scheme(self, _index: int) -> None:
        record = self.records.get(self.season.currentData())
        scheme = self.scheme.currentData()
        if record is not None and scheme in SCHEMES and scheme != record.rules.scheme:
            self._unmark()
            self._show(set_convention(record.rules, "scheme", scheme))
            self.save()

    def _unmark(self) -> None:
        for field in (*self.inputs.values(), self.first):
            set_kind(field, "false", "unsaved")
            set_kind(field, "false", "wrong")

    def value(self, keys: Collection[str] | None = None) -> SeasonRules:
        """Returns the conventions with the fields ``keys`` as typed, None: all. Raises Refused with every invalid
        value."""
        record = self.records[self.season.currentData()]
        typed = {key: get() for key, get in self.getters.items() if keys is None or key in keys}
        return decode_season({**encode_season(record.rules), **typed})

    def days(self) -> Days:
        """Returns the first and the last day as typed, None for an empty field. Raises Refused ``not_a_date``."""
        return _day(self.first, "first_day"), _day(self.last, "last_day")

    def save(self, keys: Collection[str] | None = None) -> bool:
        """Keeps the fields ``keys`` (None: all); if that moves a ranking, first shows what moves. Returns False if a
        value cannot be read."""

        record = self.records.get(self.season.currentData())
        if record is None:
            return True
        try:
            rules = self.value(keys)
            days = self.days() if keys is None or "days" in keys else (record.first, record.last)
        except Refused as refused:
            self._say(tr("✗ Not kept: {why}", why=sentence(refused)), "wrong")
            return False
        moves = self.controller.consequences(set_season, record.name, rules, days)
        if not moves:
            self.controller.act(set_season, record.name, rules, days, then=self._kept)
            return True
        action = (set_season, (record.name, rules, days), dict[str, Any]())
        dialog = SeasonRulesDialog(self.controller, record, rules, action, self.window())
        dialog.kept.connect(self._kept)
        dialog.finished.connect(self._asked)
        self._asking = True
        dialog.open()
        return True

    def _asked(self, result: int) -> None:
        self._asking = False
        if result == 0:
            self._unmark()
            self._show_chosen()
            self._say(tr("Left as it was."), "quiet")

    def _kept(self, change: Change) -> None:
        kept = tr("✓ Kept. Closed evenings stay as they were closed; what counts in the season holds for all of it.")
        self._say(kept if change.action is not None else tr("Nothing was different."), "ok")

    def _say(self, text: str, kind: str) -> None:
        self.note.setText(text)
        self.note.setVisible(bool(text))
        set_kind(self.note, kind)


def _open(field: QWidget) -> bool:
    """Returns whether a field holds what is not kept: being typed, or not to be read."""
    return bool(field.property("unsaved") == "true" or field.property("wrong") == "true")


def _column(title: str, words: str) -> tuple[QFormLayout, QWidget]:
    """Returns the layout for the fields of one half of the form, and its widget. ``words``: from when it applies."""
    holder = QWidget()
    box = QVBoxLayout(holder)
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(theme.UNIT)
    box.addWidget(label(title, "strong", wrap=True))
    box.addWidget(label(words, "quiet", wrap=True))
    form = QFormLayout()
    form.setSpacing(theme.GAP)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    box.addLayout(form)
    box.addStretch(1)
    return form, holder


def _day(field: QLineEdit, key: str) -> datetime.date | None:
    text = field.text().strip()
    date = read_date(text) if text else None
    if text and date is None:
        raise Refused([Problem((key,), "not_a_date", {"value": text})])
    return date


# Values as people type them; one that cannot be parsed is passed on as typed, so that the validation names it.


def _amount(text: str) -> Any:

    value = parse_hundredths(text or "0")
    return text if value is None else plain_hundredths(value)


def _amount_or_none(text: str) -> Any:
    return _amount(text) if text.strip() else None


def _shown(value: Any) -> str:
    """Returns an amount in the notation of the reader's language; "" for None."""

    return "" if value is None else str(value).replace(".", habits().decimal_mark).replace("-", "−")


def _amounts(text: str) -> list[Any]:
    return [_amount(part) for part in text.replace("/", " ").split()]


def _amounts_text(values: list[Any]) -> str:
    return "  ".join(_shown(str(value).removesuffix(".00")) for value in values)


def _places(text: str) -> Any:
    if ":" not in text:
        return _amounts(text)
    parts = [part.partition(":") for part in text.split(";") if part.strip()]
    return {size.strip(): _amounts(amounts) for size, _, amounts in parts}


def _places_text(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{size}: {_amounts_text(amounts)}" for size, amounts in value.items())
    return _amounts_text(value)


def _bracket(text: str) -> Any:
    parts = text.replace("−", "-").replace("/", " ").split()
    if not parts:
        return None
    numbers: list[Any] = [int(part) if part.lstrip("+-").isdecimal() else part for part in parts]
    if len(parts) != 3:
        return {"from": text}
    return {"from": numbers[0], "size": numbers[1], "step": _amount(parts[2])}


def _bracket_text(value: Any) -> str:
    if value is None:
        return ""
    return "  ".join(_shown(value[part]) for part in ("from", "size", "step"))


def _minimum(text: str) -> Any:
    text = text.replace(" ", "").replace("\u00a0", "").replace("\u202f", "")
    return int(text) if text.isdecimal() else text or 0


def _shown_minimum(value: Any) -> str:
    return str(value) if value else ""


def _steps(text: str) -> list[Any]:
    keys = {plain(tr_marked(words)): key for key, words in TIE_BREAKS.items()}
    found = [part.strip() for part in text.split(",") if part.strip()]
    return [keys.get(plain(part), part) for part in found]


def _steps_text(value: Any) -> str:
    return ", ".join(tr_marked(TIE_BREAKS[step]) for step in value)


def _cents(text: str) -> Any:
    value = parse_hundredths(text) if text.strip() else None
    return value if value is not None else text.strip() or None


def _cents_text(value: Any) -> str:
    return "" if value is None else money(value)


def _entry(text: str) -> Any:
    if ":" not in text:
        return _cents(text)
    parts = [part.rpartition(":") for part in text.split(";") if part.strip()]
    return {name.strip(): _cents(amount) for name, _, amount in parts}


def _entry_text(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{name}: {money(cents)}" if name else money(cents) for name, cents in value.items())
    return _cents_text(value)


def _teams(text: str) -> Any:
    """Reads how many members count: a number or "all", of game points when that is said before a colon."""
    said, _, count = text.rpartition(":")
    if not count.strip():
        return None
    number = count.strip()
    whole = None if plain(number) == plain(tr("all")) else int(number) if number.isdecimal() else number
    return {"count": whole, "of": "game" if plain(said.strip()) == plain(tr("game points")) else "ranking"}


def _teams_text(value: Any) -> str:
    if value is None:
        return ""
    count = tr("all") if value["count"] is None else str(value["count"])
    return f"{tr('game points')}: {count}" if value["of"] == "game" else count
