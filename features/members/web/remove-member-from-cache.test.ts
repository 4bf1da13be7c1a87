import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { setCatalogues } from '#tests/support/web/render-screen.tsx'
import { en as members } from '../locales/en.ts'
import { removeMemberFromCache, withoutMember } from './remove-member-from-cache.ts'

beforeEach(() => setCatalogues({ members }))
afterEach(() => queryClient.clear())

const list = (...ids: string[]) => ({ pages: [{ people: ids.map((id) => ({ id })), next_cursor: null }], pageParams: [null] })

it('returns identical data if the member is not in it', () => {
  const data = { person: { id: 'me' }, pages: list('brian').pages }
  expect(withoutMember(data, 'amina')).toBe(data)
})

it('removes the member from lists of people and of conversations', () => {
  queryClient.setQueryData(['matches', {}], list('amina', 'brian'))
  queryClient.setQueryData(['chat', 'list', ''], {
    pages: [{ conversations: [{ person: { id: 'amina' } }, { person: { id: 'brian' } }] }],
  })
  expect(removeMemberFromCache('amina')).toBe(true)
  expect(removeMemberFromCache('amina')).toBe(false)
  expect(queryClient.getQueryData(['matches', {}])).toEqual(list('brian'))
  expect(queryClient.getQueryData(['chat', 'list', ''])).toEqual({ pages: [{ conversations: [{ person: { id: 'brian' } }] }] })
})

it('turns a query for the member into a 404 error without a request', () => {
  let asked = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['profile', 'amina'],
    queryFn: () => (asked += 1),
    initialData: 0,
    staleTime: 1e6,
  })
  const stop = observer.subscribe(() => {})
  removeMemberFromCache('amina')
  const { data, error, status } = observer.getCurrentResult()
  stop()
  expect([data, status, asked]).toEqual([undefined, 'error', 0])
  expect(error).toBeInstanceOf(FetchError)
  expect((error as FetchError).status).toBe(404)
})

it('removes the member from a response that was in flight', async () => {
  let answer: (data: unknown) => void = () => {}
  const fetching = queryClient.fetchQuery({ queryKey: ['matches', {}], queryFn: () => new Promise((resolve) => (answer = resolve)) })
  removeMemberFromCache('amina')
  answer(list('amina', 'brian'))
  await fetching
  await Promise.resolve()
  expect(queryClient.getQueryData(['matches', {}])).toEqual(list('brian'))
})

it('keeps a list of members who are gone', () => {
  const stop = new QueryObserver(queryClient, {
    queryKey: ['lists', 'blocked'],
    meta: { keepsGone: true },
    initialData: list('amina'),
    staleTime: 1e6,
  }).subscribe(() => {})
  removeMemberFromCache('amina')
  expect(queryClient.getQueryData(['lists', 'blocked'])).toEqual(list('amina'))
  stop()
})
