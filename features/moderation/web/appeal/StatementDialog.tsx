import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import type { DecisionStatement } from '../../contract.ts'
import { moderationText } from '../../locales/text.ts'
import { AppealForm } from './AppealForm.tsx'
import { useMarkStatementSeen } from './statement-queries.ts'
import { DecisionStatementView } from './DecisionStatementView.tsx'

/** A decision about the member. The dialog stays open until they confirm that they have read it. */
export const StatementDialog = ({ statement }: { statement: DecisionStatement }) => {
  const t = useT(moderationText)
  const platform = useT(platformText)
  const markSeen = useMarkStatementSeen()
  const confirm = () => markSeen.mutate(statement.id)
  return (
    <Dialog
      open={!markSeen.isSuccess}
      dismissible={false}
      onOpenChange={(open) => (open ? undefined : confirm())}
      title={t('accountStatus.title')}
      closeLabel={platform('words.close')}
      actions={
        <Button busy={markSeen.isPending} onClick={confirm}>
          {t('accountStatus.understood')}
        </Button>
      }
    >
      <DecisionStatementView statement={statement} />
      <AppealForm statement={statement} />
    </Dialog>
  )
}
