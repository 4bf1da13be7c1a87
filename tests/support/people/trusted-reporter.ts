import { randomUUID } from 'node:crypto'
import { sendMessage } from '#features/chat/contract.ts'
import { openMatchConversation } from '#features/chat/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from './people.ts'
import type { TestApp } from '../app/test-app.ts'

const dayMs = 86_400_000

/** Sets the sign-up of a member to `days` days ago. */
export const backdateSignUp = (testApp: TestApp, { id }: Person, days: number) =>
  testApp.db
    .updateTable('member')
    .set({ created_at: new Date(testApp.clock.now().getTime() - days * dayMs) })
    .where('id', '=', id)
    .execute()

/** Matches a member with a new person and exchanges messages. */
export const exchangeMessages = async (testApp: TestApp, person: Person): Promise<void> => {
  const friend = await createPerson(testApp, 'esi')
  await inTransaction(testApp.db, (tx) => openMatchConversation(tx, person.id, friend.id, testApp.clock.now()))
  const send = (from: Person, to: Person) =>
    testApp.call(sendMessage, { params: { uid: to.id }, body: { id: randomUUID(), body: 'Good morning!' } }, { as: from })
  await send(person, friend)
  await send(friend, person)
}

/** Makes a member a trusted reporter, whose age report alone hides the reported member. */
export const makeTrustedReporter = async (testApp: TestApp, person: Person): Promise<Person> => {
  await backdateSignUp(testApp, person, 8)
  await exchangeMessages(testApp, person)
  return person
}
