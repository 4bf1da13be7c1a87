import { memo } from 'react'
import { PhotoCheckBadgeOnCard } from '#features/photo-check/web/index.ts'
import { DislikeButton, LikeButton, PersonTile, type ReactionAction } from '#features/reactions/web/index.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import type { MatchCard } from '../contract.ts'
import { CardHintLine } from './hint/CardHintLine.tsx'
import { WhyOnPhoto } from './why/WhyButton.tsx'

interface MatchTileProps {
  person: MatchCard
  onReact: (person: MatchCard, action: ReactionAction) => void
  /** Whether the tile is visible without scrolling; then its photo loads first. */
  eager: boolean
}

/** The hint and the photo check badge of a tile. A server of the previous release sends no `checkedAt`. */
const TileHint = ({ hint, checkedAt }: { hint: MatchCard['hint']; checkedAt: string | null | undefined }) => (
  <div className="flex flex-col gap-0.5">
    {hint ? <CardHintLine hint={hint} /> : null}
    {checkedAt ? <PhotoCheckBadgeOnCard checkedAt={checkedAt} /> : null}
  </div>
)

/** One person of the feed with like and dislike buttons. Memoised, because the feed grows page by page. */
export const MatchTile = memo(({ person, onReact, eager }: MatchTileProps) => {
  const takesPart = useCanParticipate()
  const { firstname, hint, photo_checked_at: checkedAt } = person
  const react = (action: ReactionAction) => onReact(person, action)
  return (
    <PersonTile
      person={person}
      eager={eager}
      info={<WhyOnPhoto person={person} />}
      hint={hint || checkedAt ? <TileHint hint={hint} checkedAt={checkedAt} /> : null}
      corner={takesPart ? <DislikeButton name={firstname} reaction="none" onReact={react} variant="photo" /> : null}
    >
      {takesPart ? <LikeButton name={firstname} reaction="none" onReact={react} /> : null}
    </PersonTile>
  )
})
