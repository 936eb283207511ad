#!/usr/bin/env bash
# Every bench in small, a few minutes in all. Fails when one falls short; what measures time has
# a second try, for a machine may be busy with something else.
set -euo pipefail
cd "$(dirname "$0")/.."

bench() { python "bench/$1.py" "${@:2}"; }
twice() { bench "$@" || { echo "once more:" && bench "$@"; }; }

bench random_hands --hands 3000 --jobs 2 --fresh
bench fuzz --cases 5000 --jobs 2 --fresh
bench crash --mode plain --points 6 --fresh
bench crash --mode textual --points 4 --fresh
twice engine_speed --rounds 7 --hands 200
twice startup --runs 7
