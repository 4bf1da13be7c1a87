-- How far a member has come with the questions after the sign-up. A member without a row has not begun.
-- owner: onboarding
create table onboarding (
  member_id uuid primary key references member (id) on delete cascade,
  state text not null,
  steps jsonb not null,
  updated_at timestamptz not null
);
