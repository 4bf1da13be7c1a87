import { readPeerCards } from '#features/chat/server/index.ts'
import type { DescribeEntries } from '#features/wallet/server/index.ts'
import { translateGiftPlanName, readGifts } from './queries.ts'

/** Describes, by journal id, the gift and the other member of each entry of the caller's wallet history that is about a gift. */
export const describeGiftEntries: DescribeEntries = async ({ actor, db, now, locale }, entries) => {
  const giftEntries = entries.filter(({ kind, details }) => kind.startsWith('gift_') && details?.['gift'] !== undefined)
  if (giftEntries.length === 0) return new Map()
  const gifts = new Map(
    (await readGifts(db, [...new Set(giftEntries.map(({ details }) => String(details?.['gift'])))])).map((gift) => [gift.id, gift]),
  )
  const other = ({ from_id, to_id }: { from_id: string; to_id: string }) => (from_id === actor.id ? to_id : from_id)
  const people = await readPeerCards(db, { viewerId: actor.id, ids: [...new Set([...gifts.values()].map(other))], now, locale })
  return new Map(
    giftEntries.flatMap(({ id, details }) => {
      const gift = gifts.get(String(details?.['gift']))
      return gift === undefined
        ? []
        : [[id, { what: translateGiftPlanName(gift.names, locale), person: people.get(other(gift))?.firstname }]]
    }),
  )
}
