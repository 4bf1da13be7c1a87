/** Milliseconds within which a second press belongs to the first. */
const doublePressMs = 400
/** Maximum distance between the two presses, in pixels. */
const samePlacePx = 24
const controls = 'a[href], button, input, label, select, summary, textarea, [role="button"], [role="menuitem"], [role="tab"]'

interface Press {
  control: Element
  at: number
  x: number
  y: number
}

/**
 * Ignores the second press of a double press when it hits a different control, because a card or screen has moved it under the finger.
 * Presses without a pointer, such as from a keyboard or an assistive tool, pass. Returns a function that stops the guard.
 */
export const guardDoublePress = (root: Document): (() => void) => {
  let last: Press | undefined
  let isDropped = false
  const onPress = ({ target, clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    const control = target instanceof Element ? target.closest(controls) : null
    isDropped =
      control !== null &&
      last !== undefined &&
      last.control !== control &&
      at - last.at < doublePressMs &&
      Math.hypot(x - last.x, y - last.y) < samePlacePx
    if (!isDropped) last = control === null ? undefined : { control, at, x, y }
  }
  const onClick = (event: MouseEvent) => {
    if (!isDropped || event.detail === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // A press after typing is no second press.
  const onInput = () => (last = undefined)
  root.addEventListener('pointerdown', onPress, true)
  root.addEventListener('input', onInput, true)
  root.addEventListener('click', onClick, true)
  return () => {
    root.removeEventListener('pointerdown', onPress, true)
    root.removeEventListener('input', onInput, true)
    root.removeEventListener('click', onClick, true)
  }
}
