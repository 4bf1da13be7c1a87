import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react'
import { motionEasing, motionMs, prefersReducedMotion } from '#platform/web/ui/motion/motion.ts'

/** How long a press must last to open the options, in milliseconds. */
const longPressMs = 500
/** Movement in pixels that ends a press. */
const slop = 10
/** How far a bubble follows the finger at most, and how far it must move for a reply, in pixels. */
const maxShift = 64
const replyShift = 48

/** A click comes at most this long after its press, in milliseconds. */
const clickDelayMs = 400

interface Press {
  pointerId: number
  x: number
  y: number
  message: HTMLElement
  timer: ReturnType<typeof setTimeout>
  state: 'pressed' | 'swiping' | 'held'
  shift: number
}

/** Returns the direction of reading: 1 from left to right, -1 from right to left. */
const forward = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1)

const springBack = ({ message, shift }: Press): void => {
  message.style.transform = ''
  if (shift > 0 && !prefersReducedMotion())
    message.animate([{ transform: `translateX(${shift * forward()}px)` }, { transform: 'none' }], {
      duration: motionMs,
      easing: motionEasing,
    })
}
const tick = (): void => {
  // Safari does not support vibration.
  if ('vibrate' in navigator) navigator.vibrate(10)
}

/**
 * Handles touch on the messages of a log: a long press opens the options, a swipe in the direction of reading replies, and scrolling ends both.
 * Returns the handlers for the log.
 */
export const useTouchGestures = (onHold: (message: HTMLElement) => void, onReply: (seq: number) => void) => {
  const press = useRef<Press>(undefined)
  /** Event time until which the end of a touch belongs to a long press. */
  const heldUntil = useRef(0)
  const end = () => {
    if (press.current === undefined) return
    clearTimeout(press.current.timer)
    springBack(press.current)
    press.current = undefined
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])

  const onPointerDown = ({ pointerType, isPrimary, pointerId, clientX: x, clientY: y, target }: PointerEvent) => {
    end()
    if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return
    const message = target.closest<HTMLElement>('[data-seq]')
    if (message === null || message.querySelector('[data-stop]') === null) return
    const timer = setTimeout(() => {
      if (press.current?.state !== 'pressed') return
      press.current.state = 'held'
      tick()
      onHold(message)
    }, longPressMs)
    press.current = { pointerId, x, y, message, timer, state: 'pressed', shift: 0 }
  }
  const onPointerMove = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const now = press.current
    if (now === undefined || now.pointerId !== pointerId || now.state === 'held') return
    const [dx, dy] = [(clientX - now.x) * forward(), clientY - now.y]
    if (now.state === 'pressed') {
      if (Math.hypot(dx, dy) < slop) return
      if (dx < Math.abs(dy) * 1.5) return end()
      clearTimeout(now.timer)
      now.state = 'swiping'
      currentTarget.setPointerCapture(pointerId)
    }
    const shift = Math.max(0, Math.min(maxShift, dx - slop))
    if (now.shift < replyShift && shift >= replyShift) tick()
    now.shift = shift
    if (!prefersReducedMotion()) now.message.style.transform = `translateX(${shift * forward()}px)`
  }
  const onPointerUp = ({ timeStamp }: PointerEvent) => {
    const now = press.current
    if (now?.state === 'held') heldUntil.current = timeStamp + clickDelayMs
    const replies = now?.state === 'swiping' && now.shift >= replyShift
    end()
    if (replies) onReply(Number(now.message.dataset.seq))
  }
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: end,
    // The click that follows a long press would close the options again.
    onTouchEnd: (event: TouchEvent) => {
      if (event.timeStamp < heldUntil.current) event.preventDefault()
    },
    // A long press must not also open the menu of the browser.
    onContextMenu: (event: MouseEvent) => {
      if (press.current !== undefined) event.preventDefault()
    },
  }
}
