-- A name as the search compares it: without accents and case, the same whatever the locale of the server.
-- In: a name. Out: the folded name. Locks: none. Errors: none.
-- The indexes member_firstname and member_lastname hold its results: another result needs a function of another name and new indexes.
create or replace function name_fold(name text) returns text language sql immutable parallel safe
return lower(regexp_replace(normalize(name, NFD), U&'[\0300-\036F]', '', 'g'));
