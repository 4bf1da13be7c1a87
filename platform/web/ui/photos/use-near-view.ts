import { type RefObject, useEffect, useState } from 'react'

/** About one row of tiles. Browsers themselves load lazy images up to 2,500 px ahead on a slow network. */
const margin = '200px'

/** Whether an element is in or near the window, or has been there while `enabled`. Stays true from then on. */
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
