import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign'
import Coins from 'lucide-react/icons/coins'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { WovenBand } from '#platform/web/ui/brand/WovenBand.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { formatCents } from '#platform/shared/money.ts'
import { centsForCredits, type CreditPrice, type Wallet } from '../contract.ts'
import { walletText } from '../locales/text.ts'
import { creditLinks, moneyLinks } from './wallet-links.ts'
import { useApproximateLocalAmount } from './use-dual-currency-format.ts'
import { useMoneyFormat } from './use-money-format.ts'
import { WalletLinks } from './WalletLinks.tsx'

const card = 'relative flex min-w-0 flex-col gap-4 overflow-hidden rounded-card p-5 sm:p-6'
const label = 'flex items-center gap-2 text-sm font-semibold'
const sum = 'font-display text-2xl font-semibold tracking-tight break-words tabular-nums'

/** The money: what it is in the member's currency, and the dollars in which it is kept. `undefined` while it loads. */
const MoneyCard = ({ usd: dollars }: { usd: string | undefined }) => {
  const t = useT(walletText)
  const { usd } = useMoneyFormat()
  const about = useApproximateLocalAmount()
  const local = dollars === undefined ? undefined : about(dollars)
  return (
    <div className={`${card} bg-night-raised pt-8 text-on-night sm:pt-9`}>
      <WovenBand direction="across" diamonds={48} className="absolute inset-x-0 top-0 h-3.5 w-full" />
      {/* Room for both lines, so that nothing moves when the balance arrives. */}
      <dl className="flex min-h-33 flex-1 flex-col gap-1">
        <dt className={`${label} text-soft-night`}>
          <CircleDollarSign aria-hidden className="size-5 text-marigold" />
          {t('balance.money')}
        </dt>
        <dd className={sum}>{dollars === undefined ? <Skeleton className="my-[0.1lh] h-[0.8lh] w-36" /> : (local ?? usd(dollars))}</dd>
        {dollars !== undefined && local !== undefined ? <dd className="font-semibold text-on-night tabular-nums">{usd(dollars)}</dd> : null}
        {local === undefined ? null : <dd className="text-sm text-soft-night">{t('balance.kept')}</dd>}
      </dl>
      {useCanParticipate() ? <WalletLinks label={t('balance.money')} links={moneyLinks} isOnNight /> : null}
    </div>
  )
}

interface CreditsCardProps {
  credits: number | undefined
  price: CreditPrice | undefined
}

/** The credits: how many, what they are for and what they sell for. */
const CreditsCard = ({ credits, price }: CreditsCardProps) => {
  const t = useT(walletText)
  const { number } = useFormat()
  const { usd } = useMoneyFormat()
  const about = useApproximateLocalAmount()
  const worth = credits === undefined || price === undefined ? undefined : formatCents(centsForCredits(BigInt(credits), price))
  return (
    <div className={`${card} bg-marigold-tint`}>
      <dl className="flex flex-1 flex-col gap-1">
        <dt className={`${label} text-soft`}>
          <Coins aria-hidden className="size-5 text-marigold-ink" />
          {t('balance.credits')}
        </dt>
        <dd className={sum}>{credits === undefined ? <Skeleton className="my-[0.1lh] h-[0.8lh] w-24" /> : number(credits)}</dd>
        <dd className="min-h-[1lh] text-sm font-semibold tabular-nums">
          {worth === undefined || Number(worth) === 0 ? null : t('balance.worth', { amount: about(worth) ?? usd(worth) })}
        </dd>
        <dd className="text-sm text-soft">{t('balance.creditsFor')}</dd>
      </dl>
      {useCanParticipate() ? <WalletLinks label={t('balance.credits')} links={creditLinks} /> : null}
    </div>
  )
}

interface BalancesProps {
  /** `undefined` while it loads. */
  wallet: Wallet | undefined
  price: CreditPrice | undefined
}

/** The two balances, each with what it is for and what can be done with it. */
export const Balances = ({ wallet, price }: BalancesProps) => (
  <section aria-label={useT(walletText)('balance.title')} className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-1">
    <MoneyCard usd={wallet?.usd} />
    <CreditsCard credits={wallet?.credits} price={price} />
  </section>
)
