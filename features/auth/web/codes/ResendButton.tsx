import { useMutation } from '@tanstack/react-query'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { requestCode } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import { savePendingCode, type PendingCode } from './pending-code.ts'
import { retryAfterSeconds, toastError } from '../form-errors.ts'
import { useCountdown } from './use-countdown.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'

interface ResendButtonProps {
  pending: PendingCode
  onResent: (pending: PendingCode) => void
}

/** Button that requests another code after the countdown; the server may extend it. */
export const ResendButton = ({ pending, onResent }: ResendButtonProps) => {
  const t = useT(authText)
  const words = useT(platformText)
  const seconds = useCountdown(pending.resendAt)
  const { type, email } = pending
  const once = useOneAtATime()
  const resend = useMutation({
    mutationFn: () => call(requestCode, { body: { email, type } }),
    onSuccess: ({ data }) => {
      onResent(savePendingCode(type, email, data.resend_after))
      showSuccess(t('code.resent'))
    },
    onError: (error) => {
      const wait = retryAfterSeconds(error)
      if (wait !== undefined) onResent(savePendingCode(type, email, wait))
      toastError(error, words('failures.again'))
    },
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={seconds > 0}
      busy={resend.isPending}
      onClick={() => once(() => resend.mutateAsync())}
      className="tabular-nums"
    >
      {seconds > 0 ? t('code.resendIn', { seconds }) : t('code.resend')}
    </Button>
  )
}
