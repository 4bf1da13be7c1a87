import Ellipsis from 'lucide-react/icons/ellipsis'
import Flag from 'lucide-react/icons/flag'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { moderationText } from '../locales/text.ts'

interface ReportButtonProps {
  /** The member's first name, for the label. */
  name: string
  /** On a photo it shows three dots. */
  variant?: ComponentProps<typeof IconButton>['variant']
  /** Blocks the member. */
  onBlock: () => Promise<void>
  /** Opens the report form. */
  onReport: () => void
}

/** The report button of a member, with a dialog that asks whether to block as well. A block is made before the report form opens. */
export const ReportButton = ({ name, variant = 'secondary', onBlock, onReport }: ReportButtonProps) => {
  const t = useT(moderationText)
  const [open, setOpen] = useState(false)
  const Icon = variant === 'photo' ? Ellipsis : Flag
  const report = () => {
    setOpen(false)
    onReport()
  }
  const block = useMutation({ mutationFn: onBlock, onSuccess: report, onError: showFailure })
  return (
    <>
      <IconButton
        variant={variant}
        label={t('dialog.open', { name })}
        aria-haspopup="dialog"
        icon={<Icon aria-hidden className="size-5" />}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onOpenChange={setOpen} title={t('dialog.title')} description={t('dialog.text')} closeLabel={t('dialog.cancel')}>
        <div className="flex flex-col gap-2">
          <Button variant="danger" wide busy={block.isPending} onClick={() => block.mutate()}>
            {t('dialog.both')}
          </Button>
          <Button variant="secondary" wide onClick={report}>
            {t('dialog.only')}
          </Button>
          <Button variant="quiet" wide onClick={() => setOpen(false)}>
            {t('dialog.cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
