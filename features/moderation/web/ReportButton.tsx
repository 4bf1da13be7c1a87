import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { moderationText } from '../locales/text.ts'

interface ReportButtonProps {
  /** The member's first name, for the label. */
  name: string
  /** Opens the report form; `block` preselects blocking the member. */
  onReport: (block: boolean) => void
}

/** The report button on a profile, with a dialog that asks whether to block as well. */
export const ReportButton = ({ name, onReport }: ReportButtonProps) => {
  const t = useT(moderationText)
  const [open, setOpen] = useState(false)
  const choose = (block: boolean) => () => {
    setOpen(false)
    onReport(block)
  }
  return (
    <>
      <IconButton
        variant="secondary"
        label={t('dialog.open', { name })}
        aria-haspopup="dialog"
        icon={<Flag aria-hidden className="size-5" />}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onOpenChange={setOpen} title={t('dialog.title')} description={t('dialog.text')} closeLabel={t('dialog.cancel')}>
        <div className="flex flex-col gap-2">
          <Button variant="danger" wide onClick={choose(true)}>
            {t('dialog.both')}
          </Button>
          <Button variant="secondary" wide onClick={choose(false)}>
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
