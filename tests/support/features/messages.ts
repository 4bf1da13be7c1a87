import { randomUUID } from 'node:crypto'
import { deleteMessage, editMessage, listMessages, type Message, reactToMessage, sendMessage } from '#features/chat/contract.ts'
import { openMatchConversation } from '#features/chat/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '../people/people.ts'
import type { TestApp } from '../app/test-app.ts'

type Emoji = Message['reactions'][number]['emoji']

/** Creates functions for what members do in conversations, through the endpoints. */
export const createChatCalls = (testApp: Pick<TestApp, 'call' | 'clock' | 'db'>) => {
  const at = (peer: Person, seq: number) => ({ uid: peer.id, seq })
  return {
    match: (a: Person, b: Person) => inTransaction(testApp.db, (tx) => openMatchConversation(tx, a.id, b.id, testApp.clock.now())),
    /** Creates two members with an open conversation, which begins with the line `matched`. */
    createPair: async (): Promise<[Person, Person]> => {
      const pair: [Person, Person] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
      await inTransaction(testApp.db, (tx) => openMatchConversation(tx, pair[0].id, pair[1].id, testApp.clock.now()))
      return pair
    },
    send: (as: Person, peer: Person, body: string, { id = randomUUID(), ...more }: { id?: string; reply_to?: number } = {}) =>
      testApp.call(sendMessage, { params: { uid: peer.id }, body: { id, body, ...more } }, { as }),
    edit: (as: Person, peer: Person, seq: number, body: string) =>
      testApp.call(editMessage, { params: at(peer, seq), body: { body } }, { as }),
    remove: (as: Person, peer: Person, seq: number) => testApp.call(deleteMessage, { params: at(peer, seq) }, { as }),
    react: (as: Person, peer: Person, seq: number, emoji: Emoji | null) =>
      testApp.call(reactToMessage, { params: at(peer, seq), body: { emoji } }, { as }),
    list: async (as: Person, peer: Person, query: { changed_after?: number; after?: number; limit?: number } = {}) =>
      (await testApp.call(listMessages, { params: { uid: peer.id }, query }, { as })).body.data,
  }
}

/** Creates a member whose message to `person` waits for an answer, as a reminder needs one. Returns their id. */
export const createWaitingWriter = async (testApp: TestApp, person: Person): Promise<string> => {
  const [talk, writer] = [createChatCalls(testApp), await createPerson(testApp, 'brian')]
  await talk.match(person, writer)
  const { status } = await talk.send(writer, person, 'Hello')
  if (status !== 200) throw new Error(`a message was answered with ${status}`)
  return writer.id
}
