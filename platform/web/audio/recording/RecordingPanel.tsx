import Square from 'lucide-react/icons/square'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '../../i18n.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Spinner } from '../../ui/states/Spinner.tsx'
import { audioText } from '../audio-text.ts'
import { AudioPlayer } from '../playing/AudioPlayer.tsx'
import { formatTime } from '../format-time.ts'
import { LiveWaveform } from './LiveWaveform.tsx'
import type { Recorder, Recording } from './recorder.ts'
import { useLiveRecording, useRecorderState } from './use-recorder.ts'

interface RecordingPanelProps {
  recorder: Recorder
  /** Label of the recording, such as "Voice note". */
  label: string
  /** Shown instead of the buttons while a finger holds the record button. */
  heldHint?: ReactNode
  /** The button that sends or uses the recording. */
  use: { label: string; icon: ReactNode; onUse: (recording: Recording) => void }
  /** The recording was cancelled or deleted, or its problem was read. */
  onClose: () => void
}

const Elapsed = ({ recorder }: { recorder: Recorder }) => {
  const { seconds } = useLiveRecording(recorder)
  return (
    <span className="flex shrink-0 items-center gap-2 text-sm tabular-nums">
      <span aria-hidden className="size-2.5 animate-pulse rounded-full bg-danger" />
      <span role="timer">{formatTime(seconds)}</span>
    </span>
  )
}

/**
 * Shows one recording in a row of 48 px, from opening the microphone to the preview. Explanations are above the row. The focus moves to the stop
 * button, then to the button that uses the recording.
 */
export const RecordingPanel = ({ recorder, label, heldHint, use, onClose }: RecordingPanelProps) => {
  const t = useT(audioText)
  const words = useT(platformText)
  const state = useRecorderState(recorder)
  const id = useId()
  const main = useRef<HTMLButtonElement>(null)
  const isHeld = heldHint !== undefined
  const { phase } = state
  useEffect(() => {
    if (phase !== 'idle' && !isHeld) main.current?.focus({ preventScroll: true })
  }, [phase, isHeld])
  const close = () => {
    recorder.cancel()
    onClose()
  }
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // Closing discards the recording; a finished one is only discarded by its delete button.
    if (event.key === 'Escape' && phase !== 'done' && !event.defaultPrevented) close()
  })
  useEffect(() => {
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [])
  const row = 'flex min-h-12 items-center gap-2'
  if (state.phase === 'failed')
    return (
      <div role="alert" className="flex flex-col gap-2 text-sm">
        <p>{t(`problems.${state.problem}`)}</p>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" size="sm" onClick={close}>
            {words('words.close')}
          </Button>
          <Button ref={main} variant="secondary" size="sm" onClick={() => void recorder.start()}>
            {words('words.retry')}
          </Button>
        </div>
      </div>
    )
  if (state.phase === 'done')
    return (
      <div>
        {state.interruption === undefined ? null : (
          <p role="alert" className="pb-2 text-sm text-soft">
            {t(`interruptions.${state.interruption}`)}
          </p>
        )}
        <div className={row}>
          <IconButton label={t('delete')} icon={<Trash2 aria-hidden className="size-5" />} onClick={close} className="text-danger" />
          <AudioPlayer
            compact
            id={id}
            src={state.url}
            seconds={state.recording.seconds}
            peaks={state.recording.peaks}
            label={label}
            className="flex-1"
          />
          <IconButton
            ref={main}
            variant="primary"
            label={use.label}
            icon={use.icon}
            onClick={() => use.onUse(state.recording)}
            className="size-12"
          />
        </div>
      </div>
    )
  if (state.phase !== 'recording')
    return (
      <div className={row}>
        <IconButton label={t('cancel')} icon={<X aria-hidden className="size-5" />} onClick={close} />
        <Spinner />
        <span className="min-w-0 flex-1 text-sm">{state.phase === 'opening' ? t('opening') : null}</span>
      </div>
    )
  return (
    <div className={row}>
      {isHeld ? null : (
        <IconButton label={t('cancel')} icon={<Trash2 aria-hidden className="size-5" />} onClick={close} className="text-danger" />
      )}
      <Elapsed recorder={recorder} />
      <LiveWaveform recorder={recorder} className="h-8 min-w-0 flex-1 text-primary" />
      {isHeld ? (
        heldHint
      ) : (
        <IconButton
          ref={main}
          variant="primary"
          label={t('stop')}
          icon={<Square aria-hidden className="size-5 fill-current" />}
          onClick={() => void recorder.stop()}
          className="size-12"
        />
      )}
    </div>
  )
}
