import { useState } from 'react'
import { maximumAge, minimumAge } from '#features/members/contract.ts'
import { useCountries } from '#features/places/web/index.ts'
import { roles } from '#platform/shared/roles.ts'
import { errorMessages } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/web/ui/fields/Field.tsx'
import { controlClasses } from '#platform/web/ui/fields/control.ts'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { showError } from '#platform/web/ui/toasts/toast.ts'
import { addMember, addMemberPhoto, checkPhotoUpload } from '../../contract.ts'
import { adminText } from '../../locales/text.ts'
import { consoleCall } from '../console-call.ts'
import { cacheMember } from '../console-queries.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

interface AddMemberDialogProps {
  open: boolean
  onClose: () => void
  onAdded: (id: string) => void
}

/** Adds an account with name, email, role, age, country and photo; the invited member sets the password. */
export const AddMemberDialog = ({ open, onClose, onAdded }: AddMemberDialogProps) => {
  const t = useT(adminText)
  const countries = useCountries()
  const [photo, setPhoto] = useState<File>()
  const isImage = photo === undefined || /^image\/(png|jpe?g)$/.test(photo.type)
  const add = async ({ name = '', email = '', role, age = '', country = '' }: Record<string, string>) => {
    const body = { name, email, role: roles.find((one) => one === role) ?? 'user', age: age === '' ? Number.NaN : Number(age), country }
    // Check the photo first, so that a refused photo leaves no account behind.
    if (photo !== undefined) await consoleCall(checkPhotoUpload, {}, { files: [photo] })
    const { member } = (await consoleCall(addMember, { body })).data
    cacheMember(member)
    onAdded(member.id)
    if (photo === undefined) return
    // If the upload fails now, the account already exists. Its page can upload the photo again.
    await consoleCall(addMemberPhoto, { params: { id: member.id } }, { files: [photo] }).then(
      ({ data }) => cacheMember(data.member),
      (error: unknown) => showError(errorMessages(error).join(' ')),
    )
  }
  return (
    <ReasonDialog
      open={open}
      onClose={() => {
        setPhoto(undefined)
        onClose()
      }}
      title={t('add.title')}
      submit={t('add.submit')}
      onSubmit={add}
      invalid={!isImage}
      withoutReason
      renderFields={(fieldError) => (
        <>
          <p className="text-soft">{t('add.text')}</p>
          <TextField name="name" label={t('members.name')} error={fieldError('name')} autoComplete="off" maxLength={121} required />
          <TextField name="email" type="email" label={t('members.email')} error={fieldError('email')} autoComplete="off" required />
          <SelectField
            name="role"
            label={t('members.role')}
            defaultValue="user"
            options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          />
          <TextField
            name="age"
            type="number"
            inputMode="numeric"
            min={minimumAge}
            max={maximumAge}
            label={t('member.age')}
            error={fieldError('age')}
            required
          />
          <SelectField
            name="country"
            label={t('add.country')}
            placeholder={t('add.chooseCountry')}
            error={fieldError('country')}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            required
          />
          <Field label={t('add.photo')} hint={t('add.photoHint')} error={isImage ? fieldError('photo') : t('add.notAnImage')}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept="image/png,image/jpeg"
                className={controlClasses}
                onChange={({ target }) => setPhoto(target.files?.[0])}
              />
            )}
          </Field>
        </>
      )}
    />
  )
}
