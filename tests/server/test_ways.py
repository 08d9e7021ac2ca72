"""How a server is reached: on this machine, in its own network, or in public. 127.0.0.2 stands in for the network."""

from __future__ import annotations

import ipaddress
from pathlib import Path

import httpx

from paddock.server.reach import is_private, is_this_machine, network_addresses

from .house import PATIENCE, House, quick, running
from .process import started


def reachable(address: str) -> bool:
    try:
        return httpx.get(f"http://{address}/api/ways", timeout=PATIENCE).status_code == 200
    except httpx.ConnectError:
        return False


def test_a_switch_opens_it_to_the_network_and_closes_it_again(tmp_path: Path) -> None:
    with started(tmp_path) as (here, _):
        near = here.replace("127.0.0.1", "127.0.0.2")
        assert httpx.get(f"http://{here}/api/ways").json() == {"public": None, "network": [], "switch": True}
        assert not reachable(near)
        opened = httpx.put(f"http://{here}/api/ways", json={"open": True}, timeout=PATIENCE).json()
        assert opened["network"] == [f"http://{near}"]
        assert reachable(near)
        table = httpx.post(f"http://{near}/api/tables", json={"game": "monza"}, timeout=PATIENCE).json()
        assert httpx.get(f"http://{here}/api/tables/{table['id']}", timeout=PATIENCE).json()["game"] == "monza"
        assert httpx.put(f"http://{here}/api/ways", json={"open": False}, timeout=PATIENCE).json()["network"] == []
        assert not reachable(near)
        assert reachable(here)


def test_it_can_be_open_from_the_start_and_says_where(tmp_path: Path) -> None:
    with started(tmp_path, lan=True) as (here, process):
        near = here.replace("127.0.0.1", "127.0.0.2")
        assert process.stdout is not None
        assert near in process.stdout.readline()
        assert reachable(near)


def test_only_who_sits_at_the_machine_has_the_switch(tmp_path: Path) -> None:
    with started(tmp_path) as (here, _):
        for header in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"):
            told = {header: "203.0.113.7"}
            assert not httpx.get(f"http://{here}/api/ways", headers=told).json()["switch"]
            refused = httpx.put(f"http://{here}/api/ways", headers=told, json={"open": True})
            assert refused.status_code == 403
            assert refused.json()["error"]["key"] == "server-not-here"


def test_where_nothing_can_be_opened_the_switch_is_not_offered(house: House) -> None:
    assert not house.http.get("/api/ways").json()["switch"]
    assert house.http.put("/api/ways", json={"open": True}).status_code == 403


def test_a_public_address_is_told(tmp_path: Path) -> None:
    with running(quick(tmp_path, public="https://race.example.org")) as house:
        assert house.http.get("/api/ways").json()["public"] == "https://race.example.org"


def test_addresses_are_those_of_a_private_network() -> None:
    for address in network_addresses():  # a machine without a network has none
        assert ipaddress.ip_address(address).is_private
        assert not is_this_machine(address)


def test_which_addresses_are_private() -> None:
    assert all(map(is_private, ["192.168.1.23", "10.0.0.4", "172.20.1.1"]))
    assert not any(map(is_private, ["127.0.0.1", "8.8.8.8", "169.254.3.4", "0.0.0.0", "192.0.2.2", "172.32.0.1"]))
    assert is_this_machine("127.0.0.1")
    assert is_this_machine("::1")
    assert not is_this_machine("not an address")
