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

/** Called by calls as they begin and end. */
export const setInCall = (isActive: boolean): void => {
  if (inCall === isActive) return
  inCall = isActive
  if (!isActive) return
  tell(callListeners)
  requestPause()
}

/** Pauses what plays, because it would be heard in a recording or a call. */
export const requestPause = (): void => tell(pauseListeners)

/** Calls back when a call begins; returns a function that stops it. */
export const onCallBegin = (listener: () => void): (() => void) => join(callListeners, listener)

/** Calls back when nothing should play; returns a function that stops it. */
export const onPauseRequest = (listener: () => void): (() => void) => join(pauseListeners, listener)
