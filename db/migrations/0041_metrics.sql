-- Who does something for all processes together, and until when the others leave it to them.
-- owner: platform
create table lease (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);
