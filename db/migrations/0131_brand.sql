-- owner: brand
-- What the service is called and how it looks. One row; null means as the software comes, or as the configuration says.
create table brand (
  single boolean primary key default true check (single),
  name text check (char_length(name) between 1 and 30),
  -- Colours by theme, as `#rrggbb`.
  colours jsonb,
  font text not null default 'own',
  support_email text,
  social_urls jsonb not null default '{}',
  -- Folder of the pictures made from the uploaded logo.
  logo text,
  -- Grows with every change, so that nobody overwrites a change they have not seen.
  version integer not null default 0
);
insert into brand default values;
