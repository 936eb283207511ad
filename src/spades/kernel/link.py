"""Compiling: the laws as they stand, callees rebound, and the kernel's own functions.

``law(function)`` gives the compiled twin of a function of ``spades.rules``: the same code object,
its callees replaced by their own twins. ``jit(signature)`` compiles a function of the kernel, and
``specialised(function, …)`` compiles the same source once more with other constants or callees.

Nothing is compiled, and numba is not imported, before something is called: what these give is a
``Compiled``, which numba takes for its own function when another one calls it. What was compiled
is kept on disk (``store``), by our own store, not numba's: numba looks only at the file of the
function itself, and after a change in a callee's file would go on with the old law. A function
with a signature can mostly be called from there without numba (``frozen``).
"""

from __future__ import annotations

import hashlib
import pickle
import threading
from collections.abc import Callable, Iterator
from functools import cache, update_wrapper
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final, TypeVar, cast

from spades.errors import UsageError

try:
    from spades.kernel import frozen, store
    from spades.kernel.store import cache_folder, digest
except Exception as error:  # LLVM is not there, or its library cannot be loaded here
    raise UsageError("kernel.missing", reason=str(error) or type(error).__name__) from error

digest()  # of the sources as they are now, when they are imported

F = TypeVar("F", bound=Callable[..., Any])

__all__ = [
    "Compiled",
    "cache_folder",
    "digest",
    "intrinsic",
    "jit",
    "law",
    "made_in",
    "rebound",
    "specialised",
]

_OPTIONS: Final = {"nogil": True, "boundscheck": False, "error_model": "numpy"}

_NO_WRAPPERS: Final = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}

_THAWING: Final = threading.Lock()
"""One thread at a time gets code from disk. Whoever holds it does not wait for numba's own lock,
under which all compiling is done."""

_MADE: Final[list[Compiled]] = []
"""Everything that this module was asked to compile, in order."""


@cache
def _numba() -> Any:
    """The compiler, imported when it is needed. Raises UsageError ``kernel.missing``."""
    try:
        numba: Any = import_module("numba")
        import_module("numba.core.registry")
    except Exception as error:  # whatever keeps it from working here
        raise UsageError("kernel.missing", reason=str(error) or type(error).__name__) from error
    if numba.core.config.DISABLE_JIT:
        raise UsageError("kernel.missing", reason="NUMBA_DISABLE_JIT")
    return numba


