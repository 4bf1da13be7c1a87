import { Link } from '@tanstack/react-router'
import { useMe } from '#features/account/web/index.ts'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import type { NavigationItem } from './navigation.ts'

const most = 99
const row =
  'flex min-h-12 items-center gap-3 rounded-control px-3.5 font-semibold transition-colors hover:bg-sunken aria-[current=page]:bg-primary-tint'
const tab = 'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 rounded-control text-xs font-semibold'

/** A link of the dashboard, as a row of the sidebar or a tab of the bottom bar, with what waits there. */
export const NavigationLink = ({ item, look, onFollow }: { item: NavigationItem; look: 'row' | 'tab'; onFollow?: () => void }) => {
  const t = useT(siteText)
  const unread = useMe().data?.unread
  const waiting = item.count === undefined ? 0 : (unread?.[item.count] ?? 0)
  const Icon = item.icon
  return (
    <Link to={item.path} onClick={onFollow} className={classes('text-soft aria-[current=page]:text-primary', look === 'row' ? row : tab)}>
      <span className="relative">
        <Icon aria-hidden className="size-6" strokeWidth={1.9} />
        {waiting > 0 && look === 'tab' ? <Badge text={countText(waiting)} className="absolute -top-2 left-3.5" /> : null}
      </span>
      <span className={look === 'row' ? 'flex-1' : undefined}>{t(item.label)}</span>
      {waiting > 0 && look === 'row' ? <Badge text={countText(waiting)} /> : null}
    </Link>
  )
}

const countText = (count: number): string => (count >= most ? `${most}+` : String(count))
