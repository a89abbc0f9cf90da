# Events of a room.

room-event-sealed = A decision is made; it is shown later.
room-event-taken-back = Taken back.
