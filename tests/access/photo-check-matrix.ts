import { liveOnly, memberWriteGrid, withCells } from './grids.ts'
import { row, type MatrixRow } from './row.ts'

const id = '77777777-0000-4000-8000-000000000002'
const forOthers = { 'live other': 409, 'live blocked': 409, 'live blocker': 409, 'live admin': 409 } as const

/** The own photo check; the rows of the moderators are in the matrix of the console. */
export const photoCheckMatrix = {
  'GET /me/photo-check': row(liveOnly(memberWriteGrid)),
  'GET /me/photo-check/statement': row(liveOnly(memberWriteGrid)),
  // Only the owner has a photo.
  'POST /me/photo-check/challenge': row(liveOnly(withCells(memberWriteGrid, forOthers))),
  // A challenge of somebody else is one that is over; those that are taken are in the tests of the feature.
  'POST /me/photo-check': row(
    withCells(memberWriteGrid, { 'live owner': 409, ...forOthers }),
    { body: { challenge: id, frames: [1, 2, 3, 4].map((second) => ({ upload: id, at: second * 1000 })) } },
    { body: { challenge: id, frames: [] } },
  ),
} satisfies Record<string, MatrixRow>
