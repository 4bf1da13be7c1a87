/**
 * Does something once the browser has nothing else to do, ten seconds from now at the latest.
 * @returns takes it back, as long as it has not begun
 */
export const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const waiting = requestIdleCallback(work, { timeout: 10_000 })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(work, 3000)
  return () => clearTimeout(waiting)
}
