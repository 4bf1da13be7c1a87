import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useFormat, useT } from '../../i18n.tsx'
import { classes } from '../../ui/classes.ts'
import { Spinner } from '../../ui/states/Spinner.tsx'
import { useDelayed } from '../../ui/states/use-delayed.ts'
import { audioText } from '../audio-text.ts'
import { formatTime, wholeSeconds } from '../format-time.ts'
import { nextRate } from './playback-rate.ts'
import { audioPlayer } from './player.ts'
import { SeekBar } from './SeekBar.tsx'
import { useTrack } from './use-track.ts'

export interface AudioPlayerProps {
  /** Unique id of the recording in this tab. */
  id: string
  /** URL of the recording; undefined while there is nothing to play yet. It is loaded at the first press. */
  src: string | undefined
  /** Length in seconds. */
  seconds: number
  /** The waveform: hexadecimal digits. */
  peaks: string
  /** Label of the recording, such as "Voice note". */
  label: string
  /** Hides the speed button, where space is tight. */
  compact?: boolean
  /** -1 removes the controls from the tab order. */
  tabIndex?: number
  className?: string
}

const spinnerDelay = 150
const round = 'grid size-11 shrink-0 place-items-center rounded-full transition-colors disabled:cursor-not-allowed disabled:opacity-55'

/** A player for a recording: play and pause, a waveform to seek, time, and speed. It has the colour of the text around it. */
export const AudioPlayer = ({ id, src, seconds, peaks, label, compact = false, tabIndex = 0, className }: AudioPlayerProps) => {
  const t = useT(audioText)
  const { number } = useFormat()
  const { status, at, rate } = useTrack(id)
  const isBusy = status === 'playing' || status === 'loading'
  const spins = useDelayed(status === 'loading', spinnerDelay)
  const track = { id, src: src ?? '', seconds }
  const Icon = status === 'failed' ? RotateCcw : isBusy ? Pause : Play
  const total = formatTime(wholeSeconds(seconds))
  return (
    <div role="group" aria-label={label} className={classes('flex min-w-0 items-start gap-1', className)}>
      <button
        type="button"
        aria-label={t(status === 'failed' ? 'again' : isBusy ? 'pause' : 'play')}
        disabled={src === undefined}
        tabIndex={tabIndex}
        onClick={() => void audioPlayer.toggle(track)}
        className={classes(round, 'bg-current/12 hover:bg-current/20')}
      >
        {spins ? <Spinner /> : <Icon aria-hidden className={classes('size-5', Icon !== RotateCcw && 'fill-current')} />}
      </button>
      <div className="flex min-w-0 flex-1 flex-col">
        <SeekBar
          at={at}
          seconds={seconds}
          peaks={peaks}
          disabled={src === undefined}
          tabIndex={tabIndex}
          onSeek={(to) => audioPlayer.seek(track, to)}
        />
        {status === 'failed' ? (
          <span role="alert" className="text-xs">
            {t('failed')}
          </span>
        ) : (
          <span className="text-xs tabular-nums">{at > 0 || isBusy ? `${formatTime(at)} / ${total}` : total}</span>
        )}
      </div>
      {compact ? null : (
        <button
          type="button"
          aria-label={t('speed', { rate: number(rate) })}
          tabIndex={tabIndex}
          onClick={() => audioPlayer.setRate(nextRate(rate))}
          className="grid h-11 min-w-11 shrink-0 place-items-center"
        >
          <span aria-hidden className="rounded-full px-2 py-1 text-xs font-semibold tabular-nums ring-1 ring-current/40 ring-inset">
            {number(rate)}×
          </span>
        </button>
      )}
    </div>
  )
}
