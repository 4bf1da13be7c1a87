import BellRing from 'lucide-react/icons/bell-ring'
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import Clock from 'lucide-react/icons/clock'
import Eye from 'lucide-react/icons/eye'
import { type ComponentType, type ReactNode, useState } from 'react'
import { showFailure } from '#platform/web/client/errors.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import type { SharedDate } from '../contract.ts'
import { sharedDatesText } from '../locales/text.ts'
import { cityOfZone } from './city-of-zone.ts'
import { CheckIn } from './CheckIn.tsx'
import { useEndSharedDate, useRenewDateLink } from './date-queries.ts'
import { LinkReady } from './LinkReady.tsx'

/** Says what the friend sees of the other member. */
const Shown = ({ date: { uid, name, agreed } }: { date: SharedDate }) => {
  const t = useT(sharedDatesText)
  if (uid === null || name === null) return <p>{t('own.nobody')}</p>
  return <p>{t(agreed ? 'own.agreed' : 'own.notAgreed', { name })}</p>
}

const Fact = ({ icon: Icon, children }: { icon: ComponentType<{ className?: string; 'aria-hidden': true }>; children: ReactNode }) => (
  <div className="flex items-start gap-2.5 text-sm text-soft">
    <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
    {children}
  </div>
)

/** One open date of the member: what the friend sees, the check-in, and buttons to make a new link and to end it. */
export const OwnDate = ({ date }: { date: SharedDate }) => {
  const t = useT(sharedDatesText)
  const format = useFormat()
  const [isEnding, setEnding] = useState(false)
  const end = useEndSharedDate()
  const renew = useRenewDateLink()
  const { zone: timeZone } = date
  const when = format.date(date.at, { dateStyle: 'full', timeStyle: 'short', timeZone })
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex items-start gap-3.5">
        <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-control bg-marigold-tint text-marigold-ink">
          <CalendarHeart className="size-6" strokeWidth={1.9} />
        </span>
        <div className="min-w-0">
          <h2 dir="auto" className="text-lg wrap-anywhere">
            {date.place}
          </h2>
          <p className="text-sm text-soft">{t('ask.when', { time: when, zone: cityOfZone(timeZone) })}</p>
        </div>
      </div>
      {date.words === '' ? null : (
        <p dir="auto" className="rounded-control bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-wrap">
          {date.words}
        </p>
      )}
      <Fact icon={Eye}>
        <Shown date={date} />
      </Fact>
      <Fact icon={Clock}>
        <p>{t('own.endsAt', { time: format.date(date.ends_at, { dateStyle: 'medium', timeStyle: 'short', timeZone }) })}</p>
      </Fact>
      <Fact icon={BellRing}>
        <p>{t('own.checkAt', { time: format.date(date.check_at, { timeStyle: 'short', timeZone }) })}</p>
      </Fact>
      <CheckIn date={date} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        <Button size="sm" variant="secondary" busy={renew.isPending} onClick={() => renew.mutate(date.id, { onError: showFailure })}>
          {t('link.renew')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setEnding(true)}>
          {t('own.end')}
        </Button>
      </div>
      <Dialog
        open={renew.data !== undefined}
        onOpenChange={renew.reset}
        title={t('link.title')}
        description={t('link.renewHint')}
        closeLabel={t('link.done')}
      >
        {renew.data === undefined ? null : <LinkReady link={renew.data.link} />}
      </Dialog>
      <Dialog
        open={isEnding}
        onOpenChange={setEnding}
        title={t('own.endTitle')}
        description={t('own.endText')}
        closeLabel={t('own.keep')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setEnding(false)}>
              {t('own.keep')}
            </Button>
            <Button variant="danger" busy={end.isPending} onClick={() => end.mutate(date.id, { onError: showFailure })}>
              {t('own.end')}
            </Button>
          </>
        }
      />
    </li>
  )
}
