import * as z from 'zod'

/** The kinds of decisions about a member. */
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
