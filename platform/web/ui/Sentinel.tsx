import { useEffect, useEffectEvent, useRef } from 'react'

/** An invisible element for infinite scrolling; calls back once when it is within one screen height of the viewport. Change `key` to rearm it. */
export const Sentinel = ({ onInView }: { onInView: () => void }) => {
  const ref = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onInView)
  useEffect(() => {
    if (ref.current === null) return undefined
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? seen() : undefined), { rootMargin: '100% 0px' })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={ref} />
}
