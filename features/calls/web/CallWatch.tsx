import { useEffect } from 'react'
import type { CallLayerProps } from './CallLayer.tsx'
import { followCalls, useCalls } from './desk/wake.ts'

type CallWatchProps = Omit<CallLayerProps, 'desk'>

/** Listens for calls on every screen, and shows the one there is; once in the application. */
export const CallWatch = (props: CallWatchProps) => {
  const calls = useCalls(({ calls }) => calls)
  useEffect(followCalls, [])
  return calls === null ? null : <calls.Layer desk={calls.desk} {...props} />
}
