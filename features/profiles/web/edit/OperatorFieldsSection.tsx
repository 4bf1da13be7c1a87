import { useFormContext, useWatch } from 'react-hook-form'
import type { AnswerValue } from '#features/profile-fields/contract.ts'
import { AnswerInput, profileFieldsText, RetiredAnswer, useProfileFields } from '#features/profile-fields/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { FormSection } from './FormSection.tsx'
import type { ProfileFormValues } from './edit-form.ts'

/** Form section with the answers to the operator's fields; renders nothing if there are none. */
export const OperatorFieldsSection = () => {
  const t = useT(profileFieldsText)
  const { control, setValue, formState } = useFormContext<ProfileFormValues>()
  const values = useWatch({ control, name: 'fields' })
  const { data: fields = [] } = useProfileFields()
  const shown = fields.filter(({ id, retired }) => !retired || (values[id] ?? null) !== null)
  if (shown.length === 0) return null
  const change = (id: string, value: AnswerValue | null) => setValue(`fields.${id}`, value, { shouldDirty: true })
  return (
    <FormSection title={t('title')} hint={t('hint')}>
      {shown.map((field) => {
        const value = values[field.id] ?? null
        return field.retired && value !== null ? (
          <RetiredAnswer key={field.id} field={field} value={value} onRemove={() => change(field.id, null)} />
        ) : (
          <AnswerInput
            key={field.id}
            field={field}
            value={value}
            onChange={(next) => change(field.id, next)}
            error={formState.errors.fields?.[field.id]?.message}
          />
        )
      })}
    </FormSection>
  )
}
