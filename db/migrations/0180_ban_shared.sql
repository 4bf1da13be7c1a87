-- Earlier decisions that ban the same address or number, the oldest first. The ban ends when all of them are reversed.
alter table ban add column earlier_decisions uuid[] not null default '{}';
