import type { Notice } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import { iceConfiguration } from './config.ts'
import { ringing } from './notices.ts'
import { personalData } from './personal-data.ts'
import { serveCalls } from './routes.ts'

/** Voice and video calls. */
export const callsFeature: ServerFeature<unknown, Notice> = {
  name: 'calls',
  serve: serveCalls,
  notifications: [ringing],
  configuration: iceConfiguration,
  personalData,
  tables: { call: keptWithAccount, call_seat: { kept: 'as long as the call rings or goes on' } },
}
