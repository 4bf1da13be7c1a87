import { orderGoals, pickAbout } from '#features/members/about-contract.ts'
import { type MemberRow, readMember, seekFromMask, toInterestIds, toPromptIds } from '#features/members/server/index.ts'
import { readFeedFilter } from '#features/matches/server/index.ts'
import { presentOwnAnswers, readFieldAnswers, readProfileFields } from '#features/profile-fields/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { canEnterConsole, canParticipate } from '#platform/shared/roles.ts'
import { type getOnboarding as endpoint, type OnboardingStep, onboardingSteps } from '../contract.ts'
import { readOnboardingProgress, type OnboardingStepStates } from './store.ts'

/**
 * Returns the questions for a member. A question about the place stays once it is done, and the one about the distance is there until the
 * place is skipped, so that neither answering nor going back changes the count.
 */
export const selectOnboardingSteps = (
  member: Pick<MemberRow, 'cell_lat'>,
  steps: OnboardingStepStates,
  { asksFields }: { asksFields: boolean },
): OnboardingStep[] => {
  const hasPlace = member.cell_lat !== null
  const isAsked: Partial<Record<OnboardingStep, boolean>> = {
    place: !hasPlace || steps.place !== undefined,
    distance: hasPlace || steps.place === undefined,
    fields: asksFields,
  }
  return onboardingSteps.filter((step) => isAsked[step] ?? true)
}

/** Reads the operator's profile fields that the onboarding asks for: those that are required and filterable. */
export const readOnboardingFields = async (db: Database | Tx): Promise<{ id: string }[]> =>
  (await readProfileFields(db)).filter(({ required, filterable, retired }) => required && filterable && !retired)

/**
 * Returns the caller's questions and the answers so far.
 * @throws {AppError} platform.not_found
 */
export const showOnboarding = async ({ db, actor }: MemberContext): Promise<HandlerResult<typeof endpoint>> => {
  const [member, progress, filter, asked, fieldAnswers] = await Promise.all([
    readMember(db, actor.id),
    readOnboardingProgress(db, actor.id),
    readFeedFilter(db, actor.id),
    readOnboardingFields(db),
    readFieldAnswers(db, actor.id),
  ])
  if (member === undefined) throw new AppError(platformErrors.not_found)
  const { looking_for, languages, interests, prompts } = pickAbout(member)
  const shown = selectOnboardingSteps(member, progress.steps, { asksFields: asked.length > 0 })
  const steps = shown.map((step) => ({ step, state: progress.steps[step] ?? ('open' as const) }))
  return {
    data: {
      state: progress.state,
      steps,
      next: steps.find(({ state }) => state === 'open')?.step ?? null,
      answers: {
        ...seekFromMask(member.seek),
        min_age: member.min_age,
        max_age: member.max_age,
        looking_for: orderGoals(looking_for),
        distance: filter.distance ?? null,
        fields: presentOwnAnswers(fieldAnswers),
        languages,
        interests: toInterestIds(interests),
        prompts: toPromptIds(prompts),
        shows_birth: member.shows_birth,
        shows_lastname: member.shows_lastname,
      },
    },
  }
}

/** Whether the matches screen offers the questions to a member: until the member accepts or declines, and never to guests and staff. */
export const isOnboardingOffered = async (db: ReadDatabase, { id, role }: MemberContext['actor']): Promise<boolean> =>
  canParticipate(role) && !canEnterConsole(role) && (await readOnboardingProgress(db, id)).state === 'open'
