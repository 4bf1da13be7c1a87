import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Sheet } from '#platform/web/ui/dialogs/Sheet.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { resourceUrl } from '#platform/web/client/address.ts'
import { matchesText } from '../../locales/text.ts'
import { PickList } from './PickList.tsx'
import type { ShownPicks } from './use-picks.ts'
import { useAllPicksDecidedText, usePicksTitle } from './use-picks-title.ts'

/** The picks of today over the deck: a low bar with their faces, which opens them in a sheet. */
export const PicksBar = ({ picks, onChanged }: { picks: ShownPicks; onChanged: () => void }) => {
  const t = useT(matchesText)
  const words = useT(platformText)
  const [open, setOpen] = useState(false)
  const { state, people } = picks
  const title = usePicksTitle(people.length)
  const end = useAllPicksDecidedText(picks.endsAt)
  if (state === 'waiting') return <Skeleton className="h-11 w-48 rounded-full" />
  // Only the grid shows a failure; in the deck the next person is more important.
  if (state !== 'shown' && !open) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-card py-0.5 pe-2 ps-4 whitespace-nowrap text-start transition-colors hover:bg-sunken"
        onClick={() => setOpen(true)}
      >
        <span className="text-sm font-semibold">{title}</span>
        <span aria-hidden className="flex -space-x-3 *:nth-[n+4]:hidden max-[22rem]:*:nth-[n+2]:hidden">
          {people.map(({ id, firstname, image }) => (
            <Avatar
              key={id}
              name={firstname}
              src={image === null ? null : resourceUrl(image)}
              size="sm"
              className="rounded-full ring-2 ring-card"
            />
          ))}
        </span>
        <ChevronRight aria-hidden className="rtl:-scale-x-100 size-5 shrink-0 text-soft" />
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={title} description={t('why.picks')} closeLabel={words('words.close')}>
        {state === 'shown' ? (
          <PickList people={people} label={title} layout="list" onChanged={onChanged} />
        ) : (
          <p role="status" className="py-8 text-center text-soft">
            {end}
          </p>
        )}
      </Sheet>
    </>
  )
}
