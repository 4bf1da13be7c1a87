-- owner: auth
-- The invitation that a person brought along, null without one.
alter table registration add column invitation_id uuid;
