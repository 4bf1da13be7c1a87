import { Suspense, useState } from 'react'
import { call } from '#platform/web/client/call.ts'
import { errorBody, errorCode } from '#platform/web/client/errors.ts'
import { applyAccountLanguage, useT } from '#platform/web/i18n.tsx'
import { startSession } from '#platform/web/client/session.ts'
import { authErrors, otpLogin, verifyEmail } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import { RequestMailedCodeForm } from './RequestMailedCodeForm.tsx'
import { MailedCodeForm } from './MailedCodeForm.tsx'
import { FirstPasswordForm } from '../password/FirstPasswordForm.tsx'
import { ConfirmMailedLink } from '../sign-in/ConfirmMailedLink.tsx'
import { parseMailedLink } from '../sign-in/mailed-link.ts'
import { clearPendingCode, savePendingCode, type PendingCode, loadPendingCode } from './pending-code.ts'
import { clearRegistrationSecret, loadRegistrationSecret } from '../sign-up/registration-secret.ts'
import { toastError } from '../form-errors.ts'
import { CancelDeletionDialog } from '../sign-in/cancel-deletion.ts'

interface CodeScreenProps {
  type: 'verify-email' | 'login'
  onSignedIn: () => void
  onOtherAddress: () => void
}

const endpoints = { 'verify-email': verifyEmail, login: otpLogin }
type SignedIn = Awaited<ReturnType<typeof call<typeof otpLogin>>>

/** Screen for the code or link that signs in to a new or existing account. Asks for an address first if none is known. */
export const CodeScreen = ({ type, onSignedIn, onOtherAddress }: CodeScreenProps) => {
  const t = useT(authText)
  const [pending, setPending] = useState<PendingCode | null>(() => loadPendingCode(type))
  /** Set for a member with a pending deletion: the entered code and the server's message about the deletion. */
  const [leaving, setLeaving] = useState<{ code: string; text: string | undefined }>()
  const [busy, setBusy] = useState(false)
  const [link, setLink] = useState(() => parseMailedLink(location.hash))
  const [passwordNeeded, setPasswordNeeded] = useState(false)
  if (passwordNeeded) return <FirstPasswordForm onDone={onSignedIn} />
  const email = link?.email ?? pending?.email
  if (email === undefined || (link === undefined && pending?.type !== type))
    return <RequestMailedCodeForm type={type} title={type === 'login' ? t('otpLogin.title') : t('code.ask')} onSent={setPending} />

  const enter = async ({ data: { user, token, password_needed } }: SignedIn) => {
    clearPendingCode()
    clearRegistrationSecret()
    startSession(user, token)
    await applyAccountLanguage(user.locale, { isNew: type === 'verify-email' })
    if (password_needed) setPasswordNeeded(true)
    else onSignedIn()
  }
  const verify = async (code: string): Promise<SignedIn> => {
    try {
      return await call(endpoints[type], { body: { email, code, ...loadRegistrationSecret(email) } })
    } catch (error) {
      if (errorCode(error) === authErrors.leaving.code) setLeaving({ code, text: errorBody(error)?.message })
      throw error
    }
  }
  const keep = async (code: string): Promise<void> => {
    setBusy(true)
    try {
      await enter(await call(otpLogin, { body: { email, code, cancel_deletion: true } }))
    } catch (error) {
      toastError(error, t('errors.wrong_code'))
    }
    setBusy(false)
    setLeaving(undefined)
  }

  return (
    <>
      {link === undefined && pending !== null ? (
        <MailedCodeForm
          pending={pending}
          verify={verify}
          onRight={enter}
          onResent={setPending}
          onOtherAddress={onOtherAddress}
          {...(type === 'login' ? { submitLabel: t('login.submit') } : {})}
        />
      ) : (
        link && (
          <ConfirmMailedLink
            link={link}
            verify={verify}
            onRight={enter}
            onRefused={(error) => {
              if (errorCode(error) === authErrors.leaving.code) return
              toastError(error, t('errors.wrong_code'))
              if (errorCode(error) !== authErrors.wrong_code.code) return
              // The link was used or has expired, so offer to request a code.
              setPending(savePendingCode(type, email, 0))
              setLink(undefined)
            }}
          />
        )
      )}
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
    </>
  )
}
