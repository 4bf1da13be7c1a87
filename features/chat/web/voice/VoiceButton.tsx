import Mic from 'lucide-react/icons/mic'
import { type ComponentType, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { loadWithAudioText } from '#platform/web/audio/audio-text.ts'
import type { Recording } from '#platform/web/audio/recording/recorder.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'
import { chatText } from '../../locales/text.ts'
import { holdAfterMove, holdAfterRelease, type RecordingHold, type RecordingPress } from './hold.ts'
import type { VoicePanelProps } from './VoicePanel.tsx'

interface VoiceButtonProps {
  disabled?: boolean
  /** Called when the recorder opens over the row of the button. The row must be `relative`, and its content should be invisible until `onEnd`. */
  onStart?: () => void
  onEnd?: () => void
  onRecorded: (recording: Recording) => void
}

/** A click comes at most this long after its press, in milliseconds. */
const clickDelayMs = 400

const loadPanel = () => loadWithAudioText(async () => (await import('./VoicePanel.tsx')).VoicePanel)

/**
 * Button that records a voice note, either while it is held with finger or mouse, or from a tap or key press until a button ends it. The first press
 * loads the recorder.
 */
export const VoiceButton = ({ disabled = false, onStart, onEnd, onRecorded }: VoiceButtonProps) => {
  const t = useT(chatText)
  const button = useRef<HTMLButtonElement>(null)
  const press = useRef<RecordingPress>(undefined)
  /** When the last finger was lifted, as the `timeStamp` of the event. */
  const liftedAt = useRef(-clickDelayMs)
  /** How the button is held; undefined while the recorder is closed. */
  const [hold, setHold] = useState<RecordingHold>()
  const [Panel, setPanel] = useState<ComponentType<VoicePanelProps>>()
  const [news, setNews] = useState('')
  const isHeld = hold?.phase === 'down'

  const close = () => {
    press.current = undefined
    setHold(undefined)
    onEnd?.()
  }
  const open = (phase: RecordingHold['phase']) => {
    setHold({ phase, willCancel: false })
    setNews('')
    onStart?.()
    loadPanel().then(
      (loaded) => setPanel(() => loaded),
      (error: unknown) => {
        showFailure(error)
        close()
      },
    )
  }
  // The button was invisible below the recorder and gets the focus back.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (hold === undefined && wasOpen.current) button.current?.focus({ preventScroll: true })
    wasOpen.current = hold !== undefined
  }, [hold])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (disabled || hold !== undefined || !event.isPrimary || event.button !== 0) return
    const { clientX, clientY, timeStamp, currentTarget } = event
    currentTarget.setPointerCapture(event.pointerId)
    press.current = { x: clientX, y: clientY, at: timeStamp, isRtl: getComputedStyle(currentTarget).direction === 'rtl' }
    open('down')
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!isHeld || press.current === undefined) return
    const moved = holdAfterMove(press.current, event)
    if (moved.phase !== hold.phase || moved.willCancel !== hold.willCancel) setHold(moved)
  }
  const onPointerUp = (event: PointerEvent) => {
    liftedAt.current = event.timeStamp
    if (!isHeld || press.current === undefined) return
    const released = holdAfterRelease(press.current, event)
    // Without a loaded panel there is no recording to cancel.
    if (released.phase === 'cancelled' && Panel === undefined) close()
    else setHold(released)
  }
  const onClick = ({ detail, timeStamp }: MouseEvent) => {
    // Ignore the click that follows a touch, which was already handled. Only a key or an assistive tool opens the recorder by a click.
    if (hold === undefined && (detail === 0 || timeStamp - liftedAt.current > clickDelayMs)) open('free')
  }
  return (
    <>
      {hold === undefined ? null : (
        <div className="absolute inset-x-0 bottom-0 z-10 flex min-h-full flex-col justify-end bg-card">
          {Panel === undefined ? (
            <Spinner className="size-12 items-center justify-center" />
          ) : (
            <Panel hold={hold} onRecorded={onRecorded} onNews={setNews} onClose={close} />
          )}
        </div>
      )}
      <IconButton
        ref={button}
        variant={isHeld ? 'primary' : 'quiet'}
        label={t('attachments.recordVoice')}
        icon={<Mic aria-hidden className="size-6" />}
        disabled={disabled}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (isHeld ? setHold({ phase: 'free', willCancel: false }) : undefined)}
        onClick={onClick}
        onContextMenu={(event) => event.preventDefault()}
        className={classes(
          'size-12 touch-none transition-transform',
          isHeld && 'z-20 scale-125',
          hold !== undefined && !isHeld && 'invisible',
        )}
      />
      <LiveRegion message={news} />
    </>
  )
}
