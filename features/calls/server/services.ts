import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Device } from './store.ts'
import type { CallWatch } from './end/watch.ts'

/** What the commands of calls need beside their context. */
export type Calls = Pick<Platform, 'config' | 'limits' | 'realtime' | 'jobs'> & { watch: CallWatch }

/** The device a command comes from, with the socket it can be reached by. */
export const deviceOf = ({ connection, actor }: MemberContext, device: string): Device => ({
  device,
  connection,
  sessionId: actor.sessionId,
})
