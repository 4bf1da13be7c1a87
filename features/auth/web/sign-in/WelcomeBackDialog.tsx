import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { authText } from '../../locales/text.ts'

interface WelcomeBackDialogProps {
  /** When the account will be erased, in the server's words; closed without them. */
  text: string | undefined
  busy: boolean
  onKeep: () => void
  onClose: () => void
}

/** For somebody who signs in to an account they asked to be deleted: keep it after all? */
export const WelcomeBackDialog = ({ text, busy, onKeep, onClose }: WelcomeBackDialogProps) => {
  const t = useT(authText)
  const words = useT(platformText)
  // Kept while the dialog leaves, so that its words don't vanish before it.
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
