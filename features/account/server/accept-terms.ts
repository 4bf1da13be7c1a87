import { recordAcceptedTerms } from '#features/members/server/index.ts'
import { termsVersion } from '#features/site/terms-contract.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { accountErrors, type acceptTerms as endpoint, settingsEvent } from '../contract.ts'
import { showMe } from './show-me.ts'

/**
 * Records that the caller accepts the current version of the terms, and returns the account.
 * @throws {AppError} account.terms_changed with the field for any other version
 */
export const acceptTerms = async (ctx: MemberContext, input: { body: { version: string } }): Promise<HandlerResult<typeof endpoint>> => {
  const { version } = input.body
  if (version !== termsVersion) throw new AppError(accountErrors.terms_changed, { fields: { version: [accountErrors.terms_changed] } })
  await inTransaction(ctx.db, async (tx) => {
    await recordAcceptedTerms(tx, ctx.actor.id, version, ctx.now)
    await publishAfterCommit(tx, [ctx.actor.id], settingsEvent, {}, ctx.now)
  })
  return showMe(ctx)
}
