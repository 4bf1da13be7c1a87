import { updateMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import type { confirmEmail as endpoint } from '../../contract.ts'
import { limitAuthCallsByAddress } from '../rate-limits.ts'
import { freeEmailForMember, type EmailChangeDependencies } from './free-email-for-member.ts'
import { deleteEmailChange, readEmailChange } from './email-change-store.ts'
import { addEmailUndo } from './email-undo-store.ts'
import { mailEmailChangedJob } from '../job-kinds.ts'
import { lockAccount, readSessionStart, toSessionUser, readAccount } from '../queries.ts'
import { endSessionsOfMember } from '../sessions/sessions.ts'
import { deleteCodesOfMember } from '../store.ts'
import { toCodeError, verifyCode } from '../codes/verify-code.ts'

/**
 * Changes the member's email to the address that received the code, ends every other session and mails both addresses: the
 * earlier one with a link that undoes the change for some days.
 * @throws {AppError} auth.wrong_code, auth.too_many_codes, platform.too_many, platform.unauthenticated when the session has ended
 */
export const confirmEmail = async (
  ctx: MemberContext,
  { body }: HandlerInput<typeof endpoint>,
  auth: EmailChangeDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  const { id, sessionId } = ctx.actor
  await limitAuthCallsByAddress(auth, ctx.actor)
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const before = await readAccount(tx, id)
    const newEmail = await readEmailChange(tx, id, ctx.now)
    if (before === undefined) return { kind: 'wrong' as const }
    const guess = { memberId: id, purpose: 'change-email', newEmail, code: body.code, from: `member ${id}` } as const
    const verdict = await verifyCode(tx, auth, guess, ctx.now)
    if (verdict.kind !== 'right') return verdict
    const account = await lockAccount(tx, { id })
    // A new password may have ended the session while this call waited for the lock. An ended session must not change the email.
    if ((await readSessionStart(tx, sessionId)) === undefined) throw new AppError(platformErrors.unauthenticated)
    if (
      account === undefined ||
      newEmail === undefined ||
      !(await freeEmailForMember(tx, { memberId: id, email: newEmail }, auth, ctx.now))
    )
      return { kind: 'wrong' as const }
    const undo = account.email === null ? undefined : await addEmailUndo(tx, id, account.email, ctx.now)
    await updateMember(tx, id, { email: newEmail }, ctx.now)
    await deleteCodesOfMember(tx, id)
    await deleteEmailChange(tx, id)
    const changed = { memberId: id, from: account.email ?? undefined, to: newEmail, undo, at: ctx.now.toISOString() }
    await addJob(tx, mailEmailChangedJob, changed, ctx.now)
    const ended = await endSessionsOfMember(tx, id, ctx.now, sessionId)
    return { kind: 'right' as const, ended, user: toSessionUser({ ...account, email: newEmail }) }
  })
  if (outcome.kind !== 'right') throw toCodeError(outcome)
  auth.realtime.endSessions(outcome.ended)
  return { data: { user: outcome.user } }
}
