import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'
import { useUnsentChangeCount } from '../changes/change-store.ts'
import { useUnsentMessageCount } from './outbox-store.ts'

/** Warns how many unsent messages and changes a logout would lose; renders nothing when there are none. */
export const UnsentWarning = () => {
  const t = useT(chatText)
  const count = useUnsentMessageCount()
  const changes = useUnsentChangeCount()
  return count + changes === 0 ? null : (
    <p role="alert" className="mt-3 font-semibold text-danger">
      {count === 0 ? null : t('unsent', { count })} {changes === 0 ? null : t('changes.unsent', { count: changes })}
    </p>
  )
}
