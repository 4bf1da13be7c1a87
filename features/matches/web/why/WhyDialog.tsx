import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { matchesText } from '../../locales/text.ts'
import { setExplainedCard, useExplainedCard } from './why-store.ts'

/** Explains why a card or the picks are shown, and links to the setting for the order of the feed. */
export const WhyDialog = () => {
  const t = useT(matchesText)
  const words = useT(platformText)
  const takesPart = useCanParticipate()
  const explained = useExplainedCard()
  useEffect(() => () => setExplainedCard(null), [])
  // The last explanation stays visible during the closing animation of the dialog.
  const [last, setLast] = useState(explained)
  if (explained !== null && explained !== last) setLast(explained)
  const shown = explained ?? last
  const close = () => setExplainedCard(null)
  const name = shown === null || shown === 'picks' ? '' : shown.name
  return (
    <Dialog
      open={explained !== null}
      onOpenChange={(open) => (open ? undefined : close())}
      title={shown === 'picks' ? t('why.picksTitle') : t('why.title', { name })}
      description={shown === null ? '' : shown === 'picks' ? t('why.picks') : t(`why.${shown.why}`, { name })}
      closeLabel={words('words.close')}
      actions={
        takesPart ? (
          <Button variant="secondary" render={<Link to="/dashboard/settings" search={{ part: 'people' }} hash="order" onClick={close} />}>
            {t('why.choose')}
          </Button>
        ) : undefined
      }
    >
      <p className="text-sm text-soft">{t('why.never')}</p>
    </Dialog>
  )
}
