import { randomUUID } from 'node:crypto'
import { sendMessage } from '#features/chat/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import type { Person, TestApp } from '../app/test-app.ts'

export const likeMember = (testApp: TestApp, from: Person, to: Person) =>
  testApp.call(postReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as: from })

/** Sends `count` texts from one member to another. */
export const sendChatMessages = async (testApp: TestApp, from: Person, to: Person, count: number): Promise<void> => {
  for (let number = 0; number < count; number++) {
    const { status } = await testApp.call(sendMessage, { params: { uid: to.id }, body: { id: randomUUID(), body: 'Hello' } }, { as: from })
    if (status !== 200) throw new Error(`a message was answered with ${status}`)
  }
}

/** Matches two members, who then write enough to be asked whether they have met. */
export const matchAndWrite = async (testApp: TestApp, a: Person, b: Person, [fromA, fromB] = [15, 5]): Promise<void> => {
  await likeMember(testApp, a, b)
  await likeMember(testApp, b, a)
  await sendChatMessages(testApp, a, b, fromA)
  await sendChatMessages(testApp, b, a, fromB)
}

/** Moves the clock by some days, to the hour in the evening at which members are asked. */
export const goToEvening = ({ clock }: TestApp, days: number): void =>
  clock.set(new Date((Math.floor(clock.now().getTime() / dayMs) + days) * dayMs + 17 * hourMs))
