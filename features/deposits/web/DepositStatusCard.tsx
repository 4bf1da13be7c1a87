import { Link } from '@tanstack/react-router'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { PageLink } from '#platform/web/page-link.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { PursePicture } from '#platform/web/ui/pictures/things.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { type Deposit, paymentProviderNames } from '../contract.ts'
import { depositsText } from '../locales/text.ts'
import { useDeposit } from './deposit-queries.ts'

const StatusIcon = ({ status }: Pick<Deposit, 'status'>) => {
  if (status === 'credited')
    return (
      <span className="relative *:first:w-44">
        <PursePicture />
        <CircleCheck aria-hidden className="absolute -end-3 -bottom-3 size-10 rounded-full bg-card text-lagoon" strokeWidth={1.75} />
      </span>
    )
  if (status === 'failed' || status === 'reversed' || status === 'refunded')
    return <CircleAlert aria-hidden className="size-12 text-danger" strokeWidth={1.75} />
  return <Hourglass aria-hidden className="size-12 text-soft" strokeWidth={1.75} />
}

interface DepositStatusCardProps {
  id: string
  /** Starts another deposit on the same screen. */
  onAnother?: () => void
  /** The path to return to after the deposit. */
  back?: string | undefined
}

/** The status of a deposit, updated until it is final. */
export const DepositStatusCard = ({ id, onAnother, back }: DepositStatusCardProps) => {
  const t = useT(depositsText)
  const words = useT(platformText)
  const { number } = useFormat()
  const { data: deposit, isError, isFetching, refetch } = useDeposit(id)
  if (deposit === undefined && isError)
    return <ErrorState message={t('notFound')} retryLabel={words('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
  if (deposit === undefined) return <Skeleton className="h-80" />
  const { status, url, currency, amount, reference, channel, deposit_rate } = deposit
  const usd = number(Number(deposit.usd_amount), { style: 'currency', currency: 'USD' })
  const again = status === 'failed' || status === 'expired'
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-card p-6 text-center">
      <StatusIcon status={status} />
      <div role="status" className="flex flex-col gap-2">
        <Heading level={2} size="md" className="tabular-nums">
          {t(`states.${status}`, { amount: usd })}
        </Heading>
        <p className="text-soft">{t(`stateTexts.${status}`)}</p>
      </div>
      <dl className="grid w-full grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-4 text-start text-sm">
        <dt className="text-soft">{t('amount')}</dt>
        <dd className="text-end tabular-nums">
          {number(Number(amount), { style: 'currency', currency })} · {usd}
        </dd>
        {currency === 'USD' ? null : (
          <>
            <dt className="text-soft">{t('rateLabel')}</dt>
            <dd className="text-end tabular-nums">
              {t('rate', { amount: number(deposit_rate, { style: 'currency', currency, maximumFractionDigits: 4 }) })}
            </dd>
          </>
        )}
        <dt className="text-soft">{t('channel')}</dt>
        <dd className="text-end">{paymentProviderNames[channel]}</dd>
        <dt className="text-soft">{t('reference')}</dt>
        <dd className="text-end break-all">{reference}</dd>
      </dl>
      <div className="flex w-full flex-col gap-2">
        {url === null ? null : (
          <Button render={<a href={url} target="_blank" rel="noopener noreferrer" aria-label={t('openAgain')} />}>{t('openAgain')}</Button>
        )}
        {again && onAnother !== undefined ? <Button onClick={onAnother}>{t('another')}</Button> : null}
        {again && onAnother === undefined ? <Button render={<Link to="/dashboard/deposit" />}>{t('another')}</Button> : null}
        {back === undefined ? null : (
          <Button variant={status === 'credited' ? 'primary' : 'secondary'} render={<PageLink href={back} />}>
            {t('goOn')}
          </Button>
        )}
        <Button variant="secondary" render={<Link to="/dashboard/wallet" />}>
          {t('toWallet')}
        </Button>
      </div>
    </div>
  )
}
