import { Link } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import { useT } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { notificationsText } from '../locales/text.ts'

/** The server counts up to this number. */
const most = 99

/** The bell: a link to the list of notifications, with the unread count. */
export const BellLink = ({ path, unread }: { path: string; unread: number }) => {
  const t = useT(notificationsText)
  return (
    <span className="relative inline-flex">
      <IconButton
        variant="secondary"
        label={unread === 0 ? t('bellNone') : t('bell', { count: unread })}
        icon={<Bell aria-hidden className="size-5" />}
        render={<Link to={path} />}
      />
      {unread === 0 ? null : (
        <span aria-hidden className="pointer-events-none absolute -top-1 -end-1">
          <Badge text={unread >= most ? `${most}+` : String(unread)} className="ring-2 ring-ground" />
        </span>
      )}
    </span>
  )
}
