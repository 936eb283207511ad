"""A program that plays badly on purpose: ``hostile.py HOW [WHEN]``.

It answers as it should up to question WHEN (0: hello; 1, the default: the first decision), then
does HOW. Its pid goes to the file that HOSTILE_PIDS names, so that tests can look for it after;
when it is told bye, also to the file beside it, ….bye.
"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def answer(message, **changes):
    action = message["legal"][0]
    if action.startswith("pass"):
        action = "pass " + " ".join(message["cards"][:3])
    elif action.startswith("exchange"):
        action = "exchange"
    return json.dumps({"type": "action", "id": message["id"], "action": action, **changes}) + "\n"


def sleep():
    while True:
        time.sleep(60)


def flood(descriptor, text):
    while True:
        os.write(descriptor, text)


def misbehave(how, message):
    match how:
        case "hangs":
            sleep()
        case "ignores-sigterm":
            for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
                signal.signal(number, signal.SIG_IGN)
            sleep()
        case "exits":
            sys.stderr.write("first line\nout of ideas\n")
            sys.exit(7)
        case "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        case "garbage":
            say("play the ace\x1b[2J\n")
        case "not-utf8":
            os.write(1, b'{"type": "action", "id": 1, "action": "\xff"}\n')
        case "number":
            say("17\n")
        case "twice-a-key":
            say('{"type": "action", "id": 1, "id": 1, "action": "look"}\n')
        case "nested":
            say("[" * 60_000 + "\n")
        case "surrogate":
            say(r'{"type": "action", "id": ' + str(message["id"]) + r', "action": "\ud800"}' + "\n")
        case "empty-line":
            say("\n")
        case "wrong-id":
            say(answer(message, id=message["id"] + 1))
        case "true-id":
            say(answer(message, id=True))
        case "more-keys":
            say(answer(message, why="because"))
        case "no-action":
            say(json.dumps({"type": "action", "id": message["id"]}) + "\n")
        case "wrong-type":
            say(answer(message, type="ready"))
        case "list-action":
            say(answer(message, action=["look"]))
        case "illegal":
            say(answer(message, action="play AS"))
        case "other-verb":
            say(answer(message, action="pass AS KS QS"))
        case "unreadable":
            say(answer(message, action="bid many"))
        case "bid-17":
            say(answer(message, action="bid 17"))
        case "partial-line":
            say(answer(message)[:-10])
            sleep()
        case "partial-exit":
            say(answer(message)[:-10])
        case "endless-line":
            flood(1, b"x" * 4096)
        case "long-line":
            say(answer(message, why="y" * 70_000))
        case "floods-stderr":
            flood(2, b"complaint\n" * 400)
        case "closes-stdin":
            os.close(0)
            sleep()
        case "closes-stdout":
            os.close(1)
            sleep()
        case "answers-twice":
            say(answer(message) * 2)
            return
        case "slow-but-chatty":
            while True:
                say(" ")
                time.sleep(0.01)
        case "grandchild":
            code = "import time\nwhile True: time.sleep(60)"
            child = subprocess.Popen([sys.executable, "-c", code])
            note(child.pid)
            say("I have a child\n")
            sleep()
        case _:
            raise ValueError(how)
    sys.exit(0)


def note(pid, suffix=""):
    with Path(os.environ["HOSTILE_PIDS"] + suffix).open("a", encoding="ascii") as file:
        file.write(f"{pid}\n")


def main():
    how = sys.argv[1]
    when = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    note(os.getpid())
    decisions = 0
    # Not the buffering iterator: a closed descriptor must not matter to it.
    while line := sys.stdin.readline():
        message = json.loads(line)
        decisions += message["type"] == "act"
        if message["type"] == "bye":
            if how == "stays":
                sleep()
            note(os.getpid(), ".bye")
            return
        if decisions == when and how not in ("behaves", "stays", "noisy"):
            misbehave(how, message)
        elif message["type"] == "hello":
            if how == "closes-stdin":
                os.close(0)
                say(json.dumps({"type": "ready", "name": how}) + "\n")
                sleep()
            say(json.dumps({"type": "ready", "name": how}) + "\n")
        else:
            if how == "noisy":
                os.write(2, b"complaint\n" * 20_000)
            say(answer(message))


if __name__ == "__main__":
    main()
