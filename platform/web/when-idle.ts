/** Does something once the browser has nothing else to do, ten seconds from now at the latest. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 3000)
}
