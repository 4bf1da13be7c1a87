import { liveOnly, publicGrid, withCells } from './grids.ts'
import { row, type MatrixRow } from './row.ts'

/** The tests of the sign-on cover a provider; here there is none. */
const offGrid = withCells(publicGrid, { 'live *': 404 })

/** The calls of the public pages, and the sign-on of staff. */
export const siteMatrix = {
  'GET /help-numbers': row(liveOnly(publicGrid)),
  'GET /staff/sign-on': row(liveOnly(publicGrid)),
  'POST /staff/sign-on': row(offGrid, { body: {} }),
  'POST /staff/sign-on/finish': row(offGrid, { body: { code: 'x', state: 'x', secret: 'x' } }),
  'POST /contact': row(publicGrid, { body: { name: 'Ama', email: 'ama@example.com', message: 'a word of thanks' } }),
} satisfies Record<string, MatrixRow>
