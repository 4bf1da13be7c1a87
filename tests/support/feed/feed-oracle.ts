// A brute-force implementation of the feed that examines every card, for tests and benchmarks.
import { ageOn, distanceKm } from '#features/members/server/index.ts'
import type { MatchCard, FeedFilter } from '#features/matches/contract.ts'

type RingName = MatchCard['ring']

/** A member with a card. */
export interface FeedPerson {
  id: string
  firstname: string
  lastname: string
  shows_lastname: boolean
  gender: number
  birth: string
  country: string
  cell_lat: number | null
  cell_lng: number | null
  /** Bits of genders; 7 is everybody, and 16391 the three built-in genders. */
  seek: number
  min_age: number
  max_age: number
  /** The rank when the card was written, including the boost bit. */
  rank: number
  has_photo: boolean
  /** When the photo was checked; null without a badge. */
  photo_checked_at: Date | null
  /** Whether the member is shown only to people that they like. */
  private_mode: boolean
  last_active: Date
  verified_at: Date
  /** The salt that shuffles the member; null for members created before salts existed. */
  shuffle_salt: string | null
  /** Answers to the fields of the operator. */
  answers: Readonly<Record<string, string | number | readonly string[]>>
  /** The end of the boost; null without one. */
  boosted_until: Date | null
}

/** Generated members with their reactions and blocks. */
export interface FeedWorld {
  /** All members with a card. */
  people: readonly FeedPerson[]
  /** All reactions, each as `from>to`. */
  reactions: ReadonlySet<string>
  /** The reactions that are likes. */
  likes: ReadonlySet<string>
  blocks: ReadonlySet<string>
  /** The day (since 1970) on which somebody began to match with somebody, for each as `member>other`. */
  matchDays: ReadonlyMap<string, number>
}

/** A match the feed must show. */
export interface ExpectedMatch {
  id: string
  ring: RingName
  boosted: boolean
}

/** The members who may come first in a walk: likers at their places, and suggested members, best first. */
export interface ExpectedPriority {
  places: readonly number[]
  suggested: readonly string[]
}

const boostBit = 2 ** 29
const mostLikers = 5
const order: readonly RingName[] = ['5', '10', '20', '50', '100', 'country', 'anywhere']
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()

const distance = (a: FeedPerson, b: FeedPerson): number | undefined =>
  a.cell_lat === null || a.cell_lng === null || b.cell_lat === null || b.cell_lng === null
    ? undefined
    : distanceKm(a.cell_lat, a.cell_lng, b.cell_lat, b.cell_lng)

/** Whether answers pass a filter such as `height00:160..180;children:yes00000,no000000`. */
const hasAnswered = (answers: FeedPerson['answers'], fields: string): boolean =>
  fields.split(';').every((condition) => {
    const [id = '', wanted = ''] = condition.split(':')
    const answer = answers[id]
    if (answer === undefined) return false
    if (typeof answer !== 'number') return [answer].flat().some((choice) => wanted.split(',').includes(choice))
    const [least, most] = wanted.split('..')
    return answer >= Number(least || -Infinity) && answer <= Number(most || Infinity)
  })

const numberOfGender = (gender: string): number =>
  gender.startsWith('own') ? Number(gender.slice(11)) : ['male', 'female'].indexOf(gender)

const passes = ({ reactions, likes, blocks }: FeedWorld, me: FeedPerson, other: FeedPerson, filter: FeedFilter, now: Date): boolean => {
  const [mine, theirs] = [ageOn(me.birth, now), ageOn(other.birth, now)]
  const { name, gender = 'both' } = filter
  if (other.id === me.id || reactions.has(`${me.id}>${other.id}`)) return false
  if (blocks.has(`${me.id}>${other.id}`) || blocks.has(`${other.id}>${me.id}`)) return false
  if (other.private_mode && !likes.has(`${other.id}>${me.id}`)) return false
  if (theirs < (filter.min_age ?? 0) || theirs > (filter.max_age ?? Infinity)) return false
  if (mine < other.min_age || mine > other.max_age) return false
  if (gender !== 'both' && other.gender !== numberOfGender(gender)) return false
  if (other.seek !== 7 && Math.floor(other.seek / 2 ** me.gender) % 2 === 0) return false
  if (filter.country !== undefined && other.country !== filter.country) return false
  if (filter.fields !== undefined && !hasAnswered(other.answers, filter.fields)) return false
  if (filter.checked !== undefined && other.photo_checked_at === null) return false
  if (name === undefined) return true
  return plain(other.firstname).startsWith(plain(name)) || (other.shows_lastname && plain(other.lastname).startsWith(plain(name)))
}

