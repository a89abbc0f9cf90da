"""Link-time optimization for numba: every function is optimized once, together with the entry that calls it.

By default numba links and optimizes each function with all its callees, and again with each caller. With some hundred
functions that call each other, most of the compile time would go into code that never runs.
"""

from collections.abc import Iterator
from typing import Any

from llvmlite.binding import Linkage
from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering
from numba.core.types.containers import NamedTuple, NamedUniTuple

# Without this, every symbol name spells out the fields of all records in named tuples, which takes time to compile.
NamedTuple.mangling_args = property(lambda self: (self.instance_class.__name__, self.types))
NamedUniTuple.mangling_args = property(lambda self: (self.instance_class.__name__, (self.dtype, self.count)))


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Unoptimized code of one function, to be linked into entries."""

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # not callable from outside


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """An entry with all functions that it calls, directly or indirectly."""

    def finalize(self) -> None:
        self._linking_libraries = list(dict.fromkeys(_all_parts(self)))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Make the linked parts internal, so that LLVM may, for example, drop unused parameters."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


def _all_parts(library: Any) -> Iterator[Any]:
    """All libraries to link, found through parts; other libraries already contain their dependencies."""
    seen, waiting = set(), [library]
    while waiting:
        for other in waiting.pop()._linking_libraries:
            if other not in seen:
                seen.add(other)
                yield other
                if isinstance(other, PartLibrary):
                    waiting.append(other)


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerPart(NativeLowering):  # type: ignore[misc]
    """Lower a function to a PartLibrary and register a placeholder function, which must not be called."""

    _name = "lower_part"

    def run_pass(self, state: Any) -> bool:
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        name, module = lowered.fndesc.qualname.split(".")[-1], lowered.fndesc.lookup_module()
        stand_in = _dynfunc.make_function(module, name, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(stand_in, lowered.fndesc, [state.library])
        state.reload_init.extend(state.library._reload_init)
        state["cr"] = lowered._replace(cfunc=stand_in)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerEntry(NativeLowering):  # type: ignore[misc]
    _name = "lower_whole"

    def run_pass(self, state: Any) -> bool:
        state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class LinkingCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's default pipeline with a replaced lowering pass."""

    lowering: type[NativeLowering]

    def define_pipelines(self) -> list[Any]:
        manager = DefaultPassBuilder.define_nopython_pipeline(self.state)
        manager.passes = [(self.lowering if made is NativeLowering else made, why) for made, why in manager.passes]
        manager.finalize()
        return [manager]


class PartCompiler(LinkingCompiler):
    lowering = LowerPart


class EntryCompiler(LinkingCompiler):
    lowering = LowerEntry
