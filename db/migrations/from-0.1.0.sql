-- What the baseline does to a file that has all migrations of version 0.1.0: its tables are already as the baseline
-- makes them.
DELETE FROM `schema_migrations`;
