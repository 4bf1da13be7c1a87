import { useFormat, useT } from '#platform/web/i18n.tsx'
import type { DecisionStatement } from '../../contract.ts'
import { moderationText } from '../../locales/text.ts'

/** Shows the text of a decision about the member: its effect, its reason, and the state of the appeal. */
export const DecisionStatementView = ({ statement }: { statement: DecisionStatement }) => {
  const t = useT(moderationText)
  const { date } = useFormat()
  const { kind, until, reason, words, photos, appeal, created_at } = statement
  const effect =
    kind === 'suspend' && until !== null
      ? t('statement.until', { date: date(until, { dateStyle: 'long', timeStyle: 'short' }) })
      : t(`statement.effects.${kind}`)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-soft">{date(created_at, { dateStyle: 'long' })}</p>
      {appeal?.state === 'reversed' ? null : <p>{effect}</p>}
      <p className="font-semibold">{t('mails.decision.reason', { reason })}</p>
      {photos > 0 ? <p>{t('accountStatus.photos', { count: photos })}</p> : null}
      {words === '' ? null : (
        <p dir="auto" className="break-words whitespace-pre-wrap">
          {words}
        </p>
      )}
      <p className="text-sm text-soft">{t('mails.decision.human')}</p>
      {appeal === null ? null : (
        <div role="status" className="flex flex-col gap-2 rounded-control bg-sunken p-3">
          <p className="font-semibold">{appeal.state === 'open' ? t('accountStatus.waiting') : t(`statement.appeals.${appeal.state}`)}</p>
          {appeal.answer === '' ? null : (
            <p dir="auto" className="break-words whitespace-pre-wrap">
              {appeal.answer}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
