import { Suspense, useState } from 'react'
import { authErrors } from '#features/auth/contract.ts'
import {
  AuthLink,
  CancelDeletionDialog,
  CodeEntryForm,
  PersonalFactsForm,
  FirstPasswordForm,
  isPhoneLoginOn,
  toastError,
} from '#features/auth/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { errorBody, errorCode } from '#platform/web/client/errors.ts'
import { startSession } from '#platform/web/client/session.ts'
import { applyAccountLanguage, useT } from '#platform/web/i18n.tsx'
import { enterByPhone, phoneLoginErrors, requestPhoneCode, signUpByPhone } from '../contract.ts'
import { phoneLoginText } from '../locales/text.ts'
import { PhoneNumberForm } from './PhoneNumberForm.tsx'
import { clearPendingPhone, loadPendingPhone, type PendingPhone } from './pending-phone.ts'
import { PhoneCodeHelp } from './PhoneCodeHelp.tsx'
import { StepHeader } from './StepHeader.tsx'

interface PhoneScreenProps {
  /** The path to open after the login, passed on in the link to the login by email. */
  redirect?: string | undefined
  onSignedIn: () => void
  /** Called after a new account was created, in place of `onSignedIn`. */
  onSignedUp: () => void
}

type Entered = Awaited<ReturnType<typeof call<typeof enterByPhone>>>['data']

/**
 * The screen to log in or sign up by phone number. It asks for the number, then for the code, and a new person for the facts of the sign-up form. Some
 * members set a first password there, or stop a deletion of their account.
 */
export const PhoneScreen = ({ redirect, onSignedIn, onSignedUp }: PhoneScreenProps) => {
  const t = useT(phoneLoginText)
  const [pending, setPending] = useState<PendingPhone | undefined>(() => loadPendingPhone('enter'))
  const [ticket, setTicket] = useState<string>()
  const [passwordNeeded, setPasswordNeeded] = useState(false)
  /** The code of a member with a pending deletion, and the server's message about it. */
  const [leaving, setLeaving] = useState<{ code: string; text: string | undefined }>()
  const [busy, setBusy] = useState(false)
  const links = (
    <p className="text-center">
      <AuthLink to="/login" redirect={redirect}>
        {t('withEmail')}
      </AuthLink>
    </p>
  )
  if (passwordNeeded) return <FirstPasswordForm onDone={onSignedIn} />
  if (!isPhoneLoginOn())
    return (
      <div className="flex flex-col gap-6">
        <StepHeader title={t('number.title')} text={t('number.off')} />
        {links}
      </div>
    )
  if (pending === undefined)
    return (
      <div className="flex flex-col gap-6">
        <StepHeader title={t('number.title')} text={t('number.intro')} />
        <PhoneNumberForm
          type="enter"
          send={({ countryCode, mobileNumber }) => call(requestPhoneCode, { body: { countryCode, mobileNumber, type: 'enter' } })}
          onSent={setPending}
        />
        {links}
      </div>
    )

  const start = async ({ user, token }: Pick<NonNullable<Entered['session']>, 'user' | 'token'>, isNew: boolean) => {
    clearPendingPhone()
    startSession(user, token)
    await applyAccountLanguage(user.locale, { isNew })
  }
  if (ticket !== undefined)
    return (
      <div className="flex flex-col gap-6">
        <StepHeader takesFocus title={t('facts.title')} text={t('facts.intro', { phone: pending.phone })} />
        <PersonalFactsForm
          submitLabel={t('facts.submit')}
          onSubmit={async (facts) => {
            try {
              const { data } = await call(signUpByPhone, { body: { ...facts, ticket } })
              await start(data, true)
              onSignedUp()
            } catch (error) {
              if (errorCode(error) === phoneLoginErrors.ticket_over.code) setTicket(undefined)
              throw error
            }
          }}
        />
      </div>
    )

  const { countryCode, mobileNumber } = pending
  const enter = async ({ session, ticket: proof }: Entered) => {
    if (session === undefined) return setTicket(proof)
    await start(session, false)
    if (session.password_needed) setPasswordNeeded(true)
    else onSignedIn()
  }
  const verify = async (code: string): Promise<Entered> => {
    try {
      return (await call(enterByPhone, { body: { countryCode, mobileNumber, code } })).data
    } catch (error) {
      if (errorCode(error) === authErrors.leaving.code) setLeaving({ code, text: errorBody(error)?.message })
      throw error
    }
  }
  const keep = async (code: string) => {
    setBusy(true)
    try {
      await enter((await call(enterByPhone, { body: { countryCode, mobileNumber, code, cancel_deletion: true } })).data)
    } catch (error) {
      toastError(error, t('number.off'))
    }
    setBusy(false)
    setLeaving(undefined)
  }
  return (
    <div className="flex flex-col gap-6">
      <StepHeader title={t('code.title')} text={`${t('code.sent', { phone: pending.phone })} ${t('code.lifetime')}`} />
      <CodeEntryForm verify={verify} onRight={enter} submitLabel={t('code.continue')} />
      <PhoneCodeHelp pending={pending} onResent={setPending} onOtherNumber={() => setPending(undefined)} />
      <Suspense>
        {leaving === undefined ? null : (
          <CancelDeletionDialog
            text={leaving.text}
            busy={busy}
            onClose={() => setLeaving(undefined)}
            onKeep={() => void keep(leaving.code)}
          />
        )}
      </Suspense>
    </div>
  )
}
