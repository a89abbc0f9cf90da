"""Large-scale experiments: simulation, comparison, ladder, study. Budgets are iterations, for reproducibility."""
