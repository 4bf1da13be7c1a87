import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { cellCentre, cellOf, tileOf } from '#features/members/server/index.ts'
import { rerankSearchCards } from '#features/members/server/ranking/card-store.ts'
import { rankOf, computeDailyShuffle, computeMemberWeekStart } from '#features/members/server/ranking/rank-rule.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { dayMs, minuteMs } from '#platform/shared/durations.ts'
import type { FeedPerson, FeedWorld } from './feed-oracle.ts'

/** Clusters of members: country, centre, spread in kilometres and share; the last cluster has no place. */
const clusters = [
  ['CM', 4.05, 9.7, 7, 0.5],
  ['CM', 4.4, 9.75, 4, 0.1],
  ['CM', 3.4, 10.2, 6, 0.1],
  ['CM', 5.5, 10.4, 10, 0.05],
  ['NG', 4.75, 9.2, 8, 0.07],
  ['NG', 6.45, 3.4, 8, 0.03],
  ['FJ', -18.1, 179.98, 15, 0.1],
  ['GH', undefined, undefined, 0, 0.05],
] as const
const firstnames = ['Amina', 'Élise', 'Esi', 'Eyram', 'Brian', 'Zoé', 'Ọlá', 'Kwame', 'elvis', 'Ngozi']
const lastnames = ['Bello', 'Étoundi', 'Mensah', 'Okafor', 'Eze', 'Zongo']

const idFrom = (random: () => number): string => {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** Only a few salts, so that some ranks are equal. */
const salts = Array.from({ length: 12 }, (_, n) => `5a170000-0000-4000-8000-0000000000${n + 10}`)

/** The lowest bits of the rank of a member without a salt. */
const shuffled = (id: string, day: number): number =>
  parseInt(
    createHash('md5')
      .update(id + String(day))
      .digest('hex')
      .slice(0, 3),
    16,
  ) % 2048

/** Returns answers to up to three fields. */
const answersBy = (number: number): FeedPerson['answers'] => ({
  ...(number % 5 === 0 ? {} : { height00: 150 + (number % 50) }),
  ...(number % 7 === 0 ? {} : { children: number % 3 === 0 ? 'yes00000' : 'no000000' }),
  ...(number % 2 === 0 ? {} : { wishes00: ['a0000000', 'b0000000', 'c0000000'].slice(number % 3, (number % 3) + 2) }),
})

/** Returns one of the operator's own genders for one in eight ids, otherwise `drawn`. No number is drawn, so that the rest stays the same. */
const genderBy = (id: string, drawn: number): number => {
  const number = Number.parseInt(id.slice(9, 11), 16)
  return number % 8 === 0 ? ([4, 13][(number / 8) % 2] ?? drawn) : drawn
}
/** For one in eight ids, returns a `seek` with own genders or with the three built-in ones, otherwise `drawn`. */
const seekBy = (id: string, drawn: number): number => {
  const number = Number.parseInt(id.slice(11, 13), 16)
  return number % 8 === 0 ? ([16_391, 17, 8194, 23][(number / 8) % 4] ?? drawn) : drawn
}

const atNoon = (day: number): Date => new Date((day + 0.5) * dayMs)

/** Returns the rank of a person by the current rule; without a salt, by the rule of the previous release. */
const rankIn = (person: FeedPerson, matchDays: FeedWorld['matchDays']): number => {
  const { id, shuffle_salt: salt, has_photo: hasPhoto } = person
  const [day, joinedDay] = [person.last_active, person.verified_at].map((at) => Math.floor(at.getTime() / dayMs)) as [number, number]
  const isBoosted = person.boosted_until !== null
  if (salt === null) return (isBoosted ? 2 ** 29 : 0) + (hasPhoto ? 2 ** 28 : 0) + day * 2048 + shuffled(id, day)
  const start = computeMemberWeekStart(salt, day)
  const began = [...matchDays].filter(([pair]) => pair.startsWith(id))
  const recentMatches = began.filter(([, on]) => on >= start - 7 && on < start).length
  return rankOf({ hasPhoto, isBoosted, day, joinedDay, shuffle: computeDailyShuffle(salt, day), recentMatches })
}

/** Generates `count` members with cards, reactions, matches and blocks. Some ranks are equal, and some members are boosted for at most two days. */
export const generateFeedWorld = (count: number, random: () => number, now: Date): FeedWorld => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const people = Array.from({ length: count }, (): FeedPerson => {
    let share = random()
    const [country, lat, lng, spread] = clusters.find((cluster) => (share -= cluster[4]) < 0) ?? clusters[0]
    const cell =
      lat === undefined ? undefined : cellOf(lat + ((random() - random()) * spread) / 80, lng + ((random() - random()) * spread) / 80)
    const centre = cell === undefined ? undefined : cellCentre(cell.row, cell.col)
    const min_age = whole(19, 30)
    const id = idFrom(random)
    const [isBoosted, day] = [random() < 0.06, whole(20_500, 20_514)]
    const shuffle_salt = random() < 0.1 ? null : pick(salts)
    const joinedDay = day - (random() < 0.1 ? whole(0, 3) : whole(4, 400))
    const has_photo = random() < 0.7
    return {
      id,
      firstname: pick(firstnames),
      lastname: pick(lastnames),
      shows_lastname: random() < 0.8,
      gender: genderBy(id, random() < 0.05 ? 2 : whole(0, 1)),
      birth: `${whole(1970, 2006)}-0${whole(1, 9)}-${pick(['01', '02', '03', '28'])}`,
      country,
      cell_lat: centre?.lat ?? null,
      cell_lng: centre?.lng ?? null,
      seek: seekBy(id, random() < 0.6 ? 7 : whole(1, 7)),
      min_age,
      max_age: random() < 0.5 ? 120 : whole(min_age, 60),
      has_photo,
      // Depends on the id and draws no random number, so that the numbers drawn for the rest stay the same.
      photo_checked_at: has_photo && Number.parseInt(id.slice(0, 2), 16) % 4 === 0 ? atNoon(day) : null,
      private_mode: Number.parseInt(id.slice(2, 4), 16) % 12 === 0,
      answers: answersBy(Number.parseInt(id.slice(4, 8), 16)),
      last_active: atNoon(day),
      verified_at: atNoon(joinedDay),
      shuffle_salt,
      rank: 0,
      boosted_until: isBoosted ? new Date(now.getTime() + whole(1, 2 * 24 * 60) * minuteMs) : null,
    }
  })
  const reactions = new Set<string>()
  const blocks = new Set<string>()
  for (const { id } of people) {
    for (let n = 0; n < 15; n++) reactions.add(`${id}>${pick(people).id}`)
    const blocked = pick(people).id
    if (random() < 0.5 && blocked !== id) blocks.add(`${id}>${blocked}`)
  }
  for (const { id } of people) reactions.delete(`${id}>${id}`)
  const likes = new Set([...reactions].filter(() => random() < 0.5))
  const matchDays = new Map<string, number>()
  for (const person of people) {
    const day = Math.floor(person.last_active.getTime() / dayMs)
    for (let n = pick([0, 0, 1, 2, 3, 5, 9]); n > 0; n--) matchDays.set(`${person.id}>${pick(people).id}`, day - whole(0, 15))
  }
  const ranked = people.map((person) => ({ ...person, rank: rankIn(person, matchDays) }))
  return { people: ranked, reactions, likes, blocks, matchDays }
}

