import CloudOff from 'lucide-react/icons/cloud-off'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '../../i18n.tsx'
import { classes } from '../classes.ts'

/** A notice that the content comes from this device and may be outdated. */
export const OfflineNotice = ({ className }: { className?: string }) => {
  const t = useT(platformText)
  return (
    <p role="status" className={classes('flex items-center gap-2 bg-sunken px-4 py-2 text-sm font-semibold', className)}>
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {t('offline.kept')}
    </p>
  )
}
