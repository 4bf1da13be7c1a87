import { useState } from 'react'
import { copyText } from '#platform/web/ui/fields/copy-text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { TextField } from '#platform/web/ui/fields/TextField.tsx'
import { sharedDatesText } from '../locales/text.ts'

/** Shows the link of a date, only this once, to copy or send it. */
export const LinkReady = ({ link }: { link: string }) => {
  const t = useT(sharedDatesText)
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    if (await copyText(link)) setCopied(true)
  }
  const send = (): void => void navigator.share({ text: t('link.message'), url: link }).catch(() => undefined)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-soft">{t('link.text')}</p>
      <TextField label={t('link.label')} readOnly value={link} onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('link.copy')}
        </Button>
        {'share' in navigator ? <Button onClick={send}>{t('link.send')}</Button> : null}
      </div>
      <p role="status" className="text-sm text-soft">
        {isCopied ? t('link.copied') : ''}
      </p>
    </div>
  )
}
