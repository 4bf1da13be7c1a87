import { defineNotification } from '#features/notifications/server/index.ts'
import { photoCheckText } from '../locales/text.ts'

/** Tells a member that they got the badge. A refusal is announced by the statement of reasons. */
export const photoCheckedNotification = defineNotification({
  name: 'photo_check.checked',
  kind: 'safety',
  text: photoCheckText,
  path: '/dashboard/photo-check',
})
