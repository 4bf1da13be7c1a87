import type { Query } from '@tanstack/react-query'
import { FetchError } from '#platform/web/client/errors.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { queryClient } from '#platform/web/client/query.ts'
import { membersText } from '../locales/text.ts'

const isAbout = (entry: unknown, uid: string): boolean => {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, person } = entry as { id?: unknown; person?: unknown }
  return id === uid || isAbout(person, uid)
}

/** The same data without the entries of lists that are the member, or are about them; the very same where there is none. */
export const without = (data: unknown, uid: string): unknown => {
  if (Array.isArray(data)) {
    const kept = data.filter((entry) => !isAbout(entry, uid)).map((entry) => without(entry, uid))
    return kept.length === data.length && kept.every((entry, index) => entry === data[index]) ? data : kept
  }
  if (typeof data !== 'object' || data === null) return data
  const parts = Object.entries(data).map(([name, part]: [string, unknown]) => [name, without(part, uid), part] as const)
  return parts.every(([, now, before]) => now === before) ? data : Object.fromEntries(parts)
}

const gone = () => new FetchError(translateNow(membersText, 'errors.gone'), new Response(null, { status: 404 }))

/** Takes the member out of one query; whether they were in it. */
const clean = (query: Query, uid: string): boolean => {
  const { data, dataUpdatedAt, fetchStatus } = query.state
  // Their profile, the conversation with them: as if the server had just said that nobody is there.
  if (query.queryKey.includes(uid)) {
    void query.cancel({ silent: true })
    query.setState({ data: undefined, error: gone(), status: 'error', fetchStatus: 'idle' })
    return true
  }
  const kept = without(data, uid)
  if (kept !== data) query.setData(kept, { updatedAt: dataUpdatedAt, manual: true })
  // An answer on its way may be older than the news.
  if (fetchStatus === 'fetching') query.promise?.then(() => clean(query, uid)).catch(() => {})
  return kept !== data
}

/**
 * Takes a member who is gone for this one off every screen and out of everything that was fetched, without a call. A query whose `meta` says
 * `keepsGone`, such as the list of the blocked, is about just those.
 * @returns whether anything here was about them
 */
export const forgetMember = (uid: string): boolean => {
  const queries = queryClient.getQueryCache().getAll()
  return queries.filter(({ meta }) => meta?.keepsGone !== true).filter((query) => clean(query, uid)).length > 0
}
