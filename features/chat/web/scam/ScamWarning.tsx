import ShieldAlert from 'lucide-react/icons/shield-alert'
import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'
import { detectScam } from './scam-warning.ts'

const choice = 'min-h-11 px-1 font-semibold underline underline-offset-4'
/** Ids of messages that the reader has declared harmless, until the page is reloaded. */
const unbothering = new Set<string>()

interface ScamWarningProps {
  /** Id of the message. */
  id: string
  body: string
  onReport: () => void
}

/** Note under a suspicious message that asks whether the message bothers the reader, with a button to report the sender. */
export const ScamWarning = ({ id, body, onReport }: ScamWarningProps) => {
  const t = useT(chatText)
  const [isFine, setFine] = useState(unbothering.has(id))
  const reason = isFine ? undefined : detectScam(body)
  if (reason === undefined) return null
  const hide = () => {
    unbothering.add(id)
    setFine(true)
  }
  return (
    <div className="mt-1 flex items-start gap-2 px-1 text-sm text-soft">
      <ShieldAlert aria-hidden className="mt-1 size-4 shrink-0 text-marigold-ink" />
      <div>
        <p>{t(`care.${reason}`)}</p>
        <p className="flex flex-wrap items-center gap-x-3">
          <span>{t('care.bothered')}</span>
          <button type="button" onClick={onReport} className={choice}>
            {t('care.report')}
          </button>
          <button type="button" onClick={hide} className={choice}>
            {t('care.fine')}
          </button>
        </p>
      </div>
    </div>
  )
}
