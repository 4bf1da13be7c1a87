import CloudOff from 'lucide-react/icons/cloud-off'
import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'

/** Tells the member that the messages come from this device and may be outdated. */
export const OfflineNotice = () => {
  const t = useT(chatText)
  return (
    <p role="status" className="flex items-center gap-2 bg-sunken px-4 py-2 text-sm font-semibold">
      <CloudOff aria-hidden className="size-4" />
      {t('offline')}
    </p>
  )
}
