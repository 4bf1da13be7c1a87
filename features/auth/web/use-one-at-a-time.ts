import { useRef } from 'react'

/**
 * Returns a function that runs an action unless the one before is still running. It uses a ref: state updates too late for a double click.
 */
export const useOneAtATime = (): ((action: () => Promise<unknown>) => void) => {
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
