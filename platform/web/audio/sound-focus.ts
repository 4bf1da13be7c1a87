/** Whether this tab is in a call. A call ends recordings and pauses what plays; nothing is recorded meanwhile. */
let inCall = false
const callListeners = new Set<() => void>()
const pauseListeners = new Set<() => void>()

const join = (listeners: Set<() => void>, listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const tell = (listeners: Set<() => void>): void => {
  for (const listener of listeners) listener()
}

export const isInCall = (): boolean => inCall

/** Sets whether this tab is in a call. The beginning of a call ends recordings and pauses playback. */
export const setInCall = (isActive: boolean): void => {
  if (inCall === isActive) return
  inCall = isActive
  if (!isActive) return
  tell(callListeners)
  requestPause()
}

/** Asks all players to pause, because a recording or a call would pick up their sound. */
export const requestPause = (): void => tell(pauseListeners)

/**
 * Registers a callback that ends a recording when a call begins, which is when the call rings. Players use `onPauseRequest`. Returns the unsubscribe
 * function.
 */
export const onRecordingMustStop = (listener: () => void): (() => void) => join(callListeners, listener)

/** Registers a callback that pauses playback. Returns the unsubscribe function. */
export const onPauseRequest = (listener: () => void): (() => void) => join(pauseListeners, listener)
