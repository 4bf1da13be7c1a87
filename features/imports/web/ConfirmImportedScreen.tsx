import { useEffect, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { importsText } from '../locales/text.ts'
import { ConfirmForm } from './ConfirmForm.tsx'
import { parseLinkKey, removeKeyFromAddressBar } from './link-key.ts'
import { RemoveDialog } from './RemoveDialog.tsx'

/** The screen behind the mailed link of an imported account: its owner confirms the account or removes it. */
export const ConfirmImportedScreen = ({ onConfirmed }: { onConfirmed: (shown: boolean) => void }) => {
  const t = useT(importsText)
  const [key] = useState(() => parseLinkKey(location.hash))
  const [asksToRemove, setAsksToRemove] = useState(false)
  const [removed, setRemoved] = useState(false)
  useEffect(() => (key === undefined ? undefined : removeKeyFromAddressBar()), [key])
  if (key === undefined || removed)
    return (
      <div className="flex flex-col gap-2" role="status">
        <Heading level={1}>{removed ? t('confirm.removed') : t('confirm.noLink')}</Heading>
      </div>
    )
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Heading level={1}>{t('confirm.title')}</Heading>
        <p className="text-soft">{t('confirm.text')}</p>
      </div>
      <ConfirmForm linkKey={key} onConfirmed={onConfirmed} />
      <Button variant="quiet" onClick={() => setAsksToRemove(true)}>
        {t('confirm.notMe')}
      </Button>
      {asksToRemove ? <RemoveDialog linkKey={key} onClose={() => setAsksToRemove(false)} onRemoved={() => setRemoved(true)} /> : null}
    </div>
  )
}
