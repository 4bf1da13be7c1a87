import { updateMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import type { confirmEmail as endpoint } from '../../contract.ts'
import type { AuthDependencies, OnRemoval } from '../dependencies.ts'
import { limitAuthCallsByAddress } from '../rate-limits.ts'
import { isBanned } from '../bans/ban-store.ts'
import { deleteEmailChange, readEmailChange } from './email-change-store.ts'
import { mailEmailChangedJob } from '../job-kinds.ts'
import { lockAccount, toSessionUser, readAccount } from '../queries.ts'
import { removeUnverifiedAccount } from '../sign-up/remove-unverified-account.ts'
import { endSessionsOfMember } from '../sessions/sessions.ts'
import { deleteCodesOfMember, lockContactForSignUp } from '../store.ts'
import { toCodeError, verifyCode } from '../codes/verify-code.ts'

type EmailChangeDependencies = AuthDependencies & { onRemoval: OnRemoval }

/**
 * Frees an email address by removing an unverified account that has it.
 * @returns false if the address is banned or belongs to a verified account
 */
const claimEmail = async (tx: Tx, email: string, { secrets, onRemoval }: EmailChangeDependencies, now: Date): Promise<boolean> => {
  await lockContactForSignUp(tx, email)
  if (await isBanned(tx, { email, phones: [] }, secrets)) return false
  const owner = await lockAccount(tx, { email })
  if (owner?.status === 'unverified') await removeUnverifiedAccount(tx, owner, onRemoval, now)
  return owner === undefined || owner.status === 'unverified'
}

/**
 * Changes the member's email to the address that received the code, ends every other session and mails both addresses.
 * @throws {AppError} auth.wrong_code, auth.too_many_codes, platform.too_many
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
    if (account === undefined || newEmail === undefined || !(await claimEmail(tx, newEmail, auth, ctx.now)))
      return { kind: 'wrong' as const }
    await updateMember(tx, id, { email: newEmail }, ctx.now)
    await deleteCodesOfMember(tx, id)
    await deleteEmailChange(tx, id)
    await addJob(tx, mailEmailChangedJob, { memberId: id, from: account.email ?? undefined, to: newEmail }, ctx.now)
    const ended = await endSessionsOfMember(tx, id, ctx.now, sessionId)
    return { kind: 'right' as const, ended, user: toSessionUser({ ...account, email: newEmail }) }
  })
  if (outcome.kind !== 'right') throw toCodeError(outcome)
  auth.realtime.endSessions(outcome.ended)
  return { data: { user: outcome.user } }
}
