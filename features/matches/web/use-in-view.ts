import { useEffect, useEffectEvent, useRef } from 'react'

/** Gives a ref; calls back when its element comes within a screen's height of the window, and again after each `round`. */
export const useInView = (onInView: () => void, round: unknown) => {
  const ref = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onInView)
  useEffect(() => {
    if (ref.current === null) return undefined
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? seen() : undefined), { rootMargin: '100% 0px' })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [round])
  return ref
}
