import { useMutation } from '@tanstack/react-query'
import { toastError } from '#features/auth/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { call } from '#platform/web/client/call.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { removeImported } from '../contract.ts'
import { importsText } from '../locales/text.ts'

interface RemoveDialogProps {
  linkKey: string
  onClose: () => void
  onRemoved: () => void
}

/** Asks before an imported account is erased. */
export const RemoveDialog = ({ linkKey, onClose, onRemoved }: RemoveDialogProps) => {
  const t = useT(importsText)
  const words = useT(platformText)
  const remove = useMutation({
    mutationFn: () => call(removeImported, { body: { key: linkKey } }),
    onSuccess: onRemoved,
    onError: (error) => toastError(error, t('confirm.failed')),
  })
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t('confirm.removeTitle')} closeLabel={words('words.close')}>
      <div className="flex flex-col gap-4">
        <p>{t('confirm.removeText')}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {t('confirm.keep')}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => (remove.isPending ? undefined : remove.mutate())}>
            {t('confirm.removeYes')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
