import ShieldAlert from 'lucide-react/icons/shield-alert'
import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'
import { detectScam } from './scam-warning.ts'

const choice = 'min-h-11 px-1 font-semibold underline underline-offset-4'
/** Messages that do not bother their reader, until the application is loaded again. */
const unbothering = new Set<string>()

interface ScamWarningProps {
  /** Id of the message. */
  id: string
  body: string
  onReport: () => void
}

/** A note under a suspicious message that asks whether it bothers the reader, with a way to report the sender. */
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
