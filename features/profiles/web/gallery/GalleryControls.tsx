import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { KeyboardEvent } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { profilesText } from '../../locales/text.ts'

interface GalleryControlsProps {
  shown: number
  count: number
  onShow: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Whether photos change by themselves; null when they never do. */
  playing: boolean | null
  onToggle: () => void
  className?: string | undefined
}

/** The arrows of a gallery and its pause button. They are at the bottom of the photo, where they cover no face. */
export const GalleryControls = ({ shown, count, onShow, onKeyDown, playing, onToggle, className }: GalleryControlsProps) => {
  const t = useT(profilesText)
  const arrow = (Icon: typeof ChevronLeft, label: string, by: -1 | 1) => (
    <IconButton
      variant="photo"
      label={label}
      icon={<Icon aria-hidden className="size-6" />}
      disabled={by === -1 ? shown === 0 : shown === count - 1}
      onClick={() => onShow(shown + by)}
      onKeyDown={onKeyDown}
    />
  )
  return (
    <div
      className={classes(
        'pointer-events-none absolute inset-x-0 bottom-0 flex gap-2 bg-linear-to-t from-photo-shade/55 to-transparent px-3 pt-16 pb-3 *:pointer-events-auto',
        className,
      )}
    >
      {arrow(ChevronLeft, t('gallery.previous'), -1)}
      <span className="flex-1" />
      {playing === null ? null : (
        <IconButton
          variant="photo"
          label={t(playing ? 'gallery.pause' : 'gallery.play')}
          icon={playing ? <Pause aria-hidden className="size-5 fill-current" /> : <Play aria-hidden className="size-5 fill-current" />}
          onClick={onToggle}
        />
      )}
      {arrow(ChevronRight, t('gallery.next'), 1)}
    </div>
  )
}
