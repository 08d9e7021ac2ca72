"""How messages leave: together where lines are free, and in order where they are not."""

from __future__ import annotations

import asyncio

from paddock.server.connection import Connection
from paddock.server.outgoing import Outgoing


class Line:
    """A way to a page that may be congested, or torn."""

    def __init__(self) -> None:
        self.arrived: list[str] = []
        self.free = asyncio.Event()
        self.free.set()
        self.torn = False

    async def send(self, text: str) -> None:
        await self.free.wait()
        if self.torn:
            raise ConnectionError
        self.arrived.append(text)


def test_messages_of_a_turn_leave_together_and_at_its_end() -> None:
    async def story() -> None:
        outgoing, lines = Outgoing(), [Line(), Line()]
        connections = [Connection(None, "en", 0, 8, line.send, outgoing) for line in lines]
        for number in range(3):
            for connection in connections:
                connection.send_text(str(number))
        assert [line.arrived for line in lines] == [[], []]
        await asyncio.sleep(0)
        assert [line.arrived for line in lines] == [["0", "1", "2"]] * 2

    asyncio.run(story())


def test_a_slow_line_keeps_the_order_and_nobody_waiting() -> None:
    async def story() -> None:
        outgoing, slow, quick = Outgoing(), Line(), Line()
        late, early = (Connection(None, "en", 0, 8, line.send, outgoing) for line in (slow, quick))
        writer = asyncio.create_task(late.write())
        slow.free.clear()
        for text in "abc":
            late.send_text(text)
            early.send_text(text)
            await asyncio.sleep(0)
        assert (slow.arrived, quick.arrived) == ([], ["a", "b", "c"])
        slow.free.set()
        late.send_text("d")
        while len(slow.arrived) < 4:
            await asyncio.sleep(0)
        assert slow.arrived == ["a", "b", "c", "d"]
        late.send_text("e")
        await asyncio.sleep(0)
        assert slow.arrived[4:] == ["e"], "the line is free again"
        late.send_text("f")
        late.close()
        late.send_text("g")
        await writer
        assert slow.arrived[5:] == ["f"], "what was sent before the end is sent, and nothing after it"

    asyncio.run(story())


def test_a_page_that_reads_nothing_is_closed() -> None:
    async def story() -> None:
        line = Line()
        line.free.clear()
        connection = Connection(None, "en", 0, 2, line.send)
        for number in range(5):
            connection.send_text(str(number))
            await asyncio.sleep(0)
        assert connection.closed

    asyncio.run(story())


def test_a_torn_line_closes_its_connection_alone() -> None:
    async def story() -> None:
        outgoing, torn, whole = Outgoing(), Line(), Line()
        torn.torn = True
        lost, there = (Connection(None, "en", 0, 8, line.send, outgoing) for line in (torn, whole))
        lost.send_text("a")
        there.send_text("a")
        await asyncio.sleep(0)
        assert lost.closed
        assert not there.closed
        assert whole.arrived == ["a"]

    asyncio.run(story())
