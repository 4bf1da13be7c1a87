import { useFormContext } from 'react-hook-form'
import { useT } from '#platform/web/i18n.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { relationshipGoals } from '../../contract.ts'
import { profilesText } from '../../locales/text.ts'
import type { EditValues } from './edit-form.ts'
import { FormSection } from './FormSection.tsx'
import { InterestsField } from './InterestsField.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { PromptsField } from './PromptsField.tsx'

/** Form fields for bio, goals, interests and prompts. */
export const AboutFields = () => {
  const t = useT(profilesText)
  const { register, formState } = useFormContext<EditValues>()
  return (
    <FormSection title={t('edit.about')}>
      <TextArea
        label={t('edit.bio')}
        hint={t('edit.bioHint')}
        maxLength={1000}
        error={formState.errors.bio?.message}
        {...register('bio')}
      />
      <CheckboxGroup
        name="looking_for"
        label={t('edit.lookingFor')}
        options={relationshipGoals.map((relation) => ({ value: relation, label: t(`relations.${relation}`) }))}
      />
      <InterestsField />
      <PromptsField />
    </FormSection>
  )
}
