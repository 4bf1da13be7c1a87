import { liveOnly, memberWriteGrid, ownerWriteGrid, publicGrid, withCells } from './grids.ts'
import { row, rowForTarget, type MatrixRow } from './row.ts'

const linkKey = 'A'.repeat(43)
/** The key of no account; the tests of the import cover real ones. */
const wrongLinkGrid = withCells(publicGrid, { 'live *': 422 })
const newPassword = { password: 'guavas in the shade', confirmPassword: 'guavas in the shade' }

/** Who may sign up, imported accounts, and invitations; the rows of the console are in its matrix. */
export const registrationMatrix = {
  'GET /registration': row(liveOnly(publicGrid)),
  'POST /registration/challenge': row(publicGrid, { body: { email: 'ama@example.com' } }),
  'POST /imported/confirm': row(wrongLinkGrid, { body: { key: linkKey, ...newPassword, accept_terms: true, shown: true } }),
  'POST /imported/remove': row(wrongLinkGrid, { body: { key: linkKey } }),
  'GET /me/invitations': row(liveOnly(memberWriteGrid)),
  'POST /me/invitations': row(liveOnly(memberWriteGrid)),
  'DELETE /me/invitations/:id': rowForTarget('invitation', ownerWriteGrid),
} satisfies Record<string, MatrixRow>
