import { randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit/server/index.ts'
import { ageOn, lockMember } from '#features/members/server/index.ts'
import type { listVoiceHellosToReview as listEndpoint, reviewVoiceHello as endpoint } from '#features/voice-hello/contract.ts'
import {
  approveVoiceHello,
  presentVoiceHelloForReview,
  readVoiceHello,
  readVoiceHellosToReview,
  takeDownVoiceHello,
} from '#features/voice-hello/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { recordStaffView } from './record-staff-view.ts'
import { addDecision } from './decisions/decision-store.ts'
import { queueDecisionMail } from './decisions/queue-mails.ts'

/** Returns a page of the voice hellos that wait for a review, and records that the caller could hear them. */
export const listVoiceHellosToReview = async (
  ctx: MemberContext,
  { query }: HandlerInput<typeof listEndpoint>,
): Promise<HandlerResult<typeof listEndpoint>> => {
  const { db, now } = ctx
  const { hellos, next_cursor } = await readVoiceHellosToReview(db, query.cursor)
  if (hellos.length > 0) await recordStaffView(ctx, { action: 'voice_hello.queue_viewed', subject: { kind: 'queue', id: 'voice_hello' } })
  return {
    data: {
      voice_hellos: hellos.map((hello) => ({
        ...presentVoiceHelloForReview(hello, now),
        id: hello.id,
        created_at: hello.created_at.toISOString(),
        shown: hello.shown,
        member: { id: hello.member_id, firstname: hello.firstname, lastname: hello.lastname, age: ageOn(hello.birth, now) },
      })),
      next_cursor,
    },
  }
}

/**
 * Approves or rejects a waiting voice hello. A rejection removes it, refuses the same recording, and mails the member the reason.
 * @throws {AppError} platform.not_found, platform.conflict if it is already reviewed, platform.required for a rejection without a reason
 */
export const reviewVoiceHello = async (
  { db, now, actor }: MemberContext,
  { params, body }: HandlerInput<typeof endpoint>,
): Promise<void> => {
  const isRejected = body.verdict === 'reject'
  const reason = body.reason ?? undefined
  if (isRejected && reason === undefined) throw new AppError(platformErrors.required, { fields: { reason: [platformErrors.required] } })
  const hello = await readVoiceHello(db, params.id)
  if (hello === undefined) throw new AppError(platformErrors.not_found)
  const { member_id: memberId } = hello
  await inTransaction(db, async (tx) => {
    await lockMember(tx, memberId)
    const current = await readVoiceHello(tx, hello.id)
    if (current === undefined) throw new AppError(platformErrors.not_found)
    if (current.review !== 'waiting') throw new AppError(platformErrors.conflict)
    if (isRejected) {
      await takeDownVoiceHello(tx, memberId, now)
      const id = randomUUID()
      const details = { memberId, adminId: actor.id, voiceHelloId: hello.id }
      await addDecision(tx, { ...details, id, kind: 'remove_voice_hello', reason: reason ?? 'rules' }, now)
      await queueDecisionMail(tx, id, now)
    } else await approveVoiceHello(tx, current)
    await recordAudit(tx, {
      admin: actor.id,
      action: isRejected ? 'voice_hello.rejected' : 'voice_hello.approved',
      subject: { kind: 'voice_hello', id: hello.id },
      reason: reason ?? body.verdict,
      details: { member: memberId },
      now,
    })
  })
}
