import Signal from 'lucide-react/icons/signal-high'
import SignalLow from 'lucide-react/icons/signal-low'
import SignalMedium from 'lucide-react/icons/signal-medium'
import MicOff from 'lucide-react/icons/mic-off'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { callScreenText } from '../../locales/text.ts'
import { formatDuration } from './format-duration.ts'
import { useSecondsSince } from '../call-status.ts'
import type { CallView } from '../controller/call-view.ts'

const bars = { good: Signal, fair: SignalMedium, poor: SignalLow }

/** Duration, connection quality, and problems. */
export const CallDetails = ({ view, overPicture }: { view: CallView; overPicture: boolean }) => {
  const t = useT(callScreenText)
  const { phase, connectedAt, seconds, deviceProblem, videoDropped, peerMedia, person, media } = view
  const running = useSecondsSince(phase === 'talking' ? connectedAt : null)
  const Bars = media.quality === null ? undefined : bars[media.quality]
  return (
    <div className={classes('flex flex-col items-center gap-3', overPicture && 'mt-auto pb-3')}>
      {running === null ? null : (
        <p
          className={classes(
            'flex flex-wrap items-center justify-center gap-x-3 text-sm',
            overPicture && 'rounded-card bg-photo-shade/70 px-4 py-1.5',
          )}
        >
          <span role="timer" className="tabular-nums">
            {formatDuration(running)}
          </span>
          {Bars === undefined || media.quality === null ? null : (
            <span className="flex items-center gap-1 whitespace-nowrap">
              <Bars aria-hidden className="size-4" />
              {t(`quality.${media.quality}`)}
            </span>
          )}
          {peerMedia.audio ? null : (
            <span className="flex items-center gap-1">
              <MicOff aria-hidden className="size-4" />
              {t('theyAreMuted', { name: person.firstname })}
            </span>
          )}
        </p>
      )}
      {phase === 'over' && seconds > 0 ? <p className="text-soft-night">{t('lasted', { time: formatDuration(seconds) })}</p> : null}
      {deviceProblem === null ? null : (
        <p role="alert" className="max-w-md rounded-card bg-marigold-tint px-5 py-3 text-marigold-ink">
          {t(`trouble.${deviceProblem.device}.${deviceProblem.failure}`)}
        </p>
      )}
      {videoDropped && phase === 'talking' ? (
        <p role="status" className="max-w-md rounded-card bg-marigold-tint px-5 py-3 text-marigold-ink">
          {t('gaveWay')}
        </p>
      ) : null}
    </div>
  )
}
