"""Clause numbers returned by refusals: chapter * 100 + clause; 0 means legal."""

CHAPTERS = ("KNOB", "RIV", "SET", "ORD", "MOV", "PUSH", "PAS", "END", "ADV", "COAL", "ROSE")

RIV_3, RIV_4, RIV_5, RIV_6, RIV_7, RIV_9 = 103, 104, 105, 106, 107, 109
RIV_12, RIV_14, RIV_15, RIV_16 = 112, 114, 115, 116
SET_2, SET_6 = 202, 206
MOV_1, MOV_2, MOV_3, MOV_4, MOV_5, MOV_6, MOV_7, MOV_8, MOV_9 = 401, 402, 403, 404, 405, 406, 407, 408, 409
PUSH_1, PUSH_2, PUSH_4, PUSH_6, PUSH_7, PUSH_12 = 501, 502, 504, 506, 507, 512
PAS_5 = 605
END_3 = 703
ADV_3, ADV_7, ADV_8, ADV_9, ADV_11, ADV_12 = 803, 807, 808, 809, 811, 812
COAL_1, COAL_5 = 901, 905
ROSE_2, ROSE_5, ROSE_7, ROSE_8, ROSE_9 = 1002, 1005, 1007, 1008, 1009


def clause_name(number: int) -> str:
    """
    >>> clause_name(MOV_8)
    'MQ-MOV-8'
    """
    chapter, clause = divmod(number, 100)
    return f"MQ-{CHAPTERS[chapter]}-{clause}"
