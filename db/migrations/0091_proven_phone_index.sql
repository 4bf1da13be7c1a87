-- no transaction
-- A proven number belongs to one member.
create unique index concurrently if not exists member_proven_phone on member (proven_phone) where proven_phone is not null;
