import { useEffect } from 'react'
import type { CallOverlayProps } from './CallOverlay.tsx'
import { loadCallModuleWhenNeeded, useCallModule } from './controller/load-call-module.ts'

type LiveCallsProps = Omit<CallOverlayProps, 'controller'>

/** Loads calls when needed and shows the current one; mounted once in the application. */
export const LiveCalls = (props: LiveCallsProps) => {
  const calls = useCallModule(({ calls }) => calls)
  useEffect(loadCallModuleWhenNeeded, [])
  return calls === null ? null : <calls.Overlay controller={calls.controller} {...props} />
}
