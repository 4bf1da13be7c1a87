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
import { useMoneyFormat } from './use-money-format.ts'

const row = 'relative flex items-start gap-3 py-3.5 pe-9 ps-4 sm:pe-11 sm:ps-5'
const line = 'flex flex-wrap items-baseline justify-between gap-x-3'

/** One transaction. */
export const TransactionRow = ({ transaction }: { transaction: Transaction }) => {
  const t = useT(walletText)
  const { date, time } = useFormat()
  const { amount, signed } = useMoneyFormat()
  const channelName = useChannelName()
  const { id, currency, txn_amount, balance_after, channel, name, receipt, created_at } = transaction
  const out = txn_amount.startsWith('-')
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
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex items-baseline justify-between gap-x-3 max-[22rem]:flex-wrap">
          <span className="min-w-0 font-semibold wrap-break-word max-[22rem]:basis-full">{name}</span>
          <span className={classes('ms-auto font-semibold whitespace-nowrap tabular-nums', out ? 'text-ink' : 'text-lagoon')}>
            <bdi dir="ltr">{signed(currency, txn_amount)}</bdi>
          </span>
        </div>
        <div className={classes(line, 'text-sm text-soft')}>
          <time dateTime={created_at}>
            {date(created_at)}, {time(created_at)}
            {channel === 'wallet' ? null : ` · ${channelName(channel)}`}
          </time>
          <span className="ms-auto text-xs whitespace-nowrap tabular-nums">
            {t('list.after', { amount: amount(currency, balance_after) })}
          </span>
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
