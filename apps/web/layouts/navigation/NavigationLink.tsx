import { Link, useLocation } from '@tanstack/react-router'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import type { NavigationItem } from './navigation.ts'
import { badgeOnIconClasses, navigationIconClasses, navigationClasses } from './navigation-classes.ts'
import { useUnreadBadge } from './use-unread-badge.ts'

interface NavigationLinkProps {
  item: NavigationItem
  variant: keyof typeof navigationClasses
  onFollow?: () => void
}

/** A link of the navigation with its unread badge. */
export const NavigationLink = ({ item, variant, onFollow }: NavigationLinkProps) => {
  const t = useT(siteText)
  const badge = useUnreadBadge([variant === 'tab' && item.areaCount !== undefined ? { count: item.areaCount } : item])
  const Icon = item.icon
  const isInArea = useLocation({ select: ({ pathname }) => variant === 'tab' && item.area?.includes(pathname) === true })
  const label = t(item.label)
  return (
    <Link
      to={item.path}
      search={item.search ?? {}}
      activeOptions={{ includeSearch: item.search !== undefined }}
      onClick={onFollow}
      // `true` and not `page`, because the link leads to another screen of the area.
      aria-current={isInArea ? 'true' : undefined}
      title={variant === 'icon' ? label : undefined}
      className={navigationClasses[variant]}
    >
      <Icon aria-hidden className={navigationIconClasses} strokeWidth={1.75} />
      <span className={variant === 'icon' ? 'sr-only' : variant === 'row' ? 'flex-1' : 'line-clamp-2'}>{label}</span>
      {badge === null ? null : <Badge {...badge} className={variant === 'row' ? undefined : badgeOnIconClasses} />}
    </Link>
  )
}
