"""What ``deploy/nginx.conf`` lets through: a real nginx, and a server that says what it got."""

import http.client
import json
import os
import re
import shutil
import socket
import ssl
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from bench.nginx import NAME, NGINX, Nginx


class Says(BaseHTTPRequestHandler):
    """Answers with the head of the request."""

    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        told = json.dumps({"path": self.path, "headers": self.headers.items()}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(told)))
        self.end_headers()
        self.wfile.write(told)

    do_POST = do_GET  # noqa: N815

    def log_message(self, *said):
        """Nothing on the screen."""


@pytest.fixture(scope="module")
def nginx(tmp_path_factory):
    if shutil.which(NGINX) is None:
        assert not os.environ.get("CI"), "no nginx is installed"
        pytest.skip("no nginx")
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Says) for _ in range(2)]
    for server in servers:
        threading.Thread(target=server.serve_forever, daemon=True).start()
    nginx = Nginx(tmp_path_factory.mktemp("nginx"), [one.server_address[1] for one in servers])
    nginx.start()
    try:
        yield nginx
    finally:
        nginx.stop()
        for server in servers:
            server.shutdown()
            server.server_close()


def connected(nginx, tls=None, name=NAME):
    plain = socket.create_connection(("127.0.0.1", nginx.secure), timeout=30)
    try:
        return (tls or nginx.tls()).wrap_socket(plain, server_hostname=name)
    except OSError:
        plain.close()
        raise


def ask(nginx, path, headers=(), method="GET", body=None, tls=None, name=NAME):
    """A request over TLS: the answer, and what the server behind got."""
    connection = http.client.HTTPConnection(name)
    with connected(nginx, tls, name) as connection.sock:
        connection.request(method, path, body=body, headers=dict(headers))
        answer = connection.getresponse()
        text = answer.read()
    told = json.loads(text) if answer.status == 200 else {"headers": []}
    return answer, {key.lower(): value for key, value in told["headers"]}


def ask_plain(nginx, path, name=NAME):
    connection = http.client.HTTPConnection("127.0.0.1", nginx.plain, timeout=30)
    connection.request("GET", path, headers={"Host": name})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


# --- TLS


def test_a_client_that_checks_the_certificate_is_served(nginx):
    answer, _ = ask(nginx, "/api/tables")
    assert answer.status == 200


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1])
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_old_versions_of_tls_are_refused(nginx, version):
    tls = nginx.tls()
    tls.set_ciphers("ALL:@SECLEVEL=0")
    tls.minimum_version = tls.maximum_version = version
    with pytest.raises(OSError):
        ask(nginx, "/api/tables", tls=tls)


@pytest.mark.parametrize("cipher", ["AES128-SHA", "AES128-GCM-SHA256", "ECDHE-ECDSA-AES128-SHA"])
def test_ciphers_that_keep_no_secret_for_ever_are_refused(nginx, cipher):
    tls = nginx.tls()
    tls.maximum_version = ssl.TLSVersion.TLSv1_2
    tls.set_ciphers(cipher)
    with pytest.raises(OSError):
        ask(nginx, "/api/tables", tls=tls)


def test_the_newest_version_is_taken(nginx):
    with connected(nginx) as secure:
        assert secure.version() == "TLSv1.3"


@pytest.mark.parametrize("path", ["/api/tables", "/metrics"])
def test_browsers_are_told_never_to_come_without_tls(nginx, path):
    answer, _ = ask(nginx, path)
    rule = answer.headers["Strict-Transport-Security"]
    age = re.search(r"max-age=(\d+)", rule)
    assert age is not None
    assert int(age[1]) >= 365 * 86_400
    assert "includeSubDomains" in rule


def test_people_are_led_to_tls_and_programs_are_refused(nginx):
    """A program that were led there would send its token in the open again and again."""
    answer = ask_plain(nginx, "/t/abc")
    assert (answer.status, answer.headers["Location"]) == (301, f"https://{NAME}/t/abc")
    for path in ("/api/tables", "/api/socket"):
        answer = ask_plain(nginx, path)
        assert (answer.status, answer.headers["Location"]) == (403, None)


def test_another_name_is_not_answered(nginx):
    context = nginx.tls()
    context.check_hostname = False
    with pytest.raises(OSError):
        ask(nginx, "/api/tables", tls=context, name="elsewhere.example")
    with pytest.raises((OSError, http.client.HTTPException)):
        ask_plain(nginx, "/", name="elsewhere.example")


# --- what goes through


def test_nobody_chooses_the_address_they_come_from(nginx):
    forged = {
        "X-Forwarded-For": "203.0.113.9",
        "X-Forwarded-Proto": "http",
        "Connection": "X-Forwarded-For",
    }
    _, got = ask(nginx, "/api/tables", forged)
    assert got["x-forwarded-for"] == "127.0.0.1"
    assert got["x-forwarded-proto"] == "https"
    assert got["host"] == NAME


def test_a_seat_s_token_and_a_page_s_origin_go_through_as_they_are(nginx):
    sent = {"Authorization": "Bearer abc", "Origin": "https://elsewhere.example"}
    _, got = ask(nginx, "/api/tables", sent)
    assert (got["authorization"], got["origin"]) == tuple(sent.values())


def test_websockets_are_the_only_protocol_that_one_may_change_to(nginx):
    wanted = {"Upgrade": "websocket", "Connection": "Upgrade"}
    _, got = ask(nginx, "/api/socket", wanted)
    assert (got["upgrade"], got["connection"].lower()) == ("websocket", "upgrade")
    _, got = ask(nginx, "/api/socket", {"Upgrade": "h2c", "Connection": "Upgrade"})
    assert "upgrade" not in got
    assert got.get("connection", "") == ""


@pytest.mark.parametrize("path", ["/metrics", "/health/ready", "/health/live", "/%6detrics"])
def test_what_is_for_the_host_is_not_handed_out(nginx, path):
    answer, got = ask(nginx, path)
    assert (answer.status, got) == (404, {})


def test_requests_without_end_are_refused(nginx):
    announced = {"Content-Length": "1100000"}
    assert ask(nginx, "/api/verify", announced, "POST")[0].status == 413
    assert ask(nginx, "/api/tables", {"X-Mine": "a" * 10_000})[0].status == 400
    assert ask(nginx, "/" + "a" * 10_000)[0].status == 414


@pytest.mark.parametrize(
    "heads",
    [
        b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        b"Content-Length: 5\r\nContent-Length: 6\r\n",
        b"Transfer-Encoding: xchunked\r\n",
    ],
)
def test_a_request_with_two_ends_is_refused(nginx, heads):
    request = b"POST /api/tables HTTP/1.1\r\nHost: " + NAME.encode() + b"\r\n" + heads + b"\r\n"
    with connected(nginx) as secure:
        secure.sendall(request + b"0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n")
        back = b""
        while part := secure.recv(65536):
            back += part
    assert re.match(rb"HTTP/1.1 (400|501) ", back)
    assert b"smuggled" not in back


# --- what is written down


def test_the_log_has_neither_addresses_of_tables_nor_tokens(nginx):
    path = "/api/tables/SecretTable12345?after=SecretPlace"
    secret = {"Authorization": "Bearer SecretToken", "Origin": "https://secret.example"}
    ask(nginx, path, secret | {"User-Agent": "SecretAgent"})
    log = nginx.folder / "access.log"
    assert "GET 200" in log.read_text()
    assert "ecret" not in log.read_text()
