"""A deal the program has acknowledged is never lost, whenever it is killed."""

import random
import signal
import subprocess
import sys
import time

from tests.club.deals import pair
from whistclub.bootstrap import open_club
from whistclub.club import queries
from whistclub.storage.check import check

_DRIVER = """
import sys
from tests.club.deals import pair
from whistclub.bootstrap import open_club
from whistclub.club.actions.deals import enter_deal
from whistclub.club.actions.settings import keep_draft

club, table = open_club(sys.argv[1]), int(sys.argv[2])
number = int(sys.argv[3])
while True:
    club.act(keep_draft, table, {"deal": number})
    print("draft", number, flush=True)
    club.act(enter_deal, table, pair(number % 4, (number + 1) % 4))
    number += 1
    print("deal", number, flush=True)
"""


def test_killed_at_any_moment_every_acknowledged_deal_is_there(room, request):
    table = room.table(room.evening())
    room.enter(table, pair(0, 1))
    room.club.close()
    draw = random.Random(3)
    count = 1
    for _ in range(5):
        driver = subprocess.Popen(
            [sys.executable, "-c", _DRIVER, str(room.path), str(table), str(count)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=request.config.rootpath,
        )
        assert driver.stdout.readline()
        time.sleep(draw.random() / 4)
        driver.send_signal(signal.SIGKILL)
        said = driver.stdout.read().split("\n")
        driver.wait()
        driver.stdout.close()
        acknowledged = max((int(line.split()[1]) for line in said if line.startswith("deal ")), default=count)
        room.club = open_club(room.path)
        view = room.sheet(table)
        assert len(view.deal_ids) in (acknowledged, acknowledged + 1)
        assert view.draft in (None, {"deal": len(view.deal_ids)})
        assert view.score.next.dealer == len(view.deal_ids) % 4
        assert check(room.club.store) == ()
        assert len(room.read(queries.history, 10_000)) == len(view.deal_ids) + 6
        count = len(view.deal_ids)
        room.club.close()
    assert count > 1
    room.reopen()
