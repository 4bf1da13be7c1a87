import { pickAbout } from '#features/members/about-contract.ts'
import { lockMember, type MemberRow } from '#features/members/server/index.ts'
import { changeFilter } from '#features/matches/server/index.ts'
import { changeProfile } from '#features/profiles/server/index.ts'
import type { ProfileEdit } from '#features/profiles/contract.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import type { OnboardingAnswer, OnboardingStep, saveStep as endpoint } from '../contract.ts'
import { filterFromAnswer } from './filter-from-answer.ts'
import { showOnboarding, stepsFor } from './show-onboarding.ts'
import { readProgress, recordState, recordStep } from './store.ts'

/** The fields that answer each question. The place has an endpoint of its own. */
const answerFields: Record<OnboardingStep, readonly (keyof OnboardingAnswer)[]> = {
  people: ['seek', 'min_age', 'max_age'],
  goals: ['looking_for'],
  place: [],
  distance: ['distance'],
  interests: ['interests'],
  prompt: ['prompt'],
  privacy: ['shows_birth', 'shows_lastname'],
}
const mostPrompts = 5

/** The member's prompts with `prompt` as the first, in place of the one that was first. */
const withFirstPrompt = (member: MemberRow, prompt: NonNullable<OnboardingAnswer['prompt']>) => {
  const others = pickAbout(member).prompts.slice(1)
  return [prompt, ...others.filter(({ question }) => question !== prompt.question)].slice(0, mostPrompts)
}

const profileEdit = (member: MemberRow, { distance: _distance, prompt, ...edit }: OnboardingAnswer): ProfileEdit =>
  prompt === undefined ? edit : { ...edit, prompts: withFirstPrompt(member, prompt) }

/**
 * Saves the answer to a question in the caller's profile and in the filter of the feed, or skips the question, and records it as done.
 * The last question ends the onboarding. Repeating a question changes nothing twice.
 * @throws {AppError} profiles.ages_crossed, platform.not_found
 */
export const saveStep = async (
  ctx: MemberContext,
  { params: { step }, body }: HandlerInput<typeof endpoint>,
): Promise<HandlerResult<typeof endpoint>> => {
  const { actor, now } = ctx
  const given = answerFields[step].filter((field) => body[field] !== undefined)
  const answer: OnboardingAnswer = Object.fromEntries(given.map((field) => [field, body[field]]))
  await inTransaction(ctx.db, async (tx) => {
    const member = await lockMember(tx, actor.id)
    if (member === undefined) throw new AppError(platformErrors.not_found)
    if (given.length > 0) {
      await changeProfile(tx, actor.id, profileEdit(member, answer), now)
      await changeFilter(tx, actor.id, filterFromAnswer(answer), now)
    }
    const isAnswered = given.length > 0 || (step === 'place' && member.cell_lat !== null)
    await recordStep(tx, actor.id, step, isAnswered ? 'answered' : 'skipped', now)
    const { steps } = await readProgress(tx, actor.id)
    if (stepsFor(member, steps).every((each) => steps[each] !== undefined)) await recordState(tx, actor.id, 'ended', now)
  })
  return showOnboarding(ctx)
}
