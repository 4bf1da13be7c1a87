import { saveSuggestions } from '#features/suggestions/server/store.ts'
import type { Person, TestApp } from '../app/test-app.ts'

/** Suggests some members to a member, as the nightly training does. */
export const suggestMembers = async ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, to: Person, others: readonly Person[]): Promise<void> =>
  void (await saveSuggestions(db, [{ memberId: to.id, others: others.map(({ id }) => id) }], clock.now()))
