import { messageChangedEvent } from '#features/chat/contract.ts'
import * as real from '#features/chat/server/changes/change-message.ts'
import type { Platform } from '#platform/server/platform.ts'

export * from '#features/chat/server/changes/change-message.ts'

let published = 0
/** Loses every other event of a change. */
const lossy = (realtime: Platform['realtime']): Platform['realtime'] => {
  const publish: Platform['realtime']['publish'] = (to, event, payload) => {
    published += 1
    if (event.name !== messageChangedEvent.name || published % 2 === 0) realtime.publish(to, event, payload)
  }
  return Object.assign(Object.create(realtime) as Platform['realtime'], { publish })
}

export const changeMessage: typeof real.changeMessage = (ctx, services, ...rest) =>
  real.changeMessage(ctx, { ...services, realtime: lossy(services.realtime) }, ...rest)
