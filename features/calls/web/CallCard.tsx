import Phone from 'lucide-react/icons/phone'
import PhoneMissed from 'lucide-react/icons/phone-missed'
import Video from 'lucide-react/icons/video'
import type { CallSummary } from '#features/chat/content-contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import type { CallPerson } from '../contract.ts'
import { callScreenText } from '../locales/text.ts'
import { formatDuration } from './screen/format-duration.ts'
import { usePlaceCall } from './use-place-call.ts'

export interface CallCardProps {
  person: CallPerson
  /** Whether the viewer was the caller. */
  own: boolean
  call: CallSummary
}

/** Outcomes that the callee sees as a missed call. */
const unanswered: readonly CallSummary['outcome'][] = ['missed', 'cancelled', 'busy']

/** A call in the conversation: its outcome, and a button to call again. */
export const CallCard = ({ person, own, call }: CallCardProps) => {
  const t = useT(callScreenText)
  const way = usePlaceCall(person)
  const { kind, outcome, seconds } = call
  const missed = !own && unanswered.includes(outcome)
  const Icon = missed ? PhoneMissed : kind === 'video' ? Video : Phone
  const how = (): string => {
    if (outcome === 'ended') return formatDuration(seconds)
    if (missed) return t('card.missed')
    return t(outcome === 'missed' ? 'card.unanswered' : `card.${outcome}`)
  }
  return (
    <div className="flex w-64 max-w-full flex-col gap-1 rounded-card border border-line bg-card p-4 text-ink">
      <div className="flex items-center gap-3">
        <span
          className={classes(
            'grid size-11 shrink-0 place-items-center rounded-full',
            missed ? 'bg-danger-tint text-danger' : outcome === 'ended' ? 'bg-lagoon-tint text-lagoon' : 'bg-sunken text-soft',
          )}
        >
          <Icon aria-hidden className="size-5" />
        </span>
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block font-semibold">{t(`kind.${kind}`)}</span>
          <span className={classes('text-sm tabular-nums', missed ? 'font-medium text-danger' : 'text-soft')}>{how()}</span>
        </p>
      </div>
      {way === undefined ? null : (
        <Button variant="quiet" size="sm" busy={way.busy} onClick={() => way.place(kind)} className="-mx-2 -mb-2">
          {t(own ? 'again' : 'back')}
        </Button>
      )}
    </div>
  )
}
