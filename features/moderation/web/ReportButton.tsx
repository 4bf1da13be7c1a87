import Ellipsis from 'lucide-react/icons/ellipsis'
import Flag from 'lucide-react/icons/flag'
import { type ComponentProps, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { moderationText } from '../locales/text.ts'
import { ReportDialog } from './ReportDialog.tsx'

interface ReportButtonProps extends Pick<ComponentProps<typeof ReportDialog>, 'onBlock' | 'onReport'> {
  /** The member's first name, for the label. */
  name: string
  /** How the button looks: with `photo` it shows three dots, otherwise a flag. */
  variant?: ComponentProps<typeof IconButton>['variant']
}

/** The report button of a member, with the dialog that asks whether to block as well. */
export const ReportButton = ({ name, variant = 'secondary', onBlock, onReport }: ReportButtonProps) => {
  const t = useT(moderationText)
  const [open, setOpen] = useState(false)
  const Icon = variant === 'photo' ? Ellipsis : Flag
  return (
    <>
      <IconButton
        variant={variant}
        label={t('dialog.open', { name })}
        aria-haspopup="dialog"
        icon={<Icon aria-hidden className="size-5" />}
        onClick={() => setOpen(true)}
      />
      <ReportDialog open={open} onOpenChange={setOpen} onBlock={onBlock} onReport={onReport} />
    </>
  )
}
