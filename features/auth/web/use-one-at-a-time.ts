import { useRef } from 'react'

/**
 * Returns a function that runs an action, and ignores calls while the previous action still runs. Errors are ignored: the action shows its own.
 * It uses a ref, because state updates too late for a double click.
 */
export const useOneAtATime = (): ((action: () => Promise<unknown>) => void) => {
  const running = useRef(false)
  return (action) => {
    if (running.current) return
    running.current = true
    action()
      .catch(() => {})
      .finally(() => {
        running.current = false
      })
  }
}
