import type { MatchCard } from '../../contract.ts'

/** What put a card at its place. */
interface CardPlace {
  boosted: boolean
  /** Set when the card leads the feed, ahead of the order of all. */
  lead?: 'likes_you' | 'suggested' | undefined
}

/** Why the viewer sees a card where it is; see `MatchCard.why`. */
export const chooseWhy = ({ boosted, lead }: CardPlace): MatchCard['why'] => (boosted ? 'boosted' : (lead ?? 'order'))
