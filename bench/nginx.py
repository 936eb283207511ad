"""nginx as ``deploy/nginx.conf`` has it, in a folder of its own, at ports of its own.

Only places are changed: folders, ports, and where temporary files go. The certificate is made for
the occasion, and clients check it.
"""

import contextlib
import signal
import socket
import ssl
import subprocess
import time
from pathlib import Path
from typing import Final

NGINX: Final = "nginx"
NAME: Final = "spades.example"
ROOT: Final = Path(__file__).resolve().parents[1]
_TEMPORARY: Final = ("client_body", "proxy", "fastcgi", "scgi", "uwsgi")


def free_port() -> int:
    """A port that nobody listens at just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Nginx:
    """A running nginx before servers at these ports."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        self.folder = folder
        self.secure, self.plain = free_port(), free_port()
        self.process: subprocess.Popen[bytes] | None = None
        _certificate(folder)
        servers = (ROOT / "deploy" / "servers.conf").read_text(encoding="utf-8")
        for old, new in zip((8751, 8752), ports, strict=True):
            assert f"127.0.0.1:{old} " in servers
            servers = servers.replace(f"127.0.0.1:{old} ", f"127.0.0.1:{new} ")
        (folder / "servers.conf").write_text(servers, encoding="utf-8")
        self.config = folder / "nginx.conf"
        self.config.write_text(self._adapted(), encoding="utf-8")

    def _adapted(self) -> str:
        text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
        changes = {
            "/etc/nginx/spades/": f"{self.folder}/",
            "/var/log/nginx/": f"{self.folder}/",
            "pid /run/nginx.pid": f"pid {self.folder}/pid",
            "worker_processes auto": "worker_processes 1",
            "worker_rlimit_nofile 65536;\n": "",
            "worker_connections 16384": "worker_connections 256",
            "listen 80": f"listen 127.0.0.1:{self.plain}",
            "listen 443": f"listen 127.0.0.1:{self.secure}",
            "http {\n": "http {\n"
            + "".join(f"    {one}_temp_path {self.folder}/{one};\n" for one in _TEMPORARY),
        }
        for old, new in changes.items():
            assert old in text, f"deploy/nginx.conf has no {old!r} any more"
            text = text.replace(old, new)
        return text

    @property
    def origin(self) -> str:
        """What a browser calls it; ports of its own are the test's business."""
        return f"https://{NAME}"

    def tls(self) -> ssl.SSLContext:
        """What a client needs to believe its certificate, and no other."""
        return ssl.create_default_context(cafile=str(self.folder / "certificate.pem"))

    def check(self) -> None:
        """Have nginx read the configuration."""
        run = subprocess.run(
            [NGINX, "-t", "-c", self.config], capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stderr
        assert "[warn]" not in run.stderr, run.stderr

    def start(self) -> None:
        with (self.folder / "said").open("wb") as said:
            self.process = subprocess.Popen(
                [NGINX, "-c", str(self.config), "-g", "daemon off;"], stderr=said
            )
        until = time.monotonic() + 20
        while time.monotonic() < until:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.secure)):
                return
            assert self.process.poll() is None, (self.folder / "said").read_text()
            time.sleep(0.05)
        raise AssertionError("nginx does not listen")

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(20)
            self.process = None


def _certificate(folder: Path) -> None:
    """For NAME, believed by nobody else."""
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    name = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    subprocess.run(
        ["openssl", "req", "-x509", *key, *name, *files], check=True, capture_output=True
    )
