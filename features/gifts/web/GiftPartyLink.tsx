import { Link } from '@tanstack/react-router'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import type { Gift } from '../contract.ts'
import { giftsText } from '../locales/text.ts'

/** The other member of a gift, as a link to the profile. */
export const GiftPartyLink = ({ gift, own }: { gift: Gift; own: boolean }) => {
  const t = useT(giftsText)
  const other = own ? gift.to : gift.from
  const name = `${other.firstname} ${other.lastname}`.trim()
  return (
    <Link
      to="/dashboard/user/$id/profile"
      params={{ id: other.id }}
      title={t('mine.profile', { name })}
      className="flex min-h-11 w-fit max-w-full items-center gap-2.5 rounded-control pe-2 font-semibold text-ink no-underline hover:underline"
    >
      <Avatar size="sm" name={name} src={other.image === null ? null : resourceUrl(other.image)} />
      <span className="min-w-0 wrap-break-word">{t(own ? 'mine.to' : 'mine.from', { name })}</span>
    </Link>
  )
}
