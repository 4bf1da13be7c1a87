import { keepLiveState, memberWriteGrid } from './grids.ts'
import { row, type MatrixRow } from './row.ts'

/** Rows of the list of people whom a member does not want to meet. No request can name the list of another member. */
export const knownContactsMatrix = {
  'GET /me/known-contacts': row(keepLiveState(memberWriteGrid)),
  'POST /me/known-contacts': row(
    memberWriteGrid,
    { body: { contacts: ['+237670000001', 'uncle@example.com'] } },
    { body: { contacts: [] } },
  ),
  'POST /me/known-contacts/remove': row(memberWriteGrid, { body: { contacts: ['+237670000001'] } }, { body: { contacts: [] } }),
  'DELETE /me/known-contacts': row(keepLiveState(memberWriteGrid)),
} satisfies Record<string, MatrixRow>
