import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import type { Gift } from '../../contract.ts'
import { giftsText } from '../../locales/text.ts'

interface DeclineDialogProps {
  gift: Gift
  open: boolean
  busy: boolean
  onClose: () => void
  /** Where the focus goes on close, as in `Dialog`. */
  finalFocus: () => boolean
  onConfirm: () => void
}

/** Asks to confirm that a gift is declined, because declining is final. */
export const DeclineDialog = ({ gift, open, busy, onClose, finalFocus, onConfirm }: DeclineDialogProps) => {
  const t = useT(giftsText)
  const words = useT(platformText)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={t('decline.title', { gift: gift.plan.name })}
      closeLabel={words('words.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('decline.cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {t('decline.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('decline.text', { name: gift.from.firstname })}</p>
    </Dialog>
  )
}
