import { notice } from '#features/notifications/server/index.ts'
import { reactionsText } from '../locales/text.ts'

export const matchNotification = notice({
  name: 'reactions.matched',
  kind: 'match',
  text: reactionsText,
  path: '/dashboard/messages?uid={uid}',
  named: true,
})
/** The list of who likes the member shows them, so the list of notifications may name them too. */
export const likeNotification = notice({ name: 'reactions.liked', kind: 'like', text: reactionsText, path: '/dashboard/who-likes-me', named: true })
