import { defineNotification } from '#features/notifications/server/index.ts'
import { ringSeconds } from '../contract.ts'
import { callsText } from '../locales/text.ts'

/** Push notification for an incoming call. */
export const incomingCallNotification = defineNotification({
  name: 'calls.ringing',
  kind: 'message',
  text: callsText,
  path: '/dashboard/messages?uid={uid}',
  lifetimeSeconds: ringSeconds,
})
