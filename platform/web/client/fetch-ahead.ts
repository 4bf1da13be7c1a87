import { whenIdle } from '../when-idle.ts'

let running = 0
/** Whether code comes that nobody has asked for yet: should that fail, nothing is missing. */
export const isFetchingAhead = (): boolean => running > 0

/**
 * Fetches code once the browser is idle, and calls back when it is there. Where that fails, whoever needs the code fetches it anew.
 * @returns forgets it: who has left the page is not called back, and what has not begun is not fetched
 */
export const fetchAhead = (load: () => Promise<unknown>, onFetched: () => void = () => {}): (() => void) => {
  let wanted = true
  const takeBack = whenIdle(() => {
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
    takeBack()
  }
}
