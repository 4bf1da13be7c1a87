import { type ReactNode, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { PasswordField } from '#platform/web/ui/fields/PasswordField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { passkeysText } from '../locales/text.ts'

interface PasskeyDialogProps {
  title: string
  text?: ReactNode
  /** What the dialog asks the member to type; absent for a confirmation. */
  ask?: 'password' | 'name'
  /** The current name, with which the field starts. */
  given?: string
  label: string
  isDangerous?: boolean
  busy: boolean
  error: string | undefined
  onSubmit: (typed: string) => void
  onClose: () => void
}

/** Asks for the password, a name or a confirmation. */
export const PasskeyDialog = ({ title, text, ask, given = '', label, isDangerous, busy, error, onSubmit, onClose }: PasskeyDialogProps) => {
  const t = useT(passkeysText)
  const words = useT(platformText)
  const [typed, setTyped] = useState(given)
  const field = { value: typed, error, onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value) }
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={title} closeLabel={words('words.close')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSubmit(typed)
        }}
      >
        {text === undefined ? null : <p className="wrap-anywhere">{text}</p>}
        {ask === 'password' ? (
          <PasswordField
            label={t('proof.password')}
            autoComplete="current-password"
            showLabel={words('words.show')}
            hideLabel={words('words.hide')}
            {...field}
          />
        ) : null}
        {ask === 'name' ? <TextField label={t('name')} maxLength={60} autoComplete="off" {...field} /> : null}
        {ask === undefined && error !== undefined ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {error}
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {words('words.cancel')}
          </Button>
          <Button type="submit" variant={isDangerous === true ? 'danger' : 'primary'} busy={busy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
