/** Whether this tab is in a call. A call ends recordings and pauses what plays; nothing is recorded meanwhile. */
let inCall = false
const callListeners = new Set<() => void>()
const quietListeners = new Set<() => void>()

const join = (listeners: Set<() => void>, listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const tell = (listeners: Set<() => void>): void => {
  for (const listener of listeners) listener()
}

export const isInCall = (): boolean => inCall

/** Called by calls as they begin and end. */
export const setInCall = (now: boolean): void => {
  if (inCall === now) return
  inCall = now
  if (!now) return
  tell(callListeners)
  requestQuiet()
}

/** Pauses what plays, because it would be heard in a recording or a call. */
export const requestQuiet = (): void => tell(quietListeners)

/** Calls back when a call begins; returns a function that stops it. */
export const onCallBegin = (listener: () => void): (() => void) => join(callListeners, listener)

/** Calls back when nothing should play; returns a function that stops it. */
export const onQuietRequest = (listener: () => void): (() => void) => join(quietListeners, listener)