const inParts = async <T>(rows: readonly T[], write: (part: readonly T[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < rows.length; from += 500) await write(rows.slice(from, from + 500))
}
const pairOf = (pair: string) => ({ from_id: pair.slice(0, 36), to_id: pair.slice(37) })

const memberRow = (person: FeedPerson): Omit<FeedPerson, 'rank' | 'last_active' | 'answers'> => {
  const { rank: _, last_active: __, answers: ___, ...row } = person
  return row
}

/** Inserts a generated world into an empty database. */
export const insertFeedWorld = async (
  db: Database,
  { people, reactions, likes, blocks, matchDays }: FeedWorld,
  now: Date,
): Promise<void> => {
  await inParts(people, (part) =>
    db
      .insertInto('member')
      .values(
        part.map(memberRow).map((person) => ({
          ...person,
          status: 'active',
          email: `${person.id}@example.com`,
          phone: '',
          phone_country: person.country,
          tile: person.cell_lat === null || person.cell_lng === null ? null : tileOf(person.cell_lat, person.cell_lng),
          terms_version: 'test',
          terms_accepted_at: now,
          created_at: now,
        })),
      )
      .execute(),
  )
  await inParts(people, (part) =>
    sql`insert into card (id, tile, country, gender, seek, birth, min_age, max_age, cell_lat, cell_lng, rank)
      select id, tile, (ascii(country) - 65) * 26 + ascii(substr(country, 2, 1)) - 65, gender, seek | case when private_mode then 8 else 0 end, birth, min_age, max_age, cell_lat, cell_lng, new.rank
      from unnest(${part.map(({ id }) => id)}::uuid[], ${part.map(({ rank }) => rank)}::int[]) as new (member_id, rank) join member on id = member_id`.execute(
      db,
    ),
  )
  await inParts(people, (part) =>
    db
      .insertInto('presence')
      .values(part.map(({ id, last_active }) => ({ member_id: id, last_active })))
      .execute(),
  )
  await inParts(people, (part) =>
    db
      .insertInto('profile_answer')
      .values(part.map(({ id, answers }) => ({ member_id: id, answers: JSON.stringify(answers) })))
      .execute(),
  )
  await inParts([...matchDays], (part) =>
    db
      .insertInto('recent_match')
      .values(part.map(([pair, day]) => ({ member_id: pair.slice(0, 36), other_id: pair.slice(37), day })))
      .execute(),
  )
  await inParts([...reactions], (part) =>
    db
      .insertInto('reaction')
      .values(part.map((pair) => ({ ...pairOf(pair), kind: likes.has(pair) ? 1 : 2, at: now })))
      .execute(),
  )
  await inParts([...blocks], (part) =>
    db
      .insertInto('block')
      .values(part.map((pair) => ({ ...pairOf(pair), at: now })))
      .execute(),
  )
}

/** Lets the database compute the ranks of all members of an inserted world. */
export const rankAgain = (db: Database, { people }: FeedWorld): Promise<void> =>
  inTransaction(db, (tx) =>
    rerankSearchCards(
      tx,
      people.map(({ id }) => id),
    ),
  )
