import { hashKey, type Query } from '@tanstack/react-query'
import { minuteMs } from '#platform/shared/durations.ts'
import { runWhenIdle } from '../loading/run-when-idle.ts'
import { queryClient } from '../query.ts'
import { onSocketConnect, useConnection } from '../socket.ts'
import { isServerUnreachable, onReachabilityChange } from './reachability.ts'
import type { OfflineQuery } from './offline-meta.ts'
import { runOnOfflineResponses } from './remove-member-offline.ts'
import { deleteOfflineResponses, readOfflineResponses, writeOfflineResponses } from './offline-store.ts'

/** A stored part is fetched again only when it is older than this. Otherwise every client would fetch it after a restart of the server. */
const partAgeMs = 10 * minuteMs
/** Changes are stored when there was no further change for this many milliseconds. */
const saveDelayMs = 1500

const reducer = ({ meta }: Query) => meta?.['keep'] as ((data: unknown) => unknown) | undefined

const restore = (query: Query): Promise<void> =>
  runOnOfflineResponses(async (member) => {
    const found = (await readOfflineResponses(member, new Date())).find(({ hash }) => hash === query.queryHash)
    // A response of the server that arrived meanwhile is newer.
    if (found === undefined || query.state.data !== undefined || !isServerUnreachable()) return
    // Marked as very old, so that it is fetched again as soon as possible.
    query.setData(found.data, { updatedAt: 1, manual: true })
  })

const isWithoutAnswer = ({ state }: Query): boolean => state.data === undefined && state.fetchFailureCount > 0 && isServerUnreachable()

/**
 * Fetches stored responses that were not fetched since the connection returned, because members in them may be gone.
 * Deletes responses that cannot be fetched in the background.
 */
const compare = (readable: (member: string) => readonly OfflineQuery[], connectedAt: number): Promise<void> =>
  runOnOfflineResponses(async (member) => {
    const known = new Map(readable(member).map((one) => [hashKey(one.queryKey), one]))
    for (const { hash, at } of await readOfflineResponses(member, new Date())) {
      const query = queryClient.getQueryCache().get(hash)
      if (query !== undefined && query.state.dataUpdatedAt > connectedAt - minuteMs) continue
      const one = known.get(hash)
      if (one !== undefined && 'answer' in one) {
        if (query === undefined && at < connectedAt - partAgeMs)
          await writeOfflineResponses(member, [{ hash, data: await one.answer(), at: Date.now() }])
      } else if (one !== undefined) await one.read()
      else if (query === undefined) await deleteOfflineResponses(member, [hash])
    }
  })

/**
 * Stores the responses of queries with `offlineMeta`, and shows them while the server is unreachable.
 * @param readable returns the queries of a member that may be fetched in the background
 * @returns a function that stops it
 */
export const startStoringOffline = (readable: (member: string) => readonly OfflineQuery[]): (() => void) => {
  const changed = new Set<Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    const queries = [...changed]
    changed.clear()
    void runOnOfflineResponses((member) => {
      const answers = queries.flatMap((query) => {
        const { data, dataUpdatedAt } = query.state
        return data === undefined ? [] : [{ hash: query.queryHash, data: reducer(query)?.(data), at: dataUpdatedAt }]
      })
      return writeOfflineResponses(member, answers)
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
  // Queries may have been answered before the subscription began.
  for (const query of queryClient.getQueryCache().getAll()) look(query)
  const wasCutOff = { current: isServerUnreachable() }
  const compareSoon = () => {
    const connectedAt = Date.now()
    runWhenIdle(() => void compare(readable, connectedAt))
  }
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      const answered = event.type === 'updated' && event.action.type === 'success'
      if (answered || (event.type === 'updated' && isWithoutAnswer(event.query))) look(event.query)
    }),
    onReachabilityChange(() => {
      // Fetches failed queries again, and queries that show a stored response.
      if (wasCutOff.current && !isServerUnreachable())
        void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' || state.dataUpdatedAt === 1 })
      wasCutOff.current = isServerUnreachable()
    }),
    onSocketConnect(compareSoon),
  ]
  if (useConnection.getState().state === 'connected') compareSoon()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
