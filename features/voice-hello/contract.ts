import * as z from 'zod'
import { ConductReason } from '#features/members/contract.ts'
import { uploadErrors } from '#features/uploads/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Cursor, Id, Moment } from '#platform/shared/fields.ts'
import { Peaks } from '#platform/shared/peaks.ts'

export const voiceHelloErrors = errorCodes('voice_hello', {
  not_audio: 422,
  broken: 422,
  too_long: 422,
  too_short: 422,
  too_large: 413,
  refused_before: 422,
})

/** Longest voice hello in seconds. */
export const maxVoiceHelloSeconds = 15

/** The recording on a profile, with a signed URL for the viewer. */
export const VoiceHello = z.object({
  /** URL of the recording: Ogg Opus, mono. */
  audio: z.string(),
  /** Length in seconds, in tenths. */
  seconds: z.number().positive(),
  peaks: Peaks,
})
export type VoiceHello = z.infer<typeof VoiceHello>

const OwnVoiceHello = z.object({
  voice_hello: VoiceHello.extend({
    /** Whether others can hear the voice hello; false until it is approved, if recordings are reviewed first. */
    shown: z.boolean(),
  }).nullable(),
  /** Whether a moderator took the last voice hello down and there is no new one. */
  taken_down: z.boolean(),
})
export type OwnVoiceHello = z.infer<typeof OwnVoiceHello>

export const getOwnVoiceHello = endpoint({
  method: 'GET',
  path: '/me/voice-hello',
  access: 'member',
  summary: "Returns the caller's voice hello and whether others can hear it",
  response: data(OwnVoiceHello),
})

export const putVoiceHello = endpoint({
  method: 'PUT',
  path: '/me/voice-hello',
  access: 'member',
  summary: 'Makes a finished upload the voice hello of the caller, instead of an earlier one; repeating it changes nothing',
  body: z.object({ upload: Id, peaks: Peaks }),
  response: data(OwnVoiceHello),
  errors: [...Object.values(voiceHelloErrors), uploadErrors.incomplete],
})

export const removeVoiceHello = endpoint({
  method: 'DELETE',
  path: '/me/voice-hello',
  access: 'member',
  summary: 'Removes the voice hello of the caller with its file; repeating it changes nothing',
  status: 204,
})

export const getVoiceHello = endpoint({
  method: 'GET',
  path: '/members/:id/voice-hello',
  access: 'guest',
  summary: 'Returns the voice hello of a member the caller may see, for a card that has none of its addresses',
  params: z.object({ id: Id }),
  response: data(VoiceHello),
  errors: [platformErrors.not_found],
})

const ReviewedVoiceHello = VoiceHello.extend({
  id: Id,
  created_at: Moment,
  shown: z.boolean(),
  member: z.object({ id: Id, firstname: z.string(), lastname: z.string(), age: z.int() }),
})
export type ReviewedVoiceHello = z.infer<typeof ReviewedVoiceHello>

export const listVoiceHellosToReview = endpoint({
  method: 'GET',
  path: '/admin/voice-hellos',
  access: 'admin',
  staff: ['moderator'],
  summary: 'Lists voice hellos that no administrator has reviewed, oldest first',
  query: z.object({ cursor: Cursor }),
  response: data(z.object({ voice_hellos: z.array(ReviewedVoiceHello), next_cursor: z.string().nullable() })),
  errors: [platformErrors.invalid],
})

export const reviewVoiceHello = endpoint({
  method: 'POST',
  path: '/admin/voice-hellos/:id/review',
  access: 'admin',
  staff: ['moderator'],
  console: 'fresh',
  summary: 'Approves a voice hello, or rejects it: the member is notified of the reason, and the same recording is refused from then on',
  params: z.object({ id: Id }),
  body: z.object({ verdict: z.enum(['approve', 'reject']), reason: ConductReason.nullish() }),
  status: 204,
  errors: [platformErrors.conflict, platformErrors.required, platformErrors.not_found],
})
