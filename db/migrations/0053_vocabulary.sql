-- Interests and questions that members typed become ids. A job does it in batches, an hour later: until then, processes of the old release
-- may still write typed ones. It stands above the new columns, whose lock it would otherwise hold while it looks.
insert into job (kind, payload, run_at, max_attempts, created_at)
select 'members.choices-to-ids', '{}', now() + interval '1 hour', 18, now()
where exists (select from member where interests <> '{}' or prompts <> '[]');

-- The languages a member speaks, and whether others see their interests of faith and conviction.
alter table member
  add column languages text[] not null default '{}',
  add column shows_sensitive boolean not null default false;