class Compiled:
    """A function that is compiled when it is first called, from Python or by another one.

    Called from Python it takes and gives ints, floats, bools and arrays, as its signature says.
    What else numba's own functions have (``overloads``, ``signatures``) it has too.
    """

    def __init__(
        self,
        function: FunctionType,
        signature: str | None,
        options: dict[str, Any],
        by_constant: bool = False,
    ) -> None:
        update_wrapper(self, function)
        self.py_func = function
        self.signature = signature
        self._options = options
        self._by_constant = by_constant
        self._dispatcher: Any = None
        self._inner: Any = None
        self._ready = False
        self._call: Any = self._first_call
        _MADE.append(self)

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self._call(*args, **named)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self.dispatcher, name)

    def __repr__(self) -> str:
        return f"<compiled {self.__module__}.{self.__qualname__}>"

    def __reduce__(self) -> str:
        return str(self.__qualname__)  # other processes find it where it was made

    @property
    def _numba_type_(self) -> Any:
        """What numba asks for when one compiled function calls another."""
        if self.signature is not None:
            return self.dispatcher._numba_type_
        with _numba().core.compiler_lock.global_compiler_lock:
            if self._inner is None:
                # Without what calls from Python need, a seventh of all compiling, and not kept:
                # its callers are, whole, and to write it down takes longer than it saves.
                self._inner = self._made_by_numba(kept=False, **_NO_WRAPPERS)
                if not self._by_constant:
                    _compile_by_type(self._inner)
            return self._inner._numba_type_

    @property
    def dispatcher(self) -> Any:
        """The function as numba has it; compiled, when there is a signature."""
        if not self._ready:
            with _numba().core.compiler_lock.global_compiler_lock:
                if self._dispatcher is None:
                    self._compile()
        return self._dispatcher

    @property
    def key(self) -> str | None:
        """What its code is filed under: its name, its source and its signature.

        None when these do not tell all: the function has no file, or what it does depends on
        variables around it. Then it is not kept.
        """
        sign = None if self.py_func.__closure__ else _sign(self.py_func)
        name = f"{self.__module__}.{self.__qualname__} {self.signature}"
        return None if sign is None else f"{name} {sign}"

    @property
    def is_ready(self) -> bool:
        """Whether nothing has to be compiled before it is called; gets it from disk if it can.

        False too for the few functions that only numba can get from disk.
        """
        with _THAWING:
            if self._call == self._first_call:
                self._call = self._thawed() or self._call
        return bool(self._call != self._first_call)

    def prepare(self) -> bool:
        """Compile it now, or get it from disk; whether nothing had to be compiled."""
        if not self.is_ready:
            self._call = self.dispatcher
        return self._dispatcher is None or not self._dispatcher.stats.cache_misses

    def _first_call(self, *args: Any, **named: Any) -> Any:
        self.prepare()
        return self._call(*args, **named)

    def _thawed(self) -> Callable[..., Any] | None:
        key = None if self.signature is None else self.key
        if key is None or not frozen.possible():
            return None
        kept = store.read(f"frozen {key}")
        return frozen.thaw(kept) if kept else None

    def _compile(self) -> None:
        if self.signature is None:
            self._dispatcher = self._made_by_numba(kept=True)
            self._ready = True
            return
        key = self.key
        # Code that is kept for numba alone is made anew, so that it is kept for both.
        freezes = key is not None and frozen.possible() and store.read(f"frozen {key}") is None
        dispatcher = self._dispatcher = self._made_by_numba(kept=True, reading=not freezes)
        try:
            # It may call itself, and its name may not be bound yet.
            with _numba().core.typeinfer.register_dispatcher(dispatcher):
                dispatcher.compile(self.signature)
        except BaseException:
            self._dispatcher = None
            raise
        dispatcher.disable_compile()
        self._ready = True
        if freezes:
            store.write(f"frozen {key}", self._frozen() or b"")

    def _made_by_numba(self, kept: bool, reading: bool = True, **more: bool) -> Any:
        """One of numba's functions, not yet compiled; ``kept``: with a cache of ours."""
        dispatcher = _numba().njit(**self._options, **more)(self.py_func)
        if kept and self.key is not None:
            dispatcher._cache = _Kept(f"outer {self.key}", reading=reading)
        return dispatcher

    def _frozen(self) -> bytes | None:
        """Its machine code such that numba is not needed to call it; None: that cannot be."""
        (made,) = self._dispatcher.overloads.values()
        parameters = [_kind(one) for one in made.signature.args]
        result = _kind(made.signature.return_type, result=True)
        if result is None or None in parameters or self.py_func.__defaults__:
            return None
        names = self.py_func.__code__.co_varnames[: len(parameters)]
        symbol, module = made.fndesc.llvm_func_name, made.library
        code, text = module._get_compiled_object(), module.get_llvm_str()
        return frozen.freeze(symbol, parameters, result, names, code, text)


def _compile_by_type(dispatcher: Any) -> None:
    """Let numba compile once for a type, and not again for each constant that a call has.

    LLVM sees the constants anyhow where it melts functions together.
    """
    plain, template = _numba().types.unliteral, dispatcher.get_call_template

    def for_types(args: Any, named: Any) -> Any:
        return template(tuple(plain(one) for one in args), named)

    dispatcher.get_call_template = for_types


def _kind(of: Any, result: bool = False) -> Any:
    """A type of numba's as ``frozen`` names it; None when it knows no such type."""
    types = _numba().types
    plain = {types.int64: frozen.INT, types.boolean: frozen.BOOL, types.float64: frozen.FLOAT}
    if of in plain:
        return plain[of]
    if result and of == types.none:
        return frozen.NONE
    if result and isinstance(of, types.BaseTuple):
        members = [_kind(one) for one in of]
        return [frozen.TUPLE, *members] if set(members) <= {frozen.INT, frozen.FLOAT} else None
    if not result and isinstance(of, types.Array) and of.layout == "C" and of.mutable:
        dtype = _numba().np.numpy_support.as_dtype(of.dtype)
        return [frozen.ARRAY, dtype.str, of.ndim] if dtype.kind in "iufb" and of.ndim else None
    return None


class _Kept:
    """A cache of one function, with the methods that numba expects, that keeps to our store."""

    def __init__(self, key: str, reading: bool = True) -> None:
        self._key = key
        self._reading = reading

    @property
    def cache_path(self) -> str:
        return str(store.cache_folder() or "")

    def load_overload(self, signature: Any, target: Any) -> Any:
        target.refresh()
        kept = store.read(f"{self._key} {signature}") if self._reading else None
        if not kept:
            return None
        return _numba().core.compiler.CompileResult._rebuild(target, *pickle.loads(kept))

    def save_overload(self, signature: Any, made: Any) -> None:
        if store.cache_folder() is not None and not made.library.has_dynamic_globals:
            whole = _numba().core.serialize.dumps(made._reduce())
            store.write(f"{self._key} {signature}", whole)

    def flush(self) -> None:
        """Nothing: what is kept is right as long as it is found."""


