import { type ConductReason, conductReasons } from '#features/members/contract.ts'
import { membersText } from '#features/members/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { reviewText } from '../../locales/text.ts'
import { ReasonChoiceDialog } from '../review/ReasonChoiceDialog.tsx'

/** The reasons that apply to photos. */
const reasons = conductReasons.filter((reason) => !['scam', 'harassment'].includes(reason))

interface RejectDialogProps {
  open: boolean
  onClose: () => void
  onReject: (reason: ConductReason) => void
}

/** Asks for the reason of a rejection. */
export const RejectDialog = ({ open, onClose, onReject }: RejectDialogProps) => {
  const t = useT(reviewText)
  const member = useT(membersText)
  return (
    <ReasonChoiceDialog
      open={open}
      onClose={onClose}
      title={t('photo.why')}
      reasons={reasons}
      nameOf={(reason) => member(`conduct.${reason}`)}
      onChoose={onReject}
    />
  )
}
