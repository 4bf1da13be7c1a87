import { useRef } from 'react'

/** Runs an action unless it is still running. State is a drawing too late for a double click. */
export const useOnce = (): ((action: () => Promise<unknown>) => void) => {
  const running = useRef(false)
  return (action) => {
    if (running.current) return
    running.current = true
    // What failed has told so itself.
    action()
      .catch(() => {})
      .finally(() => {
        running.current = false
      })
  }
}
