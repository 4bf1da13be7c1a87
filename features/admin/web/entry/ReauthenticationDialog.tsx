import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { useReauthentication } from '#platform/web/client/reauthentication.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { PasswordField } from '#platform/web/ui/fields/PasswordField.tsx'
import { type ConsoleSignInState, enterConsole } from '../../entry-contract.ts'
import { adminText } from '../../locales/text.ts'
import { AuthenticatorCodeInput } from './AuthenticatorCodeInput.tsx'
import { ConfirmAtOrganisation } from './ConfirmAtOrganisation.tsx'
import { cacheConsoleSignInState } from './entry-queries.ts'
import { formValue } from '../form-value.ts'
import { useFormErrors } from '../use-form-errors.ts'

/** Asks for password and code before changes of money, roles and decisions about members. */
export const ReauthenticationDialog = ({ entry: { sign_on, second_factor } }: { entry: ConsoleSignInState }) => {
  const t = useT(adminText)
  const platform = useT(platformText)
  const answer = useReauthentication((proof) => proof.answer)
  const form = useId()
  // Staff without a password in this service confirm at the organisation instead.
  const atOrganisation = sign_on === 'old' || (sign_on === 'recent' && !second_factor)
  const { fieldError, showErrors, clearErrors } = useFormErrors()
  const prove = useMutation({
    mutationFn: (body: { code: string; password?: string }) => call(enterConsole, { body }),
    onSuccess: ({ data }) => {
      cacheConsoleSignInState(data)
      answer?.(true)
    },
    onError: showErrors,
  })
  return (
    <Dialog
      open={answer !== undefined}
      onOpenChange={() => answer?.(false)}
      title={t('reauthentication.title')}
      description={t(sign_on === 'none' ? 'reauthentication.text' : 'reauthentication.organisation')}
      closeLabel={platform('words.close')}
      dismissible={false}
      actions={
        <>
          <Button variant="quiet" onClick={() => answer?.(false)}>
            {platform('words.cancel')}
          </Button>
          {atOrganisation ? null : (
            <Button type="submit" form={form} busy={prove.isPending}>
              {t('reauthentication.submit')}
            </Button>
          )}
        </>
      }
    >
      {atOrganisation ? (
        <ConfirmAtOrganisation />
      ) : (
        <form
          id={form}
          className="flex flex-col gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            // React passes events from the portal of the dialog to the surrounding form.
            event.stopPropagation()
            clearErrors()
            const target = event.currentTarget
            const password = sign_on === 'none' ? { password: formValue(target, 'password') } : {}
            if (!prove.isPending) prove.mutate({ code: formValue(target, 'code'), ...password })
          }}
        >
          {sign_on === 'none' ? (
            <PasswordField
              name="password"
              label={t('entry.password')}
              error={fieldError('password')}
              autoComplete="current-password"
              showLabel={t('entry.show')}
              hideLabel={t('entry.hide')}
            />
          ) : null}
          <AuthenticatorCodeInput error={fieldError('code')} />
        </form>
      )}
    </Dialog>
  )
}
