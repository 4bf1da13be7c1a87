import type { MatchCard } from '../../contract.ts'

/** What put a card at its place. */
interface CardPlace {
  boosted: boolean
  /** Set when the card leads the feed, ahead of the order of all. */
  lead?: 'likes_you' | 'suggested' | undefined
}

/** Returns why a card is at its place in the feed; see `MatchCard.why`. */
export const chooseCardReason = ({ boosted, lead }: CardPlace): MatchCard['why'] => (boosted ? 'boosted' : (lead ?? 'order'))
