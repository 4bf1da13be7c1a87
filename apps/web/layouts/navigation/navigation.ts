import { useRouter } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import Gem from 'lucide-react/icons/gem'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import HeartOff from 'lucide-react/icons/heart-off'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Rocket from 'lucide-react/icons/rocket'
import Settings from 'lucide-react/icons/settings'
import Sparkles from 'lucide-react/icons/sparkles'
import WalletIcon from 'lucide-react/icons/wallet'
import type { siteText } from '#features/site/locales/text.ts'
import { useMe } from '#features/account/web/index.ts'
import { canEnterConsole } from '#platform/shared/roles.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import type { SentenceKey, CatalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { columnClasses } from '../column-classes.ts'

export type SiteTextKey = SentenceKey<typeof siteText extends CatalogueRef<infer T> ? T : never>

export interface NavigationItem {
  path: string
  label: SiteTextKey
  icon: LucideIcon
  search?: Record<string, string>
  /** Other screens of the same area, on which a tab of the bottom bar is marked too. */
  area?: readonly string[]
  /** The unread count shown on the item. */
  count?: 'messages' | 'likes'
  /** The unread count shown on the item's tab of the bottom bar, when the count belongs to another screen of the area. */
  areaCount?: NonNullable<NavigationItem['count']>
  /** Hidden from guests. */
  takingPart?: true
  /** For staff only. */
  staff?: true
}

/** The navigation items in display order, in the groups of the sidebar. */
const navigation: readonly (readonly NavigationItem[])[] = [
  [
    { path: '/dashboard/matches', label: 'nav.matches', icon: Sparkles },
    { path: '/dashboard/messages', label: 'nav.messages', icon: MessageCircle, count: 'messages' },
  ],
  [
    {
      path: '/dashboard/likes',
      label: 'nav.likes',
      icon: Heart,
      area: ['/dashboard/who-likes-me', '/dashboard/dislikes'],
      areaCount: 'likes',
    },
    { path: '/dashboard/gift', label: 'nav.gift', icon: Gift },
    { path: '/dashboard/who-likes-me', label: 'nav.whoLikesMe', icon: HeartHandshake, count: 'likes' },
    { path: '/dashboard/dislikes', label: 'nav.dislikes', icon: HeartOff },
    { path: '/dashboard/blocked', label: 'nav.blocked', icon: Ban },
  ],
  [
    { path: '/dashboard/boost-profile', label: 'nav.boost', icon: Rocket, takingPart: true },
    { path: '/dashboard/wallet', label: 'nav.wallet', icon: WalletIcon },
  ],
]
const upgrade: readonly NavigationItem[] = [{ path: '/dashboard/upgrade', label: 'header.upgrade', icon: Gem }]
const settings: readonly NavigationItem[] = [
  { path: '/admin', label: 'nav.console', icon: KeyRound, staff: true },
  { path: '/dashboard/settings', label: 'nav.settings', icon: Settings },
]
const settingsTabs: readonly NavigationItem[] = [
  { path: '/dashboard/settings', search: { tab: 'change-email' }, label: 'nav.changeEmail', icon: Mail, takingPart: true },
  { path: '/dashboard/settings', search: { tab: 'change-password' }, label: 'nav.changePassword', icon: KeyRound },
]

/** Number of items in the bottom bar besides More. */
const inBottomBar = 4

/** Items whose routes exist: the groups of the sidebar and of the drawer under More, `bar` at the bottom of a phone. */
export const useNavigationItems = () => {
  const { routesByPath } = useRouter()
  const takesPart = useCanParticipate()
  const role = useMe().data?.role ?? 'user'
  const existing = (items: readonly NavigationItem[]) =>
    items.filter(({ path, takingPart, staff }) => path in routesByPath && (takesPart || !takingPart) && (!staff || canEnterConsole(role)))
  const groups = navigation.map(existing)
  const end = existing(settings)
  return {
    groups,
    end,
    bar: groups.flat().slice(0, inBottomBar),
    drawer: [...groups.slice(0, -1), [...(groups.at(-1) ?? []), ...existing(upgrade)], [...end, ...existing(settingsTabs)]],
  }
}

/** Options of the dashboard frame for a screen, in `staticData` of its route. */
export interface DashboardFrameOptions {
  /** The title in the header; without one there is no header. */
  title?: SiteTextKey
  /** Path of the parent screen. The header shows a back arrow, which leads there when the screen was opened directly. */
  parent?: string
  /** Guests see a notice in place of the screen. */
  takingPart?: true
  /** The header greets by name and shows the filter button. */
  welcome?: true
  /** A line below the title, where the title does not say what is on the screen. */
  subtitle?: SiteTextKey
  /** Width of the screen's column: `narrow` for forms, lists and reading; `wide`, the default, for people and shop windows. */
  column?: keyof typeof columnClasses
  /** Below 768 px the photo of another member starts at the top edge, so the header is for screen readers only. */
  photoFirst?: true
  /** The screen fills the window and scrolls inside. */
  fullHeight?: true
  /** Hides the bottom bar on a phone. */
  hideBottomBar?: true
}
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: DashboardFrameOptions
    /** The message shown when the session ends on this screen, instead of the default. */
    signedOut?: () => string
  }
}
