import { updateMember } from '#features/members/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { mailEmailChangedJob } from '../job-kinds.ts'
import { resetPasswordAfterProof } from '../password/reset-password-after-proof.ts'
import { lockAccount } from '../queries.ts'
import { freeEmailForMember, type EmailChangeDependencies } from './free-email-for-member.ts'
import { deleteEmailChange } from './email-change-store.ts'
import { deleteEmailUndosSince, readEmailUndo } from './email-undo-store.ts'

/**
 * Gives an account back to the address it had before a change, with a new password, by the link that was mailed to that address. Whoever changed it
 * is shut out: sessions, tokens, passkeys and the proven number end, as after a reset by mail. Both addresses get a mail.
 * @returns as `resetPasswordAfterProof`; `wrong` also for an address that somebody else has proven since
 */
export const undoEmailChange = async (
  tx: Tx,
  link: { email: string; key: string },
  hash: string,
  ctx: Context,
  auth: EmailChangeDependencies,
): ReturnType<typeof resetPasswordAfterProof> => {
  const found = await readEmailUndo(tx, link, auth.secrets, ctx.now)
  if (found === undefined) return { kind: 'wrong' }
  const account = await lockAccount(tx, { id: found.member_id })
  // Read the change again: another link may have ended this link while this call waited for the lock.
  const undo = await readEmailUndo(tx, link, auth.secrets, ctx.now)
  if (account === undefined || undo === undefined) return { kind: 'wrong' }
  if (!(await freeEmailForMember(tx, { memberId: account.id, email: undo.email }, auth, ctx.now))) return { kind: 'wrong' }
  const outcome = await resetPasswordAfterProof(tx, account, { hash, by: 'email' }, ctx, auth)
  if (outcome.kind !== 'right') return outcome
  await updateMember(tx, account.id, { email: undo.email }, ctx.now)
  await deleteEmailChange(tx, account.id)
  await deleteEmailUndosSince(tx, undo)
  if (account.email !== null && account.email !== undo.email)
    await addJob(tx, mailEmailChangedJob, { memberId: account.id, from: account.email, to: undo.email }, ctx.now)
  return outcome
}
