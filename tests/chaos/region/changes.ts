// What members do between two pages, by the product's own functions, on whichever database.
import { addBlock } from '#features/blocks/server/index.ts'
import {
  setMemberBoosted,
  setMemberHasPhoto,
  setMemberHidesFromKnown,
  setMemberPaused,
  setMemberPlace,
  setMemberPrivate,
  touchPresence,
  updateMember,
} from '#features/members/server/index.ts'
import { setReactionUnchecked } from '#features/reactions/server/store.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { Random } from '#platform/shared/seeded-random.ts'
import type { FeedPerson } from '#tests/support/feed/feed-oracle.ts'

/** Something that one member does. */
export interface Change {
  what: string
  memberId: string
  apply(tx: Tx): Promise<unknown>
  /** It only hides the member, so the west may hear of it late. */
  onlyHides?: boolean
}

/** Returns a reaction of the viewer to somebody on a page. */
export const reactTo = (viewerId: string, otherId: string, state: 'liked' | 'disliked', now: Date): Change => ({
  what: state,
  memberId: viewerId,
  apply: (tx) => setReactionUnchecked(tx, viewerId, otherId, state, now),
})

const placed = (people: readonly FeedPerson[], random: Random) => {
  const { cell_lat: cellLat, cell_lng: cellLng, country } = random.pick(people.filter(({ cell_lat }) => cell_lat !== null))
  return { cellLat: cellLat ?? 0, cellLng: cellLng ?? 0, country, city: '' }
}

/** Draws a change of somebody: of what others find, or towards the viewer. */
export const drawChange = (people: readonly FeedPerson[], viewerId: string, random: Random, now: Date): Change => {
  const { id } = random.pick(people.filter((person) => person.id !== viewerId))
  const place = placed(people, random)
  const [age, hash] = [random.int(19, 40), Buffer.from(`${id} ${viewerId}`)]
  const isOn = random.chance(0.5)
  const changes: Omit<Change, 'memberId'>[] = [
    { what: 'pauses', onlyHides: true, apply: (tx) => setMemberPaused(tx, id, true) },
    { what: 'returns', apply: (tx) => setMemberPaused(tx, id, false) },
    { what: 'goes private', onlyHides: true, apply: (tx) => setMemberPrivate(tx, id, true) },
    { what: 'is private no more', apply: (tx) => setMemberPrivate(tx, id, false) },
    { what: 'moves', apply: (tx) => setMemberPlace(tx, id, place, now) },
    { what: 'is boosted', apply: (tx) => setMemberBoosted(tx, id, new Date(now.getTime() + dayMs)) },
    { what: 'changes the photo', apply: (tx) => setMemberHasPhoto(tx, id, isOn, now) },
    { what: 'changes the wishes', apply: (tx) => updateMember(tx, id, { min_age: age, max_age: age + 25 }, now) },
    { what: 'likes the viewer', apply: (tx) => setReactionUnchecked(tx, id, viewerId, 'liked', now) },
    { what: 'blocks the viewer', apply: (tx) => addBlock(tx, id, viewerId, now) },
    { what: 'is here', apply: (tx) => touchPresence(tx, [id], now) },
    {
      what: 'hides from the viewer',
      apply: async (tx) => {
        const known = { member_id: id, hash, kind: 'address', owner_id: viewerId, added_at: now }
        await tx
          .insertInto('known_contact')
          .values(known)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await setMemberHidesFromKnown(tx, id, true)
      },
    },
  ]
  return { memberId: id, ...random.pick(changes) }
}
