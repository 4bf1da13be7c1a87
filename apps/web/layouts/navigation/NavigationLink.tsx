import { Link } from '@tanstack/react-router'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import type { NavigationItem } from './navigation.ts'
import { badgeOnIcon, navigationLooks } from './navigation-styles.ts'
import { useWaiting } from './use-unread-badge.ts'

interface NavigationLinkProps {
  item: NavigationItem
  look: keyof typeof navigationLooks
  onFollow?: () => void
}

/** A link of the dashboard with what waits there. */
export const NavigationLink = ({ item, look, onFollow }: NavigationLinkProps) => {
  const t = useT(siteText)
  const waiting = useWaiting([item])
  const Icon = item.icon
  const label = t(item.label)
  return (
    <Link
      to={item.path}
      search={item.search ?? {}}
      activeOptions={{ includeSearch: item.search !== undefined }}
      onClick={onFollow}
      title={look === 'icon' ? label : undefined}
      className={navigationLooks[look]}
    >
      <Icon aria-hidden className="size-6" strokeWidth={1.9} />
      <span className={look === 'icon' ? 'sr-only' : look === 'row' ? 'flex-1' : 'line-clamp-2'}>{label}</span>
      {waiting === null ? null : <Badge {...waiting} className={look === 'row' ? undefined : badgeOnIcon} />}
    </Link>
  )
}
