import { liveOnly, publicGrid } from './grids.ts'
import { row, type MatrixRow } from './row.ts'

/** The calls of the public pages. */
export const siteMatrix = {
  'GET /help-numbers': row(liveOnly(publicGrid)),
  'POST /contact': row(publicGrid, { body: { name: 'Ama', email: 'ama@example.com', message: 'a word of thanks' } }),
} satisfies Record<string, MatrixRow>
