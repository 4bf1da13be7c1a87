import Heart from 'lucide-react/icons/heart'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Sparkles from 'lucide-react/icons/sparkles'
import { useVocabulary } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import type { MatchCard } from '../../contract.ts'
import { matchesText } from '../../locales/text.ts'

const icons = { likes_you: Heart, interest: Sparkles, goal: HeartHandshake }

/** The hint of a card: a like, a shared interest or a goal. */
export const CardHintLine = ({ hint }: { hint: NonNullable<MatchCard['hint']> }) => {
  const t = useT(matchesText)
  const { interest, goal } = useVocabulary()
  const { kind, value } = hint
  const Icon = icons[kind]
  return (
    <span className="flex min-w-0 items-start gap-1">
      <Icon
        aria-hidden
        className={classes('mt-[calc((1lh-1rem)/2)] size-4 shrink-0', kind === 'likes_you' && 'fill-current')}
        strokeWidth={2.5}
      />
      {kind === 'likes_you' ? null : <VisuallyHidden>{t(kind === 'interest' ? 'hint.interest' : 'hint.goal')}</VisuallyHidden>}
      <span className="line-clamp-2 min-w-0 hyphens-auto">
        {kind === 'likes_you' ? t('hint.likesYou') : kind === 'interest' ? interest(value ?? '') : goal(value ?? '')}
      </span>
    </span>
  )
}
