import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { CopyField } from '#platform/web/ui/fields/CopyField.tsx'
import { adminText } from '../../locales/text.ts'

/** Shows a new secret or token, which cannot be shown again later. */
export const ShownOnceDialog = ({ value, title, onClose }: { value: string | undefined; title: string; onClose: () => void }) => {
  const t = useT(adminText)
  const platform = useT(platformText)
  return (
    <Dialog
      open={value !== undefined}
      onOpenChange={onClose}
      title={title}
      closeLabel={platform('words.close')}
      actions={<Button onClick={onClose}>{t('programs.done')}</Button>}
    >
      <CopyField label={t('programs.once')} value={value ?? ''} copyLabel={t('programs.copy')} copiedText={t('programs.copied')} />
    </Dialog>
  )
}
