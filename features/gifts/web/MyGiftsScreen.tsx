import { Link } from '@tanstack/react-router'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useMoneyFormat } from '#features/wallet/web/index.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { FlowerPicture } from '#platform/web/ui/pictures/people.tsx'
import { TiedGiftPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import type { Gift } from '../contract.ts'
import { giftsText } from '../locales/text.ts'
import { useReceivedAndSentGifts } from './gift-queries.ts'
import { GiftPartyLink } from './GiftPartyLink.tsx'
import { GiftPicture } from './GiftPicture.tsx'
import { GiftStatusText, GiftStatus } from './GiftStatus.tsx'
import { ReceivedGift } from './ReceivedGift.tsx'

type GiftsTab = 'received' | 'sent'

const SentGift = ({ gift }: { gift: Gift }) => {
  const { usd } = useMoneyFormat()
  const { date } = useFormat()
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <GiftPicture plan={gift.plan} />
        {/* As wide as its longest word; the status moves to the next line instead. */}
        <div className="flex min-w-min flex-1 flex-col">
          <h2 className="font-sans text-base font-semibold tracking-normal">{gift.plan.name}</h2>
          <p className="text-sm text-soft tabular-nums">
            {usd(gift.plan.amount)} · <time dateTime={gift.created_at}>{date(gift.created_at)}</time>
          </p>
        </div>
        <GiftStatus status={gift.status} />
      </div>
      <GiftPartyLink gift={gift} own />
      {gift.note === null ? null : (
        <p dir="auto" className="rounded-control bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-wrap">
          {gift.note}
        </p>
      )}
      <GiftStatusText gift={gift} own />
    </li>
  )
}

const List = ({ gifts, own }: { gifts: readonly Gift[]; own: boolean }) => {
  const t = useT(giftsText)
  if (gifts.length === 0)
    return (
      <EmptyState
        picture={own ? <FlowerPicture /> : <TiedGiftPicture />}
        title={t(own ? 'mine.noneSent' : 'mine.noneReceived')}
        message={t(own ? 'mine.noneSentText' : 'mine.noneReceivedText')}
        action={
          <Button variant="secondary" render={<Link to="/dashboard/matches" />}>
            {t('shop.findMatch')}
          </Button>
        }
      />
    )
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {gifts.map((gift) => (own ? <SentGift key={gift.id} gift={gift} /> : <ReceivedGift key={gift.id} gift={gift} />))}
    </ul>
  )
}

interface MyGiftsScreenProps {
  tab: GiftsTab
  onTab: (tab: GiftsTab) => void
}

/** The member's received and sent gifts. */
export const MyGiftsScreen = ({ tab, onTab }: MyGiftsScreenProps) => {
  const t = useT(giftsText)
  const words = useT(platformText)
  const { data, isError, isFetching, refetch } = useReceivedAndSentGifts()
  if (data === undefined && isError)
    return <ErrorState message={t('failed')} retryLabel={words('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
  const panel = (gifts: readonly Gift[] | undefined, own: boolean) =>
    gifts === undefined ? (
      <div aria-hidden className="grid gap-3 lg:grid-cols-2">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-52" />
        ))}
      </div>
    ) : (
      <List gifts={gifts} own={own} />
    )
  return (
    <Tabs
      label={t('mine.label')}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'received', label: t('mine.received'), panel: panel(data?.received, false) },
        { value: 'sent', label: t('mine.sent'), panel: panel(data?.sent, true) },
      ]}
    />
  )
}
