import { useRef } from 'react'

/** Runs an action unless it is still running. A ref, because state updates too late for a double click. */
export const useOnce = (): ((action: () => Promise<unknown>) => void) => {
  const running = useRef(false)
  return (action) => {
    if (running.current) return
    running.current = true
    // The action shows its own errors.
    action()
      .catch(() => {})
      .finally(() => {
        running.current = false
      })
  }
}
