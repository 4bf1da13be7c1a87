import { keepLiveState, memberWriteGrid, ownerWriteGrid, publicGrid, withCells } from './grids.ts'
import { row, rowForTarget, type MatrixRow } from './row.ts'

const linkKey = 'A'.repeat(43)
/** `linkKey` belongs to no imported account, so it is refused; the tests of the import use real keys. */
const wrongLinkGrid = withCells(publicGrid, { 'live *': 422 })
const newPassword = { password: 'guavas in the shade', confirmPassword: 'guavas in the shade' }

/** Rows of registration, imported accounts and a member's invitations; the rows of the console are in its own matrix. */
export const registrationMatrix = {
  'GET /registration': row(keepLiveState(publicGrid)),
  'POST /registration/challenge': row(publicGrid, { body: { email: 'ama@example.com' } }),
  'POST /imported/confirm': row(wrongLinkGrid, { body: { key: linkKey, ...newPassword, accept_terms: true, shown: true } }),
  'POST /imported/remove': row(wrongLinkGrid, { body: { key: linkKey } }),
  'GET /me/invitations': row(keepLiveState(memberWriteGrid)),
  'POST /me/invitations': row(keepLiveState(memberWriteGrid)),
  'DELETE /me/invitations/:id': rowForTarget('invitation', ownerWriteGrid),
} satisfies Record<string, MatrixRow>
