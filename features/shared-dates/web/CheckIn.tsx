import LifeBuoy from 'lucide-react/icons/life-buoy'
import { useState } from 'react'
import { errorBody } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { type CheckInAnswer, checkInAnswers, type SharedDate } from '../contract.ts'
import { sharedDatesText } from '../locales/text.ts'
import { useAnswerCheckIn } from './date-queries.ts'

/** Buttons with the two answers to a check-in. The answer `help` shows whom to call. */
export const CheckIn = ({ date }: { date: SharedDate }) => {
  const t = useT(sharedDatesText)
  const { mutate, isPending, isError, error } = useAnswerCheckIn()
  const [needsHelp, setNeedsHelp] = useState(false)
  // Before the date begins, the help button is there, but not in the colour of an alarm.
  const [hasBegun] = useState(() => Date.now() >= Date.parse(date.at))
  const answer = (chosen: CheckInAnswer): void => {
    // The dialog with the numbers to call opens at once, because it must not wait for a network.
    if (chosen === 'help') setNeedsHelp(true)
    mutate({ id: date.id, answer: chosen })
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {checkInAnswers.map((choice) => (
          <Button
            key={choice}
            size="sm"
            variant={choice === 'help' && hasBegun ? 'danger' : 'secondary'}
            icon={choice === 'help' ? <LifeBuoy aria-hidden className={classes('size-4.5', !hasBegun && 'text-danger')} /> : null}
            busy={isPending}
            onClick={() => answer(choice)}
          >
            {t(`check.${choice}`)}
          </Button>
        ))}
      </div>
      {isError ? (
        <p role="alert" className="text-sm text-danger">
          {errorBody(error)?.message ?? t('form.failed')}
        </p>
      ) : null}
      {date.check_answer === null ? null : (
        <p role="status" className={classes('text-sm font-medium', date.check_answer === 'help' ? 'text-danger' : 'text-lagoon')}>
          {t(date.check_answer === 'help' ? 'check.answeredHelp' : 'check.answeredWell')}
        </p>
      )}
      <Dialog open={needsHelp} onOpenChange={setNeedsHelp} title={t('check.helpTitle')} closeLabel={t('link.done')}>
        <p>{t('check.helpText')}</p>
        <a href="/safety#numbers" className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4">
          {t('check.numbers')}
        </a>
      </Dialog>
    </div>
  )
}
