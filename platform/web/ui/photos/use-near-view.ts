import { type RefObject, useEffect, useState } from 'react'

/** Browsers load lazy images up to 2,500 px ahead on a slow line. This is about one row of tiles. */
const margin = '200px'

/** Whether an element is in the window or almost, or has been since `watches` is true. */
export const useNearView = (element: RefObject<Element | null>, enabled: boolean): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (watched === null || near || !enabled) return undefined
    const observer = new IntersectionObserver(
      (entries) => (entries.some(({ isIntersecting }) => isIntersecting) ? setNear(true) : undefined),
      {
        rootMargin: margin,
      },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, near, enabled])
  return near
}
