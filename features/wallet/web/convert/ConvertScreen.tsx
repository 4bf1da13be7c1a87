import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { walletText } from '../../locales/text.ts'
import type { ConversionDirection } from './conversion.ts'
import { ConvertForm } from './ConvertForm.tsx'
import { type ConversionResult, useConvert } from './use-convert.ts'
import { useMoneyFormat } from '../use-money-format.ts'
import { useRefetchWalletOnEvents, useWallet } from '../wallet-queries.ts'

/** The result of a conversion. */
const Result = ({ converted, onAgain }: { converted: ConversionResult; onAgain: () => void }) => {
  const t = useT(walletText)
  const { usd, credits } = useMoneyFormat()
  const { direction, quote, wallet } = converted
  // The focused form is gone. Focusing the heading also makes screen readers announce the result.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const amounts = { usd: usd(quote.usd), credits: credits(quote.credits) }
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-card p-6 text-center">
      <CircleCheck aria-hidden className="size-12 text-lagoon" strokeWidth={1.75} />
      <Heading level={2} size="md" tabIndex={-1} ref={heading} className="tabular-nums outline-none">
        {t(direction === 'buy' ? 'convert.bought' : 'convert.sold', amounts)}
      </Heading>
      <p className="text-soft tabular-nums">{t('convert.after', { usd: usd(wallet.usd), credits: credits(wallet.credits) })}</p>
      <div className="flex w-full flex-col gap-2 sm:flex-row sm:justify-center">
        <Button variant="secondary" onClick={onAgain}>
          {t('convert.again')}
        </Button>
        <Button render={<Link to="/dashboard/wallet" />}>{t('convert.toWallet')}</Button>
      </div>
    </div>
  )
}

interface ConvertScreenProps {
  direction: ConversionDirection
  onDirection: (direction: ConversionDirection) => void
}

/** Converts dollars into credits or back, with a preview. */
export const ConvertScreen = ({ direction, onDirection }: ConvertScreenProps) => {
  const t = useT(walletText)
  const words = useT(platformText)
  useRefetchWalletOnEvents()
  const { data, isError, isFetching, refetch } = useWallet()
  const convert = useConvert()
  const [converted, setConverted] = useState<ConversionResult>()

  if (isError && data === undefined)
    return <ErrorState message={t('list.failed')} retryLabel={words('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="flex flex-col gap-6">
      {converted !== undefined ? (
        <Result converted={converted} onAgain={() => setConverted(undefined)} />
      ) : data === undefined ? (
        <div aria-hidden className="flex flex-col gap-5">
          <Skeleton className="h-14" />
          <Skeleton className="h-24" />
          <Skeleton className="h-32" />
          <Skeleton className="h-12" />
        </div>
      ) : (
        <ConvertForm
          wallet={data.wallet}
          price={data.price}
          direction={direction}
          onDirection={onDirection}
          busy={convert.isPending}
          onConvert={(input) => convert.mutate(input, { onSuccess: setConverted })}
        />
      )}
    </div>
  )
}
