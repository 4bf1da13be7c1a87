-- Nothing for an imported member who has not accepted the terms yet.
alter table member alter column terms_accepted_at drop not null;
update member set terms_accepted_at = null where terms_version = 'imported';
