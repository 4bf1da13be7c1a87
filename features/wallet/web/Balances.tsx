import { Link } from '@tanstack/react-router'
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign'
import Coins from 'lucide-react/icons/coins'
import type { ReactNode } from 'react'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { WovenBand } from '#platform/web/ui/brand/WovenBand.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import type { Wallet } from '../contract.ts'
import { walletText } from '../locales/text.ts'
import { walletLinks } from './wallet-links.ts'
import { useLocalMoneyFormat } from './use-local-money-format.ts'
import { useMoneyFormat } from './use-money-format.ts'

interface CardProps {
  icon: ReactNode
  label: string
  note?: string | undefined
  /** The balance that is shown first, on a dark ground, with room for a note, so that nothing moves when it arrives. */
  isMain?: boolean
  children: ReactNode
}

const Card = ({ icon, label, note, isMain = false, children }: CardProps) => (
  <div
    className={classes(
      'relative flex min-w-0 gap-x-3 gap-y-1 overflow-hidden rounded-card p-4 sm:flex-col sm:items-start sm:justify-start sm:p-6',
      isMain
        ? 'min-h-35 flex-col justify-end bg-night-raised pt-8 pb-5 text-on-night sm:min-h-40 sm:pt-9'
        : 'flex-wrap items-center justify-between bg-marigold-tint',
    )}
  >
    {isMain ? <WovenBand direction="across" diamonds={48} className="absolute inset-x-0 top-0 h-3.5 w-full" /> : null}
    <dt className={classes('flex items-center gap-2 text-sm font-semibold', isMain ? 'text-soft-night' : 'text-soft max-sm:flex-1')}>
      {icon}
      {label}
    </dt>
    <dd
      className={classes('font-display font-semibold tracking-tight break-words tabular-nums sm:text-2xl', isMain ? 'text-2xl' : 'text-xl')}
    >
      {children}
    </dd>
    {note === undefined ? null : <dd className="text-soft-night tabular-nums">{note}</dd>}
  </div>
)

/** The two balances as cards; `undefined` while they load. */
export const Balances = ({ wallet }: { wallet: Wallet | undefined }) => {
  const t = useT(walletText)
  const { number } = useFormat()
  const { usd } = useMoneyFormat()
  const about = useLocalMoneyFormat()
  const local = wallet === undefined ? undefined : about(wallet.usd)
  const waiting = <Skeleton className="my-[0.1lh] h-[0.8lh] w-24 sm:w-36" />
  return (
    <section aria-label={t('balance.title')}>
      <dl className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        <Card
          icon={<CircleDollarSign aria-hidden className="size-5 text-marigold" />}
          label={t('balance.usd')}
          isMain
          note={wallet && local && usd(wallet.usd)}
        >
          {wallet === undefined ? waiting : (local ?? usd(wallet.usd))}
        </Card>
        <Card icon={<Coins aria-hidden className="size-5 text-marigold-ink" />} label={t('balance.credits')}>
          {wallet === undefined ? waiting : number(wallet.credits)}
        </Card>
      </dl>
    </section>
  )
}

/** Links to the actions of the wallet, such as a deposit. */
export const WalletLinks = () => {
  const t = useT(walletText)
  if (!useCanParticipate()) return null
  return (
    <nav aria-label={t('actions.title')}>
      {/* On a phone two actions on money stand above the three on credits, so that the longest words have room. */}
      <ul className="grid gap-2 *:nth-[-n+2]:col-span-3 *:nth-[n+3]:col-span-2 max-sm:grid-cols-6 sm:auto-cols-fr sm:grid-flow-col sm:gap-3 sm:*:col-span-1!">
        {walletLinks.map(({ label, icon: Icon, link }) => (
          <li key={label}>
            <Link
              {...link}
              className={classes(
                'flex h-full min-h-18 flex-col items-center justify-center gap-1.5 rounded-card border px-1 py-2.5 text-center text-sm leading-tight hyphens-auto font-semibold no-underline transition-colors',
                label === 'deposit'
                  ? 'border-primary bg-primary text-on-primary hover:bg-primary-hover'
                  : 'border-line bg-card text-ink hover:border-ink hover:bg-sunken',
              )}
            >
              <Icon aria-hidden className={classes('size-6', label !== 'deposit' && 'text-primary')} strokeWidth={1.9} />
              {t(`actions.${label}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
