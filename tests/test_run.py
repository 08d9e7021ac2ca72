"""run.py as people meet it: in a folder with spaces, without network, without pip, interrupted, and the second time."""

import ast
import importlib.util
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", "requirements-play.lock", "requirements-bootstrap.lock", "requirements-node.lock")
BASE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)
CLOSED_PORT = "http://127.0.0.1:9/simple"

posix = pytest.mark.skipif(os.name == "nt", reason="stands in for the programs with shell scripts")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of what run.py needs, where nothing is set up."""
    folder = tmp_path / "my race games"
    folder.mkdir()
    for name in ("run.py", "pyproject.toml", *LOCKS):
        shutil.copy(ROOT / name, folder)
    (folder / "web").mkdir()
    shutil.copy(ROOT / "web" / "page.py", folder / "web")
    return folder


@pytest.fixture
def finished(checkout: Path) -> Path:
    """A checkout that is set up, with programs that only tell how they were called."""
    programs = checkout / ".venv" / "bin"
    programs.mkdir(parents=True)
    for name in ("python", "paddock"):
        program = programs / name
        program.write_text(
            f'#!/bin/sh\necho "{name} $*"\necho "in $PWD"\necho "with [$PYTHONPATH$VIRTUAL_ENV]"\n'
            'case "$*" in *"$FAIL"*) exit 3;; esac\n'
        )
        program.chmod(0o755)
    module = load(checkout)
    module.STAMP.write_text("\n".join(module.wanted_stamp()))
    return checkout


def load(folder: Path) -> ModuleType:
    """The run.py of this folder, as a module."""
    spec = importlib.util.spec_from_file_location("run_in_a_copy", folder / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def surroundings(index: str = CLOSED_PORT, **extra: str) -> dict[str, str]:
    """Environment variables with which no package index but this one can be asked, and that not for long."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
    pip = {"PIP_INDEX_URL": index, "PIP_CONFIG_FILE": os.devnull, "PIP_RETRIES": "1", "PIP_NO_CACHE_DIR": "1"}
    return {**kept, **pip, "UV_INDEX_URL": index, "FAIL": "nothing", **extra}


def start(
    script: Path, *arguments: str, python: str = BASE_PYTHON, cwd: Path | None = None, **extra: str
) -> subprocess.CompletedProcess[str]:
    """Start run.py as a person would."""
    command = [python, str(script), *arguments]
    return subprocess.run(command, cwd=cwd, env=surroundings(**extra), capture_output=True, text=True)


def test_an_old_python_can_read_it() -> None:
    ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("version", [(3, 6, 15), (3, 10, 0), (2, 7)])
def test_an_old_python_is_told_what_is_needed(version: tuple[int, ...]) -> None:
    problem = load(ROOT).python_problem(version)
    assert f"this is Python {'.'.join(map(str, version))}, and Python 3.11 or newer is needed" in problem


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (4, 0)])
def test_a_new_python_is_welcome(version: tuple[int, ...]) -> None:
    assert load(ROOT).python_problem(version) == ""


@pytest.mark.parametrize("word", ["help", "--help", "-h"])
def test_help_needs_no_set_up(checkout: Path, word: str) -> None:
    done = start(checkout / "run.py", word)
    assert (done.returncode, done.stderr) == (0, "")
    assert "python3 run.py test" in done.stdout
    assert not (checkout / ".venv").exists()


def test_without_network_it_says_so_and_leaves_nothing_to_trust(checkout: Path) -> None:
    environment = checkout / ".venv"
    environment.mkdir()
    (environment / "paddock-stamp").write_text("of something else")
    (environment / "half-made").touch()
    done = start(checkout / "run.py", "play")
    assert done.returncode == 1
    announced, failed = done.stderr.splitlines()
    assert announced.startswith("Paddock: setting up (")
    assert "the package index could not be reached: connect to the internet, and run again" in failed
    assert failed.endswith(str(environment / "install.log"))
    assert "127.0.0.1" in (environment / "install.log").read_text()
    assert not (environment / "paddock-stamp").exists()
    assert not (environment / "half-made").exists()


def test_without_pip_it_says_so(checkout: Path, tmp_path: Path) -> None:
    subprocess.run([BASE_PYTHON, "-m", "venv", "--without-pip", tmp_path / "bare"], check=True)
    bare = load(checkout).PYTHON.relative_to(checkout / ".venv")
    done = start(checkout / "run.py", python=str(tmp_path / "bare" / bare))
    assert done.returncode == 1
    assert "this Python has no pip: install pip" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (checkout / ".venv" / "paddock-stamp").exists()


