import { ageOn } from '#features/members/server/index.ts'
import { readAnswersOfApplicants } from '#features/profile-fields/server/index.ts'
import { readPhotosForAdmin } from '#features/photos/server/index.ts'
import type { ApplicantCause, listApplicants as endpoint, RiskSignal } from '#features/registration/contract.ts'
import { readWaitingApplicants } from '#features/registration/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'

/** Returns a page of the waiting applicants, with the signs that the service found, their answers and their photos, but without their country. */
export const listApplicants = async (
  { db, actor, now }: MemberContext,
  { query }: HandlerInput<typeof endpoint>,
): Promise<HandlerResult<typeof endpoint>> => {
  const { applicants, next_cursor } = await readWaitingApplicants(db, query.cursor)
  const ids = applicants.map(({ member_id }) => member_id)
  const [photos, answers] = await Promise.all([readPhotosForAdmin(db, actor.id, ids, now), readAnswersOfApplicants(db, ids)])
  return {
    data: {
      applicants: applicants.map(({ member_id: id, cause, signals, created_at, firstname, birth, bio, invitation_id }) => ({
        member: { id, firstname, age: ageOn(birth, now) },
        cause: cause as ApplicantCause,
        signals: signals as RiskSignal[],
        invited: invitation_id !== null,
        bio: bio ?? '',
        fields: answers.get(id) ?? [],
        waiting_since: created_at.toISOString(),
        photos: photos.get(id) ?? [],
      })),
      next_cursor,
    },
  }
}
