import { useController, useFormContext, useWatch } from 'react-hook-form'
import { InterestPicker, useOperatorLists, useVocabulary } from '#features/members/web/index.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { profilesText } from '../../locales/text.ts'
import type { ProfileFormValues } from './edit-form.ts'

/** The member's interests, and whether others see those of faith and conviction among them. */
export const InterestsField = () => {
  const t = useT(profilesText)
  const { list } = useFormat()
  const { interest } = useVocabulary()
  const { isSensitive } = useOperatorLists()
  const { register, control } = useFormContext<ProfileFormValues>()
  const shows = useWatch({ control, name: 'shows_sensitive' })
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<ProfileFormValues, 'interests'>({ name: 'interests' })
  const sensitive = value.filter(isSensitive)
  const names = list(sensitive.map(interest))
  return (
    <div className="flex flex-col gap-4">
      <InterestPicker value={value} onChange={onChange} ref={ref} error={fieldState.error?.message} />
      {sensitive.length > 0 ? (
        <Checkbox
          label={t('edit.showsSensitive')}
          hint={t(shows ? 'edit.othersSee' : 'edit.onlyYouSee', { names })}
          {...register('shows_sensitive')}
        />
      ) : null}
    </div>
  )
}
