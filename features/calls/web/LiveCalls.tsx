import { useEffect } from 'react'
import type { CallOverlayProps } from './CallOverlay.tsx'
import { loadCallsWhenNeeded, useLoadedCalls } from './controller/load-calls.ts'

type LiveCallsProps = Omit<CallOverlayProps, 'controller'>

/** Loads calls when needed and shows the current one; mounted once in the application. */
export const LiveCalls = (props: LiveCallsProps) => {
  const calls = useLoadedCalls(({ calls }) => calls)
  useEffect(loadCallsWhenNeeded, [])
  return calls === null ? null : <calls.Overlay controller={calls.controller} {...props} />
}
