-- owner: platform
-- Functions are kept in files of their features. This is the content of each that the database has, by its hash.
create table sql_function (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null
);

-- owner: platform
-- The releases whose functions the database has had, by a hash of all of them: a process of an earlier one leaves them as they are.
create table sql_function_release (
  hash text primary key,
  applied_at timestamptz not null
);
