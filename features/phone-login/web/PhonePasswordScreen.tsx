import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { AuthLink, isPhoneLoginOn, NewPasswordFields, toastFormError, useFieldErrorText, useOneAtATime } from '#features/auth/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { isAuthenticated, resetSession } from '#platform/web/client/session.ts'
import { useT } from '#platform/web/i18n.tsx'
import { schemaResolver, useSchemaForm } from '#platform/web/schema-form.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { CodeField } from '#platform/web/ui/fields/CodeField.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { requestPhoneCode, resetPasswordByPhone } from '../contract.ts'
import { phoneLoginText } from '../locales/text.ts'
import { PhoneNumberForm } from './PhoneNumberForm.tsx'
import { clearPendingPhone, loadPendingPhone, type PendingPhone } from './pending-phone.ts'
import { PhoneCodeHelp } from './PhoneCodeHelp.tsx'
import { StepHeader } from './StepHeader.tsx'

/** Sets a new password with a code sent to a proven number. */
export const PhonePasswordScreen = ({ redirect, onDone }: { redirect?: string | undefined; onDone: () => void }) => {
  const t = useT(phoneLoginText)
  const [pending, setPending] = useState<PendingPhone | undefined>(() => loadPendingPhone('reset-password'))
  if (pending !== undefined)
    return <NewPasswordForm pending={pending} onResent={setPending} onOtherNumber={() => setPending(undefined)} onDone={onDone} />
  return (
    <div className="flex flex-col gap-6">
      <StepHeader title={t('number.resetTitle')} text={t(isPhoneLoginOn() ? 'number.resetIntro' : 'number.off')} />
      {isPhoneLoginOn() ? (
        <PhoneNumberForm
          type="reset-password"
          send={({ countryCode, mobileNumber }) => call(requestPhoneCode, { body: { countryCode, mobileNumber, type: 'reset-password' } })}
          onSent={setPending}
        />
      ) : null}
      <p className="text-center">
        <AuthLink to="/forgot-password" redirect={redirect}>
          {t('withEmail')}
        </AuthLink>
      </p>
    </div>
  )
}

const resolver = schemaResolver(async () => (await import('../contract.ts')).resetPasswordByPhone.body)

interface NewPasswordFormProps {
  pending: PendingPhone
  onResent: (pending: PendingPhone) => void
  onOtherNumber: () => void
  onDone: () => void
}

const NewPasswordForm = ({ pending, onResent, onOtherNumber, onDone }: NewPasswordFormProps) => {
  const t = useT(phoneLoginText)
  const words = useT(platformText)
  const explain = useFieldErrorText()
  const { countryCode, mobileNumber, phone } = pending
  const form = useSchemaForm(resolver, { countryCode, mobileNumber, code: '', password: '', confirmPassword: '' })
  const { errors } = form.formState
  const [busy, setBusy] = useState(false)
  const once = useOneAtATime()
  const submit = form.handleSubmit(async (body) => {
    setBusy(true)
    try {
      await call(resetPasswordByPhone, { body })
      clearPendingPhone()
      // The server has ended this session with all others.
      if (isAuthenticated()) resetSession()
      showSuccess(t('code.resetDone'))
      onDone()
    } catch (error) {
      toastFormError(form, error, words('failures.again'))
    }
    setBusy(false)
  })
  return (
    <div className="flex flex-col gap-6">
      <StepHeader title={t('code.resetTitle')} text={`${t('code.sent', { phone })} ${t('code.lifetime')}`} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          once(submit)
        }}
        className="flex flex-col gap-5"
      >
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={phone} readOnly hidden />
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
        <NewPasswordFields errors={errors} register={(name) => form.register(name)} />
        <Button type="submit" wide busy={busy}>
          {t('code.resetSubmit')}
        </Button>
      </form>
      <PhoneCodeHelp pending={pending} onResent={onResent} onOtherNumber={onOtherNumber} />
    </div>
  )
}
