"""The wheel carries every file of the package: code, catalogues, vectors, styles."""

import subprocess
import sys
import zipfile
from pathlib import Path

from tests.house.test_files import files_of_the_repository

ROOT = Path(__file__).resolve().parents[2]


def test_the_wheel_carries_every_file_of_the_package(tmp_path):
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    carried = {f"src/{name}" for name in zipfile.ZipFile(wheel).namelist()}
    assert set(files_of_the_repository("src/spades")) <= carried