@cache
def _file_digest(path: str) -> str | None:
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest()
    except OSError:
        return None


def _sign(function: FunctionType) -> str | None:
    """A few digits that change with a function's own source and with its file; None: no file."""

    def parts(code: CodeType) -> Iterator[Any]:
        yield code.co_code
        yield code.co_names
        for value in code.co_consts:
            if isinstance(value, CodeType):
                yield from parts(value)
            else:
                yield value

    code = function.__code__
    file = _file_digest(code.co_filename)
    if file is None:
        return None
    told = [*parts(code), file, code.co_firstlineno]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def jit(
    signature: str | None = None, *, by_constant: bool = False, **options: Any
) -> Callable[[F], F]:
    """A decorator: the function compiled, without the GIL, kept on disk.

    With a signature, such as ``"int64(int64, int64[::1])"``, it is for calls from Python and for
    functions that call themselves; without one it is typed where it is called, and melts into its
    callers: compiled once for each set of types, or, ``by_constant``, once for each constant that
    a call has, too. That is worth it for large functions that one constant makes much smaller;
    with all of them, compiling takes a sixth longer. ``options`` are numba's. No bounds are
    checked: callers check what comes from outside.

    Raises UsageError ``kernel.missing`` at the first call, when it must be compiled and numba
    does not work here.
    """

    def compiled(function: F) -> F:
        plain = cast(FunctionType, function)
        return cast(F, Compiled(plain, signature, {**_OPTIONS, **options}, by_constant))

    return compiled


class _Intrinsic:
    """An instruction of the machine, made known to numba when numba comes to it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        update_wrapper(self, function)
        self._function = function

    def __call__(self, *args: Any) -> Any:
        raise NotImplementedError(f"{self._function.__name__} is for compiled code only")

    @property
    def _numba_type_(self) -> Any:
        core = _numba().core
        with core.compiler_lock.global_compiler_lock:
            made, context = self._made, core.registry.cpu_target.typing_context
            context.refresh()
            return context._lookup_global(made)

    @property
    def _made(self) -> Any:
        made = self.__dict__.get("_intrinsic")
        if made is None:
            from numba.extending import intrinsic as of_numba

            made = self.__dict__["_intrinsic"] = of_numba(self._function)
        return made


def intrinsic(function: F) -> F:
    """``numba.extending.intrinsic``, but numba is imported only when something is compiled."""
    return cast(F, _Intrinsic(function))


def rebound(function: Callable[..., Any], name: str, **names: Any) -> FunctionType:
    """The same code under a name of its own, with other values for some of its globals."""
    plain = cast(FunctionType, getattr(function, "py_func", function))
    twin = FunctionType(plain.__code__, {**plain.__globals__, **names}, name, plain.__defaults__)
    # Compiled code is filed under the qualified name: two of one source need two names.
    twin.__qualname__ = name
    twin.__module__ = plain.__module__
    twin.__annotations__ = dict(plain.__annotations__)
    twin.__doc__ = plain.__doc__
    return twin


def specialised(
    function: Callable[..., Any], name: str, signature: str | None = None, **names: Any
) -> Any:
    """``function`` compiled once more as ``name``, with other values for some of its globals.

    A function that calls itself calls the new one. The values must follow from the sources: code
    is filed under ``name``, and what stands there is not compared with ``names``.
    """
    twin = rebound(function, name, **names)
    compiled = jit(signature)(twin)
    twin.__globals__[cast(FunctionType, getattr(function, "py_func", function)).__name__] = compiled
    return compiled


def law(function: F) -> F:
    """The compiled twin of a law of ``spades.rules``: its source, its callees rebound.

    It takes and gives 64-bit signed ints and bools, as the law does.
    """
    return cast(F, _twin(cast(FunctionType, function)))


@cache
def _twin(function: FunctionType) -> Any:
    callees = {
        name: _twin(value)
        for name in function.__code__.co_names
        if isinstance(value := function.__globals__.get(name), FunctionType)
    }
    return jit()(rebound(function, function.__name__, **callees))


def made_in(module: str) -> list[Compiled]:
    """The functions with a signature that a module has made: what can be prepared beforehand."""
    return [one for one in _MADE if one.__module__ == module and one.signature is not None]
