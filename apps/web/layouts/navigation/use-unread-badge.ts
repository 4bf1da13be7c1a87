import { useMe } from '#features/account/web/index.ts'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { NavigationItem } from './navigation.ts'

/** Where the server stops counting. */
const maxCount = 99
const labelKeys = { messages: 'nav.unread', likes: 'nav.newLikes' } as const

export interface UnreadBadge {
  /** For the badge: "3", "99+". */
  text: string
  /** For screen readers: "3 unread messages". */
  label: string
}

/** What waits at some places of the dashboard, as one badge; null when nothing does. */
export const useUnreadBadge = (items: readonly Pick<NavigationItem, 'count'>[]): UnreadBadge | null => {
  const t = useT(siteText)
  const unread = useMe().data?.unread
  const waiting = items.flatMap(({ count }) => (count === undefined ? [] : [{ count, number: unread?.[count] ?? 0 }]))
  const there = waiting.filter(({ number }) => number > 0)
  const sum = there.reduce((total, { number }) => total + number, 0)
  if (sum === 0) return null
  return {
    text: sum >= maxCount ? `${maxCount}+` : String(sum),
    label: there.map(({ count, number }) => t(labelKeys[count], { count: number })).join(', '),
  }
}
