import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/web/call.ts'
import { showFailure } from '#platform/web/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { showSuccess } from '#platform/web/ui/toast.ts'
import { sendCode } from '../contract.ts'
import { authText } from '../locales/text.ts'
import type { CodePurpose } from './code-purpose.ts'
import { keepPendingCode, type PendingCode } from './pending-code.ts'
import { useCountdown } from './use-countdown.ts'

interface ResendButtonProps {
  type: CodePurpose
  pending: PendingCode
  onResent: (pending: PendingCode) => void
}

/** Asks for another code, once the countdown is over. */
export const ResendButton = ({ type, pending, onResent }: ResendButtonProps) => {
  const t = useT(authText)
  const seconds = useCountdown(pending.resendAt)
  const resend = useMutation({
    mutationFn: () => call(sendCode, { body: { email: pending.email, type } }),
    onSuccess: ({ data }) => {
      onResent(keepPendingCode(pending.email, data.resend_after))
      showSuccess(t('code.resent'))
    },
    onError: showFailure,
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={seconds > 0}
      busy={resend.isPending}
      onClick={() => resend.mutate()}
      className="tabular-nums"
    >
      {seconds > 0 ? t('code.resendIn', { seconds }) : t('code.resend')}
    </Button>
  )
}
