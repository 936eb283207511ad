"""Compiled functions without the compiler: machine code from the cache, called directly.

To import numba costs most of a second, to load what it once compiled a few milliseconds. So when
numba has compiled a function of ours, its machine code is kept with a few words on how to call it
(``freeze``); the next process hands the code to LLVM's loader and calls it (``thaw``), and numba
is not imported at all. Only functions whose arguments and results are plain are kept like this,
and only those that need nothing of numba's runtime (no new arrays, no exceptions); all others
take the way through numba.

What is kept begins with a seal over all the rest. Bytes without it are never loaded, let alone
run: they are removed from the cache, and the function is compiled anew.

The calling convention is numba's: a pointer for the result, one for an exception, then the
arguments, an array as its seven words or more; the status comes back.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import json
import operator
import re
import struct
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import llvmlite.binding as llvm

from spades.kernel import store

INT: Final = "int64"
BOOL: Final = "bool"
FLOAT: Final = "float64"
NONE: Final = "none"
ARRAY: Final = "array"
"""``["array", dtype, dimensions]``: contiguous, writable."""
TUPLE: Final = "tuple"
"""``["tuple", kind, …]``, as a result only: of ints and floats."""

_C: Final[dict[str, Any]] = {INT: ctypes.c_int64, BOOL: ctypes.c_uint8, FLOAT: ctypes.c_double}
_FROM_PYTHON: Final = {INT: "index({0})", BOOL: "1 if {0} else 0", FLOAT: "float({0})"}

_SEAL: Final = 32
"""Bytes of the seal."""
_SEALED_AS: Final = b"spades frozen 1"
"""How the bytes are laid out: another layout gets another number."""

_OF_THE_SYSTEM: Final = {"memset", "memcpy", "memmove", "exp", "log", "sqrt", "pow"}
"""Functions of the C library, which are in every process."""
_NEVER_CALLED: Final = "NRT_MemInfo_call_dtor"
"""Only for arrays that numba owns; ours come from outside and have no owner."""


def possible() -> bool:
    """Whether this system's object files are ones that we know how to read."""
    return sys.platform == "linux" and ctypes.sizeof(ctypes.c_void_p) == 8


# --- freezing


def freeze(
    name: str,
    parameters: Sequence[Any],
    result: Any,
    names: Sequence[str],
    machine_code: bytes,
    module: str,
) -> bytes | None:
    """A compiled function as bytes; None when it cannot be called without numba.

    ``name`` is its symbol, ``names`` those of its parameters, ``module`` the LLVM text that the
    code was made from.
    """
    if not possible() or not _stands_alone(name, module):
        return None
    outside = sorted(_undefined(machine_code))
    head = {
        "name": name,
        "parameters": parameters,
        "result": result,
        "names": names,
        "outside": outside,
    }
    content = json.dumps(head).encode() + b"\n" + machine_code
    return _seal(content) + content


def _seal(content: bytes) -> bytes:
    """A digest of our own: these bytes are from ``freeze``, all of them, and as it writes them now.

    The store's checksum tells no more than that a file is whole, whatever was written; but LLVM,
    given a part of an object file, or a call with wrong kinds ends the process, not in an error.
    """
    return hashlib.blake2b(content, digest_size=_SEAL, person=_SEALED_AS).digest()


_DEFINED: Final = re.compile(
    r'^define [^@\n]*@("[^"]+"|[\w.$-]+)\((.*?)^}', re.MULTILINE | re.DOTALL
)
_NAMED: Final = re.compile(r'@("[^"]+"|[\w.$-]+)')


def _stands_alone(name: str, module: str) -> bool:
    """Whether a function of this module needs nothing that only numba gives."""
    bodies = {found[1].strip('"'): found[2] for found in _DEFINED.finditer(module)}
    declared = {
        found[1].strip('"')
        for line in module.splitlines()
        if line.startswith("declare ") and (found := _NAMED.search(line))
    }
    seen: set[str] = set()
    unseen = [name]
    while unseen:
        here = unseen.pop()
        if here in seen:
            continue
        seen.add(here)
        if here in bodies:
            unseen += [found.strip('"') for found in _NAMED.findall(bodies[here])]
    foreign = {one for one in seen & declared if not one.startswith("llvm.")}
    raises = any(one.startswith(".const.pickle") for one in seen)
    return name in bodies and not raises and foreign <= _OF_THE_SYSTEM | {_NEVER_CALLED}


def _undefined(machine_code: bytes) -> set[str]:
    """The symbols that an object file (64-bit ELF) expects from outside."""
    (sections_at,) = struct.unpack_from("<Q", machine_code, 40)
    size, count = struct.unpack_from("<HH", machine_code, 58)
    heads = [
        struct.unpack_from("<IIQQQQIIQQ", machine_code, sections_at + number * size)
        for number in range(count)
    ]
    found: set[str] = set()
    for _, kind, _, _, offset, length, link, _, _, _ in heads:
        if kind != 2:  # the table of symbols
            continue
        texts = heads[link][4]
        for at in range(offset, offset + length, 24):
            text, _, _, section, _, _ = struct.unpack_from("<IBBHQQ", machine_code, at)
            if section == 0 and text:
                end = machine_code.index(b"\0", texts + text)
                found.add(machine_code[texts + text : end].decode())
    return found


