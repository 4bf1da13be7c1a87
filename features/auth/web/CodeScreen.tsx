import { Suspense, useState } from 'react'
import { call } from '#platform/web/call.ts'
import { errorBody, errorCode } from '#platform/web/errors.ts'
import { adoptLanguage, useT } from '#platform/web/i18n.tsx'
import { startSession } from '#platform/web/session.ts'
import { authErrors, otpLogin, verifyEmail } from '../contract.ts'
import { authText } from '../locales/text.ts'
import { AddressForm } from './AddressForm.tsx'
import { CodeForm } from './CodeForm.tsx'
import { dropPendingCode, type PendingCode, pendingCode } from './pending-code.ts'
import { tellFailure } from './refusal.ts'
import { WelcomeBackDialog } from './welcome-back.ts'

interface CodeScreenProps {
  type: 'verify-email' | 'login'
  onSignedIn: () => void
  onOtherAddress: () => void
}

const endpoints = { 'verify-email': verifyEmail, login: otpLogin }
type SignedIn = Awaited<ReturnType<typeof call<typeof otpLogin>>>

/** Takes the code that signs in, of a new account or of a known one. Opened without a known address it asks for one first. */
export const CodeScreen = ({ type, onSignedIn, onOtherAddress }: CodeScreenProps) => {
  const t = useT(authText)
  const [pending, setPending] = useState<PendingCode | null>(() => pendingCode(type))
  /** The code of somebody whose account is to be deleted, and the server's words about it. */
  const [leaving, setLeaving] = useState<{ code: string; text: string | undefined }>()
  const [busy, setBusy] = useState(false)
  if (pending === null || pending.type !== type)
    return <AddressForm type={type} title={type === 'login' ? t('otpLogin.title') : t('code.ask')} onSent={setPending} />

  const enter = async ({ data: { user, token } }: SignedIn) => {
    startSession(user, token)
    await adoptLanguage(user.locale)
    onSignedIn()
  }
  const verify = async (code: string): Promise<SignedIn> => {
    try {
      return await call(endpoints[type], { body: { email: pending.email, code } })
    } catch (error) {
      if (errorCode(error) === authErrors.leaving.code) setLeaving({ code, text: errorBody(error)?.message })
      throw error
    }
  }
  const keep = async (code: string): Promise<void> => {
    setBusy(true)
    try {
      const answer = await call(otpLogin, { body: { email: pending.email, code, cancel_deletion: true } })
      dropPendingCode()
      await enter(answer)
    } catch (error) {
      tellFailure(error, t('errors.wrong_code'))
    }
    setBusy(false)
    setLeaving(undefined)
  }

  return (
    <>
      <CodeForm
        pending={pending}
        verify={verify}
        onRight={enter}
        onResent={setPending}
        onOtherAddress={onOtherAddress}
        {...(type === 'login' ? { submitLabel: t('login.submit') } : {})}
      />
      <Suspense>
        {leaving === undefined ? null : (
          <WelcomeBackDialog text={leaving.text} busy={busy} onClose={() => setLeaving(undefined)} onKeep={() => void keep(leaving.code)} />
        )}
      </Suspense>
    </>
  )
}
