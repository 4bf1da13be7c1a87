-- owner: members
-- The operator's changes of the lists that members choose from: entries of their own, and which entries are retired. A built-in entry has a row
-- only once it has been retired. Ids are never deleted, because profiles contain them.
create table vocabulary_entry (
  list text not null check (list in ('interests', 'prompts', 'goals')),
  id text not null,
  -- Raised by each change, so that somebody who has read an older version cannot overwrite a newer one.
  version int not null,
  -- By language; null for a built-in entry, whose names are in the locale files.
  names jsonb,
  -- The subject of an interest in the picker; null otherwise.
  subject text,
  -- Whether others see it only if the member shows interests of faith and conviction.
  sensitive boolean not null,
  added_at timestamptz not null,
  retired_at timestamptz,
  primary key (list, id)
);
