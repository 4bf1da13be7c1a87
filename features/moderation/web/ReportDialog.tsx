import { useMutation } from '@tanstack/react-query'
import { showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { moderationText } from '../locales/text.ts'

interface ReportDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Blocks the member. */
  onBlock: () => Promise<void>
  /** Opens the report form. */
  onReport: () => void
}

/** Asks whether to block a member as well as report them. The block happens before the report form opens. */
export const ReportDialog = ({ open, onOpenChange, onBlock, onReport }: ReportDialogProps) => {
  const t = useT(moderationText)
  const report = () => {
    onOpenChange(false)
    onReport()
  }
  const block = useMutation({ mutationFn: onBlock, onSuccess: report, onError: showFailure })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('dialog.title')}
      description={t('dialog.text')}
      closeLabel={t('dialog.cancel')}
    >
      <div className="flex flex-col gap-2">
        <Button variant="danger" wide busy={block.isPending} onClick={() => block.mutate()}>
          {t('dialog.both')}
        </Button>
        <Button variant="secondary" wide onClick={report}>
          {t('dialog.only')}
        </Button>
        <Button variant="quiet" wide onClick={() => onOpenChange(false)}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
