import * as z from 'zod'

/** What a decision about a member can be. */
export const decisionKinds = [
  'dismiss',
  'warn',
  'remove_photo',
  'remove_voice_hello',
  'refuse_photo_check',
  'refuse_applicant',
  'suspend',
  'ban',
] as const
export const DecisionKind = z.enum(decisionKinds)
export type DecisionKind = z.infer<typeof DecisionKind>
