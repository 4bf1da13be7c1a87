import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { chatText } from '../../locales/text.ts'

export interface DeleteDialogProps {
  open: boolean
  /** Sequence number of the message to delete; undefined while the dialog is closed. */
  seq: number | undefined
  /** The other member's first name. */
  name: string
  onClose: () => void
  onDelete: (seq: number) => void
}

/** Returns the element of the message that gets the focus when the dialog closes; false if the message is not rendered. */
const focusMessage = (seq: number): HTMLElement | boolean => {
  const message = document.querySelector<HTMLElement>(`[data-seq="${seq}"]`)
  if (message === null) return false
  const button = message.querySelector<HTMLElement>('[data-stop]')
  if (button !== null) return button
  message.tabIndex = -1
  return message
}

/** Asks before a message is deleted for both members, because that cannot be undone. */
export const DeleteMessageDialogBox = ({ open, seq, name, onClose, onDelete }: DeleteDialogProps) => {
  const t = useT(chatText)
  const words = useT(platformText)
  const [last, setLast] = useState(0)
  if (seq !== undefined && seq !== last) setLast(seq)
  const confirm = () => {
    if (seq !== undefined) onDelete(seq)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('changes.ask.title')}
      description={t('changes.ask.text', { name })}
      closeLabel={words('words.close')}
      finalFocus={() => focusMessage(last)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('changes.ask.cancel')}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {t('changes.ask.confirm')}
          </Button>
        </>
      }
    />
  )
}
