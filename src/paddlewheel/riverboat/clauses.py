"""Clause numbers returned by refusals: chapter * 100 + clause; 0 means legal."""

CHAPTERS = ("SET", "RND", "COIN", "CUL", "PLA", "SHIP", "EST", "AGT", "OPP", "SCO", "END", "HID")

SET_3, SET_5, SET_6 = 3, 5, 6
RND_2, RND_3, RND_5 = 102, 103, 105
COIN_1 = 201
CUL_1, CUL_2, CUL_3, CUL_4, CUL_5 = 301, 302, 303, 304, 305
PLA_2, PLA_4, PLA_5, PLA_6 = 402, 404, 405, 406
SHIP_2, SHIP_4, SHIP_5, SHIP_6 = 502, 504, 505, 506
EST_1, EST_2, EST_4 = 601, 602, 604
AGT_1 = 701
OPP_2, OPP_3, OPP_4 = 802, 803, 804
SCO_1, SCO_2 = 901, 902


def clause_name(number: int) -> str:
    """
    >>> clause_name(SHIP_6)
    'RB-SHIP-6'
    """
    chapter, clause = divmod(number, 100)
    return f"RB-{CHAPTERS[chapter]}-{clause}"
