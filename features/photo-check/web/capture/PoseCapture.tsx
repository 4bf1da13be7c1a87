import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { type PhotoCheckChallenge, framesPerCheck, poseIndexByFrame, posesPerCheck } from '../../contract.ts'
import { photoCheckText } from '../../locales/text.ts'
import { PoseFigure } from '../PoseFigure.tsx'
import { type Frame, takeFrame } from './camera.ts'
import { TimeLeft } from './TimeLeft.tsx'

/** Seconds of the countdown before a pose, and before the frame between two poses. */
const countdown = { pose: 3, between: 2 }

interface CaptureProps {
  challenge: PhotoCheckChallenge
  /** When the challenge arrived, in milliseconds of `performance.now`. */
  arrivedAt: number
  stream: MediaStream
  onDone: (frames: readonly Frame[]) => void
  onExpired: () => void
  /** Runs when the camera gives no picture any more. */
  onLost: () => void
}

/** Shows the poses one after the other beside the camera preview. Takes a frame of each pose, and one between the first two. */
export const PoseCapture = ({ challenge, arrivedAt, stream, onDone, onExpired, onLost }: CaptureProps) => {
  const t = useT(photoCheckText)
  const video = useRef<HTMLVideoElement>(null)
  const ready = useRef<HTMLButtonElement>(null)
  const [frames, setFrames] = useState<readonly Frame[]>([])
  const [count, setCount] = useState<number>()
  const poseIndex = poseIndexByFrame[frames.length]
  // Between two poses, the next one is shown already.
  const next = poseIndex ?? poseIndexByFrame[frames.length + 1] ?? 0
  const pose = challenge.poses[next] ?? challenge.poses[0]
  const take = useEffectEvent(async () => {
    if (video.current === null) return
    try {
      const taken = [...frames, await takeFrame(video.current, performance.now() - arrivedAt)]
      if (taken.length === framesPerCheck) return onDone(taken)
      setFrames(taken)
      const isBetween = poseIndexByFrame[taken.length] === undefined
      setCount(isBetween ? countdown.between : undefined)
      if (!isBetween) ready.current?.focus()
    } catch {
      onLost()
    }
  })
  useEffect(() => {
    const element = video.current
    if (element === null) return
    element.srcObject = stream
    void element.play().catch(() => {})
    const [track] = stream.getVideoTracks()
    track?.addEventListener('ended', onLost)
    return () => track?.removeEventListener('ended', onLost)
  }, [stream, onLost])
  useEffect(() => {
    if (count === undefined) return
    if (count === 0) {
      void take()
      return
    }
    const timer = setTimeout(() => setCount(count - 1), 1000)
    return () => clearTimeout(timer)
  }, [count])
  if (pose === undefined) return null
  const words = t(`poses.${pose}`)
  const step = t('screen.step', { number: String(next + 1), total: String(posesPerCheck) })
  const news =
    count === undefined
      ? `${step}. ${words}`
      : poseIndex === undefined
        ? t('screen.between')
        : t('screen.countdown', { seconds: String(count) })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3 text-sm text-soft">
        <p>{step}</p>
        <TimeLeft until={arrivedAt + challenge.seconds * 1000} onOver={onExpired} />
      </div>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex items-center gap-3 rounded-card bg-sunken p-3 sm:flex-col sm:justify-center">
          <PoseFigure pose={pose} label={words} className="h-28 w-26 shrink-0 sm:h-44 sm:w-41" />
          <p className="text-lg font-semibold sm:text-center">{words}</p>
        </div>
        <div className="relative overflow-hidden rounded-card bg-photo-shade">
          <video
            ref={video}
            muted
            playsInline
            aria-label={t('screen.preview')}
            className="aspect-4/3 max-h-[50vh] w-full -scale-x-100 object-cover"
          />
          {count === undefined ? null : (
            <p
              aria-hidden
              className="absolute inset-x-0 bottom-3 mx-auto w-fit rounded-full bg-photo-shade/70 px-4 py-1.5 text-lg font-semibold text-on-photo"
            >
              {news}
            </p>
          )}
        </div>
      </div>
      <Button ref={ready} size="lg" busy={count !== undefined} onClick={() => setCount(countdown.pose)}>
        {t('screen.ready')}
      </Button>
      <LiveRegion message={news} />
    </div>
  )
}
