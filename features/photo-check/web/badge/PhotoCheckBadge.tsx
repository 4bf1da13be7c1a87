import BadgeCheck from 'lucide-react/icons/badge-check'
import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { photoCheckText } from '../../locales/text.ts'
import { useBadgeMonth } from './PhotoCheckBadgeOnCard.tsx'

/** The badge of a profile. A press says what it means, and what it does not. */
export const PhotoCheckBadge = ({ checkedAt }: { checkedAt: string }) => {
  const t = useT(photoCheckText)
  const month = useBadgeMonth(checkedAt)
  const [open, setOpen] = useState(false)
  const label = t('badge.label', { month })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={t('badge.means', { month })}
        onClick={() => setOpen(true)}
        className="-my-1 inline-flex min-h-11 items-center gap-1.5 self-start rounded-control font-semibold text-lagoon"
      >
        <BadgeCheck aria-hidden className="size-5 shrink-0" />
        {label}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={label} description={t('badge.means', { month })} closeLabel={t('badge.close')}>
        <p>{t('badge.not')}</p>
      </Dialog>
    </>
  )
}
