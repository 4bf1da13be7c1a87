import { keepLiveState, publicGrid, withCells } from './grids.ts'
import { row, type MatrixRow } from './row.ts'

/** No identity provider is configured here, so these endpoints do not exist: 404. The tests of the staff sign-on use a provider. */
const offGrid = withCells(publicGrid, { 'live *': 404 })

/** The calls of the public pages, and the sign-on of staff. */
export const siteMatrix = {
  'GET /help-numbers': row(keepLiveState(publicGrid)),
  'GET /staff/sign-on': row(keepLiveState(publicGrid)),
  'POST /staff/sign-on': row(offGrid, { body: {} }),
  'POST /staff/sign-on/finish': row(offGrid, { body: { code: 'x', state: 'x', secret: 'x' } }),
  'POST /contact': row(publicGrid, { body: { name: 'Ama', email: 'ama@example.com', message: 'a word of thanks' } }),
} satisfies Record<string, MatrixRow>
