import { type ApplicantReason, applicantReasons } from '#features/registration/contract.ts'
import { registrationText } from '#features/registration/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { reviewText } from '../../locales/text.ts'

interface RefuseApplicantDialogProps {
  open: boolean
  onClose: () => void
  onRefuse: (reason: ApplicantReason) => void
}

/** Asks for the reason of a refusal, which is chosen by button or number key. */
export const RefuseApplicantDialog = ({ open, onClose, onRefuse }: RefuseApplicantDialogProps) => {
  const t = useT(reviewText)
  const words = useT(registrationText)
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())} title={t('applicants.why')} closeLabel={t('photo.cancel')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the number keys are shortcuts for the buttons inside */}
      <div
        className="flex flex-col gap-2"
        onKeyDown={(event) => {
          const reason = applicantReasons[Number(event.key) - 1]
          if (reason !== undefined) onRefuse(reason)
        }}
      >
        {applicantReasons.map((reason, index) => (
          <Button key={reason} variant="secondary" className="justify-start text-left" onClick={() => onRefuse(reason)}>
            {index + 1}. {words(`reasons.${reason}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
