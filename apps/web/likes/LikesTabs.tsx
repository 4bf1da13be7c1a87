import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { useUnreadBadge } from '../layouts/navigation/use-unread-badge.ts'

const tabs = [
  { list: 'admirers', label: 'likes.admirers', to: '/dashboard/who-likes-me', search: {} },
  { list: 'matches', label: 'likes.matches', to: '/dashboard/likes', search: { tab: 'matches' } },
  { list: 'likes', label: 'likes.liked', to: '/dashboard/likes', search: {} },
  { list: 'dislikes', label: 'likes.passed', to: '/dashboard/dislikes', search: {} },
] as const
const newLikes = [{ count: 'likes' }] as const
/** A list with a tab. */
export type LikesList = (typeof tabs)[number]['list']

/**
 * Links between the four lists of likes. On a phone, long labels take two lines, so that all four fit. Only new likes have a number here; each list
 * says above it how many people it has.
 */
export const LikesTabs = ({ open }: { open: LikesList }) => {
  const t = useT(siteText)
  const row = useRef<HTMLElement>(null)
  const unseen = useUnreadBadge(newLikes)
  const isCounted = unseen !== null
  // The effect also depends on `isCounted`, because the number makes a tab wider.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>(`[data-list="${open}"]`)
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the effect measures what is drawn
  }, [open, isCounted])
  return (
    <nav ref={row} aria-label={t('likes.lists')} className="relative -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-min border-b border-line sm:gap-1">
        {tabs.map(({ list, label, to, search }) => (
          <li key={list} data-list={list} className="max-sm:flex-auto">
            <Link
              to={to}
              search={search}
              activeOptions={{ exact: true, includeSearch: true }}
              className="-mb-px flex h-full min-h-12 items-center justify-center gap-1.5 border-b-2 border-transparent px-1 py-1 text-center text-sm leading-tight max-[22rem]:gap-0.5 max-[22rem]:px-0.5 max-[22rem]:text-xs font-semibold text-balance text-soft transition-colors sm:px-3 sm:text-base sm:whitespace-nowrap -outline-offset-2 hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-primary"
            >
              {t(label)}
              {list === 'admirers' && unseen !== null ? <Badge {...unseen} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
