import { limitAuthCallsByAddress, lockAccount, removeUnverifiedAccount } from '#features/auth/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { deleteJobsMentioning } from '#platform/server/jobs/add-job.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import type { removeImported as endpoint } from '../contract.ts'
import { createWrongLinkError } from './confirm-imported.ts'
import type { ImportCommandDependencies, LogErasure } from './dependencies.ts'
import { settleImportedBeforeRemoval } from './handle-removal.ts'
import { findMemberByLinkKey, settleImportedAccount } from './store.ts'

/**
 * Erases an imported account that nobody has confirmed, with its photos. Only the hash of its id at the other service is kept.
 * @param logErasure records the erasure, so that it is repeated after a backup is restored
 * @returns false if the account no longer waits for its owner
 */
export const eraseUnconfirmedAccount = (db: Database, memberId: string, now: Date, logErasure?: LogErasure): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, { id: memberId })
    if (account?.status !== 'unverified' || !(await settleImportedAccount(tx, memberId, 'removed'))) return false
    // The erasure is logged under the lock, so that an account confirmed just now is not in the log, and before the commit: if the commit fails, the
    // next start of the server repeats the erasure.
    await logErasure?.(memberId, now)
    await deleteJobsMentioning(tx, [memberId])
    // Comes after the deletion of jobs, because it adds a job that must stay: it deletes the photo files, and does not name the member.
    await removeUnverifiedAccount(tx, account, settleImportedBeforeRemoval, now)
    return true
  })

/**
 * Erases an imported account at once, for the holder of its mailed link.
 * @throws {AppError} imports.link_wrong, platform.too_many
 */
export const removeImported = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  auth: ImportCommandDependencies,
): Promise<void> => {
  await limitAuthCallsByAddress(auth, ctx.actor)
  const id = await findMemberByLinkKey(ctx.db, body.key, ctx.now)
  if (id === undefined || !(await eraseUnconfirmedAccount(ctx.db, id, ctx.now, auth.logErasure))) throw createWrongLinkError()
}
