import { useFormContext } from 'react-hook-form'
import { useT } from '#platform/web/i18n.tsx'
import { TextArea } from '#platform/web/ui/fields/TextArea.tsx'
import { profilesText } from '../../locales/text.ts'
import type { ProfileFormValues } from './edit-form.ts'
import { FormSection } from './FormSection.tsx'
import { GoalsField } from './GoalsField.tsx'
import { InterestsField } from './InterestsField.tsx'
import { LanguagesField } from './LanguagesField.tsx'
import { OperatorFieldsSection } from './OperatorFieldsSection.tsx'
import { PromptsField } from './PromptsField.tsx'

/** Cards for bio, answers, goals, interests and languages. `country` is that of the member. */
export const AboutFields = ({ country }: { country: string }) => {
  const t = useT(profilesText)
  const { register, formState } = useFormContext<ProfileFormValues>()
  return (
    <>
      <FormSection title={t('edit.about')}>
        <TextArea
          label={t('edit.bio')}
          hint={t('edit.bioHint')}
          maxLength={1000}
          error={formState.errors.bio?.message}
          {...register('bio')}
        />
      </FormSection>
      <FormSection title={t('edit.prompts')}>
        <PromptsField />
      </FormSection>
      <FormSection title={t('edit.lookingFor')}>
        <GoalsField />
      </FormSection>
      <FormSection title={t('edit.interests')}>
        <InterestsField />
      </FormSection>
      <FormSection title={t('edit.languages')}>
        <LanguagesField country={country} />
      </FormSection>
      <OperatorFieldsSection />
    </>
  )
}
