import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'
import { useUnsent } from './outbox-store.ts'

/** Says how many messages a logout would lose; nothing when there are none. */
export const UnsentWarning = () => {
  const t = useT(chatText)
  const count = useUnsent()
  return count === 0 ? null : (
    <p role="alert" className="mt-3 font-semibold text-danger">
      {t('unsent', { count })}
    </p>
  )
}
