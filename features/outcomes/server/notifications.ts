import { defineNotification } from '#features/notifications/server/index.ts'
import { outcomesText } from '../locales/text.ts'

/** The question waits in the conversation. Mail and push say nothing of what it is about. */
export const meetingNotification = defineNotification({
  name: 'outcomes.meeting',
  kind: 'question',
  text: outcomesText,
  path: '/dashboard/messages?uid={uid}',
  named: true,
})
