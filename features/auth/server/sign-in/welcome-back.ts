import { cancelDeletion, readDeletion } from '#features/members/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { formattingTag } from '#platform/shared/i18n/locales.ts'
import { authErrors } from '../../contract.ts'
import type { Account } from '../queries.ts'

/**
 * Lets the owner of an account that is to be deleted in, if they take that back now. The caller holds the account's lock and has seen proof
 * of who asks; every way to sign in goes through here.
 * @returns the refusal: auth.leaving with the day while it can be taken back, afterwards auth.wrong_credentials
 */
export const welcomeBack = async (
  tx: Tx,
  account: Account,
  cancel: boolean,
  { now, locale }: Pick<Context, 'now' | 'locale'>,
): Promise<AppError | undefined> => {
  if (account.status !== 'deleted') return undefined
  const deletion = await readDeletion(tx, account.id, now)
  if (deletion === undefined) return new AppError(authErrors.wrong_credentials)
  if (cancel && (await cancelDeletion(tx, account.id, now))) return undefined
  const date = new Intl.DateTimeFormat(formattingTag[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(deletion.erase_at)
  return new AppError(authErrors.leaving, { values: { date } })
}
