import { useEffect, useState } from 'react'
import { useReactionStates } from '#features/reactions/web/index.ts'
import type { FeedFilter } from '../../contract.ts'
import type { PickCard } from '../../picks-contract.ts'
import { usePicksQuery } from './pick-queries.ts'
import { usePicksExpected } from './picks-expected.ts'

/** How long the feed waits for the picks, in milliseconds. If they come later, they are left out until the screen opens again. */
const patienceMs = 1500

/** The picks as the screen shows them: as `waiting` or `none` until the feed is here, so that nothing moves when one of both comes first. */
export interface ShownPicks {
  state: 'waiting' | 'failed' | 'none' | 'shown' | 'decided'
  /** The picks without a reaction, in order. */
  people: readonly PickCard[]
  /** The ids of all picks, so that the grid does not show the same people again. */
  ids: ReadonlySet<string>
  /** When the day of the picks ends, ISO 8601; undefined while no picks are known. */
  endsAt: string | undefined
  /** Whether the feed has to wait for the picks. */
  waits: boolean
  busy: boolean
  retry: () => void
}

const nobody: ReadonlySet<string> = new Set()

interface PicksOptions {
  filter: FeedFilter
  /** False where there are no picks: for guests and in a search by name. */
  enabled: boolean
  /** Whether the feed has its answer and only waits for the picks. */
  feedReady: boolean
}

const stateOf = ({ data, isPending, isError }: ReturnType<typeof usePicksQuery>, left: number): ShownPicks['state'] => {
  if (isPending) return 'waiting'
  if (data === undefined) return isError ? 'failed' : 'none'
  if (data.people.length === 0) return 'none'
  return left > 0 ? 'shown' : 'decided'
}

/** Today's picks without those that have a reaction, and their loading state. */
export const usePicks = ({ filter, enabled, feedReady }: PicksOptions): ShownPicks => {
  const query = usePicksQuery(filter, enabled)
  const { data, isPending, isFetching, refetch } = query
  const states = useReactionStates()
  const expected = usePicksExpected(enabled ? data?.people.length : undefined)
  const [late, setLate] = useState(false)
  const waits = enabled && isPending && !late
  useEffect(() => {
    if (!waits || !feedReady) return undefined
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [waits, feedReady])

  const shown = { people: [], ids: nobody, endsAt: data?.ends_at, waits, busy: isFetching, retry: () => void refetch() }
  if (!enabled || late) return { ...shown, state: 'none' }
  const people = data?.people.filter(({ id }) => (states[id] ?? 'none') === 'none') ?? []
  const state = stateOf(query, people.length)
  if (waits || !feedReady) {
    if (!expected) return { ...shown, state: 'none' }
    if (state !== 'shown') return { ...shown, state: 'waiting' }
  }
  if (data === undefined || state === 'none') return { ...shown, state }
  return { ...shown, people, ids: new Set(data.people.map(({ id }) => id)), state }
}
