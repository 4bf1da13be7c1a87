import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { CallDevice } from './store.ts'
import type { CallMonitor } from './end/call-monitor.ts'

/** Services that the call commands need besides the context. */
export type CallServices = Pick<Platform, 'config' | 'limits' | 'realtime' | 'jobs'> & { monitor: CallMonitor }

/** Returns the device a command comes from, with its socket and session. */
export const toCallDevice = ({ connection, actor }: MemberContext, device: string): CallDevice => ({
  device,
  connection,
  sessionId: actor.sessionId,
})
