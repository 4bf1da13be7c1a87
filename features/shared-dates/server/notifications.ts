import { defineNotification } from '#features/notifications/server/index.ts'
import { sharedDatesText } from '../locales/text.ts'

/** Asks a member whether everything is all right. Mail and push do not mention a date. */
export const checkInNotification = defineNotification({
  name: 'shared_dates.check_in',
  kind: 'check_in',
  text: sharedDatesText,
  path: '/dashboard/shared-dates',
})
