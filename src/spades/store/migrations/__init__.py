"""The steps by which a database comes to today's schema, one file each, run by ``store.migrate``.

A step that has been released is never changed: another follows it. It is written out rather than
taken from ``store.schema``, which goes on changing. SQLite changes a column only by building the
table anew, which ``op.batch_alter_table`` does on both databases.
"""
