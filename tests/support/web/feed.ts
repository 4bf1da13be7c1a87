import type { MatchCard } from '#features/matches/contract.ts'
import type { PickCard } from '#features/matches/picks-contract.ts'
import { json } from './fake-server.ts'

/** A person of the feed, by first name. */
export const feedCard = (firstname: string, fields: Partial<MatchCard> = {}): MatchCard => ({
  id: `id-${firstname}`,
  firstname,
  lastname: 'X',
  age: 27,
  active: false,
  last_seen: null,
  voice_hello: false,
  photo_checked_at: null,
  country: { code: 'CM', name: 'Cameroon' },
  location: 'Douala',
  distance: 3,
  image: null,
  image_blur: null,
  images: [],
  ring: '5',
  boosted: false,
  why: 'order',
  hint: null,
  ...fields,
})

interface FeedPage {
  next_cursor?: string
  wider_from?: number
  filter?: object
  widens?: boolean
  seen_everyone?: boolean
}

/** An answer of the feed with these people. */
export const feedPage = (people: readonly MatchCard[], fields: FeedPage = {}): Response =>
  json({ data: { people, next_cursor: null, wider_from: null, filter: { distance: '20', gender: 'both' }, widens: false, ...fields } })

/** An answer with these picks, of a day that ends in an hour unless said otherwise. */
export const picksAnswer = (people: readonly PickCard[], endsAt = new Date(Date.now() + 3_600_000)): Response =>
  json({ data: { people, ends_at: endsAt.toISOString() } })
