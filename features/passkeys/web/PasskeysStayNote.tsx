import { useT } from '#platform/web/i18n.tsx'
import { passkeysText } from '../locales/text.ts'
import { usePasskeys } from './passkey-queries.ts'

/** Says beside "Log out everywhere" that passkeys stay; nothing for a member without any. */
export const PasskeysStayNote = () => {
  const t = useT(passkeysText)
  const count = usePasskeys().data?.passkeys.length ?? 0
  return count === 0 ? null : <p className="rounded-control bg-sunken p-3.5 text-sm">{t('logOutNote', { count })}</p>
}
