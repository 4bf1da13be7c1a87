import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { DrumPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { Sentinel } from '#platform/web/ui/Sentinel.tsx'
import type { NotificationEntry } from '../contract.ts'
import { notificationsText } from '../locales/text.ts'
import { groupByDay, localDay } from './group-by-day.ts'
import { NotificationRow, NotificationSkeleton } from './NotificationRow.tsx'
import { useMarkRead, useNotifications } from './notification-queries.ts'

const box = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-card'
const dayMs = 86_400_000

const useDayName = () => {
  const t = useT(notificationsText)
  const { date } = useFormat()
  return (day: string): string => {
    const now = new Date()
    if (day === localDay(now)) return t('today')
    if (day === localDay(new Date(now.getTime() - dayMs))) return t('yesterday')
    return date(day, { dateStyle: 'long' })
  }
}

const Day = ({
  name,
  entries,
  onOpen,
}: {
  name: string
  entries: readonly NotificationEntry[]
  onOpen: (entry: NotificationEntry) => void
}) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <Heading level={2} size="md" id={id}>
        {name}
      </Heading>
      <ul className={box}>
        {entries.map((entry) => (
          <NotificationRow key={entry.id} entry={entry} onOpen={() => onOpen(entry)} />
        ))}
      </ul>
    </section>
  )
}

interface NotificationsScreenProps {
  settingsPath: string
  matchesPath: string
  /** Called after notifications were marked as read. */
  onChanged: () => void
}

/** The member's notifications by day; opening one marks it as read. */
export const NotificationsScreen = ({ settingsPath, matchesPath, onChanged }: NotificationsScreenProps) => {
  const t = useT(notificationsText)
  const words = useT(platformText)
  const dayName = useDayName()
  const { data, isPending, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useNotifications()
  const { mutate, isPending: isMarking } = useMarkRead(onChanged)
  const [said, setSaid] = useState('')
  if (isPending)
    return (
      <ul aria-hidden className={box}>
        {[1, 2, 3, 4, 5].map((place) => (
          <NotificationSkeleton key={place} />
        ))}
      </ul>
    )
  if (data === undefined)
    return <ErrorState message={t('failed')} retryLabel={words('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
  const entries = data.pages.flatMap((page) => page.notifications)
  const [newest] = entries
  if (newest === undefined)
    return (
      <EmptyState
        picture={<DrumPicture />}
        title={t('emptyTitle')}
        message={t('emptyText')}
        action={<Button render={<Link to={matchesPath} />}>{t('emptyAction')}</Button>}
      />
    )
  const readAll = () => mutate({ until: newest.created_at }, { onSuccess: () => setSaid(t('allRead')) })
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={settingsPath} className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4">
          {t('settings')}
        </Link>
        {(data.pages[0]?.unread ?? 0) > 0 ? (
          <Button variant="secondary" size="sm" busy={isMarking} onClick={readAll}>
            {t('readAll')}
          </Button>
        ) : null}
      </div>
      <LiveRegion message={isFetchingNextPage ? t('loadingMore') : said} />
      {groupByDay(entries).map(({ day, entries: listed }) => (
        <Day key={day} name={dayName(day)} entries={listed} onOpen={({ id, read }) => (read ? undefined : mutate({ ids: [id] }))} />
      ))}
      {hasNextPage ? <Sentinel key={entries.length} onInView={() => void fetchNextPage()} /> : null}
    </div>
  )
}
