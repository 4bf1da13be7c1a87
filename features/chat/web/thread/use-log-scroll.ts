import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Distance from the end, in pixels, up to which the reader counts as being at the end. */
const nearEnd = 80
/** Distance from an edge, in pixels, at which more messages are loaded. */
const nearEdge = 400

interface LogContent {
  /** Ids of the first and last rendered message. */
  first: string | undefined
  last: string | undefined
  /** Id of the newest message, rendered or not, and whether it is the member's own. */
  newest: string | undefined
  newestIsOwn: boolean
  /** Whether the newest message is rendered. */
  isEnd: boolean
}
interface Anchor {
  element: Element
  top: number
}

/** Finds the first visible message by binary search. */
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

/** Scrolls by as much as the anchor message has moved, so that it stays in place. */
const keepAnchor = (log: HTMLElement, anchor: Anchor | undefined): void => {
  if (anchor?.element.isConnected) log.scrollTop += anchor.element.getBoundingClientRect().top - anchor.top
}

/**
 * Keeps the scroll position when messages are added: at the end while the reader is there, otherwise on the same message. `missed` is true while
 * unseen new messages are below.
 */
export const useLogScroll = (content: LogContent, edges: { onNearTop: () => void; onNearEnd: () => void; onToEnd: () => void }) => {
  const { first, last, newest, newestIsOwn, isEnd } = content
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(content)
  const anchor = useRef<Anchor>(undefined)
  const lastTop = useRef(0)
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
    else keepAnchor(log, anchor.current)
    if (isNews && !atEnd) setMissed(!newestIsOwn)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of the rendered messages may move the scroll position
  }, [first, last, newest, newestIsOwn, isEnd, isLow])

  useEffect(() => {
    const log = ref.current
    if (log === null) return undefined
    // A phone keyboard or a growing composer reduces the height; a card that loads grows the content.
    const observer = new ResizeObserver(() => (atEnd ? (log.scrollTop = log.scrollHeight) : keepAnchor(log, anchor.current)))
    observer.observe(log)
    if (log.firstElementChild !== null) observer.observe(log.firstElementChild)
    return () => observer.disconnect()
  }, [atEnd])

  const onScroll = () => {
    const log = ref.current
    if (log === null) return
    const below = log.scrollHeight - log.scrollTop - log.clientHeight
    anchor.current = firstInSight(log)
    // Growing content moves the end away although the reader has not scrolled, so only scrolling up counts as leaving the end.
    if (below < nearEnd) setIsLow(true)
    else if (log.scrollTop < lastTop.current) setIsLow(false)
    lastTop.current = log.scrollTop
    if (below < nearEnd && isEnd) setMissed(false)
    if (log.scrollTop < nearEdge) edges.onNearTop()
    else if (below < nearEdge && !isEnd) edges.onNearEnd()
  }
  return { ref, onScroll, atEnd, missed, toEnd }
}
