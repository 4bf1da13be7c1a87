import { motionEasing, motionMs, prefersReducedMotion } from '#platform/web/ui/motion/motion.ts'
import { decideRelease, type FingerPoint, classifyMovement, recentPoints, velocityOf, type SwipeDirection } from './swipe.ts'

/** Degrees that a card is turned when it has moved by its own width. */
const turn = 10

/** The transform of a card that is `dx` pixels from its place. */
const transformAt = (dx: number, width: number): string =>
  `translate3d(${dx}px, 0, 0)${prefersReducedMotion() ? '' : ` rotate(${(dx / width) * turn}deg)`}`

/** The stamps of a card, which say what letting go would do. */
const stampsOf = (card: HTMLElement) => [...card.querySelectorAll<HTMLElement>('[data-stamp]')]

/** Moves a card, and shows the stamp (like or pass) of what letting go would do. */
const place = (card: HTMLElement, dx: number, width: number, stamps = stampsOf(card)): void => {
  card.style.transform = dx === 0 ? '' : transformAt(dx, width)
  for (const stamp of stamps) {
    const along = stamp.dataset['stamp'] === 'right' ? dx : -dx
    const opacity = String(Math.min(1, Math.max(0, along / (width / 3))))
    // Only one of the two stamps changes most of the time; the other is not written again.
    if ((stamp.style.opacity || '0') !== opacity) stamp.style.opacity = opacity
  }
}

const animate = (card: HTMLElement, frames: Keyframe[], fill: FillMode = 'forwards'): Animation | undefined =>
  'animate' in card ? card.animate(frames, { duration: prefersReducedMotion() ? 1 : motionMs, easing: motionEasing, fill }) : undefined

/**
 * Returns the transform of a card beside the screen. It measures neither card nor window, because that would force a layout at each reaction.
 */
const transformBeside = (direction: SwipeDirection): string => {
  const away = (direction === 'right' ? 1 : -1) * (screen.width / 2 + 400)
  return transformAt(away, Math.abs(away))
}

/** The cards that are sliding out, with their animations. */
const leaving = new WeakMap<HTMLElement, Animation>()

const startLeaving = (card: HTMLElement, direction: SwipeDirection): Animation | undefined => {
  for (const stamp of stampsOf(card)) {
    const opacity = stamp.dataset['stamp'] === direction ? '1' : '0'
    if ((stamp.style.opacity || '0') !== opacity) stamp.style.opacity = opacity
  }
  const from = card.style.transform || 'translate3d(0, 0, 0)'
  const animation = animate(card, [{ transform: from }, { transform: transformBeside(direction), opacity: 0 }])
  if (animation !== undefined) leaving.set(card, animation)
  return animation
}

/** Moves a card off the screen from its current place, unless it is on its way; resolves when the animation has ended. */
export const slideOut = async (card: HTMLElement, direction: SwipeDirection): Promise<void> => {
  await (leaving.get(card) ?? startLeaving(card, direction))?.finished.catch(() => {})
}

/** Puts a card that was leaving back into its place, without an animation. */
export const resetLeavingCard = (card: HTMLElement): void => {
  leaving.get(card)?.cancel()
  leaving.delete(card)
  place(card, 0, 1)
}

/** Brings the card behind to the front. No CSS transition, because React hears each of its events. */
export const growToFront = (card: HTMLElement): void => {
  animate(card, [{ scale: '0.95' }, { scale: '1' }], 'none')
}

/** Moves a card whose reaction was undone back in from the side where it had left. */
export const slideBackIn = (card: HTMLElement, direction: SwipeDirection): void => {
  const animation = animate(card, [{ transform: transformBeside(direction) }, { transform: 'none' }])
  void animation?.finished.then(() => animation.cancel()).catch(() => {})
}

interface Press {
  id: number
  x: number
  y: number
  width: number
  stamps: HTMLElement[]
  isSwipe: boolean
  points: FingerPoint[]
}

