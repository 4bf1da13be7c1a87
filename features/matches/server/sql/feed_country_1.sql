-- Made by `npm run generate schema` from feed-functions.ts; never edited.
-- A page of the feed. It merges ordered ranges of cards, one for each place, judges the cards as they come, and stops after a page or after
-- q_examine cards. Places that are not needed are null, which costs next to nothing.
-- In:
--   q_below_rank, q_below_id    only cards after this one in the order
--   q_least_rank                and with this rank or more
--   q_genders                   bit mask of those wanted; 256 asks for members with a photo check only
--   q_lat, q_lng                centre of the viewer's cell
--   q_near, q_far               q_near < haversine <= q_far, each only when not null
--   q_born_after, q_born_by     q_born_after < birth <= q_born_by
--   q_gender_bit, q_age         the viewer, as the wishes of the cards see them. In seek of a card, 7 is everybody; 8: ask is_shown_to
--   q_in_country, q_not_country numbers of countries, each only when not null
--   q_name                      folded beginning of a first or last name, or null
-- Out: cards in their order. A row with is_last is the last card that may be examined, passed or not: going on below it misses nobody.
-- Locks: none, it only reads. Errors: none of its own.
-- `offset 0` is load-bearing: without it the planner flattens the parts, hashes the anti-joins and sorts the whole radius. The settings
-- keep a plan made while the table was small or unanalysed from being a scan and a sort.
create or replace function feed_country_1(
  q_viewer uuid, q_places int[], q_genders int, q_below_rank int, q_below_id uuid, q_least_rank int,
  q_lat float8, q_lng float8, q_near float8, q_far float8, q_born_after date, q_born_by date, q_gender_bit int, q_age int,
  q_in_country smallint, q_not_country smallint, q_name text, q_examine int, q_page int
) returns table (card_id uuid, card_rank int, is_passed boolean, is_last boolean) language plpgsql stable rows 20
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off set jit = off set enable_sort = off
as $$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0)) as passed
    from (
        select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where country = q_places[1]::smallint and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $$;
