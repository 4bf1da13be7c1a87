import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end that still count as being there. */
const nearEnd = 80
/** Pixels from an edge at which more messages are wanted. */
const nearEdge = 400

interface LogContent {
  /** Ids of the first and last message drawn. */
  first: string | undefined
  last: string | undefined
  /** The newest of all, drawn or not, and whether it is the member's own. */
  newest: string | undefined
  newestIsOwn: boolean
  /** The newest one is drawn. */
  isEnd: boolean
}
interface Anchor {
  element: Element
  top: number
}

/** The first message in sight, by halving: they stand in order. */
const firstInSight = (log: HTMLElement): Anchor | undefined => {
  const messages = log.querySelectorAll('[data-message]')
  const edge = log.getBoundingClientRect().top
  let low = 0
  let high = messages.length - 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((messages[middle]?.getBoundingClientRect().bottom ?? 0) > edge) high = middle
    else low = middle + 1
  }
  const element = messages[low]
  return element && { element, top: element.getBoundingClientRect().top }
}

/**
 * Keeps a scrolled log where its reader is: at the end while they are there, in place when messages come in above or below. `missed` is true
 * while new ones wait below.
 */
export const useLogScroll = (content: LogContent, edges: { onNearTop: () => void; onNearEnd: () => void; onToEnd: () => void }) => {
  const { first, last, newest, newestIsOwn, isEnd } = content
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(content)
  const anchor = useRef<Anchor>(undefined)
  const [isLow, setIsLow] = useState(true)
  const [missed, setMissed] = useState(false)
  const atEnd = isLow && isEnd

  const toEnd = () => {
    edges.onToEnd()
    setMissed(false)
    setIsLow(true)
    if (ref.current !== null) ref.current.scrollTop = ref.current.scrollHeight
  }

  useLayoutEffect(() => {
    const log = ref.current
    if (log === null) return
    const isNews = before.current.newest !== newest
    before.current = { first, last, newest, newestIsOwn, isEnd }
    if (isNews && newestIsOwn) toEnd()
    if (atEnd || (isNews && newestIsOwn)) log.scrollTop = log.scrollHeight
    else if (anchor.current?.element.isConnected) log.scrollTop += anchor.current.element.getBoundingClientRect().top - anchor.current.top
    if (isNews && !atEnd) setMissed(!newestIsOwn)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is drawn moves the reader
  }, [first, last, newest, newestIsOwn, isEnd, isLow])

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
    const below = log.scrollHeight - log.scrollTop - log.clientHeight
    anchor.current = firstInSight(log)
    setIsLow(below < nearEnd)
    if (below < nearEnd && isEnd) setMissed(false)
    if (log.scrollTop < nearEdge) edges.onNearTop()
    else if (below < nearEdge && !isEnd) edges.onNearEnd()
  }
  return { ref, onScroll, atEnd, missed, toEnd }
}
