import Check from 'lucide-react/icons/check'
import ImageUpscale from 'lucide-react/icons/image-upscale'
import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '../../i18n.tsx'
import { classes } from '../classes.ts'
import { LiveRegion } from '../states/LiveRegion.tsx'
import { Spinner } from '../states/Spinner.tsx'

interface SharpenButtonProps {
  state: 'small' | 'loading' | 'sharp'
  onSharpen: () => void
  className?: string
}

/** A button on a photo that was loaded small to save data. It loads the larger version, then disappears unless it has the keyboard focus. */
export const SharpenButton = ({ state, onSharpen, className }: SharpenButtonProps) => {
  const t = useT(platformText)
  const [byKeyboard, setByKeyboard] = useState(false)
  const [told, setTold] = useState(false)
  const icon = {
    small: <ImageUpscale aria-hidden className="size-4" />,
    loading: <Spinner label={t('words.loading')} className="size-4" />,
    sharp: <Check aria-hidden className="size-4" />,
  }[state]
  return (
    <>
      <LiveRegion message={told && state === 'sharp' ? t('photos.sharp') : ''} />
      {state === 'sharp' && !byKeyboard ? null : (
        <button
          type="button"
          aria-disabled={state !== 'small'}
          onClick={({ detail }) => {
            if (state !== 'small') return
            // `detail` is 0 for a press by keyboard.
            setByKeyboard(detail === 0)
            setTold(true)
            onSharpen()
          }}
          onBlur={() => setByKeyboard(false)}
          className={classes(
            'absolute inline-flex min-h-11 items-center gap-1.5 rounded-full bg-photo-shade/70 px-3.5 text-sm font-semibold text-on-photo transition-colors hover:bg-photo-shade/90 focus-visible:outline-on-photo',
            className,
          )}
        >
          {icon}
          {t(state === 'sharp' ? 'photos.sharp' : 'photos.sharpen')}
        </button>
      )}
    </>
  )
}
