"""How made-up examples are tried, everywhere."""

from hypothesis import HealthCheck, settings

# The first example may load compiled code, and others may have the machine: no test measures time.
settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")
