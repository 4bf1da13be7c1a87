import { useController } from 'react-hook-form'
import { SpokenLanguagePicker } from '#features/members/web/index.ts'
import type { ProfileFormValues } from './edit-form.ts'

/** The languages the member speaks; `country` decides which are offered first. */
export const LanguagesField = ({ country }: { country: string }) => {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<ProfileFormValues, 'languages'>({ name: 'languages' })
  return <SpokenLanguagePicker value={value} onChange={onChange} ref={ref} error={fieldState.error?.message} country={country} />
}
