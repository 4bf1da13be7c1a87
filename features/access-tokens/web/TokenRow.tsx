import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import type { PersonalToken } from '../contract.ts'
import { accessTokensText } from '../locales/text.ts'

/** One access token in the list: name, first characters, dates, and a button to revoke it. */
export const TokenRow = ({ token, onRevoke }: { token: PersonalToken; onRevoke: () => void }) => {
  const t = useT(accessTokensText)
  const format = useFormat()
  const day = (at: string) => format.date(at, { dateStyle: 'medium', timeZone: 'UTC' })
  const facts = [
    t('facts.expires', { date: day(token.expires_at) }),
    token.last_used_on === null ? t('facts.unused') : t('facts.used', { date: day(token.last_used_on) }),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-40 py-1">
        <p className="font-semibold wrap-anywhere">{token.name}</p>
        <p className="text-sm text-soft">
          <code>{token.beginning}…</code> {token.scopes.join(', ')}
        </p>
        <p className="text-sm text-soft">{facts.join(' · ')}</p>
      </div>
      <Button className="ms-auto" variant="quiet" size="sm" aria-label={t('revokeLabel', { name: token.name })} onClick={onRevoke}>
        {t('revoke')}
      </Button>
    </li>
  )
}
