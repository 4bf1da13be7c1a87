import EyeOff from 'lucide-react/icons/eye-off'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { photosText } from '../locales/text.ts'

interface BlurredLabelProps {
  /** Shows only the icon, for a photo too narrow for words. Screen readers read the words. */
  short?: boolean
}

/** Label on a blurred photo: it is blurred on purpose. It is under no button and takes no press. */
export const BlurredLabel = ({ short = false }: BlurredLabelProps) => {
  const t = useT(photosText)
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center p-3">
      <p
        className={classes(
          'inline-flex items-center gap-1.5 bg-photo-shade/55 text-xs font-semibold text-on-photo',
          short ? 'rounded-full p-2' : 'rounded-card px-3 py-1.5',
        )}
      >
        <EyeOff aria-hidden className="size-4 shrink-0" />
        <span className={short ? 'sr-only' : 'text-balance'}>{t('blurred.label')}</span>
      </p>
    </div>
  )
}
