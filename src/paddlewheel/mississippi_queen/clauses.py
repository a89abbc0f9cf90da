"""Numbers for the clauses that refusals name: chapter * 100 + clause. 0 means: nothing refuses it."""

CHAPTERS = ("KNOB", "RIV", "SET", "ORD", "MOV", "PUSH", "PAS", "END", "ADV", "COAL", "ROSE")

RIV_5, RIV_6, RIV_9, RIV_12, RIV_14, RIV_15, RIV_16 = 105, 106, 109, 112, 114, 115, 116
SET_2, SET_6 = 202, 206
ORD_1 = 301
MOV_1, MOV_2, MOV_3, MOV_4, MOV_5, MOV_6, MOV_8, MOV_9, MOV_10 = 401, 402, 403, 404, 405, 406, 408, 409, 410
PUSH_1, PUSH_2, PUSH_4, PUSH_6, PUSH_7, PUSH_12 = 501, 502, 504, 506, 507, 512
END_3 = 703
ADV_3, ADV_7, ADV_8, ADV_9, ADV_11, ADV_12 = 803, 807, 808, 809, 811, 812
COAL_1, COAL_5 = 901, 905
ROSE_5, ROSE_8 = 1005, 1008


def clause_name(number: int) -> str:
    """
    >>> clause_name(MOV_8)
    'MQ-MOV-8'
    """
    chapter, clause = divmod(number, 100)
    return f"MQ-{CHAPTERS[chapter]}-{clause}"
