"""The database: tables, their seats, causes and checkpoints; hosts' boxes, each text once.

Who of several processes is alive and drives which table is in it, too.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # version of the rules when it began
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("next", String(32)),
    Column("revision", Integer, nullable=False, server_default="0"),  # of its chairs and `next`
    Column("at", Integer, nullable=False),
)

boxes = Table(
    "boxes",
    metadata,
    Column("name", String(64), primary_key=True),  # the SHA-256 of the text, which options name
    Column("text", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("by", String(8), nullable=False),
    Column("person", String(64), index=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(200)),
    Column("invite", String(64)),
    Column("auto_answers", JSON, nullable=False, server_default="[]"),  # their names
)

causes = Table(
    "causes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("sort", String(8), nullable=False),
    Column("seat", Integer),
    Column("move", String(200)),
    Column("person", String(64)),
    Column("key", String(64)),
    Column("sealed", Boolean, nullable=False),
    Column("is_private", Boolean, nullable=False),
    Column("is_new_decision", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("waiting", String(8), nullable=False),  # labels of the seats that are asked after it
    Column("events", LargeBinary, nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("at", Integer, nullable=False),
)
checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # how many causes it knows
    Column("format", Integer, nullable=False),
    Column("history", LargeBinary, nullable=False),
)
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),  # seconds since 1970, by the clock of the database
)
drivers = Table(
    "drivers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("process", String(32), nullable=False, index=True),
)
settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
Index("ix_causes_once", causes.c.table_id, causes.c.person, causes.c.key, unique=True)
