-- owner: places
-- Only the cell a member is in, never the position: row and column of the 2 km grid.
create table place (
  member_id uuid primary key references member (id) on delete cascade,
  cell_row int not null,
  cell_col int not null,
  source text not null check (source in ('browser', 'city')),
  changed_at timestamptz not null,
  changes_today smallint not null default 1,
  changes_day date not null
);

-- owner: photos
create table photo (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  position int not null,
  storage_key text not null unique,
  width int not null,
  height int not null,
  blur text not null,
  hash text not null,
  review text not null check (review in ('waiting', 'approved', 'removed')),
  -- Whether others see it: at once, or after its review.
  shown boolean not null,
  created_at timestamptz not null
);
create index photo_member on photo (member_id, position, id);
create index photo_review on photo (created_at) where review = 'waiting';