# --- thawing

_LIVING: Final[list[Any]] = []
"""What LLVM must not lose as long as its code may be called: the process's life."""

_TROUBLE: Final = ctypes.c_void_p()
"""Where compiled code would put the exception that it never raises."""


@cache
def _loader() -> Any:
    """LLVM's loader of object files."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    machine = target.create_target_machine(codemodel="jitdefault")
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    # Code for calls from Python is in the objects as well, and refers to numba's helpers. It is
    # never called here; yet the loader must find every name.
    _LIVING.append(ctypes.CDLL(None).abort)
    return engine


def thaw(kept: bytes) -> Callable[..., Any] | None:
    """The function that was frozen, ready to be called: without the GIL, arguments checked.

    None when these bytes are not as ``freeze`` gave them, or cannot be loaded here: then whatever
    the cache holds of them is removed, so that it is made anew.
    """
    content = kept[_SEAL:]
    if kept[:_SEAL] == _seal(content):
        with contextlib.suppress(Exception):  # whatever it is, the code can be made anew
            return _loaded(content)
    store.forget_all_of(kept)
    return None


def _loaded(content: bytes) -> Callable[..., Any]:
    """Raises whatever JSON, ctypes or LLVM raise when they cannot take it."""
    head_text, _, machine_code = content.partition(b"\n")
    head = json.loads(head_text)
    engine = _loader()
    nowhere = ctypes.cast(_LIVING[0], ctypes.c_void_p).value
    for name in head["outside"]:
        if not llvm.address_of_symbol(name):
            llvm.add_symbol(name, nowhere)
    engine.add_object_file(llvm.object_file.ObjectFileRef.from_data(machine_code))
    engine.finalize_object()
    address = engine.get_function_address(head["name"])
    if not address:
        raise ValueError(f"no function {head['name']}")
    return _callable(address, head["parameters"], head["result"], head["names"])


def _callable(
    address: int, parameters: Sequence[Any], result: Any, names: Sequence[str]
) -> Callable[..., Any]:
    """A Python function around machine code: it converts what is plain, and checks arrays."""
    kinds: list[Any] = [ctypes.c_void_p, ctypes.c_void_p]
    words: list[str] = []
    checks: list[str] = []
    known: dict[str, Any] = {
        "index": operator.index,
        "byref": ctypes.byref,
        "refuse": _refuse,
        # Six times as fast as the array's own .ctypes.data.
        "first": ctypes.c_char.from_buffer,
        "at": ctypes.addressof,
    }
    for name, kind in zip(names, parameters, strict=True):
        if isinstance(kind, str):
            kinds.append(_C[kind])
            words.append(_FROM_PYTHON[kind].format(name))
            continue
        import numpy as np

        _, dtype, dimensions = kind
        known[f"dtype_{name}"] = np.dtype(dtype)
        known["ndarray"] = np.ndarray
        checks.append(
            f"    if type({name}) is not ndarray or {name}.dtype != dtype_{name}"
            f" or {name}.ndim != {dimensions} or not {name}.flags.carray:\n"
            f"        refuse({name!r}, {dtype!r}, {dimensions})\n"
        )
        extent = [f"{name}.shape[{n}]" for n in range(dimensions)]
        extent += [f"{name}.strides[{n}]" for n in range(dimensions)]
        words += ["None", "None", f"{name}.size", f"{name}.itemsize"]
        words += [f"at(first({name})) if {name}.size else None"]
        words += extent
        kinds += [ctypes.c_void_p] * 2 + [ctypes.c_int64] * 2 + [ctypes.c_void_p]
        kinds += [ctypes.c_int64] * (2 * dimensions)
    known["call"] = ctypes.CFUNCTYPE(ctypes.c_int32, *kinds)(address)
    known["Result"] = _result_type(result)
    known["trouble"] = ctypes.byref(_TROUBLE)
    known["wrong"] = _wrong
    given = "".join(f", {word}" for word in words)
    source = (
        f"def function({', '.join(names)}):\n{''.join(checks)}"
        f"    result = Result()\n"
        f"    if status := call(byref(result), trouble{given}):\n"
        f"        wrong(status)\n"
        f"    return {_to_python(result)}\n"
    )
    exec(source, known)
    made: Callable[..., Any] = known["function"]
    return made


def _result_type(result: Any) -> Any:
    if result == NONE:
        return ctypes.c_void_p
    if isinstance(result, str):
        return _C[result]
    fields = [(f"F{n}", _C[kind]) for n, kind in enumerate(result[1:])]
    return type("Fields", (ctypes.Structure,), {"_fields_": fields})


def _to_python(result: Any) -> str:
    if result == NONE:
        return "None"
    if result == BOOL:
        return "result.value != 0"
    if isinstance(result, str):
        return "(result.value)"
    return "(" + "".join(f"result.F{n}, " for n in range(len(result) - 1)) + ")"


def _refuse(name: str, dtype: str, dimensions: int) -> None:
    raise TypeError(
        f"{name} must be a contiguous, writable array of {dtype} with {dimensions} dimension(s)"
    )


def _wrong(status: int) -> None:
    raise SystemError(f"compiled code gave up with status {status}")
