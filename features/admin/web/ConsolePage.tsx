import type { ReactNode } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'

interface ConsolePageProps<T> {
  title: ReactNode
  /** Heading level: 2 for a part of a screen. */
  level?: 1 | 2
  /** The main action, beside the title. */
  action?: ReactNode
  query: { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Filters, which stay visible while the data loads. */
  above?: ReactNode
  children: (data: T) => ReactNode
}

/** A screen of the console: title, filters, and the data of a query or its loading or error state. */
export const ConsolePage = <T,>({ title, level = 1, action, query, above, children }: ConsolePageProps<T>) => {
  const platform = useT(platformText)
  const { data, error, isFetching, refetch } = query
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={level} size="md">
          {title}
        </Heading>
        {action}
      </div>
      {above}
      {data !== undefined ? (
        children(data)
      ) : error !== null ? (
        <ErrorState message={error.message} retryLabel={platform('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-2" role="status" aria-label={platform('words.loading')}>
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-11" />
          ))}
        </div>
      )}
    </div>
  )
}
