import { type ConductReason, conductReasons } from '#features/members/contract.ts'
import { membersText } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { reviewText } from '../../locales/text.ts'

/** The reasons that apply to photos. */
const reasons = conductReasons.filter((reason) => !['scam', 'harassment'].includes(reason))

interface RejectDialogProps {
  open: boolean
  onClose: () => void
  onReject: (reason: ConductReason) => void
}

/** Asks for the reason of a rejection, which is chosen by button or number key. */
export const RejectDialog = ({ open, onClose, onReject }: RejectDialogProps) => {
  const t = useT(reviewText)
  const member = useT(membersText)
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())} title={t('photo.why')} closeLabel={t('photo.cancel')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the number keys are shortcuts for the buttons inside */}
      <div
        className="flex flex-col gap-2"
        onKeyDown={(event) => {
          const reason = reasons[Number(event.key) - 1]
          if (reason !== undefined) onReject(reason)
        }}
      >
        {reasons.map((reason, index) => (
          <Button key={reason} variant="secondary" className="justify-start text-left" onClick={() => onReject(reason)}>
            {index + 1}. {member(`conduct.${reason}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
