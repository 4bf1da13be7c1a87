/**
 * Runs `work` when the browser is idle, after ten seconds at the latest.
 * @returns a function that cancels it if it has not started
 */
export const runWhenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const waiting = requestIdleCallback(work, { timeout: 10_000 })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(work, 3000)
  return () => clearTimeout(waiting)
}
