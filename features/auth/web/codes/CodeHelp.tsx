import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { authText } from '../../locales/text.ts'
import { clearPendingCode, type PendingCode } from './pending-code.ts'
import { ResendButton } from './ResendButton.tsx'

interface CodeHelpProps {
  pending: PendingCode
  onResent: (pending: PendingCode) => void
  onOtherAddress: () => void
}

/** Help for a code that has not arrived: request another one or use another address. */
export const CodeHelp = ({ pending, onResent, onOtherAddress }: CodeHelpProps) => {
  const t = useT(authText)
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <p className="text-sm text-soft">{t('code.noMail')}</p>
      <ResendButton pending={pending} onResent={onResent} />
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          clearPendingCode()
          onOtherAddress()
        }}
      >
        {t('code.otherAddress')}
      </Button>
    </div>
  )
}
