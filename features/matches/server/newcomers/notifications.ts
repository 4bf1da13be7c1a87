import { defineNotification } from '#features/notifications/server/index.ts'
import { matchesText } from '../../locales/text.ts'

/** There are newcomers who fit. It says neither who nor how many. */
export const newcomersNotification = defineNotification({
  name: 'matches.newcomers',
  kind: 'newcomers',
  text: matchesText,
  path: '/dashboard/matches',
})
