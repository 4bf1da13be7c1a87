import KeyRound from 'lucide-react/icons/key-round'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import type { Passkey } from '../contract.ts'
import { passkeysText } from '../locales/text.ts'

interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

/** One passkey in the list: name, dates, and what can be done with it. */
export const PasskeyRow = ({ passkey, onRename, onRemove }: PasskeyRowProps) => {
  const t = useT(passkeysText)
  const format = useFormat()
  const name = passkey.name || t('unnamed')
  const date = (moment: string) => format.date(moment, { dateStyle: 'medium' })
  const facts = [
    t('facts.added', { date: date(passkey.created_at) }),
    passkey.last_used_at === null ? t('facts.unused') : t('facts.used', { date: date(passkey.last_used_at) }),
    passkey.backed_up ? t('facts.backedUp') : undefined,
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <KeyRound aria-hidden className="size-5 text-soft" />
      <div className="min-w-0 flex-1 basis-40 py-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      </div>
      <div className="ms-auto flex">
        <Button variant="quiet" size="sm" aria-label={t('renameLabel', { name })} onClick={onRename}>
          {t('rename')}
        </Button>
        <Button variant="quiet" size="sm" aria-label={t('removeLabel', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
