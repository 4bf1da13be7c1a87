import { useEffect, useRef } from 'react'
import { useMessageOf } from './call-status.ts'
import { CallBar } from './CallBar.tsx'
import type { CallDesk } from './desk/call-desk.ts'
import { CallStage } from './stage/CallStage.tsx'
import { changeView, type CallView, useCall } from './stage/call-view.ts'
import { PayForCall } from './PayForCall.tsx'
import { useRingtone } from './desk/ringtone.ts'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'

export interface CallLayerProps {
  desk: CallDesk
  /** Leads to the report of a member. */
  onReport: (uid: string) => void
  /** Blocks a member, which ends the call. */
  onBlock: (uid: string) => Promise<void>
}

/** How long the last word on a call that went as it should stays. */
const goodbye = 8000

const play = (element: HTMLVideoElement, tracks: readonly (MediaStreamTrack | null)[]): void => {
  element.srcObject = new MediaStream(tracks.filter((track) => track !== null))
  // A browser that wants a gesture first has had one: the call was placed or answered with it.
  element.play().catch(() => {})
}

/** The sound of the other one, and their picture for a small window: it stays while the screens change. */
const Speaker = ({ view, player }: { view: CallView; player: React.RefObject<HTMLVideoElement | null> }) => {
  const { voice, picture } = view.media
  useEffect(() => {
    if (player.current === null) return
    play(player.current, [voice, picture])
  }, [voice, picture, player])
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes down what is said in a call
  return <video ref={player} playsInline aria-hidden tabIndex={-1} className="pointer-events-none fixed size-px opacity-0" />
}

const Shown = ({ view, desk, onReport, onBlock }: CallLayerProps & { view: CallView }) => {
  const player = useRef<HTMLVideoElement>(null)
  const isDone = view.phase === 'over' && (view.reason === 'ended' || view.reason === 'cancelled')
  useRingtone(view.phase === 'ringing' ? 'ring' : view.phase === 'calling' ? 'wait' : null)
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => desk.dismiss(), goodbye)
    return () => clearTimeout(timer)
  }, [isDone, desk])
  if (view.phase === 'paying') return <PayForCall view={view} desk={desk} />
  const leave = () => (view.phase === 'over' ? desk.dismiss() : changeView({ minimised: true }))
  return (
    <>
      <Speaker view={view} player={player} />
      <CallStage
        view={view}
        desk={desk}
        player={player}
        onLeave={leave}
        onReport={() => {
          leave()
          onReport(view.person.id)
        }}
        onBlock={() => onBlock(view.person.id)}
      />
      {view.minimised ? <CallBar view={view} desk={desk} /> : null}
    </>
  )
}

/** The call there is, over whatever screen is open. */
export const CallLayer = (props: CallLayerProps) => {
  const view = useCall(({ view }) => view)
  const message = useMessageOf(view)
  return (
    <>
      {view === null ? null : <Shown key={view.id} view={view} {...props} />}
      <LiveRegion message={view?.minimised === true ? message : ''} urgent={view?.phase === 'ringing'} />
    </>
  )
}
