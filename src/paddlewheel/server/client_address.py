"""The network that limits are counted for: an IPv4 address, or the /64 prefix of an IPv6 address."""

from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

CLIENT: ContextVar[str] = ContextVar("client", default="")  # the network of the current request
IPV6_PREFIX = 64  # bits; providers assign a prefix of this length to one customer


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """One text for all addresses that a client can use; text that is not an address is returned as it is."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, IPV6_PREFIX), strict=False))