const ringOf = (me: FeedPerson, other: FeedPerson, filter: FeedFilter): RingName => {
  if (filter.distance === 'any') return filter.country === undefined ? 'anywhere' : 'country'
  const km = distance(me, other)
  const first = order.indexOf(filter.distance ?? '20')
  const radius = km === undefined ? undefined : order.slice(first, 5).find((ring) => km <= Number(ring))
  return radius ?? (other.country === (filter.country ?? me.country) ? 'country' : 'anywhere')
}

/** Returns the rank at a moment, without a boost that has ended. */
const rankAt = ({ rank, boosted_until }: FeedPerson, now: Date): number =>
  boosted_until !== null && boosted_until <= now ? rank - boostBit : rank

type RankedPerson = Pick<FeedPerson, 'id' | 'rank'>

const byRank = (a: RankedPerson, b: RankedPerson): number => b.rank - a.rank || (a.id < b.id ? 1 : -1)

/** Lays out an area: likers (suggested ones first) at their places, boosted people at every fourth, suggested before ordinary people, then the rest. */
const orderArea = (
  ring: RingName,
  given: FeedPerson[],
  now: Date,
  likedBy: (id: string) => boolean,
  priority?: ExpectedPriority,
): ExpectedMatch[] => {
  const people = given.map((person) => ({ id: person.id, rank: rankAt(person, now) })).toSorted(byRank)
  const boosted = people.filter(({ rank }) => rank >= boostBit)
  const others = people.filter(({ rank }) => rank < boostBit)
  const allLikers = priority === undefined ? [] : others.filter(({ id }) => likedBy(id))
  const isSuggested = ({ id }: { id: string }) => priority?.suggested.includes(id) === true
  const likers = [...allLikers.filter(isSuggested), ...allLikers.filter((one) => !isSuggested(one))].slice(0, mostLikers)
  const inOrder = (priority?.suggested ?? []).flatMap((id) => others.find((one) => one.id === id && !likers.includes(one)) ?? [])
  const suggested = [...inOrder.filter(({ id }) => likedBy(id)), ...inOrder.filter(({ id }) => !likedBy(id))]
  const ordinary = [...suggested, ...others.filter((one) => !likers.includes(one) && !suggested.includes(one))]
  const laid: ExpectedMatch[] = []
  while (boosted.length + ordinary.length + likers.length > 0) {
    const isLiker = likers.length > 0 && (priority?.places.includes(laid.length) === true || boosted.length + ordinary.length === 0)
    const isBoosted = !isLiker && boosted.length > 0 && (ordinary.length === 0 || laid.length % 4 === 0)
    const next = (isLiker ? likers : isBoosted ? boosted : ordinary).shift()
    if (next !== undefined) laid.push({ id: next.id, ring, boosted: isBoosted })
  }
  return laid
}

/** All matches of a search in order, over all pages. Without `priority`, nobody comes first. */
export const expectedMatches = (
  world: FeedWorld,
  viewerId: string,
  filter: FeedFilter,
  widen: boolean,
  now: Date,
  priority?: ExpectedPriority,
  /** The search continues in the next area when it has found fewer people than this. */
  enough = 10,
): ExpectedMatch[] => {
  const me = world.people.find(({ id }) => id === viewerId)
  if (me === undefined) throw new Error('the viewer has no card')
  const passing = world.people.filter((other) => passes(world, me, other, filter, now))
  const placed = passing.map((other) => ({ other, ring: ringOf(me, other, filter) }))
  const isPlaced = me.cell_lat !== null
  const first = filter.distance === 'any' || !isPlaced ? 'country' : (filter.distance ?? '20')
  const firstArea = filter.distance === 'any' && filter.country === undefined ? 'anywhere' : first
  const mayWiden = filter.distance === undefined || filter.distance === 'any' || widen || !isPlaced
  const shown: ExpectedMatch[] = []
  for (const ring of order.slice(order.indexOf(first))) {
    const here = placed.filter((one) => one.ring === ring).map(({ other }) => other)
    const likedBy = (id: string) => world.likes.has(`${id}>${viewerId}`)
    shown.push(...orderArea(ring, here, now, likedBy, ring === firstArea ? priority : undefined))
    if (!mayWiden || shown.length >= enough) break
  }
  return shown
}
