import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { reactionsText } from '../locales/text.ts'

interface UnmatchDialogProps {
  /** The name of the matched member; undefined closes the dialog. */
  name: string | undefined
  onClose: () => void
  onConfirm: () => void
}

/** Asks for confirmation, because ending a match closes the conversation for both members. */
export const UnmatchDialog = ({ name, onClose, onConfirm }: UnmatchDialogProps) => {
  const t = useT(reactionsText)
  return (
    <Dialog
      open={name !== undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('unmatch.title')}
      description={t('unmatch.text', { name: name ?? '' })}
      closeLabel={t('match.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('unmatch.keep')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('unmatch.confirm')}
          </Button>
        </>
      }
    />
  )
}
