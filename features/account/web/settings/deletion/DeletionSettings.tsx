import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { accountText } from '../../../locales/text.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { SettingsCard } from '../SettingsCard.tsx'

const graceDays = 14

/** Settings section to delete the account. */
export const DeletionSettings = ({ onDeleted }: { onDeleted: () => void }) => {
  const t = useT(accountText)
  const [open, setOpen] = useState(false)
  return (
    <SettingsCard title={t('deletion.title')} hint={t('deletion.text', { days: graceDays })}>
      <Button variant="secondary" className="self-start max-sm:w-full" onClick={() => setOpen(true)}>
        {t('deletion.action')}
      </Button>
      <DeleteAccountDialog open={open} onOpenChange={setOpen} onDeleted={onDeleted} />
    </SettingsCard>
  )
}
