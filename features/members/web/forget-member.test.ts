import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { setCatalogues } from '#tests/support/web/render-screen.tsx'
import { en as members } from '../locales/en.ts'
import { forgetMember, without } from './forget-member.ts'

beforeEach(() => setCatalogues({ members }))
afterEach(() => queryClient.clear())

const list = (...ids: string[]) => ({ pages: [{ people: ids.map((id) => ({ id })), next_cursor: null }], pageParams: [null] })

it('leaves what is about others as it is, the very same', () => {
  const data = { person: { id: 'me' }, pages: list('brian').pages }
  expect(without(data, 'amina')).toBe(data)
})

it('takes the member out of lists of people and of what is about people', () => {
  queryClient.setQueryData(['matches', {}], list('amina', 'brian'))
  queryClient.setQueryData(['chat', 'list', ''], {
    pages: [{ conversations: [{ person: { id: 'amina' } }, { person: { id: 'brian' } }] }],
  })
  expect(forgetMember('amina')).toBe(true)
  expect(forgetMember('amina')).toBe(false)
  expect(queryClient.getQueryData(['matches', {}])).toEqual(list('brian'))
  expect(queryClient.getQueryData(['chat', 'list', ''])).toEqual({ pages: [{ conversations: [{ person: { id: 'brian' } }] }] })
})

it('says that nobody is there where a query asked for the member, without asking', () => {
  let asked = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['profile', 'amina'],
    queryFn: () => (asked += 1),
    initialData: 0,
    staleTime: 1e6,
  })
  const stop = observer.subscribe(() => {})
  forgetMember('amina')
  const { data, error, status } = observer.getCurrentResult()
  stop()
  expect([data, status, asked]).toEqual([undefined, 'error', 0])
  expect(error).toBeInstanceOf(FetchError)
  expect((error as FetchError).status).toBe(404)
})

it('takes them out of an answer that was on its way', async () => {
  let answer: (data: unknown) => void = () => {}
  const fetching = queryClient.fetchQuery({ queryKey: ['matches', {}], queryFn: () => new Promise((resolve) => (answer = resolve)) })
  forgetMember('amina')
  answer(list('amina', 'brian'))
  await fetching
  await Promise.resolve()
  expect(queryClient.getQueryData(['matches', {}])).toEqual(list('brian'))
})

it('leaves a list alone that is about members who are gone', () => {
  const stop = new QueryObserver(queryClient, {
    queryKey: ['lists', 'blocked'],
    meta: { keepsGone: true },
    initialData: list('amina'),
    staleTime: 1e6,
  }).subscribe(() => {})
  forgetMember('amina')
  expect(queryClient.getQueryData(['lists', 'blocked'])).toEqual(list('amina'))
  stop()
})
