import { defineNotification } from '#features/notifications/server/index.ts'
import { chatText } from '../locales/text.ts'

export const unreadMessageNotification = defineNotification({
  name: 'chat.waiting',
  kind: 'message',
  text: chatText,
  path: '/dashboard/messages?uid={uid}',
  named: true,
})

/** Reminds a member that it is their turn to answer. Mail and push do not name the other member. */
export const yourTurnNotification = defineNotification({
  name: 'chat.turn',
  kind: 'your_turn',
  text: chatText,
  path: '/dashboard/messages?uid={uid}',
  named: true,
})
