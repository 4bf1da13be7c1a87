-- owner: members
-- Whether others see the photos of the member blurred until the two match.
alter table member add column blurs_photos boolean not null default false;
