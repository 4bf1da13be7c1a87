import { feedFunctionPlaceCounts } from '../feed-layers.ts'

// The source of feed_*.sql beside this file: `npm run generate schema` writes them, `npm run check:schema` fails when they are stale. Each merges
// a fixed number of ordered index ranges, because PostgreSQL plans a merge only for ranges it can count.

type Layer = keyof typeof feedFunctionPlaceCounts | 'named'
/** Prefixes of the functions' names. Servers of the previous release call `feed` during a rolling restart; the next release drops it. */
type Version = 'feed' | 'feed_rest'

const made = '-- Made by `npm run generate schema` from feed-functions.ts; never edited.'

const filterContract = `--   q_genders                   bit mask of those wanted; 256 asks for members with a photo check only
--   q_lat, q_lng                centre of the viewer's cell
--   q_near, q_far               q_near < haversine <= q_far, each only when not null
--   q_born_after, q_born_by     q_born_after < birth <= q_born_by
--   q_gender_bit, q_age         the viewer, as the wishes of the cards see them. In seek of a card, 7 is everybody; 8: ask is_shown_to
--   q_in_country, q_not_country numbers of countries, each only when not null
--   q_name                      folded beginning of a first or last name, or null`

const contractOf = (version: Version): string => `${made}
-- A page of the feed. It merges ordered ranges of cards, one for each place, judges the cards as they come, and stops after a page or after
-- q_examine cards. Places that are not needed are null, which costs next to nothing.
-- In:
--   q_below_rank, q_below_id    only cards after this one in the order
--   q_least_rank                and with this rank or more
${filterContract}${version === 'feed' ? '' : '\n--   q_answers                   what the answers to the fields of the operator must be, or null\n--   q_without                   members who are not wanted, because they lead this walk through the feed'}
-- Out: cards in their order. A row with is_last is the last card that may be examined, passed or not: going on below it misses nobody.
-- Locks: none, it only reads. Errors: none of its own.
-- \`offset 0\` is load-bearing: without it the planner flattens the parts, hashes the anti-joins and sorts the whole radius. The settings
-- keep a plan made while the table was small or unanalysed from being a scan and a sort.`

const columns = 'id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng'

const haversine =
  '(sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2)'

/** The SQL condition for the cards of one place in `q_places`, by the leading column of the layer's index. */
const inPlace: Record<Layer, (number: number) => string> = {
  tile: (number) => `tile = q_places[${number}] and `,
  region: (number) => `((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[${number}] and `,
  country: () => 'country = q_places[1]::smallint and ',
  everywhere: () => '',
  named: () => '',
}

const beginsWith = (column: string): string =>
  `name_fold(${column}) collate "C" >= q_name and name_fold(${column}) collate "C" < q_name || chr(1114111)`

/** Finds cards by the index of names. It is fast for a rare name, for which a merge would read nearly all cards. */
const namedCards =
  `select card.* from (select id from member where ${beginsWith('firstname')} ` +
  `union select id from member where shows_lastname and ${beginsWith('lastname')} offset 0` +
  `) named cross join lateral (select ${columns} from card where card.id = named.id offset 0) card where `

const rangeOf = (layer: Layer, number: number): string =>
  (layer === 'named' ? namedCards : `select ${columns} from card where `) +
  inPlace[layer](number) +
  '(1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc'

/** Returns SQL that reads the cards of `ranges` index ranges by rank. PostgreSQL merges several ranges and reads only as many rows as are needed. */
const cardsOf = (layer: Layer, ranges: number): string => {
  if (ranges === 1) return rangeOf(layer, 1)
  const parts = Array.from({ length: ranges }, (_, index) => `(${rangeOf(layer, index + 1)} offset 0)`)
  return `${parts.join('\n        union all ')} order by rank desc, id desc`
}

/**
 * The SQL condition on the answers to the operator's fields. It stands before that on reactions, because it leaves out most cards. Without a filter,
 * no answers are read.
 */
const answersPass = `
      and (q_answers is null or exists (
        select from profile_answer where profile_answer.member_id = card.id and profile_answer.answers @@ q_answers offset 0))`

/** The SQL condition for a card that the viewer's search shows, in an area and apart from its place in the order. */
const passesIn = (version: Version): string => `card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or ${haversine} <= q_far)
      and (q_near is null or card.cell_lat is null or ${haversine} > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer${version === 'feed' ? '' : answersPass}
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0))`

const filterParameters = `q_lat float8, q_lng float8, q_near float8, q_far float8, q_born_after date, q_born_by date, q_gender_bit int, q_age int,
  q_in_country smallint, q_not_country smallint, q_name text`
/** The parameter with the filter by answers. The functions of the previous release do not have it. */
const answersParameter = ', q_answers jsonpath'
const settings = 'set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off set jit = off'

const feedFunction = (version: Version, layer: Layer, ranges: number): string => `${contractOf(version)}
create or replace function ${version}_${layer}_${ranges}(
  q_viewer uuid, q_places int[], q_genders int, q_below_rank int, q_below_id uuid, q_least_rank int,
  ${filterParameters}${version === 'feed' ? '' : answersParameter}, q_examine int, q_page int${version === 'feed' ? '' : ', q_without uuid[]'}
) returns table (card_id uuid, card_rank int, is_passed boolean, is_last boolean) language plpgsql stable rows 20
${settings}${layer === 'named' ? '' : ' set enable_sort = off'}
as $$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      ${passesIn(version)}${version === 'feed' ? '' : '\n      and card.id <> all(q_without)'} as passed
    from (
        ${cardsOf(layer, ranges)} limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $$;
`

const listedFunction = `${made}
-- Those of some members whom the viewer's search shows in an area, by the rule of a page of the feed.
-- In:
--   q_listed                    the members, at most some hundreds
${filterContract}
--   q_answers                   what the answers to the fields of the operator must be, or null
-- Out: cards in no order.
-- Locks: none, it only reads. Errors: none of its own.
create or replace function feed_listed_1(
  q_viewer uuid, q_listed uuid[], q_genders int,
  ${filterParameters}${answersParameter}
) returns table (card_id uuid, card_rank int) language plpgsql stable rows 5
${settings}
as $$
begin
  return query
  select card.id, card.rank from unnest(q_listed) listed (id)
    cross join lateral (select ${columns} from card where card.id = listed.id offset 0) card
    where (1 << card.gender) & q_genders <> 0
      and ${passesIn('feed_rest')};
end $$;
`

const layers: [Layer, readonly number[]][] = [...(Object.entries(feedFunctionPlaceCounts) as [Layer, readonly number[]][]), ['named', [1]]]
const versions = ['feed', 'feed_rest'] as const

/** Renders the SQL of every feed_*.sql file, by path. */
export const renderFeedFunctions = (): Record<string, string> => ({
  'features/matches/server/sql/feed_listed_1.sql': listedFunction,
  ...Object.fromEntries(
    versions.flatMap((version) =>
      layers.flatMap(([layer, numbers]) =>
        numbers.map((ranges) => [`features/matches/server/sql/${version}_${layer}_${ranges}.sql`, feedFunction(version, layer, ranges)]),
      ),
    ),
  ),
})
