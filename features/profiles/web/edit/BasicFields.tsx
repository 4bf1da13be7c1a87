import MapPin from 'lucide-react/icons/map-pin'
import { useFormContext } from 'react-hook-form'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { profilesText } from '../../locales/text.ts'
import type { ProfileFormValues } from './edit-form.ts'
import { FormSection } from './FormSection.tsx'
import { PhoneField } from './PhoneField.tsx'

interface BasicFieldsProps {
  dobFixed: boolean
  /** Current place, or null if none is set. */
  place: string | null
  onSetPlace: () => void
}

/** Form fields for names, date of birth, phone and place. */
export const BasicFields = ({ dobFixed, place, onSetPlace }: BasicFieldsProps) => {
  const t = useT(profilesText)
  const { register, formState } = useFormContext<ProfileFormValues>()
  const { errors } = formState
  return (
    <FormSection title={t('edit.basics')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('edit.firstname')} autoComplete="given-name" error={errors.firstname?.message} {...register('firstname')} />
        <TextField label={t('edit.lastname')} autoComplete="family-name" error={errors.lastname?.message} {...register('lastname')} />
      </div>
      <TextField
        type="date"
        label={t('edit.dob')}
        hint={dobFixed ? t('edit.dobFixed') : t('edit.dobOnce')}
        autoComplete="bday"
        readOnly={dobFixed}
        error={errors.dob?.message}
        {...register('dob')}
      />
      <PhoneField />
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-semibold">{t('edit.location')}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className={place === null ? 'text-soft' : undefined}>{place ?? t('edit.noLocation')}</p>
          <Button variant="quiet" size="sm" icon={<MapPin aria-hidden className="size-4" />} onClick={onSetPlace}>
            {t('own.place')}
          </Button>
        </div>
      </div>
    </FormSection>
  )
}
