import Zap from 'lucide-react/icons/zap'
import { memo } from 'react'
import { DislikeButton, LikeButton, PersonTile, type ReactionAction } from '#features/reactions/web/index.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { MatchCard } from '../contract.ts'
import { matchesText } from '../locales/text.ts'
import { Hint } from './hint/Hint.tsx'

interface MatchTileProps {
  person: MatchCard
  onReact: (person: MatchCard, action: ReactionAction) => void
  /** Visible without scrolling, so its photo loads first. */
  eager: boolean
}

/** One person of the feed with like and dislike buttons. Memoised, because the feed grows page by page. */
export const MatchTile = memo(({ person, onReact, eager }: MatchTileProps) => {
  const t = useT(matchesText)
  const takesPart = useCanParticipate()
  const { firstname, hint } = person
  const react = (action: ReactionAction) => onReact(person, action)
  const sign = person.boosted ? (
    <span className="inline-flex items-center gap-1 rounded-full bg-marigold px-2.5 py-1 text-xs font-semibold text-on-marigold">
      <Zap aria-hidden className="size-3.5 fill-current" />
      <span className="max-[22rem]:sr-only">{t('boosted')}</span>
    </span>
  ) : null
  return (
    <PersonTile
      person={person}
      eager={eager}
      sign={sign}
      hint={hint ? <Hint hint={hint} /> : null}
      corner={takesPart ? <DislikeButton name={firstname} reaction="none" onReact={react} variant="photo" /> : null}
    >
      {takesPart ? <LikeButton name={firstname} reaction="none" onReact={react} /> : null}
    </PersonTile>
  )
})
