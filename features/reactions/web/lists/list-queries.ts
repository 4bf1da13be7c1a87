import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { Card } from '#features/photos/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import { type ListedPerson, listReactions, listReactionsOfOthers } from '../../contract.ts'
import { dropOutdatedReactions } from '../reaction-store.ts'

export type ListName = 'likes' | 'dislikes' | 'blocked' | 'admirers'
interface Page {
  people: ListedPerson[]
  next_cursor: string | null
  count: number | null
}
type List = InfiniteData<Page, string | undefined>

const lists = 'reactions'
/** Long enough to keep the scroll position during a visit to a profile. */
const cachedForMs = 30 * minuteMs

const readPage = async (name: ListName, cursor: string | undefined, signal: AbortSignal): Promise<Page> => {
  const askedAt = performance.now()
  const { data } =
    name === 'admirers'
      ? await withFetchError(call(listReactionsOfOthers, { query: { cursor } }, { signal }))
      : await withFetchError(call(listReactions, { query: { type: name, cursor } }, { signal }))
  if (name !== 'blocked') dropOutdatedReactions(data.people, askedAt)
  return data
}

/** One of the member's lists, newest first, page by page. */
export const useReactionList = (name: ListName) =>
  useInfiniteQuery({
    queryKey: [lists, name],
    meta: { keepsGone: name === 'blocked' },
    queryFn: ({ pageParam, signal }) => readPage(name, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // The cached list shows at once and keeps the scroll position; it is always refetched.
    staleTime: 0,
    gcTime: cachedForMs,
  })

/** Refetches the visible list, after an undo or missed events. */
export const refreshLists = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [lists] })

const change = (name: ListName, changed: (list: List) => List): void =>
  void queryClient.setQueryData<List>([lists, name], (list) => (list === undefined ? undefined : changed(list)))

const withoutPerson = (list: List, uid: string): List => {
  const held = list.pages.some(({ people }) => people.some(({ id }) => id === uid))
  const pages = list.pages.map((page) => ({
    ...page,
    people: page.people.filter(({ id }) => id !== uid),
    count: page.count === null ? null : page.count - (held ? 1 : 0),
  }))
  return held ? { ...list, pages } : list
}

const withPersonFirst = (list: List, person: ListedPerson): List => {
  const [first, ...rest] = withoutPerson(list, person.id).pages
  if (first === undefined) return list
  const count = first.count === null ? null : first.count + 1
  return { ...list, pages: [{ ...first, people: [person, ...first.people], count }, ...rest] }
}

/** Puts a member at the top of a cached list, after a socket event. */
export const addToList = (name: ListName, person: Card, matched = false): void =>
  change(name, (list) => withPersonFirst(list, { ...person, at: new Date().toISOString(), matched }))

/** Removes a member from a cached list. */
export const removeFromList = (name: ListName, uid: string): void => change(name, (list) => withoutPerson(list, uid))
