import { useEffect, useRef } from 'react'
import { classes } from '#platform/web/ui/classes.ts'

interface VideoTrackProps {
  track: MediaStreamTrack
  label: string
  className: string
}

/** A muted video element for one track. */
export const VideoTrack = ({ track, label, className }: VideoTrackProps) => {
  const ref = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    element.srcObject = new MediaStream([track])
    element.play().catch(() => {})
    return () => {
      element.srcObject = null
    }
  }, [track])
  return <video ref={ref} muted playsInline aria-label={label} className={classes('object-cover', className)} />
}
