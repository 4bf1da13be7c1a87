import type { ReactNode } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { TeaPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'

interface ReviewPageProps<T> {
  title: string
  /** A sentence about the shortcut keys; absent on a screen without shortcuts. */
  keys?: string
  /** The text shown when nothing waits for a review. */
  empty: string
  query: { data: readonly T[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  children: (waiting: readonly T[]) => ReactNode
}

/** A screen of moderators: title, keys, and what waits or the loading, error or empty state. */
export const ReviewPage = <T,>({ title, keys, empty, query, children }: ReviewPageProps<T>) => {
  const platform = useT(platformText)
  const { data, error, isFetching, refetch } = query
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Heading level={1} size="md">
          {title}
        </Heading>
        {keys === undefined ? null : <p className="text-soft">{keys}</p>}
      </div>
      {data === undefined && error === null ? <Skeleton className="h-64" /> : null}
      {data === undefined && error !== null ? (
        <ErrorState message={error.message} retryLabel={platform('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data?.length === 0 ? <EmptyState picture={<TeaPicture />} message={empty} /> : null}
      {data !== undefined && data.length > 0 ? children(data) : null}
    </div>
  )
}
