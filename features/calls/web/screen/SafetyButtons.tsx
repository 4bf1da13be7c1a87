import Ban from 'lucide-react/icons/ban'
import Flag from 'lucide-react/icons/flag'
import { useT } from '#platform/web/i18n.tsx'
import { callScreenText } from '../../locales/text.ts'
import { InCallIconButton } from './InCallIconButton.tsx'

/** Report and block buttons, visible during the whole call. */
export const SafetyButtons = ({ name, onReport, onBlock }: { name: string; onReport: () => void; onBlock: () => void }) => {
  const t = useT(callScreenText)
  return (
    <span className="ms-auto flex">
      <InCallIconButton label={t('report', { name })} icon={<Flag aria-hidden className="size-5" />} onClick={onReport} />
      <InCallIconButton label={t('block', { name })} icon={<Ban aria-hidden className="size-5" />} onClick={onBlock} />
    </span>
  )
}
