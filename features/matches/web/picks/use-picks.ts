import { useEffect, useState } from 'react'
import { useReactionStates } from '#features/reactions/web/index.ts'
import type { FeedFilter } from '../../contract.ts'
import type { PickCard } from '../../picks-contract.ts'
import { usePicksQuery } from './pick-queries.ts'

/** How long the feed waits for the picks, in milliseconds. If they come later, they are left out until the screen opens again. */
const patienceMs = 1500

/** The picks as the screen shows them. */
export interface ShownPicks {
  state: 'waiting' | 'failed' | 'none' | 'shown' | 'decided'
  /** The picks without a reaction, in order. */
  people: readonly PickCard[]
  /** The ids of all picks, so that the grid does not show the same people again. */
  ids: ReadonlySet<string>
  /** When the day of the picks ends, ISO 8601; undefined while no picks are known. */
  endsAt: string | undefined
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

/** Today's picks without those that have a reaction, and their loading state. */
export const usePicks = ({ filter, enabled, feedReady }: PicksOptions): ShownPicks => {
  const { data, isPending, isError, isFetching, refetch } = usePicksQuery(filter, enabled)
  const states = useReactionStates()
  const [late, setLate] = useState(false)
  const waits = enabled && isPending && !late
  useEffect(() => {
    if (!waits || !feedReady) return undefined
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [waits, feedReady])

  const shown = { people: [], ids: nobody, endsAt: data?.ends_at, busy: isFetching, retry: () => void refetch() }
  if (!enabled || late) return { ...shown, state: 'none' }
  if (isPending) return { ...shown, state: 'waiting' }
  if (data === undefined) return { ...shown, state: isError ? 'failed' : 'none' }
  if (data.people.length === 0) return { ...shown, state: 'none' }
  const people = data.people.filter(({ id }) => (states[id] ?? 'none') === 'none')
  return { ...shown, people, ids: new Set(data.people.map(({ id }) => id)), state: people.length > 0 ? 'shown' : 'decided' }
}
