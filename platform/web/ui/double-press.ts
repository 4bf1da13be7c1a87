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
 * Ignores the second press of a double press when it hits a different control, because the screen has changed under the finger. That control is
 * not pressed, and the focus stays where the first press put it. Presses by keyboard or assistive tools are never ignored.
 * @returns a function that stops it
 */
export const ignoreSecondPressElsewhere = (root: Document): (() => void) => {
  let last: Press | undefined
  let isDropped = false
  let isElsewhere = false
  const onPress = ({ target, clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    const control = target instanceof Element ? target.closest(controls) : null
    isElsewhere =
      last !== undefined && last.control !== control && at - last.at < doublePressMs && Math.hypot(x - last.x, y - last.y) < samePlacePx
    isDropped = isElsewhere && control !== null
    if (!isDropped) last = control === null ? undefined : { control, at, x, y }
  }
  const onMouseDown = (event: MouseEvent) => {
    if (isElsewhere) event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    if (!isDropped || event.detail === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // A press after typing does not belong to a double press.
  const onInput = () => (last = undefined)
  root.addEventListener('pointerdown', onPress, true)
  root.addEventListener('mousedown', onMouseDown, true)
  root.addEventListener('input', onInput, true)
  root.addEventListener('click', onClick, true)
  return () => {
    root.removeEventListener('pointerdown', onPress, true)
    root.removeEventListener('mousedown', onMouseDown, true)
    root.removeEventListener('input', onInput, true)
    root.removeEventListener('click', onClick, true)
  }
}
