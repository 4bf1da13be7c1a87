import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { translateNow } from '#platform/web/i18n.tsx'
import { showError, showInfo } from '#platform/web/ui/toasts/toast.ts'
import { chatText } from '../../locales/text.ts'
import { firstSeqOf, messageWithSeq, type Thread } from '../thread/merge-messages.ts'
import { readCachedThread } from '../thread/thread-cache.ts'
import { fetchOlderMessages } from '../thread/thread-queries.ts'

const pageSize = 100
/** Messages more than this number of messages back are not loaded for a jump. */
const maxDistance = 3000
/** How long the message is highlighted, in milliseconds. */
const highlightMs = 1600

const firstLoaded = (uid: string, thread: Thread): number => firstSeqOf(readCachedThread(uid)?.thread ?? thread)

/** Loads older pages until the message with a sequence number is loaded. Returns whether it is. */
const loadBack = async (uid: string, thread: Thread, seq: number): Promise<boolean> => {
  for (let first = firstLoaded(uid, thread); first > seq;) {
    await fetchOlderMessages(uid, pageSize)
    const next = firstLoaded(uid, thread)
    if (next >= first) return false
    first = next
  }
  return true
}

/**
 * Returns a function that jumps to a message: it loads the message if necessary, moves the rendered part of the log with `show`, scrolls to the
 * message, focuses it and highlights it for a moment.
 */
export const useJumpToMessage = (uid: string, thread: Thread, log: RefObject<HTMLElement | null>, show: (seq: number) => void) => {
  /** The message to scroll to, once it is rendered. */
  const wanted = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [target, setTarget] = useState<number>()
  const [isLoading, setIsLoading] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const jump = async (seq: number): Promise<void> => {
    if (isLoading) return
    const distance = firstSeqOf(thread) - seq
    if (distance > maxDistance) return void showInfo(translateNow(chatText, 'changes.far'))
    setIsLoading(true)
    try {
      if (!(await loadBack(uid, thread, seq))) return void showError(translateNow(chatText, 'changes.notFound'))
      wanted.current = seq
      setTarget(seq)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setTarget(undefined), highlightMs)
    } catch {
      showError(translateNow(chatText, 'changes.notFound'))
    } finally {
      setIsLoading(false)
    }
  }

  // Run after every rendering, because the message may have been loaded only now.
  useLayoutEffect(() => {
    const seq = wanted.current
    if (seq === undefined) return
    const message = log.current?.querySelector<HTMLElement>(`[data-seq="${seq}"]`) ?? null
    if (message !== null) {
      wanted.current = undefined
      message.tabIndex = -1
      message.focus({ preventScroll: true })
      message.scrollIntoView({ block: 'center' })
      // A newer page may have replaced the loaded messages meanwhile.
    } else if (messageWithSeq(readCachedThread(uid)?.thread ?? thread, seq) === undefined) wanted.current = undefined
    else if (messageWithSeq(thread, seq) !== undefined) show(seq)
  })

  return { jump: (seq: number) => void jump(seq), target, isLoading }
}
