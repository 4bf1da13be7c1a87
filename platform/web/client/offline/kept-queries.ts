import { hashKey, type Query } from '@tanstack/react-query'
import { minuteMs } from '#platform/shared/durations.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { queryClient } from '../query.ts'
import { onConnect, useConnection } from '../socket.ts'
import { isCutOff, onReachabilityChange } from './reachability.ts'
import type { KeptQuery } from './kept-mark.ts'
import { inTurn } from './remove-member-from-kept.ts'
import { deleteKept, readKept, writeKept } from './kept-store.ts'

/** Changes are stored after no further change for this long, in milliseconds. */
const saveDelayMs = 1500

const reducer = ({ meta }: Query) => meta?.['keep'] as ((data: unknown) => unknown) | undefined

const restore = (query: Query): Promise<void> =>
  inTurn(async (member) => {
    const found = (await readKept(member, new Date())).find(({ hash }) => hash === query.queryHash)
    // An answer that arrived meanwhile wins.
    if (found === undefined || query.state.data !== undefined || !isCutOff()) return
    // As old as it gets, so that it is fetched again as soon as possible.
    query.setData(found.data, { updatedAt: 1, manual: true })
  })

const isWithoutAnswer = ({ state }: Query): boolean => state.data === undefined && state.fetchFailureCount > 0 && isCutOff()

/**
 * Asks the server again for what is kept and was not read since the connection came back, because somebody in it may have gone.
 * What cannot be asked for in the background is deleted.
 */
const compare = (readable: (member: string) => readonly KeptQuery[], connectedAt: number): Promise<void> =>
  inTurn(async (member) => {
    const known = new Map(readable(member).map((one) => [hashKey(one.queryKey), one]))
    for (const { hash } of await readKept(member, new Date())) {
      const query = queryClient.getQueryCache().get(hash)
      if (query !== undefined && query.state.dataUpdatedAt > connectedAt - minuteMs) continue
      const one = known.get(hash)
      if (one !== undefined && 'answer' in one) await writeKept(member, [{ hash, data: await one.answer(), at: Date.now() }])
      else if (one !== undefined) await one.read()
      else if (query === undefined) await deleteKept(member, [hash])
    }
  })

/**
 * Stores the answers of marked queries, and shows them again while the server is out of reach, until the returned function is called.
 * @param readable the marked queries that may be read in the background
 */
export const startKeeping = (readable: (member: string) => readonly KeptQuery[]): (() => void) => {
  const changed = new Set<Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    const queries = [...changed]
    changed.clear()
    void inTurn((member) => {
      const answers = queries.flatMap((query) => {
        const { data, dataUpdatedAt } = query.state
        return data === undefined ? [] : [{ hash: query.queryHash, data: reducer(query)?.(data), at: dataUpdatedAt }]
      })
      return writeKept(member, answers)
    })
  }
  const look = (query: Query): void => {
    if (reducer(query) === undefined) return
    if (query.state.data !== undefined && query.state.dataUpdatedAt > 1) {
      changed.add(query)
      clearTimeout(timer)
      timer = setTimeout(save, saveDelayMs)
    } else if (isWithoutAnswer(query)) void restore(query)
  }
  // Screens may have read before this started.
  for (const query of queryClient.getQueryCache().getAll()) look(query)
  const wasCutOff = { current: isCutOff() }
  const compareSoon = () => {
    const connectedAt = Date.now()
    whenIdle(() => void compare(readable, connectedAt))
  }
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      const answered = event.type === 'updated' && event.action.type === 'success'
      if (answered || (event.type === 'updated' && isWithoutAnswer(event.query))) look(event.query)
    }),
    onReachabilityChange(() => {
      // Screens that failed or show what was kept are read again.
      if (wasCutOff.current && !isCutOff())
        void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' || state.dataUpdatedAt === 1 })
      wasCutOff.current = isCutOff()
    }),
    onConnect(compareSoon),
  ]
  if (useConnection.getState().state === 'connected') compareSoon()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
