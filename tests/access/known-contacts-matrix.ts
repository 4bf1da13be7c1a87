import { liveOnly, memberWriteGrid } from './grids.ts'
import { row, type MatrixRow } from './row.ts'

/** People whom a member does not want to meet; the lists of others are out of reach. */
export const knownContactsMatrix = {
  'GET /me/known-contacts': row(liveOnly(memberWriteGrid)),
  'POST /me/known-contacts': row(
    memberWriteGrid,
    { body: { contacts: ['+237670000001', 'uncle@example.com'] } },
    { body: { contacts: [] } },
  ),
  'POST /me/known-contacts/remove': row(memberWriteGrid, { body: { contacts: ['+237670000001'] } }, { body: { contacts: [] } }),
  'DELETE /me/known-contacts': row(liveOnly(memberWriteGrid)),
} satisfies Record<string, MatrixRow>
