import type { ReactNode } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useSession } from '#platform/web/client/session.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { authText } from '../../locales/text.ts'

interface LogoutDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
  /** Warning about data that would be lost. */
  warning?: ReactNode
}

/** Confirmation before logging out. */
export const LogoutDialog = ({ open, onOpenChange, onConfirm, warning }: LogoutDialogProps) => {
  const t = useT(authText)
  const words = useT(platformText)
  const hasEmail = useSession((session) => session.user?.email !== '')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('logout.title')}
      description={t(hasEmail ? 'logout.text' : 'logout.textPhone')}
      closeLabel={words('words.close')}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('logout.stay')}
          </Button>
          <Button onClick={onConfirm}>{t('logout.confirm')}</Button>
        </>
      }
    >
      {warning}
    </Dialog>
  )
}
