import { randomUUID } from 'node:crypto'
import { sendMessage } from '#features/chat/contract.ts'
import { openMatch } from '#features/chat/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from './people.ts'
import type { Stage } from '../app/test-app.ts'

const dayMs = 86_400_000

/** Makes it `days` since a member signed up. */
export const signedUpBefore = (stage: Stage, { id }: Person, days: number) =>
  stage.db
    .updateTable('member')
    .set({ created_at: new Date(stage.clock.now().getTime() - days * dayMs) })
    .where('id', '=', id)
    .execute()

/** Has a member talk with somebody new. */
export const converse = async (stage: Stage, person: Person): Promise<void> => {
  const friend = await createPerson(stage, 'esi')
  await inTransaction(stage.db, (tx) => openMatch(tx, person.id, friend.id, stage.clock.now()))
  const say = (from: Person, to: Person) =>
    stage.call(sendMessage, { params: { uid: to.id }, body: { id: randomUUID(), body: 'Good morning!' } }, { as: from })
  await say(person, friend)
  await say(friend, person)
}

/** A member whose doubt about an age counts by itself. */
export const trusted = async (stage: Stage, person: Person): Promise<Person> => {
  await signedUpBefore(stage, person, 8)
  await converse(stage, person)
  return person
}
