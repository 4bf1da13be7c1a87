import { useEffect, useState } from 'react'

/** Full-screen mode of the page, left on unmount; undefined where the browser does not support it. */
export const useFullScreen = (): { isFull: boolean; toggle: () => void } | undefined => {
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    }
  }, [])
  if (!document.fullscreenEnabled) return undefined
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => {})
  }
  return { isFull, toggle }
}
