import * as z from 'zod'
import { filterDistances, matchErrors } from '#features/matches/contract.ts'
import { About, AboutEdit } from '#features/members/about-contract.ts'
import { vocabularyErrors } from '#features/members/vocabulary-entry-contract.ts'
import { FieldAnswer } from '#features/profile-fields/contract.ts'
import { ProfileEdit, profileErrors } from '#features/profiles/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'

/** The questions after the sign-up, in the order they are asked. */
export const onboardingSteps = ['people', 'goals', 'place', 'distance', 'languages', 'interests', 'fields', 'prompt', 'privacy'] as const
export const OnboardingStep = z.enum(onboardingSteps)
export type OnboardingStep = z.infer<typeof OnboardingStep>

/** The state of one question: not done yet (`open`), answered or skipped. */
export const OnboardingStepState = z.enum(['open', 'answered', 'skipped'])
export type OnboardingStepState = z.infer<typeof OnboardingStepState>

/**
 * `open`: the matches screen still offers the questions. `asked`: the member has accepted the offer. `ended`: all questions are answered or
 * skipped, or the member has declined them.
 */
const OnboardingState = z.enum(['open', 'asked', 'ended'])
export type OnboardingState = z.infer<typeof OnboardingState>

/**
 * The answer to one question, such as `{ distance: '20' }` for the question about distance. Fields of other questions are ignored. An answer
 * without any field of its question, such as `{}`, skips the question.
 */
export const OnboardingAnswer = ProfileEdit.pick({
  seek: true,
  seek_exactly: true,
  min_age: true,
  max_age: true,
  looking_for: true,
  languages: true,
  interests: true,
  fields: true,
  shows_birth: true,
  shows_lastname: true,
}).extend({
  distance: z.enum(filterDistances, matchErrors.distance_unknown.code).optional(),
  /** A prompt to put first in the profile. `instead_of` is the question of an existing prompt to remove for it. */
  prompt: AboutEdit.shape.prompts.element.extend({ instead_of: text(1, 120).optional() }).optional(),
})
export type OnboardingAnswer = z.infer<typeof OnboardingAnswer>

const Onboarding = z.object({
  state: OnboardingState,
  /**
   * The questions for this member. The place is asked for only without one, the distance only with a place, and the operator's own fields
   * only if some are required and filterable.
   */
  steps: z.array(z.object({ step: OnboardingStep, state: OnboardingStepState })),
  /** The first question that the member has not answered yet; null when there is none. */
  next: OnboardingStep.nullable(),
  /** The member's current answers, given here or on other screens. */
  answers: z.object({
    ...ProfileEdit.pick({
      seek: true,
      seek_exactly: true,
      min_age: true,
      max_age: true,
      shows_birth: true,
      shows_lastname: true,
    }).required().shape,
    ...About.pick({ looking_for: true, languages: true, interests: true, prompts: true }).shape,
    distance: z.enum(filterDistances).nullable(),
    /** Answers to the operator's own fields. */
    fields: z.array(FieldAnswer),
  }),
})
export type Onboarding = z.infer<typeof Onboarding>

export const getOnboarding = endpoint({
  method: 'GET',
  path: '/onboarding',
  access: 'member',
  applicants: true,
  summary: 'Returns the questions after the sign-up: how far the caller has come, and the answers so far',
  response: data(Onboarding),
})

export const saveStep = endpoint({
  method: 'POST',
  path: '/onboarding/:step',
  access: 'member',
  applicants: true,
  summary: "Saves the answer to a question in the caller's profile and filter, or skips it with an empty body",
  params: z.object({ step: OnboardingStep }),
  body: OnboardingAnswer,
  response: data(Onboarding),
  errors: [profileErrors.ages_crossed, matchErrors.distance_unknown, vocabularyErrors.not_offered, platformErrors.invalid],
})

export const stopOfferingOnboarding = endpoint({
  method: 'PATCH',
  path: '/onboarding',
  access: 'member',
  applicants: true,
  summary: 'Ends the offer of the questions: `asked` to answer them, `ended` to skip all that are left',
  body: z.object({ state: OnboardingState.exclude(['open']) }),
  response: data(Onboarding),
})
