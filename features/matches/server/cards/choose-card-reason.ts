import type { MatchCard } from '../../contract.ts'

/** What decided the place of a card in the feed. */
interface CardPlace {
  boosted: boolean
  /** Set when the card comes first in the walk, before the usual order. */
  priority?: 'likes_you' | 'suggested' | undefined
}

/** Returns why a card is at its place in the feed; see `MatchCard.why`. */
export const chooseCardReason = ({ boosted, priority }: CardPlace): MatchCard['why'] => (boosted ? 'boosted' : (priority ?? 'order'))
