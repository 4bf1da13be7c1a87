-- owner: chat
-- Cleans at one row of fifty instead of one of five: at 100 million rows, one run would otherwise have 20 million to clean.
alter table message set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
