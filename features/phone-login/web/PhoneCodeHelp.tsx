import { useState } from 'react'
import { retryAfterSeconds, toastError, useCountdown, useOneAtATime } from '#features/auth/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { phoneLoginText } from '../locales/text.ts'
import { requestPhoneCode } from '../contract.ts'
import { clearPendingPhone, type PendingPhone, savePendingPhone } from './pending-phone.ts'

interface PhoneCodeHelpProps {
  pending: PendingPhone
  onResent: (pending: PendingPhone) => void
  onOtherNumber: () => void
}

/** Help for a code that has not arrived: request another one or use another number. */
export const PhoneCodeHelp = ({ pending, onResent, onOtherNumber }: PhoneCodeHelpProps) => {
  const t = useT(phoneLoginText)
  const words = useT(platformText)
  const seconds = useCountdown(pending.resendAt)
  const [busy, setBusy] = useState(false)
  const once = useOneAtATime()
  const { type, countryCode, mobileNumber } = pending
  const resend = async () => {
    if (type === 'prove') return
    setBusy(true)
    try {
      const { data } = await call(requestPhoneCode, { body: { countryCode, mobileNumber, type } })
      onResent(savePendingPhone(pending, data.resend_after))
      showSuccess(t('code.resent'))
    } catch (error) {
      const wait = retryAfterSeconds(error)
      if (wait !== undefined) onResent(savePendingPhone(pending, wait))
      toastError(error, words('failures.again'))
    }
    setBusy(false)
  }
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <p className="text-sm text-soft">{t('code.nothing')}</p>
      {/* A signed-in member gives the password again, in the form before this one. */}
      {type === 'prove' ? null : (
        <Button variant="quiet" size="sm" disabled={seconds > 0} busy={busy} onClick={() => once(resend)} className="tabular-nums">
          {seconds > 0 ? t('code.resendIn', { seconds }) : t('code.resend')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          clearPendingPhone()
          onOtherNumber()
        }}
      >
        {t('code.otherNumber')}
      </Button>
    </div>
  )
}
