"""The pilot: a linear forecast of final points, and the shortlist of plans used by the stronger bots."""
