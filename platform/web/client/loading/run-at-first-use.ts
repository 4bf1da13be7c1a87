/** What somebody does first in a form: they press, type, or let the browser fill it in. */
const firstUses = ['pointerdown', 'keydown', 'input'] as const

/**
 * Runs `work` when the page is first used. Work that only a form needs then does not delay a page that is still being read.
 * @returns a function that cancels it if it has not started
 */
export const runAtFirstUse = (work: () => void): (() => void) => {
  const ended = new AbortController()
  const start = () => {
    ended.abort()
    work()
  }
  for (const use of firstUses) addEventListener(use, start, { capture: true, passive: true, signal: ended.signal })
  return () => ended.abort()
}
