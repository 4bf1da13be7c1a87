-- owner: matches
-- The filter a member chose last, and where the search of one who has seen thousands begins for a while.
create table match_filter (
  member_id uuid primary key references member (id) on delete cascade,
  filter jsonb not null,
  resume jsonb,
  updated_at timestamptz not null
);

-- Names as the search compares them: without accents and case, the same whatever the locale of the server.
create function name_fold(name text) returns text language sql immutable parallel safe
return lower(regexp_replace(normalize(name, NFD), U&'[\0300-\036F]', '', 'g'));

drop index member_name;
create index member_firstname on member (name_fold(firstname) collate "C");
create index member_lastname on member (name_fold(lastname) collate "C") where shows_lastname;

-- The feed reads these in order and needs nothing but what they hold. Gender is no leading column: half of the cards pass it, and one
-- branch for each place and gender costs three times the start of a query for the default, everybody.
-- A region is four by four tiles, for circles that would touch hundreds of tiles.
drop index card_tile;
drop index card_country;
create index card_tile on card (tile, rank desc, id desc) include (gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng);
create index card_region on card ((((tile >> 16) << 12) + ((tile & 16383) >> 2)), rank desc, id desc)
  include (gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng, tile);
create index card_country on card (country, rank desc, id desc) include (gender, birth, seek, min_age, max_age, cell_lat, cell_lng);
create index card_rank on card (rank desc, id desc) include (gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng);

-- Feed functions: feed_<layer>_<branches>(…) merges `branches` ordered index ranges, one for each place, judges the cards
-- as they come and stops after a page or after q_examine cards. Branches that are not needed get null, which costs next to nothing.
--   q_below_rank, q_below_id: only cards after this one in the order; q_least_rank: and with this rank or more
--   q_genders: bit mask of those wanted; q_lat, q_lng: the viewer's cell centre; q_near < haversine <= q_far, each only when not null
--   q_born_after < birth <= q_born_by; q_gender_bit and q_age: the viewer, as the wishes of the cards see them
--   q_name: folded beginning of a first or last name
-- A row with is_last is the last card that may be examined, passed or not: going on below it loses nobody.
-- feed_named_1 finds the cards by the index of names instead: exact and quick for a name few people have, which would empty a merge.
-- `offset 0` is load-bearing: without it the planner flattens the parts, hashes the anti-joins and sorts the whole radius. The settings
-- keep a plan made while the table was small or unanalysed from being a scan and a sort.
do $make$
declare
  layer record;
  branch text;
  branches text;
  haversine constant text := '(sin(radians(card.cell_lat - q_lat) / 2) ^ 2'
    ' + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2)';
begin
  for layer in
    select name, place, number from (values
      ('tile', 'tile = q_places[%1$s] and ', array[4, 9, 25]),
      ('region', '((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[%1$s] and ', array[8, 20, 64]),
      ('country', 'country = q_places[1]::smallint and ', array[1]),
      ('everywhere', '', array[1]),
      ('named', '', array[1])
    ) as layers (name, place, numbers), unnest(numbers) number
  loop
    branch := 'select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ';
    branch := case when layer.name = 'named' then 'select card.* from ('
        'select id from member where name_fold(firstname) collate "C" >= q_name and name_fold(firstname) collate "C" < q_name || chr(1114111) '
        'union select id from member where shows_lastname '
        'and name_fold(lastname) collate "C" >= q_name and name_fold(lastname) collate "C" < q_name || chr(1114111) offset 0'
        ') named cross join lateral (' || branch || 'card.id = named.id offset 0) card where '
      else branch end
      || layer.place || '(1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank '
      'order by rank desc, id desc';
    select case layer.number when 1 then branch
      else string_agg('(' || format(branch, number) || ' offset 0)', E'\n        union all ' order by number) || ' order by rank desc, id desc' end
    into branches from generate_series(1, layer.number) number;

    execute format($function$
create function feed_%1$s_%2$s(
  q_viewer uuid, q_places int[], q_genders int, q_below_rank int, q_below_id uuid, q_least_rank int,
  q_lat float8, q_lng float8, q_near float8, q_far float8, q_born_after date, q_born_by date, q_gender_bit int, q_age int,
  q_in_country smallint, q_not_country smallint, q_name text, q_examine int, q_page int
) returns table (card_id uuid, card_rank int, is_passed boolean, is_last boolean) language plpgsql stable rows 20
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off set jit = off %5$s
as $body$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and card.seek & q_gender_bit <> 0 and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or %4$s <= q_far)
      and (q_near is null or card.cell_lat is null or %4$s > q_near)
      and card.id <> q_viewer
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0)) as passed
    from (
        %3$s limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $body$ $function$, layer.name, layer.number, branches, haversine, case when layer.name <> 'named' then 'set enable_sort = off' end);
  end loop;
end $make$;
