import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { adoptLanguage, useT } from '#platform/web/i18n.tsx'
import { startSession } from '#platform/web/session.ts'
import { otpLogin, verifyEmail } from '../contract.ts'
import { authText } from '../locales/text.ts'
import { AddressForm } from './AddressForm.tsx'
import { CodeForm } from './CodeForm.tsx'
import { type PendingCode, pendingCode } from './pending-code.ts'

interface CodeScreenProps {
  type: 'verify-email' | 'login'
  onSignedIn: () => void
  onOtherAddress: () => void
}

const endpoints = { 'verify-email': verifyEmail, login: otpLogin }

/** Takes the code that signs in, of a new account or of a known one. Opened without a known address it asks for one first. */
export const CodeScreen = ({ type, onSignedIn, onOtherAddress }: CodeScreenProps) => {
  const t = useT(authText)
  const [pending, setPending] = useState<PendingCode | null>(() => pendingCode(type))
  if (pending === null || pending.type !== type)
    return <AddressForm type={type} title={type === 'login' ? t('otpLogin.title') : t('code.ask')} onSent={setPending} />
  return (
    <CodeForm
      pending={pending}
      verify={(code) => call(endpoints[type], { body: { email: pending.email, code } })}
      onRight={async ({ data: { user, token } }) => {
        startSession(user, token)
        await adoptLanguage(user.locale)
        onSignedIn()
      }}
      onResent={setPending}
      onOtherAddress={onOtherAddress}
      {...(type === 'login' ? { submitLabel: t('login.submit') } : {})}
    />
  )
}
