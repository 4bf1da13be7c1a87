// @slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listConversations } from '#features/chat/contract.ts'
import { listMatches } from '#features/matches/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { listReactions, listReceivedLikes } from '#features/reactions/contract.ts'
import type { Endpoint, EndpointRequest } from '#platform/shared/endpoint.ts'
import { createPerson } from '../people/people.ts'
import { openTestApp, type Person, type TestApp } from '../app/test-app.ts'

/** Maximum number of statements per request, without the session lookup. */
const most = {
  'matches, first page': 4,
  'matches, next page': 3,
  'who likes me': 1,
  'a list of my own': 1,
  conversations: 2,
  profile: 1,
}

let testApp: TestApp
let amina: Person
const others: Person[] = []
const post = (as: Person, url: string) =>
  testApp.app.inject({ method: 'POST', url: `/api${url}`, headers: { authorization: `Bearer ${as.token}` } })
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  amina = await createPerson(testApp, 'amina')
  for (let number = 0; number < 66; number++) others.push(await createPerson(testApp, 'brian'))
  for (const [index, other] of others.entries()) {
    // 24 like her, she likes 24, and four of these match; the rest are undecided.
    if (index < 24) await post(other, `/actions/toggle/like?uid=${amina.id}`)
    if (index >= 20 && index < 44) await post(amina, `/actions/toggle/like?uid=${other.id}`)
  }
}, 120_000)
afterAll(() => testApp[Symbol.asyncDispose]())

/** Calls an endpoint; returns the body and the number of statements without the session lookup. */
const callCounted = async <E extends Endpoint>(endpoint: E, request: EndpointRequest<E>) => {
  const { statements, result } = await testApp.watch(() => testApp.call(endpoint, request, { as: amina }))
  expect(result.status).toBe(200)
  expect(statements[0]).toContain('"session"')
  return { body: result.body, count: statements.length - 1 }
}

test('a page of matches needs a fixed number of statements', async () => {
  const first = await callCounted(listMatches, { query: { distance: '20' } })
  expect(first.body.data.people).toHaveLength(20)
  expect(first.count).toBeLessThanOrEqual(most['matches, first page'])
  let cursor = first.body.data.next_cursor
  for (const people of [20, 2]) {
    const next = await callCounted(listMatches, { query: { distance: '20', cursor: cursor ?? '' } })
    expect(next.body.data.people).toHaveLength(people)
    expect(next.count).toBeLessThanOrEqual(most['matches, next page'])
    cursor = next.body.data.next_cursor
  }
})

test('lists of reactions and conversations need a fixed number of statements', async () => {
  const received = await callCounted(listReceivedLikes, { query: {} })
  expect(received.body.data.people).toHaveLength(20)
  expect(received.count).toBeLessThanOrEqual(most['who likes me'])
  const counts = new Set<number>()
  for (const [type, people] of [
    ['likes', 20],
    ['matches', 4],
  ] as const) {
    const given = await callCounted(listReactions, { query: { type } })
    expect(given.body.data.people).toHaveLength(people)
    counts.add(given.count)
  }
  expect([...counts]).toHaveLength(1)
  expect(Math.max(...counts)).toBeLessThanOrEqual(most['a list of my own'])
  const conversations = await callCounted(listConversations, { query: {} })
  expect(conversations.body.data.conversations).toHaveLength(4)
  expect(conversations.count).toBeLessThanOrEqual(most.conversations)
})

test('a profile needs one statement', async () => {
  const { body, count } = await callCounted(getProfile, { params: { id: others[0]?.id ?? '' } })
  expect(body.data.viewer.likes_me).toBe(true)
  expect(count).toBeLessThanOrEqual(most.profile)
})
