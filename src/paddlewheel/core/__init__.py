"""Game-independent core: the Game and Position interfaces, JIT layer, random numbers, records, errors."""
