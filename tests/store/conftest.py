"""The fixtures that tests of stores use."""

from tests.postgres import postgres_server, postgres_url, shared_postgres_url

__all__ = ["postgres_server", "postgres_url", "shared_postgres_url"]
