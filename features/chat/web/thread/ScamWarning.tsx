import ShieldAlert from 'lucide-react/icons/shield-alert'
import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'
import { detectScam } from './scam-warning.ts'

/** A note under a suspicious message, with a button to report the sender. */
export const ScamWarning = ({ body, onReport }: { body: string; onReport: () => void }) => {
  const t = useT(chatText)
  const reason = detectScam(body)
  if (reason === undefined) return null
  return (
    <p className="mt-1 flex items-start gap-2 px-1 text-sm text-soft">
      <ShieldAlert aria-hidden className="mt-3.5 size-4 text-marigold-ink" />
      <span className="py-3">{t(`care.${reason}`)}</span>
      <button type="button" onClick={onReport} className="min-h-11 shrink-0 font-semibold underline underline-offset-4">
        {t('care.report')}
      </button>
    </p>
  )
}
