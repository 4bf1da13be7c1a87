// What a member does on the tables that grow for ever, through the functions of the service.
import { randomUUID } from 'node:crypto'
import { listConversations, listMessages } from '#features/chat/server/queries.ts'
import { storeMessages } from '#features/chat/server/store/text-messages.ts'
import { readSearchPage, startPosition } from '#features/matches/server/search.ts'
import { listReceivedLikes } from '#features/reactions/server/list-reactions.ts'
import { setReactionIfAllowed } from '#features/reactions/server/store.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { createLog } from '#platform/server/log.ts'
import { type BenchViewer, nowOfLoadedData, searchAreasFor } from '../feed/viewers.ts'
import type { BenchDatabase } from '../measure/database.ts'

/** A member whose actions are timed: with somebody they talk to, and somebody whom they have not reacted to. */
export interface TimedMember {
  viewer: BenchViewer
  peer: string
  stranger: string
}

const contextOf = ({ db }: BenchDatabase, { viewer }: TimedMember): MemberContext => ({
  actor: { kind: 'member', id: viewer.id, role: 'user', sessionId: randomUUID(), address: '127.0.0.1' },
  db,
  now: nowOfLoadedData,
  locale: 'en',
  log: createLog('fatal'),
})

/** An action of a member; rejects when it does not find what was loaded. */
export type TimedAction = (database: BenchDatabase, member: TimedMember) => Promise<void>

const expectRows = (what: string, found: number): void => {
  if (found === 0) throw new Error(`${what}: nothing was found`)
}

const readConversation =
  (part: { before?: number; after?: number }): TimedAction =>
  async (database, member) => {
    const { messages } = await listMessages(contextOf(database, member), { uid: member.peer, limit: 20, ...part })
    expectRows('conversation', messages.length)
  }

const searchWithin =
  (distance: '5' | '20'): TimedAction =>
  async ({ db }, { viewer }) => {
    const areas = searchAreasFor(viewer, { distance }).map((area) => () => area)
    const { found } = await readSearchPage(db, viewer.search, areas, startPosition)
    expectRows('match feed', found.length)
  }

/** The actions by name. The last two write. */
export const timedActions: Readonly<Record<string, TimedAction>> = {
  'match feed, 5 km': searchWithin('5'),
  'match feed, 20 km': searchWithin('20'),
  'who likes me': async (database, member) => {
    const { people } = await listReceivedLikes(contextOf(database, member), {})
    expectRows('who likes me', people.length)
  },
  conversations: async (database, member) => {
    const { conversations } = await listConversations(contextOf(database, member), {})
    expectRows('conversations', conversations.length)
  },
  'last page of a conversation': readConversation({}),
  'older page': readConversation({ before: 11 }),
  'new messages': readConversation({ after: 15 }),
  'like and take back': async ({ db }, { viewer, stranger }) => {
    const change = { from: viewer.id, to: stranger, counted: true, newSince: nowOfLoadedData, now: nowOfLoadedData }
    for (const state of ['liked', 'none'] as const) {
      const { outcome } = await setReactionIfAllowed(db, { ...change, state })
      if (outcome !== 'done') throw new Error(`like: ${outcome}`)
    }
  },
  message: async ({ db }, { viewer, peer }) => {
    const message = {
      from: viewer.id,
      to: peer,
      id: randomUUID(),
      body: 'Good evening',
      now: nowOfLoadedData,
      paysCredits: true,
      mostNew: 50,
    }
    const [stored] = await storeMessages(db, [message])
    if (stored?.outcome !== 'sent') throw new Error(`message: ${stored?.outcome}`)
  },
}
