import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { reviewText } from '../../locales/text.ts'

interface ReasonChoiceDialogProps<T extends string> {
  open: boolean
  onClose: () => void
  title: string
  reasons: readonly T[]
  nameOf: (reason: T) => string
  onChoose: (reason: T) => void
}

/** Asks for a reason, which is chosen by button or number key. */
export const ReasonChoiceDialog = <T extends string>({ open, onClose, title, reasons, nameOf, onChoose }: ReasonChoiceDialogProps<T>) => {
  const t = useT(reviewText)
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())} title={title} closeLabel={t('photo.cancel')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the number keys are shortcuts for the buttons inside */}
      <div
        className="flex flex-col gap-2"
        onKeyDown={(event) => {
          const reason = reasons[Number(event.key) - 1]
          if (reason !== undefined) onChoose(reason)
        }}
      >
        {reasons.map((reason, index) => (
          <Button key={reason} variant="secondary" className="justify-start text-start" onClick={() => onChoose(reason)}>
            {index + 1}. {nameOf(reason)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
