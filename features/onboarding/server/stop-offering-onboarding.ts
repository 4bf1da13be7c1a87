import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import type { stopOfferingOnboarding as endpoint } from '../contract.ts'
import { showOnboarding } from './show-onboarding.ts'
import { recordOnboardingState } from './store.ts'

/** Ends the offer of the questions on every device of the caller; repeating it changes nothing. */
export const stopOfferingOnboarding = async (
  ctx: MemberContext,
  { body }: HandlerInput<typeof endpoint>,
): Promise<HandlerResult<typeof endpoint>> => {
  await inTransaction(ctx.db, (tx) => recordOnboardingState(tx, ctx.actor.id, body.state, ctx.now))
  return showOnboarding(ctx)
}
