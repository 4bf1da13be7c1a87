// The home's part of reading the feed: merges the ordered ids of several servers and strikes out those whom the viewer may not be shown.
import type { FeedSliceRequest, FeedSortKey, FeedSlice } from '#features/matches/server/feed.ts'

/** Reads the next `count` cards of one server below a key, in feed order, the same for every viewer. */
export type ReadCards = (slice: Pick<FeedSliceRequest, 'below' | 'minRank' | 'count'>) => Promise<FeedSlice>

/** Returns those of some cards whom the viewer may be shown, in any order. */
export type KeepShown = (keys: readonly FeedSortKey[]) => Promise<ReadonlySet<string>>

/** Deliberate mistakes that a run must find: nobody is struck out, or servers are asked only once. */
export type HomeFault = 'unstruck' | 'short'

export interface RemainingRequest {
  below: FeedSortKey
  minRank: number
  count: number
  fault?: HomeFault | undefined
}

/** A server is first asked for twice what is missing, since most pages lose some, and for twice as many each further time, up to this number. */
const mostAtOnce = 1000

/** Whether the first card comes before the second one in the feed: by rank, then by id, both descending. */
export const comesBefore = (one: FeedSortKey, other: FeedSortKey): boolean =>
  one.rank > other.rank || (one.rank === other.rank && one.id > other.id)

interface OpenServer {
  read: ReadCards
  /** Cards that were sent and not merged yet. */
  unread: FeedSortKey[]
  /** Where the server continues; undefined at its end. */
  rest: FeedSortKey | undefined
}

/** Takes the cards that are certainly next: until a server that has not ended has sent nothing more. */
const takeMerged = (servers: readonly OpenServer[]): FeedSortKey[] => {
  const taken: FeedSortKey[] = []
  while (servers.every(({ unread, rest }) => unread.length > 0 || rest === undefined)) {
    let first: OpenServer | undefined
    for (const server of servers) {
      const [head] = server.unread
      if (head === undefined) continue
      const [best] = first?.unread ?? []
      if (best === undefined || comesBefore(head, best)) first = server
    }
    const key = first?.unread.shift()
    if (key === undefined) break
    taken.push(key)
  }
  return taken
}

/**
 * Reads up to `count` cards in feed order whom the viewer may be shown. Places are asked again until the count is reached or all have ended,
 * as `readFeedSlice` does on one database: `rest` is the last card of a full answer, undefined at the end.
 */
export const readRemaining = async (
  reads: readonly ReadCards[],
  keepShown: KeepShown,
  { below, minRank, count, fault }: RemainingRequest,
): Promise<FeedSlice> => {
  const servers: OpenServer[] = reads.map((read) => ({ read, unread: [], rest: below }))
  const keys: FeedSortKey[] = []
  let size = 2 * count
  while (keys.length < count && servers.some(({ unread, rest }) => unread.length > 0 || rest !== undefined)) {
    await Promise.all(
      servers.map(async (server) => {
        if (server.unread.length > 0 || server.rest === undefined) return
        const sent = await server.read({ below: server.rest, minRank, count: size })
        server.unread = sent.keys
        server.rest = sent.rest
      }),
    )
    size = Math.min(mostAtOnce, 2 * size)
    const next = takeMerged(servers)
    if (next.length === 0) continue
    const shown = fault === 'unstruck' ? undefined : await keepShown(next)
    keys.push(...next.filter(({ id }) => shown?.has(id) ?? true))
    if (fault === 'short' && keys.length < count) return { keys, rest: next.at(-1) }
  }
  const page = keys.slice(0, count)
  return { keys: page, rest: page.length === count ? page.at(-1) : undefined }
}
