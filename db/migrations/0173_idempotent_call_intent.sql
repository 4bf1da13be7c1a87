-- What the ledger calls the action of the call; null for a key that was given up before its request arrived.
alter table idempotent_call add column intent text;
