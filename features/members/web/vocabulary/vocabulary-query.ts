import { queryOptions, useQuery } from '@tanstack/react-query'
import { minuteMs } from '#platform/shared/durations.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { offlineMeta } from '#platform/web/client/offline/offline-meta.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { sensitiveInterests } from '../../vocabulary-contract.ts'
import { listVocabulary, type OwnEntry, type VocabularyChanges, type VocabularyList } from '../../vocabulary-entry-contract.ts'

const key = 'vocabulary'
/** When an id without a name has to be named, entries older than this many milliseconds are loaded again. */
const staleForUnknownMs = 10_000

const changesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [key, locale],
    meta: offlineMeta((changes: VocabularyChanges) => changes),
    queryFn: async ({ signal }) => (await withFetchError(call(listVocabulary, {}, { signal }))).data,
    staleTime: 5 * minuteMs,
  })

/** Makes every screen fetch the operator's entries again, after the console has changed one. */
export const refetchVocabulary = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [key] })

/** The operator's changes of the lists that members choose from. */
export interface OperatorLists {
  /** Whether the changes have arrived or failed to load. Until then only the built-in lists are known. */
  readonly ready: boolean
  readonly entries: readonly OwnEntry[]
  /** Whether nobody new can choose an entry. */
  readonly isRetired: (list: VocabularyList, id: string) => boolean
  /** Whether an interest reveals faith or convictions. */
  readonly isSensitive: (interest: string) => boolean
}

/** Loads the operator's changes of the lists, for screens on which members choose. */
export const useOperatorLists = ({ enabled = true }: { enabled?: boolean } = {}): OperatorLists => {
  const { data, isError } = useQuery({ ...changesQuery(useLanguage(({ locale }) => locale)), enabled })
  const entries = data?.entries ?? []
  return {
    ready: data !== undefined || isError,
    entries,
    isRetired: (list, id) => data?.retired[list].includes(id) ?? false,
    isSensitive: (interest) =>
      sensitiveInterests.has(interest) || entries.some(({ list, id, sensitive }) => list === 'interests' && id === interest && sensitive),
  }
}

/**
 * Returns a function that names the operator's own entries. It loads them once one has to be named, because most profiles have none. Until then, and
 * without a network, the name is made from the id, which begins as the English name.
 */
export const useOwnEntryName = (): ((list: VocabularyList, id: string) => string) => {
  const query = changesQuery(useLanguage(({ locale }) => locale))
  const { data, status, fetchStatus, dataUpdatedAt } = useQuery({ ...query, enabled: false })
  return (list, id) => {
    const found = data?.entries.find((entry) => entry.list === list && entry.id === id)
    if (found !== undefined) return found.name
    const mayLoad = status === 'pending' || (status === 'success' && Date.now() - dataUpdatedAt > staleForUnknownMs)
    // Loaded after the rendering, because a fetch changes the state of other components.
    if (mayLoad && fetchStatus === 'idle') queueMicrotask(() => void queryClient.prefetchQuery({ ...query, staleTime: staleForUnknownMs }))
    const words = id.replace(/^own_/, '').replaceAll('_', ' ')
    return words.slice(0, 1).toUpperCase() + words.slice(1)
  }
}