@posix
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_set_up_ends_quietly_and_is_not_trusted(checkout: Path, number: signal.Signals) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent_index:
        silent_index.settimeout(30)
        child = subprocess.Popen(
            [BASE_PYTHON, str(checkout / "run.py")],
            env=surroundings(f"http://127.0.0.1:{silent_index.getsockname()[1]}/simple"),
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            # A test run in the background of a shell ignores Ctrl-C, and would hand that down.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        caller, _ = silent_index.accept()
        with caller:
            os.killpg(child.pid, number)
            _, words = child.communicate()
    assert child.returncode == 130
    assert len(words.splitlines()) == 1, words
    assert load(checkout).found_stamp() == []


@posix
def test_a_second_start_only_starts(finished: Path, tmp_path: Path) -> None:
    done = start(finished / "run.py", "track", "check", "my oval.toml", cwd=tmp_path, PYTHONPATH="a", VIRTUAL_ENV="b")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == ["paddock track check my oval.toml", f"in {tmp_path}", "with []"]


@posix
def test_a_bare_start_does_the_main_job_also_through_a_link(finished: Path, tmp_path: Path) -> None:
    (tmp_path / "paddock.py").symlink_to(finished / "run.py")
    done = start(tmp_path / "paddock.py")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == "paddock serve --open"


@posix
def test_the_exit_code_is_the_programs_own(finished: Path) -> None:
    assert start(finished / "run.py", "track", "check", FAIL="check").returncode == 3


@posix
def test_bench_runs_from_the_projects_folder(finished: Path, tmp_path: Path) -> None:
    done = start(finished / "run.py", "bench", "--quick", cwd=tmp_path)
    assert done.stdout.splitlines()[:2] == ["python -m benchmarks --quick", f"in {finished}"]


@posix
def test_test_runs_everything_even_after_a_failure(finished: Path, tmp_path: Path) -> None:
    done = start(finished / "run.py", "test", cwd=tmp_path, FAIL="mypy")
    calls = [line for line in done.stdout.splitlines() if line.startswith("python ")]
    assert calls == [
        "python -m ruff check .",
        "python -m mypy",
        f"python {finished / 'web' / 'page.py'} check",
        "python -m tests.web.browser",
        "python -m tests.machine_code",
        "python -m pytest -n auto --dist loadgroup --no-loadscope-reorder --max-worker-restart 2 -m not alone",
        "python -m pytest -m alone tests/web",
    ]
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "Paddock: failed before pytest: mypy"
    assert start(finished / "run.py", "test").returncode == 0
    assert start(finished / "run.py", "test", FAIL="-m not alone").returncode == 3
    assert start(finished / "run.py", "test", FAIL="-m alone").returncode == 3


FAILING = """#!/bin/sh
echo "python $*"
case "$*" in
    *"not alone"*) mkdir -p .pytest_cache/v/cache; echo "$FAILED" > .pytest_cache/v/cache/lastfailed; exit 1;;
    *--last-failed*) exit $AGAIN;;
esac
"""


@posix
@pytest.mark.parametrize(
    ("failed", "again", "code", "told"),
    [
        (
            '{"tests/a.py::test_a": true}',
            "0",
            0,
            ["Paddock: unsteady, as they passed only alone:", "  tests/a.py::test_a"],
        ),
        ('{"tests/a.py::test_a": true}', "1", 1, []),
        (json.dumps({f"tests/a.py::test_{number}": True for number in range(11)}), "0", 1, []),
    ],
    ids=["passes alone", "fails alone", "too many"],
)
def test_a_few_tests_that_failed_are_run_once_more(
    finished: Path, failed: str, again: str, code: int, told: list[str]
) -> None:
    (finished / ".venv" / "bin" / "python").write_text(FAILING)
    done = start(finished / "run.py", "test", FAILED=failed, AGAIN=again)
    assert done.returncode == code
    lines = done.stdout.splitlines()
    rerun = "python -m pytest --last-failed --last-failed-no-failures none" in lines
    assert rerun == (len(json.loads(failed)) < 11)
    assert [line for line in lines if line in told] == told


@posix
def test_test_takes_paths_from_where_it_is_called(finished: Path, tmp_path: Path) -> None:
    (tmp_path / "camel-race" / "tests").mkdir(parents=True)
    done = start(finished / "run.py", "test", "camel-race/tests::test_CR_03", "tests/core", "-q", cwd=tmp_path)
    (call,) = [line for line in done.stdout.splitlines() if line.startswith("python ")]
    assert call.split()[-3:] == [f"{tmp_path.resolve()}/camel-race/tests::test_CR_03", "tests/core", "-q"]
    done = start(finished / "run.py", "test", "web/page.py", cwd=finished)
    (call,) = [line for line in done.stdout.splitlines() if line.startswith("python ")]
    assert call.split()[-1] == "web/page.py"


@posix
def test_test_with_arguments_is_pytest_alone(finished: Path) -> None:
    done = start(finished / "run.py", "test", "-k", "bots")
    calls = [line for line in done.stdout.splitlines() if line.startswith("python ")]
    assert calls == ["python -m pytest -n auto --dist loadgroup --no-loadscope-reorder --max-worker-restart 2 -k bots"]


@posix
@pytest.mark.parametrize("name", LOCKS)
def test_other_pins_ask_for_a_new_environment(finished: Path, name: str) -> None:
    module = load(finished)
    assert module.found_stamp() == module.wanted_stamp()
    with (finished / name).open("a") as lock:
        lock.write("\n# changed\n")
    assert module.found_stamp()[0] != module.wanted_stamp()[0]


@posix
@pytest.mark.parametrize("name", ["pyproject.toml", "web/page.py"])
def test_a_changed_pyproject_or_page_reinstalls_only_paddock_itself(finished: Path, name: str) -> None:
    module = load(finished)
    with (finished / name).open("a") as project:
        project.write("\n# changed\n")
    found, wanted = module.found_stamp(), module.wanted_stamp()
    assert found[0] == wanted[0]
    assert found[1] != wanted[1]


@posix
def test_a_moved_checkout_asks_for_a_new_environment(finished: Path, tmp_path: Path) -> None:
    module = load(finished.rename(tmp_path / "moved"))
    assert module.found_stamp()[0] != module.wanted_stamp()[0]


@posix
@pytest.mark.parametrize("program", ["python", "paddock"])
def test_an_environment_without_its_programs_is_not_trusted(finished: Path, program: str) -> None:
    (finished / ".venv" / "bin" / program).unlink()
    assert load(finished).found_stamp() == []


@posix
def test_two_starts_at_once_take_turns(checkout: Path) -> None:
    """A start waits while another one sets up, and finds the work done."""
    import fcntl

    with (checkout / "requirements.lock").open("rb") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        command = [BASE_PYTHON, str(checkout / "run.py"), "play"]
        second = subprocess.Popen(
            command, env=surroundings(), stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert second.stderr is not None
        assert second.stderr.readline() == "Paddock: waiting for another set-up to end ...\n"
        programs = checkout / ".venv" / "bin"
        programs.mkdir(parents=True)
        for name in ("python", "paddock"):
            (programs / name).write_text("#!/bin/sh\necho started\n")
            (programs / name).chmod(0o755)
        module = load(checkout)
        module.STAMP.write_text("\n".join(module.wanted_stamp()))
    out, words = second.communicate()
    assert (second.returncode, out, words) == (0, "started\n", "")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("Failed to write file: No space left on device (os error 28)", "the disk is full"),
        ("[Errno 30] Read-only file system: '.venv'", "no right to write there"),
        ("[Errno 13] Permission denied: '.venv'", "no right to write there"),
        ("/usr/bin/python3: No module named pip", "this Python has no pip"),
        ("no such option: --python", "pip is too old"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "not the one that was pinned"),
        ("NewConnectionError(... Temporary failure in name resolution)", "could not be reached"),
        ("error: Failed to fetch: `.../simple/numpy/`\n  Caused by: dns error", "could not be reached"),
        ("ERROR: No matching distribution found for numba==0.68.1", "has nothing for this Python"),
    ],
)
def test_what_the_installers_say_is_put_in_plain_words(said: str, meant: str) -> None:
    assert meant in load(ROOT).reason(said)


