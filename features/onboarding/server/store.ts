import { sql } from 'kysely'
import * as z from 'zod'
import type { Tx } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { type OnboardingState, OnboardingStep, OnboardingStepState } from '../contract.ts'

/** The state of each question that was answered or skipped; open questions are missing. */
const OnboardingStepStates = z.partialRecord(OnboardingStep, OnboardingStepState.exclude(['open'])).catch({})
export type OnboardingStepStates = z.infer<typeof OnboardingStepStates>

export interface OnboardingProgress {
  state: OnboardingState
  steps: OnboardingStepStates
}

const asState = (stored: string | undefined): OnboardingState => (stored === 'asked' || stored === 'ended' ? stored : 'open')

/** Reads a member's onboarding progress. */
export const readOnboardingProgress = async (db: ReadDatabase, memberId: string): Promise<OnboardingProgress> => {
  const row = await db.selectFrom('onboarding').select(['state', 'steps']).where('member_id', '=', memberId).executeTakeFirst()
  return { state: asState(row?.state), steps: OnboardingStepStates.parse(row?.steps ?? {}) }
}

/** Records a question as answered or skipped. An answered question stays answered even if it is skipped later. */
export const recordOnboardingStep = async (
  tx: Tx,
  memberId: string,
  step: OnboardingStep,
  state: 'answered' | 'skipped',
  now: Date,
): Promise<void> => {
  const merged = state === 'answered' ? sql<string>`onboarding.steps || excluded.steps` : sql<string>`excluded.steps || onboarding.steps`
  await tx
    .insertInto('onboarding')
    .values({ member_id: memberId, state: 'open', steps: JSON.stringify({ [step]: state }), updated_at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ steps: merged, updated_at: now }))
    .execute()
}

/** Stores that the offer is accepted (`asked`) or the onboarding has ended (`ended`). `ended` never changes back to `asked`. */
export const recordOnboardingState = async (tx: Tx, memberId: string, state: 'asked' | 'ended', now: Date): Promise<void> => {
  await tx
    .insertInto('onboarding')
    .values({ member_id: memberId, state, steps: '{}', updated_at: now })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ state, updated_at: now }).where('onboarding.state', 'not in', ['ended', state]),
    )
    .execute()
}

/** Deletes a member's onboarding progress. */
export const deleteOnboardingProgress = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('onboarding').where('member_id', '=', memberId).execute()
}
