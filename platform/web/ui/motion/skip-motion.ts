/** Ends the animations and transitions below an element. Endless ones, such as those of skeletons, go on. */
const endMotion = (element: Element): void => {
  // `?.`: jsdom has no animations.
  for (const motion of element.getAnimations?.({ subtree: true }) ?? [])
    if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish()
}

/**
 * Ends the motion below an element at the next press or key, so that nobody has to wait for an animation.
 * @returns a function that stops listening
 */
export const skipMotionOnPress = (element: Element): (() => void) => {
  const skip = () => endMotion(element)
  const kinds = ['pointerdown', 'keydown'] as const
  for (const kind of kinds) document.addEventListener(kind, skip, true)
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, skip, true)
  }
}
