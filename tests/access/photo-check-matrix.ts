import { keepLiveState, memberWriteGrid, withCells } from './grids.ts'
import { row, type MatrixRow } from './row.ts'

const id = '77777777-0000-4000-8000-000000000002'
const forOthers = { 'live other': 409, 'live blocked': 409, 'live blocker': 409, 'live admin': 409 } as const

/** Rows of a member's own photo check; the rows of the moderators are in the matrix of the console. */
export const photoCheckMatrix = {
  'GET /me/photo-check': row(keepLiveState(memberWriteGrid)),
  'GET /me/photo-check/statement': row(keepLiveState(memberWriteGrid)),
  // A photo check needs a photo, and of all callers only the owner has one.
  'POST /me/photo-check/challenge': row(keepLiveState(withCells(memberWriteGrid, forOthers))),
  // No challenge has this id, hence 409, as for a challenge of another member. The tests of the feature use real challenges.
  'POST /me/photo-check': row(
    withCells(memberWriteGrid, { 'live owner': 409, ...forOthers }),
    { body: { challenge: id, frames: [1, 2, 3, 4].map((second) => ({ upload: id, at: second * 1000 })) } },
    { body: { challenge: id, frames: [] } },
  ),
} satisfies Record<string, MatrixRow>
