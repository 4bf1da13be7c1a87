import { defineNotification } from '#features/notifications/server/index.ts'
import { photoCheckText } from '../locales/text.ts'

/** Tells a member that the badge is theirs. A refusal is told by the statement of reasons. */
export const photoCheckedNotification = defineNotification({
  name: 'photo_check.checked',
  kind: 'safety',
  text: photoCheckText,
  path: '/dashboard/photo-check',
})
