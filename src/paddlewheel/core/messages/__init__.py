"""Messages for people: an id with typed arguments, and the catalogues that hold their texts."""

from paddlewheel.core.messages.catalogue import ENGLISH, text
from paddlewheel.core.messages.message import Argument, Message, MessageData, MessageGroup
from paddlewheel.core.messages.packages import languages
from paddlewheel.core.messages.standings import standings

__all__ = ["ENGLISH", "Argument", "Message", "MessageData", "MessageGroup", "languages", "standings", "text"]
