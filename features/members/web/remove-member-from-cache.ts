import type { Query } from '@tanstack/react-query'
import { FetchError } from '#platform/web/client/errors.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { queryClient } from '#platform/web/client/query.ts'
import { membersText } from '../locales/text.ts'

const refersTo = (entry: unknown, uid: string): boolean => {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, person } = entry as { id?: unknown; person?: unknown }
  return id === uid || refersTo(person, uid)
}

/** Returns cached data without the list entries that are the member or refer to them; the same object if there are none. */
export const withoutMember = (data: unknown, uid: string): unknown => {
  if (Array.isArray(data)) {
    const kept = data.filter((entry) => !refersTo(entry, uid)).map((entry) => withoutMember(entry, uid))
    return kept.length === data.length && kept.every((entry, index) => entry === data[index]) ? data : kept
  }
  if (typeof data !== 'object' || data === null) return data
  const parts = Object.entries(data).map(([name, part]: [string, unknown]) => [name, withoutMember(part, uid), part] as const)
  return parts.every(([, now, before]) => now === before) ? data : Object.fromEntries(parts)
}

const notFoundError = () => new FetchError(translateNow(membersText, 'errors.gone'), new Response(null, { status: 404 }))

/** Removes the member from one query. Returns whether they were in it. */
const cleanQuery = (query: Query, uid: string): boolean => {
  const { data, dataUpdatedAt, fetchStatus } = query.state
  // A query for the member, such as their profile, becomes a 404 error.
  if (query.queryKey.includes(uid)) {
    void query.cancel({ silent: true })
    query.setState({ data: undefined, error: notFoundError(), status: 'error', fetchStatus: 'idle' })
    return true
  }
  const kept = withoutMember(data, uid)
  if (kept !== data) query.setData(kept, { updatedAt: dataUpdatedAt, manual: true })
  // A response in flight may be older than the event.
  if (fetchStatus === 'fetching') query.promise?.then(() => cleanQuery(query, uid)).catch(() => {})
  return kept !== data
}

/**
 * Removes a member who is no longer visible from all cached queries and from this device, without a request. Queries with `meta.keepsGone`,
 * such as the list of blocked members, are kept.
 * @returns whether any query contained them
 */
export const removeMemberFromCache = (uid: string): boolean => {
  import('#platform/web/client/offline/remove-member-offline.ts')
    .then(({ removeMemberOffline }) => removeMemberOffline((data) => withoutMember(data, uid)))
    .catch(() => {})
  const queries = queryClient.getQueryCache().getAll()
  return queries.filter(({ meta }) => meta?.keepsGone !== true).filter((query) => cleanQuery(query, uid)).length > 0
}
