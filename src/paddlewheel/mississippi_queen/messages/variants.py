"""Messages of the variants: what each of them changes."""

from paddlewheel.core.messages import MessageGroup
from paddlewheel.mississippi_queen.editions import SWITCH_VARIANTS, VALUE_VARIANTS

variant = MessageGroup("mq", "paddlewheel.mississippi_queen").each("variant", SWITCH_VARIANTS + VALUE_VARIANTS)
