/** Calls back once the frame that comes next is drawn. Returns a function that calls it off. */
export const afterNextFrame = (callback: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(callback)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
