-- Null for an imported member who has not accepted the terms yet.
alter table member alter column terms_accepted_at drop not null;
