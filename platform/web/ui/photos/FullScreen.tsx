import { Dialog as Base } from '@base-ui/react/dialog'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useDataSaverOn } from '../../client/loading/data-saver.ts'
import { useT } from '../../i18n.tsx'
import { IconButton } from '../IconButton.tsx'
import { findLoadedPhotoUrl, markPhotoLoadedAcrossReloads, type PhotoSources } from './loaded-photos.ts'

export interface FullScreenPhoto {
  id: string
  sources: PhotoSources
  alt: string
  width: number
  height: number
}

export interface FullScreenProps {
  photos: readonly FullScreenPhoto[]
  open: boolean
  /** Index of the shown photo, from 0. */
  index?: number
  onShow?: (index: number) => void
  onClose: () => void
  /** `number` is the position of the photo, such as "2 of 5"; only shown for several photos. */
  labels: { title: string; failed: string; previous?: string; next?: string; number?: string }
}

/** Minimum swipe distance in pixels. */
const swipe = 40

const Picture = ({ photo: { sources, alt, width, height }, failedLabel }: { photo: FullScreenPhoto; failedLabel: string }) => {
  const [failed, setFailed] = useState(false)
  const savesData = useDataSaverOn()
  if (failed) return <p className="px-6 text-center">{failedLabel}</p>
  return (
    <img
      src={savesData ? (findLoadedPhotoUrl(sources) ?? sources[480]) : sources[1080]}
      alt={alt}
      width={width}
      height={height}
      onLoad={({ currentTarget }) => markPhotoLoadedAcrossReloads(currentTarget.src)}
      onError={() => setFailed(true)}
      draggable={false}
      className="absolute inset-0 size-full object-contain"
    />
  )
}

/** Full-screen photo viewer. Arrow keys, swipe and buttons change the photo; Escape closes it and restores the focus. */
export const FullScreen = ({ photos, open, index = 0, onShow, onClose, labels }: FullScreenProps) => {
  const words = useT(platformText)
  const from = useRef<number>(undefined)
  const at = Math.min(index, photos.length - 1)
  const photo = photos[at]
  const turn = (by: -1 | 1) => {
    if (photos[at + by] !== undefined) onShow?.(at + by)
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
      aria-disabled={photos[at + by] === undefined}
      onClick={() => turn(by)}
      className={`absolute top-1/2 -translate-y-1/2 aria-disabled:opacity-40 ${side}`}
    />
  )
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Popup
          // Pictures, their arrows and swipes run from left to right in every language.
          dir="ltr"
          onKeyDown={onKeyDown}
          onTouchStart={({ touches }) => (from.current = touches[0]?.clientX)}
          onTouchEnd={({ changedTouches }) => {
            const travelled = (changedTouches[0]?.clientX ?? 0) - (from.current ?? 0)
            if (Math.abs(travelled) > swipe) turn(travelled > 0 ? -1 : 1)
          }}
          className="fixed inset-0 z-50 grid touch-pan-y place-items-center bg-photo-shade text-on-photo outline-none"
        >
          <Base.Title className="sr-only">{labels.title}</Base.Title>
          {photo === undefined ? null : <Picture key={photo.id} photo={photo} failedLabel={labels.failed} />}
          {photos.length > 1 ? (
            <>
              {arrow(ChevronLeft, labels.previous ?? '', -1, 'start-2')}
              {arrow(ChevronRight, labels.next ?? '', 1, 'end-2')}
              <p
                role="status"
                className="absolute bottom-4 start-1/2 -translate-x-1/2 rounded-full bg-photo-shade/70 px-3 py-1 text-sm font-semibold"
              >
                {labels.number}
              </p>
            </>
          ) : null}
          <Base.Close
            render={
              <IconButton
                variant="photo"
                label={words('words.close')}
                icon={<X aria-hidden className="size-6" />}
                className="absolute top-3 end-3"
              />
            }
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
