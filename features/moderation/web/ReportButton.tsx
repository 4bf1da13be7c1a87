import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { moderationText } from '../locales/text.ts'

interface ReportButtonProps {
  /** The first name, for the label. */
  name: string
  /** Leads to where the reason is written; `block` when the member is to be blocked with it. */
  onReport: (block: boolean) => void
}

/** The flag on a profile, with the question it asks. */
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
