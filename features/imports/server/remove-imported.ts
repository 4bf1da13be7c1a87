import { limitAuthCallsByAddress, lockAccount, removeUnverifiedAccount } from '#features/auth/server/index.ts'
import { deletePhotosOf } from '#features/photos/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { deleteJobsMentioning } from '#platform/server/jobs/add-job.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import type { removeImported as endpoint } from '../contract.ts'
import { createWrongLinkError } from './confirm-imported.ts'
import type { ImportCommandDependencies } from './dependencies.ts'
import { findMemberByLinkKey, settleImportedAccount } from './store.ts'

/**
 * Erases an imported account that nobody has confirmed, with its photos. Only the hash of its id at the other service is kept.
 * @returns false if the account no longer waits for its owner
 */
export const eraseUnconfirmedAccount = (db: Database, memberId: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, { id: memberId })
    if (account?.status !== 'unverified' || !(await settleImportedAccount(tx, memberId, 'removed'))) return false
    await deleteJobsMentioning(tx, [memberId])
    // After the deletion of jobs, because this adds a job that deletes the files; it names no member.
    await deletePhotosOf(tx, memberId, now)
    await removeUnverifiedAccount(tx, account)
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
  if (id === undefined || !(await eraseUnconfirmedAccount(ctx.db, id, ctx.now))) throw createWrongLinkError()
}
