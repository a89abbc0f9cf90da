"""Reinforcement learning environments: batches, Gymnasium, PettingZoo, OpenSpiel and GPU."""
