import { memo } from 'react'
import { DislikeButton, LikeButton, PersonTile, type ReactionAction } from '#features/reactions/web/index.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import type { MatchCard } from '../contract.ts'
import { Hint } from './hint/Hint.tsx'
import { WhyOnPhoto } from './why/WhyButton.tsx'

interface MatchTileProps {
  person: MatchCard
  onReact: (person: MatchCard, action: ReactionAction) => void
  /** Visible without scrolling, so its photo loads first. */
  eager: boolean
}

/** One person of the feed with like and dislike buttons. Memoised, because the feed grows page by page. */
export const MatchTile = memo(({ person, onReact, eager }: MatchTileProps) => {
  const takesPart = useCanParticipate()
  const { firstname, hint } = person
  const react = (action: ReactionAction) => onReact(person, action)
  return (
    <PersonTile
      person={person}
      eager={eager}
      info={<WhyOnPhoto person={person} />}
      hint={hint ? <Hint hint={hint} /> : null}
      corner={takesPart ? <DislikeButton name={firstname} reaction="none" onReact={react} variant="photo" /> : null}
    >
      {takesPart ? <LikeButton name={firstname} reaction="none" onReact={react} /> : null}
    </PersonTile>
  )
})
