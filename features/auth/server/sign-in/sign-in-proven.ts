import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { SessionUser } from '../../contract.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { queueCodeMail } from '../job-kinds.ts'
import { type Account, toSessionUser } from '../queries.ts'
import { hashDeviceAndNetwork } from '../sessions/device-and-network.ts'
import { authErrors } from '../../contract.ts'
import { cancelDeletionAtSignIn } from './cancel-deletion.ts'
import { signInErrorCode } from './sign-in-error-code.ts'
import { type SignInOrigin, signIn } from './sign-in.ts'
import { endSuspensionIfExpired } from './suspension.ts'

export type SignInOutcome = { refused: AppError } | { refused: undefined; user: SessionUser; token: string }

export interface ProvenSignInOptions {
  from: SignInOrigin
  remember: boolean
  /** Whether the member wants to cancel a pending deletion of the account. */
  cancelDeletion: boolean
}

/**
 * Signs in a member who has proven their identity by a password or a passkey. The caller holds the account lock.
 * @returns the session, or the error for an account that is unverified (a code is mailed), about to be deleted or suspended
 */
export const signInProvenMember = async (
  tx: Tx,
  account: Account,
  { from, remember, cancelDeletion }: ProvenSignInOptions,
  ctx: Context,
  auth: Pick<AuthDependencies, 'secrets' | 'texts' | 'onReinstate'>,
): Promise<SignInOutcome> => {
  const refused = signInErrorCode(account)
  if (refused === authErrors.unverified && account.email !== null)
    await queueCodeMail(tx, { email: account.email, purpose: 'verify-email', place: hashDeviceAndNetwork(ctx, auth) }, ctx.now)
  if (refused !== undefined) return { refused: new AppError(refused) }
  const leaving = await cancelDeletionAtSignIn(tx, account, cancelDeletion, ctx, auth)
  if (leaving !== undefined) return { refused: leaving }
  const suspended = await endSuspensionIfExpired(tx, account.id, ctx, auth)
  if (suspended !== undefined) return { refused: suspended }
  const token = await signIn(tx, account.id, { ...from, remember }, ctx.now)
  return { refused: undefined, user: toSessionUser(account), token }
}
