import { useMe } from '#features/account/web/index.ts'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useJoinWithCommas } from '#platform/web/texts/use-join-with-commas.ts'
import type { NavigationItem } from './navigation.ts'

/** The server counts up to this number. */
const maxCount = 99
const labelKeys = { messages: 'nav.unread', likes: 'nav.newLikes' } as const

export interface UnreadBadge {
  /** Text of the badge: "3", "99+". */
  text: string
  /** Label for screen readers: "3 unread messages". */
  label: string
}

/** The sum of the unread counts of navigation items as one badge; null when it is zero. */
export const useUnreadBadge = (items: readonly Pick<NavigationItem, 'count'>[]): UnreadBadge | null => {
  const t = useT(siteText)
  const enumerate = useJoinWithCommas()
  const unread = useMe().data?.unread
  const counts = items.flatMap(({ count }) => (count === undefined ? [] : [{ count, number: unread?.[count] ?? 0 }]))
  const unreadCounts = counts.filter(({ number }) => number > 0)
  const sum = unreadCounts.reduce((total, { number }) => total + number, 0)
  if (sum === 0) return null
  return {
    text: sum >= maxCount ? `${maxCount}+` : String(sum),
    label: enumerate(unreadCounts.map(({ count, number }) => t(labelKeys[count], { count: number }))),
  }
}
