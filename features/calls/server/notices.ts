import { notice } from '#features/notifications/server/index.ts'
import { ringSeconds } from '../contract.ts'
import { callsText } from '../locales/text.ts'

/** Wakes the devices of who is called. */
export const ringing = notice({
  name: 'calls.ringing',
  kind: 'message',
  text: callsText,
  path: '/dashboard/messages?uid={uid}',
  lasts: ringSeconds,
})
