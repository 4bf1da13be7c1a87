import { whenIdle } from './when-idle.ts'

let running = 0
/** Whether code comes that nobody has asked for yet: should that fail, nothing is missing. */
export const isFetchingAhead = (): boolean => running > 0

/** Fetches code once the browser is idle, and calls back when it is there. Where that fails, whoever needs the code fetches it anew. */
export const fetchAhead = (load: () => Promise<unknown>, onFetched: () => void = () => {}): void =>
  whenIdle(() => {
    running += 1
    load()
      .then(onFetched, () => {})
      .finally(() => (running -= 1))
  })
