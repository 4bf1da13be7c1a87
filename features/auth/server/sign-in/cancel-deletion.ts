import { cancelDeletion, readCancellableDeletion } from '#features/members/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { formattingTags } from '#platform/shared/i18n/locales.ts'
import { authErrors } from '../../contract.ts'
import type { AuthDependencies } from '../dependencies.ts'
import type { Account } from '../queries.ts'

/**
 * Cancels the pending deletion of an account if its owner wants that at the sign-in. The caller holds the account lock and has verified the
 * password or code.
 * @returns the error that blocks the sign-in, if any: auth.leaving with the date while the deletion can be cancelled, auth.wrong_credentials afterwards
 */
export const cancelDeletionAtSignIn = async (
  tx: Tx,
  account: Account,
  cancel: boolean,
  { now, locale }: Pick<Context, 'now' | 'locale'>,
  { onReinstate }: Pick<AuthDependencies, 'onReinstate'>,
): Promise<AppError | undefined> => {
  if (account.status !== 'deleted') return undefined
  const deletion = await readCancellableDeletion(tx, account.id, now)
  if (deletion === undefined) return new AppError(authErrors.wrong_credentials)
  if (cancel && (await cancelDeletion(tx, account.id, now))) {
    // While the account was hidden, moderators may have left a report or an application of the member undecided.
    await onReinstate(tx, account.id, now)
    return undefined
  }
  const date = new Intl.DateTimeFormat(formattingTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(deletion.erase_at)
  return new AppError(authErrors.leaving, { values: { date } })
}
