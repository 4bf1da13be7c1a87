import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end that still count as being there. */
const nearEnd = 80
/** Pixels from the top at which older messages are wanted. */
const nearTop = 300

interface LogContent {
  /** Ids of the first and last message shown. */
  first: string | undefined
  last: string | undefined
  /** The last one is the member's own. */
  lastIsOwn: boolean
}

/**
 * Keeps a scrolled log where its reader is: at the end while they are there, in place when older messages come in above or new ones
 * below. `missed` is true while new ones wait below.
 */
export const useLogScroll = ({ first, last, lastIsOwn }: LogContent, onNearTop: () => void) => {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef({ first, last, height: 0 })
  const [atEnd, setAtEnd] = useState(true)
  const [missed, setMissed] = useState(false)

  const toEnd = () => {
    const log = ref.current
    if (log === null) return
    log.scrollTop = log.scrollHeight
    setMissed(false)
    setAtEnd(true)
  }

  useLayoutEffect(() => {
    const log = ref.current
    if (log === null) return
    const { first: oldFirst, last: oldLast, height } = before.current
    const grewAbove = oldFirst !== first && oldLast === last
    if (grewAbove && !atEnd) log.scrollTop += log.scrollHeight - height
    else if (atEnd || (oldLast !== last && lastIsOwn)) log.scrollTop = log.scrollHeight
    if (oldLast !== last && !atEnd) setMissed(!lastIsOwn)
    before.current = { first, last, height: log.scrollHeight }
  }, [first, last, lastIsOwn, atEnd])

  useEffect(() => {
    const log = ref.current
    if (log === null || !atEnd) return undefined
    // The keyboard of a phone or a growing composer takes room away.
    const observer = new ResizeObserver(() => (log.scrollTop = log.scrollHeight))
    observer.observe(log)
    return () => observer.disconnect()
  }, [atEnd])

  const onScroll = () => {
    const log = ref.current
    if (log === null) return
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < nearEnd
    setAtEnd(isAtEnd)
    if (isAtEnd) setMissed(false)
    if (log.scrollTop < nearTop) onNearTop()
  }
  return { ref, onScroll, atEnd, missed, toEnd }
}
