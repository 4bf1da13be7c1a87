import { useState } from 'react'
import { roles } from '#platform/shared/roles.ts'
import { errorSentences } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Field } from '#platform/web/ui/fields/Field.tsx'
import { controlClasses } from '#platform/web/ui/fields/control.ts'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { showError } from '#platform/web/ui/toasts/toast.ts'
import { addMember, addMemberPhoto } from '../../contract.ts'
import { consoleText } from '../../locales/console/text.ts'
import { consoleCall } from '../console-call.ts'
import { cacheMember } from '../console-queries.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

interface AddMemberDialogProps {
  open: boolean
  onClose: () => void
  onAdded: (id: string) => void
}

/** Adds an account with name, email, role and photo; the invited member sets the password. */
export const AddMemberDialog = ({ open, onClose, onAdded }: AddMemberDialogProps) => {
  const t = useT(consoleText)
  const [photo, setPhoto] = useState<File>()
  const isImage = photo === undefined || /^image\/(png|jpe?g)$/.test(photo.type)
  const add = async ({ name = '', email = '', role }: Record<string, string>) => {
    if (!isImage) throw new Error('not an image')
    const body = { name, email, role: roles.find((one) => one === role) ?? 'user' }
    const { member } = (await consoleCall(addMember, { body })).data
    cacheMember(member)
    onAdded(member.id)
    if (photo === undefined) return
    // The account exists already; the photo can be added again on its page.
    await consoleCall(addMemberPhoto, { params: { id: member.id } }, { files: [photo] }).then(
      ({ data }) => cacheMember(data.member),
      (error: unknown) => showError(errorSentences(error).join(' ')),
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
          <Field label={t('add.photo')} hint={t('add.photoHint')} error={isImage ? undefined : t('add.notAnImage')}>
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
