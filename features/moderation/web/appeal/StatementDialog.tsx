import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import type { Statement } from '../../contract.ts'
import { moderationText } from '../../locales/text.ts'
import { AppealBox } from './AppealBox.tsx'
import { useNoteStatement } from './standing-queries.ts'
import { StatementView } from './StatementView.tsx'

/** A decision about the reader: it stays until they say that they have read it. */
export const StatementDialog = ({ statement }: { statement: Statement }) => {
  const t = useT(moderationText)
  const words = useT(platformText)
  const note = useNoteStatement()
  const read = () => note.mutate(statement.id)
  return (
    <Dialog
      open={!note.isSuccess}
      dismissible={false}
      onOpenChange={(open) => (open ? undefined : read())}
      title={t('standing.title')}
      closeLabel={words('words.close')}
      actions={
        <Button busy={note.isPending} onClick={read}>
          {t('standing.understood')}
        </Button>
      }
    >
      <StatementView statement={statement} />
      <AppealBox statement={statement} />
    </Dialog>
  )
}
