import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { DialogBox } from '#platform/web/ui/dialogs/DialogBox.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { sharedDatesText } from '../locales/text.ts'
import { LinkReady } from './LinkReady.tsx'
import { type DatePerson, ShareDateForm } from './ShareDateForm.tsx'

export interface ShareDateDialogProps {
  open: boolean
  onClose: () => void
  person?: DatePerson | undefined
}

/** Lazily loaded content of `ShareDateDialog`. */
export const ShareDateDialogBox = ({ open, onClose, person }: ShareDateDialogProps) => {
  const t = useT(sharedDatesText)
  const [link, setLink] = useState<string>()
  return (
    <DialogBox
      open={open}
      onOpenChange={onClose}
      dismissible={false}
      title={t(link === undefined ? 'form.title' : 'link.title')}
      closeLabel={t('form.cancel')}
      actions={link === undefined ? undefined : <Button onClick={onClose}>{t('link.done')}</Button>}
    >
      {link === undefined ? <ShareDateForm person={person} onLink={setLink} onCancel={onClose} /> : <LinkReady link={link} />}
    </DialogBox>
  )
}
