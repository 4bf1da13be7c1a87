import type { LucideIcon } from 'lucide-react'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import Wallet from 'lucide-react/icons/wallet'
import type { siteText } from '#features/site/locales/text.ts'
import type { Key, Text } from '#platform/shared/i18n/catalogue.ts'

export type SiteKey = Key<typeof siteText extends Text<infer T> ? T : never>

export interface NavigationItem {
  path: '/dashboard/matches' | '/dashboard/messages' | '/dashboard/wallet'
  label: SiteKey
  icon: LucideIcon
  /** Which count of the own account stands on it. */
  count?: 'messages' | 'likes'
}

/** The places of the dashboard in their order: all in the sidebar, four in the bottom bar, the rest under More. */
export const navigation: readonly NavigationItem[] = [
  { path: '/dashboard/matches', label: 'nav.matches', icon: Heart },
  { path: '/dashboard/messages', label: 'nav.messages', icon: MessageCircle, count: 'messages' },
  { path: '/dashboard/wallet', label: 'nav.wallet', icon: Wallet },
]

/** How many of them the bottom bar shows beside More. */
export const inBottomBar = 4

/** What a screen of the dashboard says about its frame, as `staticData` of its route. */
export interface Frame {
  /** The title in the header; without one there is no header. */
  title?: SiteKey
  /** The header greets by name and has the filter. */
  welcome?: true
  /** As high as the window, and scrolls inside. */
  fill?: true
  /** Without the bottom bar on a phone. */
  barless?: true
}
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: Frame
  }
}
