import { useEffect, useId, useRef, useState } from 'react'
import { errorBody } from '#platform/web/client/errors.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { type MeetingAnswer, meetingAnswers } from '../contract.ts'
import { outcomesText } from '../locales/text.ts'
import { useAnswerQuestion, useHasOpenMeetingQuestion } from './question-queries.ts'

interface MeetingQuestionProps {
  uid: string
  /** The first name of the other member. */
  name: string
}

const card = 'border-t border-line bg-card px-safe-4 py-2.5 text-sm'

/** Confirms the answer. It takes the focus, because the pressed button is gone. */
const Answered = ({ sentence }: { sentence: string }) => {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p ref={ref} role="status" tabIndex={-1} className={`${card} text-center outline-none`}>
      {sentence}
    </p>
  )
}

/** Asks in the conversation whether the two have met; nothing where the member is not asked. */
export const MeetingQuestion = ({ uid, name }: MeetingQuestionProps) => {
  const t = useT(outcomesText)
  const titleId = useId()
  const isAsked = useHasOpenMeetingQuestion(uid)
  const { mutate, isError, error, isSuccess } = useAnswerQuestion(uid)
  // Set at once, so that a second click in the same moment sends nothing.
  const [given, setGiven] = useState<MeetingAnswer>()
  const answer = (chosen: MeetingAnswer): void => {
    setGiven(chosen)
    mutate(chosen, { onError: () => setGiven(undefined) })
  }
  const canParticipate = useCanParticipate()
  if (isSuccess && given !== undefined) return <Answered sentence={t(`answered.${given}`, { name })} />
  if (!isAsked || !canParticipate) return null
  return (
    <section aria-labelledby={titleId} className={card}>
      <p id={titleId} className="font-semibold">
        {t('question.title', { name })}
      </p>
      <p className="text-xs text-soft">{t('question.hint', { name })}</p>
      {isError ? (
        <p role="alert" className="mt-1 text-danger">
          {errorBody(error)?.message ?? t('question.failed')}
        </p>
      ) : null}
      <div className="mt-1.5 flex flex-wrap gap-x-2 gap-y-1">
        {meetingAnswers.map((choice) => (
          <Button
            key={choice}
            variant={choice === 'stop' ? 'quiet' : 'secondary'}
            size="sm"
            busy={given !== undefined}
            onClick={() => answer(choice)}
          >
            {t(`question.${choice}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
