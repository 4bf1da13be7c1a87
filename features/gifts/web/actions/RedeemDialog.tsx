import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import type { Gift } from '../../contract.ts'
import { giftsText } from '../../locales/text.ts'

interface RedeemDialogProps {
  gift: Gift
  open: boolean
  busy: boolean
  onClose: () => void
  /** Where the focus goes on close, as in `Dialog`. */
  finalFocus: () => boolean
  onConfirm: () => void
}

/** Shows the credits that a gift is worth and asks to confirm the redemption. No other screen shows them, so that a gift stays a gift. */
export const RedeemDialog = ({ gift, open, busy, onClose, finalFocus, onConfirm }: RedeemDialogProps) => {
  const t = useT(giftsText)
  const words = useT(platformText)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={t('redeem.title', { gift: gift.plan.name })}
      closeLabel={words('words.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('redeem.cancel')}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {t('card.redeem', { count: gift.credits ?? 0 })}
          </Button>
        </>
      }
    >
      <p>{t('redeem.text', { name: gift.from.firstname })}</p>
    </Dialog>
  )
}
