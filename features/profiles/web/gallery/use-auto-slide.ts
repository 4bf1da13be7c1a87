import { prefersReducedMotion } from '#platform/web/ui/motion/motion.ts'
import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { useDataSaverOn } from '#platform/web/client/loading/data-saver.ts'

/** Intervals up to this many milliseconds mean no automatic change. */
const shortestInterval = 10

interface AutoSlideOptions {
  /** Milliseconds between changes. */
  interval: number
  /** Number of photos. */
  count: number
  /** Whether something pauses the change, such as the full-screen viewer. */
  held: boolean
}

/** Changes the photo at an interval until a person changes it or pauses; hover and focus hold it for as long as they last. */
export const useAutoSlide = (carousel: UseEmblaCarouselType[1], { interval, count, held }: AutoSlideOptions) => {
  const [playing, setPlaying] = useState(true)
  const [hovered, setHovered] = useState(false)
  const savesData = useDataSaverOn()
  const offered = interval > shortestInterval && count > 1 && !savesData && !prefersReducedMotion()
  const running = offered && playing && !hovered && !held
  useEffect(() => {
    if (carousel === undefined || !running) return undefined
    const timer = setInterval(() => carousel.scrollTo((carousel.selectedScrollSnap() + 1) % count), interval)
    return () => clearInterval(timer)
  }, [carousel, running, count, interval])
  useEffect(() => {
    if (carousel === undefined) return undefined
    const stop = () => setPlaying(false)
    carousel.on('pointerDown', stop)
    return () => void carousel.off('pointerDown', stop)
  }, [carousel])
  return {
    /** Whether the photos of this gallery can change by themselves. */
    offered,
    playing,
    running,
    toggle: () => setPlaying(!playing),
    stop: () => setPlaying(false),
    setHovered,
  }
}
