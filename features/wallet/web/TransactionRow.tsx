import { Link } from '@tanstack/react-router'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import type { Transaction } from '../contract.ts'
import { walletText } from '../locales/text.ts'
import { useChannelName } from './use-channel-name.ts'
import { useDualCurrencyFormat } from './use-dual-currency-format.ts'
import { useMoneyFormat } from './use-money-format.ts'

const row = 'relative flex items-start gap-3 py-3.5 pe-9 ps-4 sm:pe-11 sm:ps-5'
const line = 'flex flex-wrap items-baseline justify-between gap-x-3'

const isOut = ({ txn_amount }: Transaction): boolean => txn_amount.startsWith('-')
/** Returns the place of a side in its row: what came in stands first, and money before credits. */
const rank = (side: Transaction): number => Number(isOut(side)) * 2 + Number(side.currency === 'CREDIT')

/** One transaction. Both sides of a conversion are one row: what came in, and below it what went out. */
export const TransactionRow = ({ sides }: { sides: readonly [Transaction, ...Transaction[]] }) => {
  const t = useT(walletText)
  const { date } = useFormat()
  const { signed } = useMoneyFormat()
  const money = useDualCurrencyFormat()
  const channelName = useChannelName()
  const { id, channel, name, receipt, created_at } = sides[0]
  const amounts = sides.toSorted((one, other) => rank(one) - rank(other))
  const out = sides.every(isOut)
  const phrases = (side: Transaction): string[] => {
    if (side.currency === 'CREDIT') return [signed('CREDIT', side.txn_amount)]
    const { first, second } = money(side.txn_amount.replace('-', ''), isOut(side) ? '−' : '+')
    return second === undefined ? [first] : [first, second]
  }
  const Icon = out ? ArrowUpRight : ArrowDownLeft
  return (
    <li className={row}>
      <span
        className={classes(
          'mt-0.5 grid size-10 shrink-0 place-items-center rounded-full',
          out ? 'bg-sunken text-ink' : 'bg-lagoon-tint text-lagoon',
        )}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="flex min-w-0 flex-1 items-start justify-between gap-x-3 gap-y-1 max-sm:flex-wrap">
        <div className="flex min-w-0 flex-col max-sm:basis-full">
          <span className="font-semibold wrap-break-word">{name}</span>
          <time dateTime={created_at} className="text-sm text-soft">
            {date(created_at, { dateStyle: 'medium', timeStyle: 'short' })}
            {channel === 'wallet' ? null : ` · ${channelName(channel)}`}
          </time>
        </div>
        {/* On a phone the amounts stand below the name, which has no room beside them. */}
        <div className="flex flex-wrap items-baseline gap-x-2 whitespace-nowrap tabular-nums sm:flex-col sm:items-end">
          {amounts.flatMap(phrases).map((phrase, place) => (
            <span key={phrase} className={place > 0 ? 'text-sm text-soft' : classes('font-semibold', out ? 'text-ink' : 'text-lagoon')}>
              {phrase}
            </span>
          ))}
        </div>
      </div>
      {receipt ? (
        <Link
          to="/dashboard/wallet/receipt/$id"
          params={{ id }}
          title={t('list.receipt')}
          aria-label={t('list.receiptOf', { name })}
          // The whole row leads to the receipt.
          className="absolute inset-0 flex items-center justify-end pe-2.5 text-soft sm:pe-4 transition-colors -outline-offset-2 hover:bg-sunken/50"
        >
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </Link>
      ) : null}
    </li>
  )
}

/** Placeholder of a row while the list loads. */
export const TransactionRowSkeleton = () => (
  <li className={row}>
    <Skeleton shape="circle" className="size-10 shrink-0" />
    <div className="flex flex-1 flex-col gap-2.5 py-1">
      {['w-32', 'w-44'].map((width) => (
        <div key={width} className={line}>
          <Skeleton shape="line" className={width} />
          <Skeleton shape="line" className="w-16" />
        </div>
      ))}
    </div>
  </li>
)