/** The events of a finger that React listens for, too. */
const fingerEvents = ['pointermove', 'pointerup', 'pointercancel', 'pointerout', 'lostpointercapture', 'touchmove', 'touchend'] as const

/**
 * Lets a card follow a finger or a mouse to the sides. It calls `onSwiped` when the card is let go far or fast enough; otherwise the card springs back.
 * The browser keeps vertical scrolling, because the card has `touch-action: pan-y`. A second finger, a turned phone or a hidden page cancels
 * the swipe. Returns a function that removes the listeners.
 */
export const followFinger = (card: HTMLElement, onSwiped: (direction: SwipeDirection) => void): (() => void) => {
  let press: Press | undefined
  let spring: Animation | undefined
  /** True from the beginning of a swipe until the next press. */
  let isOurs = false

  const springBack = () => {
    const from = card.style.transform
    press = undefined
    place(card, 0, 1)
    if (from !== '') spring = animate(card, [{ transform: from }, { transform: 'none' }])
    const running = spring
    void running?.finished.then(() => running.cancel()).catch(() => {})
  }
  const cancel = () => (press?.isSwipe ? springBack() : (press = undefined))

  const onDown = ({ isPrimary, button, pointerId: id, clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    if (!isPrimary || button !== 0) return
    press = { id, x, y, width: card.offsetWidth, stamps: stampsOf(card), isSwipe: false, points: [{ x, at }] }
  }
  const onMove = ({ pointerId, buttons, clientX, clientY, timeStamp: at }: PointerEvent) => {
    if (press?.id !== pointerId) return
    // No button is pressed: the mouse button was released outside the page.
    if (buttons === 0) return cancel()
    const dx = clientX - press.x
    if (!press.isSwipe) {
      const movement = classifyMovement(dx, clientY - press.y)
      if (movement === 'scroll') press = undefined
      if (movement !== 'swipe' || press === undefined) return
      press.isSwipe = isOurs = true
      spring?.cancel()
    }
    press.points = [...recentPoints(press.points, at), { x: clientX, at }]
    place(card, dx, press.width, press.stamps)
  }
  const onUp = ({ pointerId, clientX, timeStamp: at }: PointerEvent) => {
    if (press?.id !== pointerId) return
    const { isSwipe, x, width, points } = press
    const direction = isSwipe ? decideRelease(clientX - x, width, velocityOf([...points, { x: clientX, at }], at)) : null
    if (direction === null) return cancel()
    press = undefined
    onSwiped(direction)
  }
  // A second finger may touch anywhere on the page.
  const onAnyDown = ({ isPrimary }: PointerEvent) => (isPrimary ? (isOurs = false) : cancel())
  const onCancel = ({ pointerId }: PointerEvent) => (press?.id === pointerId ? cancel() : undefined)

  const stop = new AbortController()
  const { signal } = stop
  // A mouse also drags links and pictures, and clicks what it is let go on. Keys click too, and they have no `detail`.
  card.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  const onClick = (event: MouseEvent) => {
    if (!isOurs || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }
  card.addEventListener('click', onClick, { signal, capture: true })
  card.addEventListener('pointerdown', onDown, { signal })
  const handlers: Partial<Record<string, (event: PointerEvent) => void>> = { pointermove: onMove, pointerup: onUp, pointercancel: onCancel }
  // Handles these events before React does, because React's handling takes longer than moving the card. Nothing else needs them during a swipe.
  const onFinger = (event: Event) => {
    if (press !== undefined) handlers[event.type]?.(event as PointerEvent)
    // A mouse beside the touch screen still hovers.
    if (isOurs && (event as PointerEvent).pointerType !== 'mouse') event.stopPropagation()
  }
  for (const name of fingerEvents) addEventListener(name, onFinger, { signal, capture: true, passive: true })
  for (const name of ['blur', 'resize']) addEventListener(name, cancel, { signal })
  addEventListener('pointerdown', onAnyDown, { signal, capture: true })
  document.addEventListener('visibilitychange', cancel, { signal })
  return () => stop.abort()
}
