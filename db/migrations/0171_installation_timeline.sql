-- The timeline of the primary that wrote last. It tells a replica that follows this primary from one that followed an earlier one; null without replicas.
alter table installation add column timeline integer;
