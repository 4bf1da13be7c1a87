/**
 * Ends the running animations and transitions below an element at the next press or key, so that nobody has to wait for a moment of joy. Without
 * any motion it does nothing.
 * @returns a function that stops listening
 */
export const skipMotionOnPress = (element: Element): (() => void) => {
  const skip = () => {
    // `?.`: not every browser has it for a whole subtree; there the motion simply runs to its end.
    for (const motion of element.getAnimations?.({ subtree: true }) ?? []) motion.finish()
  }
  const stop = () => {
    for (const kind of ['pointerdown', 'keydown'] as const) document.removeEventListener(kind, skip, true)
  }
  for (const kind of ['pointerdown', 'keydown'] as const) document.addEventListener(kind, skip, true)
  return stop
}
