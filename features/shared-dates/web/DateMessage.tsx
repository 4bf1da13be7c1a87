import { errorBody } from '#platform/web/client/errors.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import type { DateAsk } from '../contract.ts'
import { sharedDatesText } from '../locales/text.ts'
import { cityOfZone } from './city-of-zone.ts'
import { useAnswerDateAsk, useSharedDates } from './date-queries.ts'

interface DateMessageProps {
  id: string
  own: boolean
  /** The first name of the other member. */
  name: string
  /** Day and time in the zone of the date. */
  content: { day: string; time: string; zone: string; place: string }
}

const Answers = ({ ask }: { ask: DateAsk }) => {
  const t = useT(sharedDatesText)
  const { mutate, isPending, isError, error } = useAnswerDateAsk()
  const { id, answer } = ask
  return (
    <>
      <p role="status" className="text-sm">
        {answer === null ? <span className="text-soft">{t('ask.hint')}</span> : t(answer === 'agreed' ? 'ask.agreed' : 'ask.declined')}
      </p>
      <div className="flex flex-wrap gap-2">
        {answer === 'agreed' ? null : (
          <Button size="sm" busy={isPending} onClick={() => mutate({ id, answer: 'agreed' })}>
            {t('ask.agree')}
          </Button>
        )}
        {answer === 'declined' ? null : (
          <Button size="sm" variant="secondary" busy={isPending} onClick={() => mutate({ id, answer: 'declined' })}>
            {t(answer === null ? 'ask.later' : 'ask.takeBack')}
          </Button>
        )}
      </div>
      {isError ? (
        <p role="alert" className="text-sm text-danger">
          {errorBody(error)?.message ?? t('form.failed')}
        </p>
      ) : null}
    </>
  )
}

/** A date in a conversation, with the question to the other member and their answer. Offline it still shows place and time. */
export const DateMessage = ({ id, own, name, content: { day, time, zone, place } }: DateMessageProps) => {
  const t = useT(sharedDatesText)
  const { date } = useFormat()
  const { data } = useSharedDates()
  const shared = data?.dates.find((one) => one.id === id)
  const ask = data?.asks.find((one) => one.id === id)
  const isOver = data !== undefined && shared === undefined && ask === undefined
  // The wall time of the zone, read as UTC and shown as UTC.
  const when = day === '' ? '' : date(`${day}T${time}:00Z`, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <div className="flex w-72 max-w-full flex-col gap-3 rounded-card border border-lagoon bg-card p-4 text-ink">
      <p className="font-semibold">{own ? t('ask.own') : t('ask.text', { name })}</p>
      <p className="rounded-control bg-sunken px-3 py-2 text-sm">
        <span className="block font-semibold wrap-anywhere">{place}</span>
        {when === '' ? null : <span className="block text-soft">{t('ask.when', { time: when, zone: cityOfZone(zone) })}</span>}
      </p>
      {shared === undefined ? null : <p className="text-sm">{t(shared.agreed ? 'ask.ownAgreed' : 'ask.ownNotAgreed')}</p>}
      {ask === undefined || own ? null : <Answers ask={ask} />}
      {isOver ? <p className="text-sm text-soft">{t('ask.over')}</p> : null}
    </div>
  )
}
