import { useEffect, useEffectEvent, useRef } from 'react'

/** An invisible mark; calls back when it comes within a screen's height of the window. Give it a new `key` to be told again. */
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
