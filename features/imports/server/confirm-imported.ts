import {
  activateProvenAccount,
  deleteRegistrationsOfMember,
  isBanned,
  limitAuthCallsByAddress,
  lockAccount,
  readAccount,
  readSignInOrigin,
  rejectCommonPassword,
  setPassword,
  signIn,
  toSessionUser,
} from '#features/auth/server/index.ts'
import { recordAcceptedTerms, setMemberPaused } from '#features/members/server/index.ts'
import { termsVersion } from '#features/site/terms-contract.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { type confirmImported as endpoint, importErrors } from '../contract.ts'
import type { ImportCommandDependencies } from './dependencies.ts'
import { findMemberByLinkKey, settleImportedAccount } from './store.ts'

export const createWrongLinkError = (): AppError => new AppError(importErrors.link_wrong, { fields: { key: [importErrors.link_wrong] } })

/**
 * Opens an imported account for the holder of its mailed link: accepts the terms, sets the password, and shows the profile or leaves it paused. The
 * link proves the mailbox, so pending sign-ups with the same address are deleted. The account never waits for a moderator's approval, because the
 * operator has imported it.
 * @throws {AppError} imports.link_wrong, auth.password_common, platform.too_many
 */
export const confirmImported = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  auth: ImportCommandDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  await limitAuthCallsByAddress(auth, ctx.actor)
  rejectCommonPassword(body.password)
  const from = await readSignInOrigin(ctx, auth)
  // The password is hashed before the link is checked, so that a wrong link takes as long as a right one.
  const hash = await auth.passwords.hash(body.password)
  const opened = await inTransaction(ctx.db, async (tx) => {
    const id = await findMemberByLinkKey(tx, body.key, ctx.now)
    const account = id === undefined ? undefined : await lockAccount(tx, { id })
    if (account?.status !== 'unverified' || (await isBanned(tx, { email: account.email, phones: [] }, auth.secrets))) return undefined
    if (!(await settleImportedAccount(tx, account.id, 'confirmed'))) return undefined
    await deleteRegistrationsOfMember(tx, account.id)
    await activateProvenAccount(tx, account.id, { secret: undefined, orNewest: false }, ctx, auth)
    await setPassword(tx, account.id, hash, ctx.now)
    await recordAcceptedTerms(tx, account.id, termsVersion, ctx.now)
    if (!body.shown) await setMemberPaused(tx, account.id, true)
    const token = await signIn(tx, account.id, { ...from, remember: false }, ctx.now)
    return { token, account: await readAccount(tx, account.id) }
  })
  if (opened?.account === undefined) throw createWrongLinkError()
  return { data: { user: toSessionUser(opened.account), token: opened.token } }
}
