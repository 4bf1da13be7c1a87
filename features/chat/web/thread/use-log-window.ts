import { useState } from 'react'
import type { Message } from '../../contract.ts'

/** Messages rendered at first, and added with each step. */
const step = 50
/** Maximum number of rendered messages, to keep long conversations fast. */
const most = 200

interface Span {
  /** Sequence number of the last rendered message; undefined to follow the newest message. */
  end: number | undefined
  count: number
}

/** The rendered part of a long conversation and the functions to move it. The messages must be in order without gaps. */
export const useLogWindow = (messages: readonly Message[]) => {
  const [span, setSpan] = useState<Span>({ end: undefined, count: step })
  const floor = messages[0]?.seq ?? 1
  const head = messages.at(-1)?.seq ?? 0
  const end = Math.min(span.end ?? head, head)
  const begin = Math.max(floor, end - span.count + 1)
  const follow = (next: number, count: number) => setSpan({ end: next >= head ? undefined : next, count })
  return {
    shown: messages.slice(begin - floor, end - floor + 1),
    /** Whether the first loaded message is rendered. */
    isTop: begin === floor,
    /** Whether the last loaded message is rendered. */
    isEnd: end === head,
    /** Moves the window to older messages. */
    up: () => {
      const count = Math.min(most, end - begin + 1 + step)
      follow(Math.min(end, begin - step + count - 1), count)
    },
    /** Moves the window to newer messages. */
    down: () => follow(end + step, Math.min(most, end - begin + 1 + step)),
    toEnd: () => setSpan({ end: undefined, count: step }),
    /** Moves the window so that it contains a loaded message. */
    show: (seq: number) => {
      if (seq < begin || seq > end) follow(Math.max(floor + step - 1, seq + step / 2), step)
    },
  }
}
