import { defineNotification } from '#features/notifications/server/index.ts'
import { outcomesText } from '../locales/text.ts'

/** Notifies a member that a meeting question waits in the conversation. Mail and push do not mention its subject. */
export const meetingNotification = defineNotification({
  name: 'outcomes.meeting',
  kind: 'question',
  text: outcomesText,
  path: '/dashboard/messages?uid={uid}',
  named: true,
})
