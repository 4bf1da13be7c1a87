import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { showError } from '#platform/web/ui/toasts/toast.ts'
import { callText } from '../../locales/call/text.ts'

interface BlockDialogProps {
  name: string
  open: boolean
  onClose: () => void
  onBlock: () => Promise<void>
}

/** Confirms blocking a member during a call. */
export const BlockDialog = ({ name, open, onClose, onBlock }: BlockDialogProps) => {
  const t = useT(callText)
  const words = useT(platformText)
  const [busy, setBusy] = useState(false)
  const block = async () => {
    setBusy(true)
    try {
      await onBlock()
      onClose()
    } catch {
      showError(t('blocking.failed', { name }))
    }
    setBusy(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('blocking.title', { name })}
      description={t('blocking.text')}
      closeLabel={words('words.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('blocking.keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void block()}>
            {t('blocking.confirm')}
          </Button>
        </>
      }
    />
  )
}
