import { Link } from '@tanstack/react-router'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import type { GiftPlan } from '../../contract.ts'
import { giftsText } from '../../locales/text.ts'
import { GiftPicture } from '../GiftPicture.tsx'

interface BoughtDialogProps {
  /** The bought gift; the dialog is closed without one. */
  plan: GiftPlan | undefined
  name: string
  onClose: () => void
  /** Opens the conversation; undefined when the gift has no message there. */
  onConversation: (() => void) | undefined
}

/** Tells the buyer that the gift was bought. */
export const BoughtDialog = ({ plan, name, onClose, onConversation }: BoughtDialogProps) => {
  const t = useT(giftsText)
  const words = useT(platformText)
  if (plan === undefined) return null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('shop.bought')}
      closeLabel={words('words.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('shop.another')}
          </Button>
          {onConversation === undefined ? (
            <Button render={<Link to="/dashboard/gift" search={{ tab: 'sent' }} />}>{t('shop.toGifts')}</Button>
          ) : (
            <Button onClick={onConversation}>{t('shop.toConversation')}</Button>
          )}
        </>
      }
    >
      <div className="flex flex-col items-center gap-3 py-2 text-center">
        <GiftPicture plan={plan} size="lg" className="motion-safe:animate-pop" />
        <p>{t('card.own', { gift: plan.name, name })}</p>
      </div>
    </Dialog>
  )
}
