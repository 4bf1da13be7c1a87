import { Dialog as Base } from '@base-ui/react/dialog'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Photo } from '#features/photos/contract.ts'
import { photoSources } from '#features/photos/web/index.ts'
import { useSavesData } from '#platform/web/client/loading/saves-data.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { findLoadedSource, keepPhotoLoaded } from '#platform/web/ui/photos/loaded-photos.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { profilesText } from '../../locales/text.ts'

interface LightboxProps {
  name: string
  images: readonly Photo[]
  open: boolean
  /** Index of the shown photo, from 0. */
  index: number
  onShow: (index: number) => void
  onClose: () => void
}

/** Minimum swipe distance in pixels. */
const swipe = 40

const Picture = ({ image, alt }: { image: Photo; alt: string }) => {
  const t = useT(profilesText)
  const [failed, setFailed] = useState(false)
  const savesData = useSavesData()
  const sources = photoSources(image)
  if (failed) return <p className="px-6 text-center">{t('gallery.failed')}</p>
  return (
    <img
      src={savesData ? (findLoadedSource(sources) ?? sources[480]) : sources[1080]}
      alt={alt}
      width={image.width}
      height={image.height}
      onLoad={({ currentTarget }) => keepPhotoLoaded(currentTarget.src)}
      onError={() => setFailed(true)}
      draggable={false}
      className="absolute inset-0 size-full object-contain"
    />
  )
}

/** Full-screen photo viewer. Arrow keys, swipe and buttons change the photo; Escape closes it and restores the focus. */
export const Lightbox = ({ name, images, open, index, onShow, onClose }: LightboxProps) => {
  const t = useT(profilesText)
  const words = useT(platformText)
  const from = useRef<number>(undefined)
  const at = Math.min(index, images.length - 1)
  const image = images[at]
  const turn = (by: -1 | 1) => {
    if (images[at + by] !== undefined) onShow(at + by)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  const arrow = (Icon: typeof ChevronLeft, label: string, by: -1 | 1, side: string) => (
    <IconButton
      variant="photo"
      size="lg"
      label={label}
      icon={<Icon aria-hidden className="size-7" />}
      // Not `disabled`, which would move the focus out of the dialog.
      aria-disabled={images[at + by] === undefined}
      onClick={() => turn(by)}
      className={`absolute top-1/2 -translate-y-1/2 aria-disabled:opacity-40 ${side}`}
    />
  )
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Popup
          onKeyDown={onKeyDown}
          onTouchStart={({ touches }) => (from.current = touches[0]?.clientX)}
          onTouchEnd={({ changedTouches }) => {
            const travelled = (changedTouches[0]?.clientX ?? 0) - (from.current ?? 0)
            if (Math.abs(travelled) > swipe) turn(travelled > 0 ? -1 : 1)
          }}
          className="fixed inset-0 z-50 grid touch-pan-y place-items-center bg-photo-shade text-on-photo outline-none"
        >
          <Base.Title className="sr-only">{t('gallery.title')}</Base.Title>
          {image === undefined ? null : (
            <Picture key={image.id} image={image} alt={t('gallery.photo', { number: at + 1, count: images.length, name })} />
          )}
          {images.length > 1 ? (
            <>
              {arrow(ChevronLeft, t('gallery.previous'), -1, 'left-2')}
              {arrow(ChevronRight, t('gallery.next'), 1, 'right-2')}
              <p
                role="status"
                className="absolute bottom-4 left-1/2 -translate-x-1/2 rounded-full bg-photo-shade/70 px-3 py-1 text-sm font-semibold"
              >
                {t('gallery.number', { number: at + 1, count: images.length })}
              </p>
            </>
          ) : null}
          <Base.Close
            render={
              <IconButton
                variant="photo"
                label={words('words.close')}
                icon={<X aria-hidden className="size-6" />}
                className="absolute top-3 right-3"
              />
            }
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
