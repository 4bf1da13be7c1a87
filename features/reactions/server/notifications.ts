import { defineNotification } from '#features/notifications/server/index.ts'
import { reactionsText } from '../locales/text.ts'

/** Notifies a member of a new match. */
export const matchNotification = defineNotification({
  name: 'reactions.matched',
  kind: 'match',
  text: reactionsText,
  path: '/dashboard/messages?uid={uid}',
  named: true,
})
/** Notifies a member of a like. It may name the other member, because the list of received likes shows them too. */
export const likeNotification = defineNotification({
  name: 'reactions.liked',
  kind: 'like',
  text: reactionsText,
  path: '/dashboard/who-likes-me',
  named: true,
})
