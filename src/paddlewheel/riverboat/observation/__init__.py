"""Observations of Riverboat as a row of numbers, for reinforcement learning."""
