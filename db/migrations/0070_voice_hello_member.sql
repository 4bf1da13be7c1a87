-- owner: members
-- Whether others can hear a hello of this member, so that a card can say so without another statement.
alter table member add column has_voice_hello boolean not null default false;
