import { defineNotification } from '#features/notifications/server/index.ts'
import { chatText } from '../locales/text.ts'

export const unreadMessageNotification = defineNotification({
  name: 'chat.waiting',
  kind: 'message',
  text: chatText,
  path: '/dashboard/messages?uid={uid}',
  named: true,
})
