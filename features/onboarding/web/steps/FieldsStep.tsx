import { useState } from 'react'
import type { AnswerValue } from '#features/profile-fields/contract.ts'
import { AnswerInput, useProfileFields } from '#features/profile-fields/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { SunrisePicture } from '#platform/web/ui/pictures/things.tsx'
import { onboardingText } from '../../locales/text.ts'
import { OnboardingQuestion } from '../OnboardingQuestion.tsx'
import type { OnboardingStepProps } from '../step-props.ts'

/** The questions that the operator has added to the profile: the required, filterable fields. */
export const FieldsStep = (step: OnboardingStepProps) => {
  const t = useT(onboardingText)
  const { data = [] } = useProfileFields()
  const asked = data.filter(({ required, filterable, retired }) => required && filterable && !retired)
  const before = Object.fromEntries(step.answers.fields.map(({ id, value }) => [id, value]))
  const [touched, setTouched] = useState<Readonly<Record<string, AnswerValue | null>>>({})
  const [sent, setSent] = useState(false)
  const valueOf = (id: string): AnswerValue | null => (id in touched ? touched[id] : before[id]) ?? null
  const isOutside = (field: (typeof asked)[number], value: AnswerValue): boolean =>
    field.kind === 'number' && (typeof value !== 'number' || value < (field.min ?? value) || value > (field.max ?? value))
  const wrong = (field: (typeof asked)[number]): boolean => {
    const value = valueOf(field.id)
    return value !== null && isOutside(field, value)
  }
  const given = asked.map(({ id }) => ({ id, value: valueOf(id) })).filter(({ value }) => value !== null)
  const submit = () => {
    setSent(true)
    if (given.length > 0 && !asked.some(wrong)) step.onAnswer({ fields: given })
  }
  return (
    <OnboardingQuestion title={t('fields.title')} text={t('fields.text')} picture={<SunrisePicture />} step={step} onSubmit={submit}>
      {asked.map((field) => (
        <AnswerInput
          key={field.id}
          field={field}
          value={valueOf(field.id)}
          onChange={(value) => setTouched({ ...touched, [field.id]: value })}
          error={
            sent && wrong(field)
              ? t('fields.wrong', { min: String(field.min), max: String(field.max) })
              : sent && given.length === 0
                ? t('fields.none')
                : undefined
          }
        />
      ))}
    </OnboardingQuestion>
  )
}
