import Mail from 'lucide-react/icons/mail'
import Smartphone from 'lucide-react/icons/smartphone'
import { Suspense, useState } from 'react'
import type { z } from 'zod'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { errorBody, errorCode } from '#platform/web/client/errors.ts'
import { findPrerenderedInput } from '#platform/web/find-prerendered-input.ts'
import { applyAccountLanguage, useT } from '#platform/web/i18n.tsx'
import { schemaResolver, useSchemaForm } from '#platform/web/schema-form.ts'
import { startSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { PasswordField } from '#platform/web/ui/fields/PasswordField.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { authErrors, login } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import { AuthLink } from '../AuthLink.tsx'
import { PhoneLoginLink } from '../PhoneLoginLink.tsx'
import { useFieldErrorText } from '../use-field-error-text.ts'
import { FormError } from '../FormError.tsx'
import { savePendingCode } from '../codes/pending-code.ts'
import { toastError } from '../form-errors.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { CancelDeletionDialog } from './cancel-deletion.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import type { PasskeyWay, SendSignIn } from './passkey-way.ts'

type Credentials = z.output<typeof login.body>
const resolver = schemaResolver(async () => (await import('../../contract.ts')).login.body)
/** Seconds before another code may be requested. The response to a log-in does not contain this number. */
const resendAfterSeconds = 60

const givenBefore = () => ({
  email: findPrerenderedInput('email')?.value ?? '',
  password: findPrerenderedInput('password')?.value ?? '',
  remember: findPrerenderedInput('remember')?.checked ?? false,
})

interface LoginScreenProps {
  /** Path to open after signing in; passed on to the other sign-in screens. */
  redirect?: string | undefined
  /** Absent where passkeys are not offered. */
  passkey?: PasskeyWay
  onSignedIn: () => void
  /** Called when the email is not proven yet and a code was mailed. */
  onUnverified: () => void
}

/** Sign-in form with email and password. */
export const LoginScreen = ({ redirect, passkey, onSignedIn, onUnverified }: LoginScreenProps) => {
  const t = useT(authText)
  const words = useT(platformText)
  const explain = useFieldErrorText()
  const [problem, setProblem] = useState<string>()
  const [appeal, setAppeal] = useState<string>()
  /** Set for a member with a pending deletion: the sign-in attempt and the server's message about the deletion. */
  const [leaving, setLeaving] = useState<{ attempt: SendSignIn; text: string | undefined }>()
  const [busy, setBusy] = useState(false)
  const [given] = useState(givenBefore)
  const live = useHydrated()
  const form = useSchemaForm(resolver, given)
  const { errors } = form.formState

  const refuse = (error: unknown, attempt: SendSignIn, email: string) => {
    const said = errorBody(error)
    if (errorCode(error) === authErrors.unverified.code) {
      savePendingCode('verify-email', email, resendAfterSeconds)
      if (said?.message) showInfo(said.message)
      return onUnverified()
    }
    if (errorCode(error) === authErrors.leaving.code) return setLeaving({ attempt, text: said?.message })
    setLeaving(undefined)
    setProblem(said?.message)
    setAppeal(said?.link)
    toastError(error, words('failures.again'))
  }
  const signIn = async (attempt: SendSignIn, { email = '', cancelDeletion = false } = {}) => {
    setProblem(undefined)
    setAppeal(undefined)
    setBusy(true)
    try {
      const { user, token } = await attempt({ remember: form.getValues('remember') === true, cancelDeletion })
      startSession(user, token)
      await applyAccountLanguage(user.locale)
      onSignedIn()
    } catch (error) {
      refuse(error, attempt, email)
    }
    setBusy(false)
  }
  const once = useOneAtATime()
  const submit = form.handleSubmit((values: Credentials) =>
    signIn(
      async ({ cancelDeletion }) => (await call(login, { body: { ...values, ...(cancelDeletion ? { cancel_deletion: true } : {}) } })).data,
      { email: values.email },
    ),
  )

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Heading level={1}>{t('login.title')}</Heading>
        <p className="text-soft">{t('login.intro')}</p>
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          once(submit)
        }}
        className="flex flex-col gap-5"
      >
        <TextField
          label={t('login.email')}
          type="email"
          inputMode="email"
          autoComplete={passkey === undefined ? 'username' : 'username webauthn'}
          autoCapitalize="none"
          error={explain(errors.email)}
          {...form.register('email')}
        />
        <PasswordField
          label={t('login.password')}
          autoComplete="current-password"
          showLabel={words('words.show')}
          hideLabel={words('words.hide')}
          error={explain(errors.password)}
          {...form.register('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label={t('login.remember')} {...form.register('remember')} />
          <AuthLink to="/forgot-password" redirect={redirect}>
            {t('login.forgot')}
          </AuthLink>
        </div>
        <FormError>{problem}</FormError>
        {appeal === undefined ? null : (
          <a href={appeal} className="py-2 font-semibold text-primary underline underline-offset-4">
            {t('login.appeal')}
          </a>
        )}
        <Button type="submit" wide disabled={!live} busy={busy}>
          {t('login.submit')}
        </Button>
      </form>
      <Suspense>
        {leaving === undefined ? null : (
          <CancelDeletionDialog
            text={leaving.text}
            busy={busy}
            onClose={() => setLeaving(undefined)}
            onKeep={() => void signIn(leaving.attempt, { cancelDeletion: true })}
          />
        )}
      </Suspense>
      <p className="text-center text-soft">
        {t('login.noAccount')}{' '}
        <AuthLink to="/signup" redirect={redirect}>
          {t('login.signUp')}
        </AuthLink>
      </p>
      {/* The last row appears when the settings of the installation are known; nothing is below it that could move. */}
      <div className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {passkey === undefined ? null : (
          <PasskeyButton
            way={passkey}
            busy={busy}
            onAttempt={(attempt) => once(() => signIn(attempt))}
            onFailed={(error) => toastError(error, words('failures.again'))}
          />
        )}
        <AuthLink to="/otp-login" redirect={redirect} icon={<Mail aria-hidden className="size-5 text-soft" />}>
          {t('login.withCode')}
        </AuthLink>
        <PhoneLoginLink redirect={redirect} icon={<Smartphone aria-hidden className="size-5 text-soft" />} />
      </div>
    </div>
  )
}
