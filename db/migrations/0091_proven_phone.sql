-- owner: members
-- The number that a member has proven by a code, with which they log in. A member who signed up by number has no email.
alter table member add column proven_phone text, alter column email drop not null;
