import type { MatchCard } from '../../contract.ts'

/** What decided the place of a card in the feed. */
interface CardPlace {
  boosted: boolean
  /** Set when the card leads the walk, ahead of the usual order. */
  lead?: 'likes_you' | 'suggested' | undefined
}

/** Returns why a card is at its place in the feed; see `MatchCard.why`. */
export const chooseCardReason = ({ boosted, lead }: CardPlace): MatchCard['why'] => (boosted ? 'boosted' : (lead ?? 'order'))
