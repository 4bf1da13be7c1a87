import { canSignInWithCode, lockAccount } from '#features/auth/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { passkeyErrors, type removePasskey as endpoint } from '../contract.ts'
import { deleteChallengesOf } from './challenge-store.ts'
import type { PasskeyDependencies } from './dependencies.ts'
import { notifyPasskeyChange } from './notices.ts'
import { requirePasswordOrRecentLogIn } from './require-proof.ts'
import { deletePasskey, deletePasskeysOf, readPasskeys } from './store.ts'

/**
 * Removes a passkey of the caller and tells them.
 * @throws {AppError} platform.not_found, passkeys.last_way if no other way to log in would be left, and what `requirePasswordOrRecentLogIn` throws
 */
export const removePasskey = async (
  ctx: MemberContext,
  { params, body }: HandlerInput<typeof endpoint>,
  passkeys: PasskeyDependencies,
): Promise<void> => {
  await requirePasswordOrRecentLogIn(ctx, passkeys, body.password)
  await inTransaction(ctx.db, async (tx) => {
    await lockAccount(tx, { id: ctx.actor.id })
    const known = await readPasskeys(tx, ctx.actor.id)
    const passkey = known.find(({ id }) => id === params.id)
    if (passkey === undefined) throw new AppError(platformErrors.not_found)
    if (known.length === 1 && !(await canSignInWithCode(tx, ctx.actor.id))) throw new AppError(passkeyErrors.last_way)
    await deletePasskey(tx, passkey.id)
    await notifyPasskeyChange(tx, { memberId: ctx.actor.id, change: 'removed', name: passkey.name, key: passkey.id }, ctx.now)
  })
}

/**
 * Removes every passkey of a member whose password was set anew with a mailed code. That is what our mails tell people to do when somebody
 * else was in the account, so it must shut out somebody who added a passkey there.
 */
export const removePasskeysAfterReset = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  await deleteChallengesOf(tx, memberId)
  if ((await deletePasskeysOf(tx, memberId)) === 0) return
  await notifyPasskeyChange(tx, { memberId, change: 'reset', name: '', key: now.toISOString() }, now)
}
