import { Link } from '@tanstack/react-router'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import type { Transaction } from '../contract.ts'
import { walletText } from '../locales/text.ts'
import { useChannelName } from './use-channel-name.ts'
import { useMoneyFormat } from './use-money-format.ts'

const row = 'flex items-start gap-3 px-4 py-3.5 sm:px-5'

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
        <span className="font-semibold wrap-anywhere">{name}</span>
        <time dateTime={created_at} className="text-sm text-soft">
          {date(created_at)}, {time(created_at)}
          {channel === 'wallet' ? null : ` · ${channelName(channel)}`}
        </time>
      </div>
      <div className="flex shrink-0 flex-col items-end text-right">
        <span className={classes('font-semibold whitespace-nowrap tabular-nums', out ? 'text-ink' : 'text-lagoon')}>
          {signed(currency, txn_amount)}
        </span>
        <span className="text-xs whitespace-nowrap text-soft tabular-nums">
          {t('list.after', { amount: amount(currency, balance_after) })}
        </span>
        {receipt ? (
          <Link
            to="/dashboard/wallet/receipt/$id"
            params={{ id }}
            aria-label={t('list.receiptOf', { name })}
            className="-mr-2 -mb-2 inline-flex min-h-11 items-center px-2 text-sm font-semibold text-primary underline underline-offset-4"
          >
            {t('list.receipt')}
          </Link>
        ) : null}
      </div>
    </li>
  )
}

/** Placeholder of a row while the list loads. */
export const TransactionRowSkeleton = () => (
  <li className={row}>
    <Skeleton shape="circle" className="size-10 shrink-0" />
    <div className="flex flex-1 flex-col gap-2 py-1">
      <Skeleton shape="line" className="w-32" />
      <Skeleton shape="line" className="w-44" />
    </div>
    <div className="flex flex-col items-end gap-2 py-1">
      <Skeleton shape="line" className="w-16" />
      <Skeleton shape="line" className="w-20" />
    </div>
  </li>
)
