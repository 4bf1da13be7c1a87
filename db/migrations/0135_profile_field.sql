-- owner: profile-fields
-- Questions of the operator for the profile.
create table profile_field (
  id text primary key,
  -- Raised by each change, so that somebody who has read an older version cannot overwrite a newer one.
  version int not null,
  position int not null,
  kind text not null check (kind in ('choice', 'choices', 'number', 'text')),
  -- By language; English is always there.
  labels jsonb not null,
  -- Of a number, such as cm; empty without one.
  unit text not null,
  least int,
  most int,
  required boolean not null,
  visible_to text not null check (visible_to in ('everybody', 'matches', 'nobody')),
  filterable boolean not null,
  -- Id, labels and whether it is retired, in the order of the screens. An id is never removed, because answers contain it.
  choices jsonb not null,
  retired_at timestamptz
);

-- owner: profile-fields
-- The answers of a member by the id of the field: the id of a choice, a list of them, a number, or text.
create table profile_answer (
  member_id uuid primary key references member (id) on delete cascade,
  answers jsonb not null
);
