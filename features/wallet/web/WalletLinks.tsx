import { Link } from '@tanstack/react-router'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { walletText } from '../locales/text.ts'
import type { WalletLink } from './wallet-links.ts'

interface WalletLinksProps {
  /** Accessible name: what the actions act on. */
  label: string
  links: readonly WalletLink[]
  /** Whether the links lie on the dark card of the money. */
  isOnNight?: boolean
}

/** Links to what can be done with one of the balances. */
export const WalletLinks = ({ label: name, links, isOnNight = false }: WalletLinksProps) => {
  const t = useT(walletText)
  return (
    <nav aria-label={name}>
      <ul className="grid auto-cols-fr grid-flow-col gap-2">
        {links.map(({ label, icon: Icon, link }) => (
          <li key={label}>
            <Link
              {...link}
              className={classes(
                'flex h-full items-center justify-center gap-2 rounded-control border px-1 py-2 text-center text-sm leading-tight font-semibold hyphens-auto no-underline transition-colors',
                isOnNight ? 'min-h-12 flex-wrap' : 'min-h-18 flex-col',
                label === 'deposit'
                  ? 'border-primary bg-primary text-on-primary hover:bg-primary-hover'
                  : isOnNight
                    ? 'border-soft-night text-on-night hover:bg-on-night/10'
                    : 'border-transparent bg-card text-ink hover:border-ink',
              )}
            >
              <Icon aria-hidden className={classes('size-5 shrink-0', !isOnNight && 'text-marigold-ink')} strokeWidth={1.9} />
              {t(`actions.${label}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
