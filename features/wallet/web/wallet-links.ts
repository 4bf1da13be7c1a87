import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import CirclePlus from 'lucide-react/icons/circle-plus'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Plus from 'lucide-react/icons/plus'
import type { en } from '../locales/en.ts'

/** A link of the wallet screen. */
export interface WalletLink {
  label: keyof (typeof en)['actions']
  icon: LucideIcon
  link: Pick<LinkProps, 'to' | 'search'>
}

/** What can be done with the money, in display order. */
export const moneyLinks: readonly WalletLink[] = [
  { label: 'deposit', icon: Plus, link: { to: '/dashboard/deposit' } },
  { label: 'withdraw', icon: ArrowUpRight, link: { to: '/dashboard/withdraw' } },
]

/** What can be done with the credits, in display order. */
export const creditLinks: readonly WalletLink[] = [
  { label: 'buy', icon: CirclePlus, link: { to: '/dashboard/wallet/convert', search: { direction: 'buy' } } },
  { label: 'sell', icon: CircleMinus, link: { to: '/dashboard/wallet/convert', search: { direction: 'sell' } } },
  { label: 'convert', icon: ArrowLeftRight, link: { to: '/dashboard/wallet/convert' } },
]
