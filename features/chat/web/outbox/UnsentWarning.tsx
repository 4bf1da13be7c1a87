import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'
import { useUnsentCount } from './outbox-store.ts'

/** Warns how many unsent messages a logout would lose; renders nothing when there are none. */
export const UnsentWarning = () => {
  const t = useT(chatText)
  const count = useUnsentCount()
  return count === 0 ? null : (
    <p role="alert" className="mt-3 font-semibold text-danger">
      {t('unsent', { count })}
    </p>
  )
}
