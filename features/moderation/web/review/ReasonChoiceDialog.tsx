import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { reviewText } from '../../locales/text.ts'
import { useDialogShortcuts } from './use-keyboard-shortcuts.ts'

interface ReasonChoiceDialogProps<T extends string> {
  open: boolean
  onClose: () => void
  title: string
  reasons: readonly T[]
  nameOf: (reason: T) => string
  onChoose: (reason: T) => void
}

const NumberKeys = <T extends string>({ reasons, onChoose }: Pick<ReasonChoiceDialogProps<T>, 'reasons' | 'onChoose'>) => {
  useDialogShortcuts(Object.fromEntries(reasons.map((reason, index) => [String(index + 1), () => onChoose(reason)])))
  return null
}

/** Asks for a reason, which is chosen by button or number key. */
export const ReasonChoiceDialog = <T extends string>({ open, onClose, title, reasons, nameOf, onChoose }: ReasonChoiceDialogProps<T>) => {
  const t = useT(reviewText)
  return (
    <>
      {open ? <NumberKeys reasons={reasons} onChoose={onChoose} /> : null}
      <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())} title={title} closeLabel={t('photo.cancel')}>
        <div className="flex flex-col gap-2">
          {reasons.map((reason, index) => (
            <Button key={reason} variant="secondary" className="justify-start text-start" onClick={() => onChoose(reason)}>
              {index + 1}. {nameOf(reason)}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  )
}
