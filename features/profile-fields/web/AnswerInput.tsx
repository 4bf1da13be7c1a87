import type { Ref } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { ChoiceChip } from '#platform/web/ui/fields/ChoiceChip.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/ChoiceGroup.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import type { AnswerValue, ProfileField } from '../contract.ts'
import { fieldLimits } from '../field-contract.ts'
import { profileFieldsText } from '../locales/text.ts'

interface AnswerInputProps {
  field: ProfileField
  /** Null without an answer. A number that is not valid yet is kept as the typed text. */
  value: AnswerValue | null
  onChange: (value: AnswerValue | null) => void
  error?: string | undefined
  ref?: Ref<HTMLInputElement & HTMLSelectElement>
}

const numberOrText = (typed: string): AnswerValue | null => {
  if (typed.trim() === '') return null
  return /^\s*-?\d{1,9}\s*$/.test(typed) ? Number(typed) : typed
}

/** The input for the answer to one of the operator's fields. */
export const AnswerInput = ({ field, value, onChange, error, ref }: AnswerInputProps) => {
  const t = useT(profileFieldsText)
  const { kind, unit, min, max, visible_to } = field
  // A question is English where it has no text in the reader's language, whose script may run the other way.
  const label = <bdi>{field.label}</bdi>
  const audience = t(`audience.${visible_to}`)
  const chosen = [value ?? []].flat()
  const offered = field.choices
    .filter(({ id, retired }) => !retired || chosen.includes(id))
    .map(({ id, label: name, retired }) => ({ value: id, label: retired ? t('noLongerOffered', { name }) : name }))
  if (kind === 'choices')
    return (
      <ChoiceGroup label={label} hint={audience} error={error}>
        <div className="flex flex-wrap gap-2">
          {offered.map((choice, index) => (
            <ChoiceChip
              key={choice.value}
              ref={index === 0 ? ref : undefined}
              checked={chosen.includes(choice.value)}
              onChange={({ target }) => {
                const next = offered.map((one) => one.value).filter((id) => (id === choice.value ? target.checked : chosen.includes(id)))
                onChange(next.length === 0 ? null : next)
              }}
            >
              <bdi>{choice.label}</bdi>
            </ChoiceChip>
          ))}
        </div>
      </ChoiceGroup>
    )
  if (kind === 'choice')
    return (
      <SelectField
        ref={ref}
        label={label}
        hint={audience}
        placeholder={t('choose')}
        options={offered}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        error={error}
      />
    )
  if (kind === 'number')
    return (
      <TextField
        ref={ref}
        label={label}
        hint={`${t('range', { min: String(min), max: String(max) })} ${audience}`}
        inputMode={min !== null && min < 0 ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={10}
        end={unit}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(numberOrText(target.value))}
        error={error}
      />
    )
  return (
    <TextField
      ref={ref}
      label={label}
      hint={audience}
      autoComplete="off"
      maxLength={fieldLimits.text}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      error={error}
    />
  )
}
