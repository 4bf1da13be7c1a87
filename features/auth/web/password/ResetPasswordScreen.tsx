import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { useT } from '#platform/web/i18n.tsx'
import { schemaResolver, useSchemaForm } from '#platform/web/schema-form.ts'
import { isAuthenticated, resetSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { CodeField } from '#platform/web/ui/fields/CodeField.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { authErrors, resetPassword } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import { RequestMailedCodeForm } from '../codes/RequestMailedCodeForm.tsx'
import { CodeHeader } from '../codes/CodeHeader.tsx'
import { CodeHelp } from '../codes/CodeHelp.tsx'
import { useFieldErrorText } from '../use-field-error-text.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { UndoEmailChangeForm } from './UndoEmailChangeForm.tsx'
import { removeKeyFromAddressBar, parseMailedLink } from '../sign-in/mailed-link.ts'
import { clearPendingCode, savePendingCode, type PendingCode, loadPendingCode } from '../codes/pending-code.ts'
import { clearRegistrationSecret, loadRegistrationSecret } from '../sign-up/registration-secret.ts'
import { errorCode } from '#platform/web/client/errors.ts'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { toastFormError } from '../form-errors.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'

const resolver = schemaResolver(async () => (await import('../../contract.ts')).resetPassword.body)

interface ResetPasswordScreenProps {
  /** Email of an invited person, whose code was already sent with the invitation. */
  invited?: string | undefined
  /** Whether the link of the mail undoes a change of email. */
  takesBack?: boolean
  onDone: () => void
  onOtherAddress: () => void
}

/** Sets a new password with the mailed code or link. Asks for an address first if none is known. */
export const ResetPasswordScreen = ({ invited, takesBack = false, onDone, onOtherAddress }: ResetPasswordScreenProps) => {
  const t = useT(authText)
  const [link] = useState(() => parseMailedLink(location.hash))
  const email = link?.email ?? invited
  const [pending, setPending] = useState<PendingCode | null>(() =>
    email === undefined || takesBack ? loadPendingCode('reset-password') : savePendingCode('reset-password', email, 0),
  )
  useEffect(() => (link === undefined ? undefined : removeKeyFromAddressBar()), [link])
  if (takesBack && link !== undefined) return <UndoEmailChangeForm link={link} onDone={onDone} />
  if (pending === null)
    return <RequestMailedCodeForm type="reset-password" title={t('forgot.title')} intro={t('forgot.intro')} onSent={setPending} />
  return <ResetPasswordForm pending={pending} linkKey={link?.key} onResent={setPending} onDone={onDone} onOtherAddress={onOtherAddress} />
}

type ResetPasswordFormProps = Omit<ResetPasswordScreenProps, 'invited' | 'takesBack'> & {
  pending: PendingCode
  /** The long key of the mailed link, used in place of the code. */
  linkKey: string | undefined
  onResent: (pending: PendingCode) => void
}

const ResetPasswordForm = ({ pending, linkKey, onResent, onDone, onOtherAddress }: ResetPasswordFormProps) => {
  const t = useT(authText)
  const words = useT(platformText)
  const explain = useFieldErrorText()
  const [key, setKey] = useState(linkKey)
  const form = useSchemaForm(resolver, { email: pending.email, code: key ?? '', password: '', confirmPassword: '' })
  const { errors } = form.formState
  const reset = useMutation({
    mutationFn: (body: z.output<typeof resetPassword.body>) =>
      call(resetPassword, { body: { ...body, ...loadRegistrationSecret(body.email) } }),
    onSuccess: () => {
      clearPendingCode()
      clearRegistrationSecret()
      // The server has ended all sessions, including this one.
      if (isAuthenticated()) resetSession()
      showSuccess(t('password.reset'))
      onDone()
    },
    onError: (error) => {
      if (key !== undefined && errorCode(error) === authErrors.wrong_code.code) {
        // The link was used or has expired, so show the field for the code.
        setKey(undefined)
        form.setValue('code', '')
      }
      toastFormError(form, error, words('failures.again'))
    },
  })
  const once = useOneAtATime()
  const submit = form.handleSubmit((values) => reset.mutateAsync(values))
  return (
    <div className="flex flex-col gap-6">
      {key === undefined ? (
        <CodeHeader email={pending.email} title={t('password.resetTitle')} />
      ) : (
        <div className="flex flex-col gap-2">
          <Heading level={1}>{t('password.resetTitle')}</Heading>
          <p className="wrap-anywhere text-soft">{pending.email}</p>
        </div>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          once(submit)
        }}
        className="flex flex-col gap-5"
      >
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={pending.email} readOnly hidden />
        {key === undefined ? (
          <Controller
            control={form.control}
            name="code"
            render={({ field: { value, onChange, onBlur, ref, name } }) => (
              <CodeField
                label={t('code.label')}
                autoFocus
                name={name}
                value={value}
                error={explain(errors.code)}
                onChange={onChange}
                onBlur={onBlur}
                ref={ref}
              />
            )}
          />
        ) : null}
        <NewPasswordFields errors={errors} register={(name) => form.register(name)} />
        <Button type="submit" wide busy={reset.isPending}>
          {t('password.resetSubmit')}
        </Button>
      </form>
      {key === undefined ? <CodeHelp pending={pending} onResent={onResent} onOtherAddress={onOtherAddress} /> : null}
    </div>
  )
}
