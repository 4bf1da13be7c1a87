import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { RadioGroup } from '#platform/web/ui/fields/RadioGroup.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import type { CaseDetail } from '../../contract.ts'
import { reviewText } from '../../locales/text.ts'
import { useDecideAppeal } from './case-queries.ts'

const outcomes = ['upheld', 'reversed'] as const

/** The form with which an administrator decides an appeal. */
export const AppealDecisionForm = ({ reportCase, onDecided }: { reportCase: CaseDetail; onDecided: () => void }) => {
  const t = useT(reviewText)
  const decide = useDecideAppeal(reportCase)
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('upheld')
  const [answer, setAnswer] = useState('')
  const [note, setNote] = useState('')
  return (
    <form
      noValidate
      aria-label={t('decide.title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!decide.isPending) decide.mutate({ outcome, answer, note }, { onSuccess: onDecided })
      }}
      className="flex flex-col gap-4 rounded-control border border-line bg-card p-4"
    >
      <RadioGroup
        name="outcome"
        label={t('appeal.outcome')}
        value={outcome}
        onChange={(event) => setOutcome(event.target.value as (typeof outcomes)[number])}
        options={outcomes.map((value) => ({ value, label: t(`appeal.${value}`) }))}
      />
      <TextArea label={t('appeal.answer')} rows={3} maxLength={2000} value={answer} onChange={(event) => setAnswer(event.target.value)} />
      <TextArea label={t('decide.note')} rows={2} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
      <Button type="submit" busy={decide.isPending}>
        {t('decide.submit')}
      </Button>
    </form>
  )
}
