import { keepLiveState, signedInGrid, withCells } from './grids.ts'
import { row, type MatrixRow } from './row.ts'

/** The caller's own notifications and pushes. */
export const notificationsMatrix = {
  'GET /notifications': row(signedInGrid, undefined, { query: { cursor: 'x'.repeat(513) } }),
  'POST /notifications/read': row(signedInGrid, { body: {} }),
  'GET /me/push': row(keepLiveState(signedInGrid)),
  // Push is not configured here; the notification tests configure it.
  'PUT /me/push': row(withCells(signedInGrid, { 'live *': 422 }), {
    body: {
      endpoint: 'https://push.example.org/hers',
      keys: { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'A'.repeat(22) },
    },
  }),
  'DELETE /me/push': row(keepLiveState(signedInGrid)),
} satisfies Record<string, MatrixRow>
