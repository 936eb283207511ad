"""What is measured is of kinds: no label can be made of what people send."""

import ast
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.players import PLAYERS
from spades.server.limits import read_network
from spades.server.metrics import COUNTERS, GAUGES, HISTOGRAMS, LABELS, OTHER, Metrics, may_read
from spades.table.asks import parse_ask

SERVER = Path(__file__).resolve().parents[2] / "src" / "spades" / "server"
TOKEN = "t" * 32
COUNTING = re.compile(r"(self|hub|(.*\.)?(hub|metrics))\.(_?count|set|observe)")


def value(metrics, name, **labels):
    return metrics.registry.get_sample_value(name, labels)


def test_counts_add_up_by_their_labels():
    metrics = Metrics()
    metrics.count("command", ask="play", kind="done")
    metrics.count("command", ask="play", kind="done")
    metrics.count("command", ask="bid", kind="stale")
    assert value(metrics, "spades_commands_total", ask="play", kind="done") == 2
    assert value(metrics, "spades_commands_total", ask="bid", kind="stale") == 1
    metrics.count("resync")
    assert value(metrics, "spades_resyncs_total") == 1


def test_sizes_and_times_are_told():
    metrics = Metrics()
    metrics.set("tables", 3)
    metrics.set("tables", 2)
    metrics.observe("action", 0.004)
    assert value(metrics, "spades_tables") == 2
    assert value(metrics, "spades_action_seconds_bucket", le="0.005") == 1
    assert value(metrics, "spades_action_seconds_bucket", le="0.0025") == 0


def test_two_servers_in_one_process_do_not_share_their_counts():
    one, other = Metrics(), Metrics()
    one.count("resync")
    assert value(other, "spades_resyncs_total") == 0


def test_what_is_rendered_is_what_prometheus_reads():
    metrics = Metrics()
    metrics.count("store_error", code="store.full")
    text = metrics.render().decode()
    assert 'spades_store_errors_total{code="store.full"} 1.0\n' in text
    assert "process_open_fds" in text
    for measures in (COUNTERS, GAUGES, HISTOGRAMS):
        for one in measures.values():
            assert f"# HELP spades_{one.name}" in text


def test_equal_counts_render_equally_whenever_they_began():
    renders = set()
    for _ in range(2):
        metrics = Metrics(process=False)
        metrics.count("command", ask="play", kind="done")
        metrics.observe("action", 0.01)
        renders.add(metrics.render())
    assert len(renders) == 1


@given(st.sampled_from(sorted(LABELS)), st.text(max_size=60))
def test_a_label_never_becomes_what_somebody_sent(label, text):
    metrics = Metrics(process=False)
    what = next(name for name, one in COUNTERS.items() if label in one.labels)
    labels = dict.fromkeys(COUNTERS[what].labels, OTHER) | {label: text}
    metrics.count(what, **labels)
    known = text if LABELS[label](text) else OTHER
    assert value(metrics, f"spades_{COUNTERS[what].name}_total", **(labels | {label: known})) == 1


@pytest.mark.parametrize("text", ["AS", "0 play AS", "Ana", "q" * 43, "7k3mq9x2vd", "a.b\nc", ""])
def test_no_label_takes_a_card_a_name_or_a_token(text):
    assert not any(fits(text) for fits in LABELS.values())


def test_every_ask_and_every_player_has_a_label_of_its_own():
    for text in ("look", "play AS", "bid 3", "leave", "agree", "talk thanks", "host 1"):
        assert LABELS["ask"](type(parse_ask(0, text)).__name__.lower())
    assert all(map(LABELS["player"], PLAYERS))


def test_labels_stay_few_whatever_is_counted():
    metrics = Metrics(process=False)
    for number in range(500):
        code = "store." + "".join(chr(97 + int(digit)) for digit in str(number))
        metrics.count("store_error", code=code)
        metrics.count("limited", what=code[6:])
    text = metrics.render().decode()
    assert text.count("spades_store_errors_total{") == 101
    assert text.count("spades_limited_total{") == 101


def counted():
    """What the server's source counts, sets and observes, with the labels it gives."""
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and COUNTING.fullmatch(ast.unparse(node.func)):
                (what, *_) = node.args
                assert isinstance(what, ast.Constant), (path.name, node.lineno)
                how = ast.unparse(node.func).rpartition(".")[2].strip("_")
                yield path.name, how, what.value, {word.arg for word in node.keywords}


def test_what_the_server_counts_there_is():
    known = {"count": COUNTERS, "set": GAUGES, "observe": HISTOGRAMS}
    found = list(counted())
    assert len(found) >= 4
    for file, how, what, labels in found:
        assert what in known[how], (file, what)
        assert labels == set(known[how][what].labels), (file, what)
    told = {(how, what) for how, measures in known.items() for what in measures}
    assert told == {(how, what) for _, how, what, _ in found}, "measured, and told by nobody"


# --- who may read them


NETWORK = (read_network("10.0.0.0/8"),)
PROXY = (read_network("127.0.0.1"),)


@pytest.mark.parametrize(
    ("allowed", "peer", "forwarded", "may"),
    [
        ("off", "127.0.0.1", [], False),
        ("local", "127.0.0.1", [], True),
        ("local", "::1", [], True),
        ("local", "192.168.1.5", [], False),
        ("local", None, [], False),
        # A proxy on this computer brings strangers.
        ("local", "127.0.0.1", ["203.0.113.9"], False),
        ("local", "127.0.0.1", ["127.0.0.1"], False),
        (NETWORK, "10.1.2.3", [], True),
        (NETWORK, "203.0.113.9", ["10.1.2.3"], False),
        (NETWORK, "127.0.0.1", ["10.1.2.3"], True),
        (NETWORK, "127.0.0.1", ["10.1.2.3, 203.0.113.9"], False),
        (NETWORK, "127.0.0.1", [], False),
    ],
)
def test_only_those_whom_the_host_let_may_read_them(allowed, peer, forwarded, may):
    assert may_read(allowed, "", peer, forwarded, PROXY) is may


def from_afar(allowed, token, authorization):
    return may_read(allowed, token, "203.0.113.9", [], PROXY, authorization)


def test_the_token_opens_them_from_everywhere_unless_they_are_off():
    assert from_afar("local", TOKEN, f"Bearer {TOKEN}")
    assert from_afar(NETWORK, TOKEN, f"Bearer {TOKEN}")
    assert not from_afar("off", TOKEN, f"Bearer {TOKEN}")
    for wrong in (None, "", TOKEN, f"Basic {TOKEN}", f"Bearer {TOKEN}x", "Bearer "):
        assert not from_afar("local", TOKEN, wrong)
    assert not from_afar("local", "", "Bearer ")
