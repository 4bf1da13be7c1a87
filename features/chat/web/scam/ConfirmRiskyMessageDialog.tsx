import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { chatText } from '../../locales/text.ts'

interface SureDialogProps {
  /** Why the message is risky; undefined closes the dialog. */
  reason: 'money' | 'phone' | undefined
  onEdit: () => void
  onSend: () => void
}

/** Asks the writer to confirm a message to a new contact that asks for money or contains a phone number. */
export const ConfirmRiskyMessageDialog = ({ reason, onEdit, onSend }: SureDialogProps) => {
  const t = useT(chatText)
  const words = useT(platformText)
  return (
    <Dialog
      open={reason !== undefined}
      onOpenChange={(open) => (open ? undefined : onEdit())}
      title={t('sure.title')}
      closeLabel={words('words.close')}
      actions={
        <>
          {/* First, so that it gets the focus: a second Enter must not send the message. */}
          <Button onClick={onEdit}>{t('sure.edit')}</Button>
          <Button variant="secondary" onClick={onSend}>
            {t('sure.send')}
          </Button>
        </>
      }
    >
      <p>{reason === undefined ? null : t(`sure.${reason}`)}</p>
    </Dialog>
  )
}
