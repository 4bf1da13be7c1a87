import { isDataSaverOn } from './data-saver.ts'
import { runWhenIdle } from './run-when-idle.ts'

let running = 0
/** Whether a prefetch is running; its failure can be ignored. */
export const isPrefetching = (): boolean => running > 0

/**
 * Loads code when the browser is idle, then calls `onFetched`. Failures are ignored; the code is loaded again on demand. Does nothing while the
 * data saver is on.
 * @returns a function that cancels: no callback, and no loading if it has not started
 */
export const prefetchWhenIdle = (load: () => Promise<unknown>, onFetched: () => void = () => {}): (() => void) => {
  if (isDataSaverOn()) return () => {}
  let wanted = true
  const cancel = runWhenIdle(() => {
    running += 1
    load()
      .then(
        () => wanted && onFetched(),
        () => {},
      )
      .finally(() => (running -= 1))
  })
  return () => {
    wanted = false
    cancel()
  }
}
