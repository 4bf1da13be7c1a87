import { useEffect, useRef } from 'react'
import { classes } from '#platform/web/ui/classes.ts'

interface PictureProps {
  track: MediaStreamTrack
  label: string
  className: string
}

/** A picture without its sound. */
export const Picture = ({ track, label, className }: PictureProps) => {
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
