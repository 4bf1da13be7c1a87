import { defineNotification } from '#features/notifications/server/index.ts'
import { matchesText } from '../../locales/text.ts'

/** Notifies a member that newcomers fit their filter, without names or numbers. */
export const newcomersNotification = defineNotification({
  name: 'matches.newcomers',
  kind: 'newcomers',
  text: matchesText,
  path: '/dashboard/matches',
})
