import Ban from 'lucide-react/icons/ban'
import Flag from 'lucide-react/icons/flag'
import { useT } from '#platform/web/i18n.tsx'
import { callText } from '../../locales/text.ts'
import { CallIconButton } from './CallIconButton.tsx'

/** Report and block buttons, visible during the whole call. */
export const SafetyButtons = ({ name, onReport, onBlock }: { name: string; onReport: () => void; onBlock: () => void }) => {
  const t = useT(callText)
  return (
    <span className="ms-auto flex">
      <CallIconButton label={t('report', { name })} icon={<Flag aria-hidden className="size-5" />} onClick={onReport} />
      <CallIconButton label={t('block', { name })} icon={<Ban aria-hidden className="size-5" />} onClick={onBlock} />
    </span>
  )
}
