import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { StoolPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { sharedDatesText } from '../locales/text.ts'
import { useSharedDates } from './date-queries.ts'
import { OwnDate } from './OwnDate.tsx'
import { ShareDateDialog } from './ShareDateDialog.tsx'

/** The screen with the member's open dates. Here they can also share one that belongs to no conversation. */
export const SharedDatesScreen = () => {
  const t = useT(sharedDatesText)
  const words = useT(platformText)
  const { data, isPending, isFetching, refetch } = useSharedDates()
  // Another key each time, so that the form starts empty.
  const [turn, setTurn] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const open = (): void => {
    setTurn(turn + 1)
    setOpen(true)
  }
  const button = (
    <Button className="self-start max-sm:w-full" onClick={open}>
      {t('share')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-5">
      <p className="text-soft">
        {t('intro')}{' '}
        <a href="/safety" className="font-semibold text-primary underline underline-offset-4">
          {t('check.numbers')}
        </a>
      </p>
      {data === undefined ? (
        isPending ? (
          <div role="status" aria-label={words('words.loading')}>
            <Skeleton className="h-48 rounded-card" />
          </div>
        ) : (
          <ErrorState message={t('failed')} retryLabel={words('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
        )
      ) : data.dates.length === 0 ? (
        <EmptyState picture={<StoolPicture />} message={t('empty')} action={button} />
      ) : (
        <>
          {button}
          <ul className="flex flex-col gap-4">
            {data.dates.map((date) => (
              <OwnDate key={date.id} date={date} />
            ))}
          </ul>
        </>
      )}
      <ShareDateDialog key={turn} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
