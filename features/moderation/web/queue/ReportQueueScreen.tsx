import { useRef, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { TeaPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { SegmentedControl } from '#platform/web/ui/fields/SegmentedControl.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { reviewText } from '../../locales/text.ts'
import { type CaseKind, type CaseFilter, useReportCases } from './case-queries.ts'
import { CaseRow } from './CaseRow.tsx'
import { useKeyboardShortcuts } from '../review/use-keyboard-shortcuts.ts'

const filters = ['waiting', 'mine', 'decided'] as const

/** The queue of reports or appeals, the most urgent first. */
export const ReportQueueScreen = ({ kind }: { kind: CaseKind }) => {
  const t = useT(reviewText)
  const platform = useT(platformText)
  const [filter, setFilter] = useState<CaseFilter>('waiting')
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReportCases(kind, filter)
  const rows = useRef<HTMLUListElement>(null)
  const step = (by: number) => {
    const links = [...(rows.current?.querySelectorAll<HTMLAnchorElement>('a[data-case]') ?? [])]
    const current = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[Math.min(Math.max(current + by, 0), links.length - 1)]?.focus()
  }
  useKeyboardShortcuts({ j: () => step(1), k: () => step(-1) })
  const cases = data?.pages.flatMap((page) => page.cases)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <Heading level={1} size="md">
            {t(kind === 'report' ? 'reports' : 'appeals')}
          </Heading>
          <p className="text-soft">{t('keys')}</p>
        </div>
        <SegmentedControl
          name="show"
          label={t('show.label')}
          labelHidden
          className="w-full sm:w-96"
          value={filter}
          onChange={(event) => setFilter(event.target.value as CaseFilter)}
          options={filters.map((value) => ({ value, label: t(`show.${value}`) }))}
        />
      </div>
      {cases === undefined && error === null ? <Skeleton className="h-64" /> : null}
      {cases === undefined && error !== null ? (
        <ErrorState message={error.message} retryLabel={platform('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {cases?.length === 0 ? <EmptyState picture={<TeaPicture />} message={t(filter === 'decided' ? 'emptyDecided' : 'empty')} /> : null}
      {cases !== undefined && cases.length > 0 ? (
        <ul ref={rows} className="rounded-control border border-line bg-card">
          {cases.map((reportCase) => (
            <CaseRow key={reportCase.id} reportCase={reportCase} />
          ))}
        </ul>
      ) : null}
      {hasNextPage ? (
        <Button variant="secondary" className="self-center" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}
