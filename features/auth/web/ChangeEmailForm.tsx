import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { useT } from '#platform/web/i18n.tsx'
import { schemaResolver, useSchemaForm } from '#platform/web/schema-form.ts'
import { sessionToken, startSession, useSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { PasswordField } from '#platform/web/ui/fields/PasswordField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { requestEmailChange, confirmEmail } from '../contract.ts'
import { authText } from '../locales/text.ts'
import { MailedCodeForm } from './codes/MailedCodeForm.tsx'
import { useFieldErrorText } from './use-field-error-text.ts'
import { savePendingCode, type PendingCode, loadPendingCode } from './codes/pending-code.ts'
import { toastFormError } from './form-errors.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

const resolver = schemaResolver(async () => (await import('../contract.ts')).requestEmailChange.body)

interface ChangeEmailFormProps {
  onChanged?: () => void
  /** 1 if the form is a page of its own. */
  headingLevel?: 1 | 2
}

/** Form to change the email: first the password and the new address, then the code mailed there. */
export const ChangeEmailForm = ({ onChanged, headingLevel = 2 }: ChangeEmailFormProps) => {
  const t = useT(authText)
  const [pending, setPending] = useState<PendingCode | null>(() => loadPendingCode('change-email'))
  if (pending === null)
    return (
      <div className="flex flex-col gap-6">
        {headingLevel === 1 ? <Heading level={1}>{t('email.title')}</Heading> : null}
        <NewAddressForm onSent={setPending} />
      </div>
    )
  return (
    <div>
      <MailedCodeForm
        pending={pending}
        headingLevel={headingLevel}
        submitLabel={t('email.confirm')}
        failure={t('email.failed')}
        verify={(code) => call(confirmEmail, { body: { code } })}
        onRight={({ data: { user } }) => {
          const token = sessionToken()
          if (token !== null) startSession(user, token)
          setPending(null)
          showSuccess(t('email.changed'))
          onChanged?.()
        }}
        onResent={setPending}
        onOtherAddress={() => setPending(null)}
      />
    </div>
  )
}

const NewAddressForm = ({ onSent }: { onSent: (pending: PendingCode) => void }) => {
  const t = useT(authText)
  const words = useT(platformText)
  const explain = useFieldErrorText()
  const email = useSession((session) => session.user?.email ?? '')
  const form = useSchemaForm(resolver, { email: '', password: '' })
  const { errors } = form.formState
  const send = useMutation({
    mutationFn: (body: z.output<typeof requestEmailChange.body>) => call(requestEmailChange, { body }),
    onSuccess: ({ data }) => onSent(savePendingCode('change-email', data.email, data.resend_after)),
    onError: (error) => toastFormError(form, error, t('email.failed')),
  })
  const once = useOneAtATime()
  const submit = form.handleSubmit((values) => send.mutateAsync(values))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        once(submit)
      }}
      className="flex flex-col gap-5"
    >
      <p className="wrap-anywhere text-soft">{email === '' ? t('email.none') : t('email.current', { email })}</p>
      <TextField
        label={t('email.next')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={explain(errors.email)}
        {...form.register('email')}
      />
      <PasswordField
        label={t('email.password')}
        autoComplete="current-password"
        showLabel={words('words.show')}
        hideLabel={words('words.hide')}
        error={explain(errors.password)}
        {...form.register('password')}
      />
      <p className="text-sm text-soft">{t('password.others')}</p>
      <Button type="submit" wide busy={send.isPending}>
        {t('email.getCode')}
      </Button>
    </form>
  )
}
