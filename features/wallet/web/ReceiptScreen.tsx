import { Link } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Logo } from '#platform/web/ui/Logo.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { walletText } from '../locales/text.ts'
import { useChannelName } from './use-channel-name.ts'
import { useMoneyFormat } from './use-money-format.ts'
import { useDepositReceiptLines } from './use-deposit-receipt-lines.ts'
import { useReceipt } from './wallet-queries.ts'

/** The receipt of a transaction. In print only the receipt is visible. */
export const ReceiptScreen = ({ id }: { id: string }) => {
  const t = useT(walletText)
  const words = useT(platformText)
  const { date } = useFormat()
  const { amount, signed } = useMoneyFormat()
  const channelName = useChannelName()
  const paymentFacts = useDepositReceiptLines()
  const user = useSession((session) => session.user)
  const { data, isError, isFetching, refetch } = useReceipt(id)
  const [first] = data?.transactions ?? []
  if (isError && data === undefined)
    return <ErrorState message={t('receipt.failed')} retryLabel={words('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
  if (data === undefined || first === undefined) return <Skeleton className="h-96" />
  const facts = [
    [t('receipt.date'), date(first.created_at, { dateStyle: 'long', timeStyle: 'short' })],
    [t('receipt.channel'), channelName(first.channel)],
    ...(data.payment === null ? [] : paymentFacts(data.payment)),
    [t('receipt.reference'), first.reference],
  ] as const
  return (
    <div className="flex flex-col gap-4">
      <article className="flex flex-col gap-5 rounded-card border border-line bg-card p-6 print:fixed print:inset-0 print:z-50 print:rounded-none print:border-0">
        <Logo />
        <div>
          <Heading level={2}>{first.name}</Heading>
          <p className="text-soft">{t('receipt.of', { name: `${user?.firstname ?? ''} ${user?.lastname ?? ''}`.trim() })}</p>
        </div>
        <dl className="flex flex-col gap-3">
          {facts.map(([label, value]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-soft">{label}</dt>
              <dd className="wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="flex flex-col gap-2 border-t border-line pt-4">
          {data.transactions.map(({ currency, txn_amount, balance_after }) => (
            <li key={currency} className="flex items-baseline justify-between gap-4 tabular-nums">
              <span className={txn_amount.startsWith('-') ? 'text-xl font-semibold' : 'text-xl font-semibold text-lagoon'}>
                {signed(currency, txn_amount)}
              </span>
              <span className="text-sm text-soft">{t('list.after', { amount: amount(currency, balance_after) })}</span>
            </li>
          ))}
        </ul>
      </article>
      <div className="flex flex-col gap-2 sm:flex-row-reverse sm:justify-start">
        <Button icon={<Printer aria-hidden className="size-5" />} onClick={() => print()}>
          {t('receipt.print')}
        </Button>
        <Button variant="quiet" render={<Link to="/dashboard/wallet" />}>
          {t('receipt.back')}
        </Button>
      </div>
    </div>
  )
}
