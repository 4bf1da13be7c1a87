import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/jobs.ts'
import type { Answer, Input } from '#platform/shared/endpoint.ts'
import type { sendCode as endpoint } from '../contract.ts'
import { type Auth, takeCall } from './auth.ts'
import { resendSeconds, sendCode as sendCodeJob } from './jobs.ts'

/**
 * Has a new code mailed, if the email belongs to somebody who may have one; only the job looks that up.
 * @throws {Refusal} platform.too_many
 */
export const sendCode = async (ctx: Context, { body }: Input<typeof endpoint>, auth: Auth): Promise<Answer<typeof endpoint>> => {
  await takeCall(auth, ctx.actor)
  await inTransaction(ctx.db, (tx) => addJob(tx, sendCodeJob, { email: body.email, purpose: body.type }, ctx.now))
  return { data: { email: body.email, resend_after: resendSeconds } }
}
