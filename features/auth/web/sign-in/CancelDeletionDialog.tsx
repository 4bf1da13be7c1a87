import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { authText } from '../../locales/text.ts'

interface CancelDeletionDialogProps {
  /** The server's message with the date of the erasure; undefined closes the dialog. */
  text: string | undefined
  busy: boolean
  onKeep: () => void
  onClose: () => void
}

/** Asks a member with a pending deletion whether to keep the account. */
export const CancelDeletionDialog = ({ text, busy, onKeep, onClose }: CancelDeletionDialogProps) => {
  const t = useT(authText)
  const words = useT(platformText)
  // Keep the text during the closing animation.
  const [shown, setShown] = useState(text)
  if (text !== undefined && text !== shown) setShown(text)
  return (
    <Dialog
      open={text !== undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('welcomeBack.title')}
      description={shown}
      closeLabel={words('words.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('welcomeBack.leave')}
          </Button>
          <Button busy={busy} onClick={onKeep}>
            {t('welcomeBack.keep')}
          </Button>
        </>
      }
    >
      <p>{t('welcomeBack.text')}</p>
    </Dialog>
  )
}
