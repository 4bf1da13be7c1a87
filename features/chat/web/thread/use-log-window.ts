import { useState } from 'react'
import type { Message } from '../../contract.ts'

/** Bubbles drawn at first, and as many more with each step. */
const step = 50
/** Bubbles drawn at most: however long the conversation, the page stays light. */
const most = 200

interface Span {
  /** The last message drawn; undefined follows the newest. */
  end: number | undefined
  count: number
}

/** The part of a long conversation that is drawn, and the ways to move it. Its messages are in order without a gap. */
export const useLogWindow = (messages: readonly Message[]) => {
  const [span, setSpan] = useState<Span>({ end: undefined, count: step })
  const floor = messages[0]?.seq ?? 1
  const head = messages.at(-1)?.seq ?? 0
  const end = Math.min(span.end ?? head, head)
  const begin = Math.max(floor, end - span.count + 1)
  const follow = (next: number, count: number) => setSpan({ end: next >= head ? undefined : next, count })
  return {
    shown: messages.slice(begin - floor, end - floor + 1),
    /** Everything known above, and below, is drawn. */
    isTop: begin === floor,
    isEnd: end === head,
    /** Draws older ones. */
    up: () => {
      const count = Math.min(most, end - begin + 1 + step)
      follow(Math.min(end, begin - step + count - 1), count)
    },
    /** Draws newer ones. */
    down: () => follow(end + step, Math.min(most, end - begin + 1 + step)),
    toEnd: () => setSpan({ end: undefined, count: step }),
  }
}
