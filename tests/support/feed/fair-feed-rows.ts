import { openMeetingQuestionIfDue } from '#features/outcomes/server/store.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Person, TestApp } from '../app/test-app.ts'
import { suggestMembers } from '../features/suggestions.ts'

/** Makes two members each other's pick of the day and suggestion, suggests a third one to both, and asks the two whether they have met. */
export const addPicksQuestionsAndSuggestions = async (
  testApp: TestApp,
  [one, other]: readonly [Person, Person],
  third: Person,
): Promise<void> => {
  const now = testApp.clock.now()
  for (const [member, found] of [
    [one, other],
    [other, one],
  ] as const) {
    const pick = { member_id: member.id, other_id: found.id, day: now.toISOString().slice(0, 10), place: 0, suggested: false }
    await testApp.db.insertInto('daily_pick').values(pick).execute()
    await inTransaction(testApp.db, (tx) => openMeetingQuestionIfDue(tx, { memberId: member.id, otherId: found.id }, now))
    await suggestMembers(testApp, member, [found, third])
  }
}
