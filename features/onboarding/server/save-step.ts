import { aboutLimits, pickAbout } from '#features/members/about-contract.ts'
import { lockMember, type MemberRow, toPromptIds } from '#features/members/server/index.ts'
import { changeFeedFilter } from '#features/matches/server/index.ts'
import { changeProfileInTransaction } from '#features/profiles/server/index.ts'
import type { ProfileEdit } from '#features/profiles/contract.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import type { OnboardingAnswer, OnboardingStep, saveStep as endpoint } from '../contract.ts'
import { filterFromAnswer } from './filter-from-answer.ts'
import { readOnboardingFields, showOnboarding, selectOnboardingSteps } from './show-onboarding.ts'
import { readOnboardingProgress, recordOnboardingState, recordOnboardingStep } from './store.ts'

/** The fields that answer each question. The place has an endpoint of its own. */
const answerFields: Record<OnboardingStep, readonly (keyof OnboardingAnswer)[]> = {
  people: ['seek', 'seek_exactly', 'min_age', 'max_age'],
  goals: ['looking_for'],
  place: [],
  distance: ['distance'],
  languages: ['languages'],
  interests: ['interests'],
  fields: ['fields'],
  prompt: ['prompt'],
  privacy: ['shows_birth', 'shows_lastname'],
}

/** Completes an answer that has only one age limit with the member's other one, so that the two limits of the filter never cross. */
const withBothAges = ({ min_age, max_age }: MemberRow, answer: OnboardingAnswer): OnboardingAnswer =>
  answer.min_age === undefined && answer.max_age === undefined ? answer : { min_age, max_age, ...answer }

/**
 * Returns the member's prompts with a new one in front.
 * @throws {AppError} platform.invalid on `prompt` when the profile has no room for another prompt
 */
const withPrompt = (member: MemberRow, { instead_of, ...prompt }: NonNullable<OnboardingAnswer['prompt']>) => {
  const others = toPromptIds(pickAbout(member).prompts).filter(({ question }) => question !== prompt.question && question !== instead_of)
  if (others.length < aboutLimits.prompts) return [prompt, ...others]
  throw new AppError(platformErrors.invalid, { fields: { prompt: [platformErrors.too_long] } })
}

const profileEdit = (member: MemberRow, { distance: _distance, prompt, ...edit }: OnboardingAnswer): ProfileEdit =>
  prompt === undefined ? edit : { ...edit, prompts: withPrompt(member, prompt) }

/**
 * Saves the answer to a question in the caller's profile and feed filter, or skips the question, and records the question as done. After the
 * last question the onboarding ends. Idempotent.
 * @throws {AppError} profiles.ages_crossed, platform.invalid on `prompt` in a full profile, platform.not_found
 */
export const saveStep = async (
  ctx: MemberContext,
  { params: { step }, body }: HandlerInput<typeof endpoint>,
): Promise<HandlerResult<typeof endpoint>> => {
  const { actor, now } = ctx
  const given = answerFields[step].filter((field) => body[field] !== undefined)
  const said: OnboardingAnswer = Object.fromEntries(given.map((field) => [field, body[field]]))
  await inTransaction(ctx.db, async (tx) => {
    const member = await lockMember(tx, actor.id)
    if (member === undefined) throw new AppError(platformErrors.not_found)
    const answer = withBothAges(member, said)
    if (given.length > 0) {
      await changeProfileInTransaction(tx, actor.id, profileEdit(member, answer), now)
      await changeFeedFilter(tx, actor.id, filterFromAnswer(answer), now)
    }
    const isAnswered = given.length > 0 || (step === 'place' && member.cell_lat !== null)
    await recordOnboardingStep(tx, actor.id, step, isAnswered ? 'answered' : 'skipped', now)
    const { steps } = await readOnboardingProgress(tx, actor.id)
    const { length } = await readOnboardingFields(tx)
    if (selectOnboardingSteps(member, steps, { asksFields: length > 0 }).every((each) => steps[each] !== undefined))
      await recordOnboardingState(tx, actor.id, 'ended', now)
  })
  return showOnboarding(ctx)
}
