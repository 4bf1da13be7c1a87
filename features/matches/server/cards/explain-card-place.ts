import type { MatchCard } from '../../contract.ts'

/** What decided the place of a card in the feed. */
interface CardPlace {
  boosted: boolean
  /** Set if the card comes first in the feed, before the usual order: its member likes the viewer, or is suggested. */
  priority?: 'likes_you' | 'suggested' | undefined
}

/** Returns why a card is at its place in the feed; see `MatchCard.why`. */
export const explainCardPlace = ({ boosted, priority }: CardPlace): MatchCard['why'] => (boosted ? 'boosted' : (priority ?? 'order'))
