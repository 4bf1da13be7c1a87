import { useEffect, useState } from 'react'
import { createStoredChoice } from '#platform/web/client/stored-choice.ts'

/** The key is also read by `apps/web/site/start-frame.js`. */
const [useLastPicks, rememberPicks] = createStoredChoice('matches-picks', ['some', 'none'])

/**
 * Whether picks are likely to come, so that the loading screen leaves room for them: whether there were some the last time. Most members have
 * none, because there are too few people near by. `found` is how many there are, undefined until it is known.
 */
export const usePicksExpected = (found: number | undefined): boolean => {
  const last = useLastPicks()
  const now = found === undefined ? last : found > 0 ? 'some' : 'none'
  useEffect(() => {
    if (now !== null && now !== last) rememberPicks(now)
  }, [now, last])
  // Decided when the screen opens, because nothing may move while it loads. Prerendered pages have the room; the start frame script removes it.
  const [expected] = useState(() => last === 'some' || globalThis.document === undefined)
  return expected
}
