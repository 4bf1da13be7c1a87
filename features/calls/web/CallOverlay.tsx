import { useEffect, useRef } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { showError } from '#platform/web/ui/toasts/toast.ts'
import type { CallPerson } from '../contract.ts'
import { callScreenText } from '../locales/text.ts'
import { useCallStatusText } from './call-status.ts'
import { CallBar } from './CallBar.tsx'
import type { CallController } from './controller/call-controller.ts'
import { CallScreen } from './screen/CallScreen.tsx'
import { updateCallView, type CallView, useCallView } from './controller/call-view.ts'
import { PayForCallDialog } from './PayForCallDialog.tsx'
import { usePlayRingtone } from './controller/ringtone.ts'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'

export interface CallOverlayProps {
  controller: CallController
  /** Opens the report form for a member. */
  onReport: (uid: string) => void
  /** Blocks a member; the call is over already. */
  onBlock: (person: CallPerson) => Promise<void>
}

/** How long the end of a normal call stays on screen, in milliseconds. */
const dismissDelayMs = 8000

const play = (element: HTMLVideoElement, tracks: readonly (MediaStreamTrack | null)[]): void => {
  element.srcObject = new MediaStream(tracks.filter((track) => track !== null))
  // Browsers play only after a user gesture. Placing or answering the call was one.
  element.play().catch(() => {})
}

/** Plays the other member's audio, and the video for picture-in-picture. It stays mounted while screens change. */
const PeerSound = ({ view, player }: { view: CallView; player: React.RefObject<HTMLVideoElement | null> }) => {
  const { audio, video } = view.media
  useEffect(() => {
    if (player.current === null) return
    play(player.current, [audio, video])
  }, [audio, video, player])
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a live call has no captions
  return <video ref={player} playsInline aria-hidden tabIndex={-1} className="pointer-events-none fixed size-px opacity-0" />
}

const ActiveCall = ({ view, controller, onReport, onBlock }: CallOverlayProps & { view: CallView }) => {
  const t = useT(callScreenText)
  const player = useRef<HTMLVideoElement>(null)
  const isDone = view.phase === 'over' && (view.reason === 'ended' || view.reason === 'cancelled')
  usePlayRingtone(view.phase === 'ringing' ? 'ring' : view.phase === 'calling' ? 'wait' : null)
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => controller.dismiss(), dismissDelayMs)
    return () => clearTimeout(timer)
  }, [isDone, controller])
  if (view.phase === 'paying') return <PayForCallDialog view={view} controller={controller} />
  const leave = () => (view.phase === 'over' ? controller.dismiss() : updateCallView({ minimised: true }))
  const block = () => {
    void controller.hangUp()
    controller.dismiss()
    onBlock(view.person).catch(() => showError(t('blockFailed', { name: view.person.firstname })))
  }
  return (
    <>
      <PeerSound view={view} player={player} />
      <CallScreen
        view={view}
        controller={controller}
        player={player}
        onLeave={leave}
        onReport={() => {
          leave()
          onReport(view.person.id)
        }}
        onBlock={block}
      />
      {view.minimised ? <CallBar view={view} controller={controller} /> : null}
    </>
  )
}

/** Shows the current call above any screen. */
export const CallOverlay = (props: CallOverlayProps) => {
  const view = useCallView(({ view }) => view)
  const message = useCallStatusText(view)
  return (
    <>
      {view === null ? null : <ActiveCall key={view.id} view={view} {...props} />}
      <LiveRegion message={view?.minimised === true ? message : ''} urgent={view?.phase === 'ringing'} />
    </>
  )
}
