import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { brandFileName } from '#platform/shared/brand/brand-name.ts'
import { brandName } from '#platform/web/brand/brand-name.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { PursePicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import type { Transaction } from '../contract.ts'
import { walletText } from '../locales/text.ts'
import { downloadTextFile } from './download-text-file.ts'
import { TransactionFilters } from './TransactionFilters.tsx'
import { TransactionRow, TransactionRowSkeleton } from './TransactionRow.tsx'
import { fetchTransactionsCsv, type TransactionFilter, useTransactions } from './wallet-queries.ts'

const box = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-card'

/** Puts the sides of one conversion, which stand next to each other in the list, into one row. */
const pairSides = (transactions: readonly Transaction[]): [Transaction, ...Transaction[]][] => {
  const rows: [Transaction, ...Transaction[]][] = []
  for (const transaction of transactions) {
    const last = rows.at(-1)
    if (last?.[0].id === transaction.id) last.push(transaction)
    else rows.push([transaction])
  }
  return rows
}

/** The transaction list in each of its states: loading, failed, empty, or with entries. */
const Entries = ({ filter, onShowAll }: { filter: TransactionFilter; onShowAll: () => void }) => {
  const t = useT(walletText)
  const words = useT(platformText)
  const { data, isPending, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useTransactions(filter)
  if (isPending)
    return (
      <ul aria-hidden className={box}>
        {[1, 2, 3, 4].map((place) => (
          <TransactionRowSkeleton key={place} />
        ))}
      </ul>
    )
  if (data === undefined)
    return <ErrorState message={t('list.listFailed')} retryLabel={words('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
  const rows = pairSides(data.pages.flatMap((page) => page.transactions))
  const isFiltered = filter.kind !== undefined || filter.month !== undefined
  if (rows.length === 0)
    return (
      <EmptyState
        picture={<PursePicture />}
        title={isFiltered ? t('list.emptyFilter') : t('list.empty')}
        message={isFiltered ? t('list.emptyFilterText') : t('list.emptyText')}
        action={
          isFiltered ? (
            <Button variant="secondary" onClick={onShowAll}>
              {t('list.showAll')}
            </Button>
          ) : undefined
        }
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <ul className={box}>
        {rows.map((sides) => (
          <TransactionRow key={sides[0].id} sides={sides} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="secondary" className="self-center" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('list.more')}
        </Button>
      ) : null}
      <LiveRegion message={t('list.shown', { count: rows.length })} />
    </div>
  )
}

/** The transactions with filters and a CSV download. */
export const TransactionList = () => {
  const t = useT(walletText)
  const [filter, setFilter] = useState<TransactionFilter>({})
  const download = useMutation({
    mutationFn: fetchTransactionsCsv,
    onSuccess: (text) =>
      downloadTextFile(
        `${[brandFileName(brandName()), t('list.csvName'), filter.month].filter(Boolean).join('-')}.csv`,
        'text/csv;charset=utf-8',
        text,
      ),
    onError: showFailure,
  })
  return (
    <section aria-labelledby="transactions" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2} id="transactions">
          {t('list.title')}
        </Heading>
        <Button
          variant="quiet"
          size="sm"
          icon={<Download aria-hidden className="size-4" />}
          busy={download.isPending}
          onClick={() => download.mutate(filter)}
        >
          {t('list.csv')}
        </Button>
      </div>
      <TransactionFilters filter={filter} onChange={setFilter} />
      <Entries filter={filter} onShowAll={() => setFilter({})} />
    </section>
  )
}
