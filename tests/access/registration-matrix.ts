import { liveOnly, memberWriteGrid, ownerWriteGrid, publicGrid } from './grids.ts'
import { row, rowForTarget, type MatrixRow } from './row.ts'

/** Who may sign up, and invitations; the rows of the console are in its matrix. */
export const registrationMatrix = {
  'GET /registration': row(liveOnly(publicGrid)),
  'POST /registration/challenge': row(publicGrid, { body: { email: 'ama@example.com' } }),
  'GET /me/invitations': row(liveOnly(memberWriteGrid)),
  'POST /me/invitations': row(liveOnly(memberWriteGrid)),
  'DELETE /me/invitations/:id': rowForTarget('invitation', ownerWriteGrid),
} satisfies Record<string, MatrixRow>
