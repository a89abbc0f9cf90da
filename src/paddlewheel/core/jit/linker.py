"""Every function is optimized once, together with the entry that calls it.

Numba by itself links and optimizes each function with all that it calls, and again with each of its callers: with some
hundred functions that call each other it spends most of its time on code that nobody will run.
"""

from collections.abc import Iterator
from typing import Any

from llvmlite.binding import Linkage
from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class Part(JITCodeLibrary):  # type: ignore[misc]
    """The code of one function, as it is: whoever needs it links it in."""

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # it cannot be called from outside


class Whole(JITCodeLibrary):  # type: ignore[misc]
    """An entry with everything that it calls, and that that calls."""

    def finalize(self) -> None:
        self._linking_libraries = list(dict.fromkeys(_all_parts(self)))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Nobody else will call the parts: what they are given but do not use need not be passed, for one."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


def _all_parts(library: Any) -> Iterator[Any]:
    """All libraries to link. Those that are not parts have what they need in them."""
    seen, waiting = set(), [library]
    while waiting:
        for other in waiting.pop()._linking_libraries:
            if other not in seen:
                seen.add(other)
                yield other
                if isinstance(other, Part):
                    waiting.append(other)


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerPart(NativeLowering):  # type: ignore[misc]
    """Code for callers to link, and a function that stands for it in Numba's books but must not be called."""

    _name = "lower_part"

    def run_pass(self, state: Any) -> bool:
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
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
class LowerWhole(NativeLowering):  # type: ignore[misc]
    _name = "lower_whole"

    def run_pass(self, state: Any) -> bool:
        state.library = Whole(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class LinkingCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's usual way from Python to code, but for its last step."""

    lowering: type[NativeLowering]

    def define_pipelines(self) -> list[Any]:
        manager = DefaultPassBuilder.define_nopython_pipeline(self.state)
        manager.passes = [(self.lowering if made is NativeLowering else made, why) for made, why in manager.passes]
        manager.finalize()
        return [manager]


class PartCompiler(LinkingCompiler):
    lowering = LowerPart


class WholeCompiler(LinkingCompiler):
    lowering = LowerWhole
