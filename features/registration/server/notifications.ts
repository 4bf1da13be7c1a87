import { defineNotification } from '#features/notifications/server/index.ts'
import { registrationText } from '../locales/text.ts'

/** Tells an applicant that their account was approved. A refusal is announced by the statement of reasons. */
export const approvedNotification = defineNotification({
  name: 'registration.approved',
  kind: 'safety',
  text: registrationText,
  path: '/dashboard',
})
