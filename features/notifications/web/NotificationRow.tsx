import { Link } from '@tanstack/react-router'
import BellIcon from 'lucide-react/icons/bell'
import Coffee from 'lucide-react/icons/coffee'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import MessageCircle from 'lucide-react/icons/message-circle'
import Reply from 'lucide-react/icons/reply'
import Shield from 'lucide-react/icons/shield'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserPlus from 'lucide-react/icons/user-plus'
import WalletIcon from 'lucide-react/icons/wallet'
import type { ComponentType } from 'react'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import type { NotificationEntry, NotificationKind } from '../contract.ts'
import { notificationsText } from '../locales/text.ts'

const icons: Record<NotificationKind, ComponentType<{ className?: string; 'aria-hidden': true }>> = {
  match: HeartHandshake,
  like: Heart,
  message: MessageCircle,
  gift: Gift,
  newcomers: UserPlus,
  question: Coffee,
  your_turn: Reply,
  payment: WalletIcon,
  check_in: Shield,
  safety: ShieldCheck,
}
const grounds: Record<NotificationKind, string> = {
  match: 'bg-primary-tint text-primary',
  like: 'bg-primary-tint text-primary',
  message: 'bg-primary-tint text-primary',
  gift: 'bg-marigold-tint text-marigold-ink',
  newcomers: 'bg-lagoon-tint text-lagoon',
  question: 'bg-lagoon-tint text-lagoon',
  your_turn: 'bg-primary-tint text-primary',
  payment: 'bg-lagoon-tint text-lagoon',
  check_in: 'bg-sunken text-ink',
  safety: 'bg-sunken text-ink',
}

const Face = ({ entry: { person, kind } }: { entry: NotificationEntry }) => {
  const Icon = icons[kind] ?? BellIcon
  if (person !== null)
    return (
      <span className="relative shrink-0">
        <Avatar name={`${person.firstname} ${person.lastname}`} src={person.image === null ? null : resourceUrl(person.image)} />
        {/* Many rows have a face, so a mark tells a like from a message at a glance. */}
        <span
          className={classes('absolute -end-1 -bottom-1 grid size-5.5 place-items-center rounded-full ring-2 ring-card', grounds[kind])}
        >
          <Icon aria-hidden className="size-3.5" />
        </span>
      </span>
    )
  return (
    <span className={classes('grid size-11 shrink-0 place-items-center rounded-full', grounds[kind])}>
      <Icon aria-hidden className="size-5" />
    </span>
  )
}

/** One notification; opening it marks it as read. */
export const NotificationRow = ({ entry, onOpen }: { entry: NotificationEntry; onOpen: () => void }) => {
  const t = useT(notificationsText)
  const { time } = useFormat()
  return (
    <li>
      <Link
        to={entry.path}
        onClick={onOpen}
        className={classes(
          'flex min-h-16 items-center gap-3.5 px-4 py-3 transition-colors hover:bg-sunken',
          entry.read ? undefined : 'bg-primary-tint/30',
        )}
      >
        <Face entry={entry} />
        <span className="min-w-0 flex-1">
          <span className={classes('block wrap-anywhere', entry.read ? undefined : 'font-semibold')}>{entry.title}</span>
          {entry.body === null ? null : <span className="block text-sm wrap-anywhere text-soft">{entry.body}</span>}
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1.5 self-start pt-0.5">
          <time dateTime={entry.created_at} className="text-sm whitespace-nowrap text-soft tabular-nums">
            {time(entry.created_at)}
          </time>
          {entry.read ? null : (
            <>
              <span aria-hidden className="size-2.5 rounded-full bg-primary" />
              <span className="sr-only">{t('new')}</span>
            </>
          )}
        </span>
      </Link>
    </li>
  )
}

export const NotificationSkeleton = () => (
  <li className="flex min-h-16 items-start gap-3 px-4 py-3">
    <Skeleton shape="circle" className="size-11 shrink-0" />
    <span className="flex flex-1 flex-col gap-2 py-1">
      <Skeleton shape="line" className="w-3/5" />
      <Skeleton shape="line" className="w-1/4" />
    </span>
  </li>
)
