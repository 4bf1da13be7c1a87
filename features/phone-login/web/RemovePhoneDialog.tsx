import { useState } from 'react'
import { toastError, useOneAtATime } from '#features/auth/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { errorBody } from '#platform/web/client/errors.ts'
import { useErrorText, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { PasswordField } from '#platform/web/ui/fields/PasswordField.tsx'
import { platformErrors } from '#platform/shared/errors.ts'
import { removeOwnPhone } from '../contract.ts'
import { phoneLoginText } from '../locales/text.ts'

/** Asks for the password before the number is removed. */
export const RemovePhoneDialog = ({ onClose, onRemoved }: { onClose: () => void; onRemoved: () => void }) => {
  const t = useT(phoneLoginText)
  const words = useT(platformText)
  const explain = useErrorText()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const once = useOneAtATime()
  const remove = async () => {
    if (password === '') return setProblem(explain(platformErrors.required.code))
    setBusy(true)
    try {
      await call(removeOwnPhone, { body: { password } })
      onRemoved()
    } catch (error) {
      setProblem(errorBody(error)?.errors?.password?.[0])
      toastError(error, words('failures.again'))
    }
    setBusy(false)
  }
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t('own.removeTitle')} closeLabel={words('words.close')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          once(remove)
        }}
      >
        <p>{t('own.removeText')}</p>
        <PasswordField
          label={t('own.password')}
          autoComplete="current-password"
          showLabel={words('words.show')}
          hideLabel={words('words.hide')}
          value={password}
          error={problem}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {words('words.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {t('own.remove')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
