import Info from 'lucide-react/icons/info'
import Zap from 'lucide-react/icons/zap'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import type { MatchCard } from '../../contract.ts'
import { matchesText } from '../../locales/text.ts'
import { setExplainedCard, type ExplanationSubject } from './why-store.ts'

interface WhyButtonProps {
  of: ExplanationSubject
  /** Whether the button lies on a photo. */
  onPhoto?: boolean
  className?: string
}

/** The small button that explains why somebody is shown. Its accessible name has no person's name, so that it is not taken for a reaction. */
export const WhyButton = ({ of, onPhoto = false, className }: WhyButtonProps) => {
  const t = useT(matchesText)
  return (
    <IconButton
      label={t('why.label')}
      aria-haspopup="dialog"
      icon={
        <span className={classes('grid size-7 place-items-center rounded-full', onPhoto && 'bg-photo-shade/40')}>
          <Info aria-hidden className="size-4.5" />
        </span>
      }
      className={classes(onPhoto ? 'text-on-photo' : 'text-soft', className)}
      onClick={() => setExplainedCard(of)}
    />
  )
}

/** The button that explains why somebody is shown, on a photo; for a boosted card it is the label "Boosted". */
export const WhyOnPhoto = ({ person: { firstname: name, why, boosted }, className }: { person: MatchCard; className?: string }) => {
  const t = useT(matchesText)
  if (!boosted) return <WhyButton of={{ name, why }} onPhoto className={className} />
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t('boosted')}. ${t('why.label')}`}
      title={t('why.label')}
      // The visible label is less high than a fingertip, so padding makes the area that takes presses larger.
      className={classes('p-2', className)}
      onClick={() => setExplainedCard({ name, why })}
    >
      <span className="inline-flex items-center gap-1 rounded-full bg-marigold px-2.5 py-1 text-xs font-semibold text-on-marigold">
        <Zap aria-hidden className="size-3.5 fill-current" />
        <span className="max-[22rem]:sr-only">{t('boosted')}</span>
      </span>
    </button>
  )
}
