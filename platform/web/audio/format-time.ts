/** Formats a length or position in seconds, such as `0:05`. */
export const formatTime = (seconds: number): string => {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Returns the length of a recording in whole seconds for display; at least one. */
export const wholeSeconds = (seconds: number): number => Math.max(1, Math.round(seconds))