def test_an_unknown_failure_is_not_explained_away() -> None:
    assert load(ROOT).reason("error: something new") == ""


def requirements(lock: str) -> list[str]:
    """The requirements of a lock, each with its hashes on one line."""
    return (ROOT / lock).read_text(encoding="utf-8").replace("\\\n", " ").splitlines()


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_name_no_address_and_every_pin_has_hashes(lock: str) -> None:
    lines = requirements(lock)
    assert lines
    for line in lines:
        assert re.fullmatch(r"[a-z0-9-]+==\S+ (; [^@]+ )?( *--hash=sha256:[0-9a-f]{64})+", line), line
        assert not re.search(r"://|--(index|extra-index|find-links)|https?:", line), line


def test_everything_that_the_project_asks_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    playing = [*project["build-system"]["requires"], *project["project"]["dependencies"], *groups["build"]]
    extras = [text for extra in project["project"]["optional-dependencies"].values() for text in extra]
    everything = [*playing, *extras, *(text for text in groups["dev"] if isinstance(text, str))]
    for asked, lock in ((playing, "requirements-play.lock"), (everything, "requirements.lock")):
        names = {re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", text, maxsplit=1)[0]).lower() for text in asked}
        assert names <= {line.split("==")[0] for line in requirements(lock)}


def test_playing_takes_a_part_of_what_everything_takes() -> None:
    """So that tests run with the very packages that people play with."""
    playing, everything = (
        {line.split(" ")[0] for line in requirements(lock)} for lock in ("requirements-play.lock", "requirements.lock")
    )
    assert playing < everything


@posix
def test_a_player_waits_for_fewer_packages_and_gets_the_rest_when_needed(finished: Path) -> None:
    module = load(finished)
    module.STAMP.write_text("\n".join(module.wanted_stamp("play")))
    done = start(finished / "run.py", "games")
    assert (done.returncode, done.stderr) == (0, "")
    for needs_more in ("test", "bench", "simulate"):
        module.STAMP.write_text("\n".join(module.wanted_stamp("play")))
        assert "fetching what tests, benchmarks and the lab need" in start(finished / "run.py", needs_more).stderr
