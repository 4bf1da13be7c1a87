import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef, useState } from 'react'
import type { Photo as Picture } from '#features/photos/contract.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { profilesText } from '../locales/text.ts'

/** Pixels scrolled per arrow click. */
const arrowStep = 150

interface ThumbnailsProps {
  images: readonly Picture[]
  selected: number
  onSelect: (index: number) => void
}

/** Row of thumbnails, with arrows if it overflows. */
export const Thumbnails = ({ images, selected, onSelect }: ThumbnailsProps) => {
  const t = useT(profilesText)
  const row = useRef<HTMLUListElement>(null)
  const [tooLong, setTooLong] = useState(false)
  useEffect(() => {
    const list = row.current
    if (list === null) return undefined
    const observer = new ResizeObserver(() => setTooLong(list.scrollWidth > list.clientWidth))
    observer.observe(list)
    return () => observer.disconnect()
  }, [])

  const scroll = (by: number) => row.current?.scrollBy({ left: by })
  // The thumbnails are reached by keyboard; the arrows are for the pointer only.
  const arrow = (Icon: typeof ChevronLeft, by: number) =>
    tooLong ? (
      <button
        type="button"
        aria-hidden
        tabIndex={-1}
        onClick={() => scroll(by)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken"
      >
        <Icon className="size-5" />
      </button>
    ) : null
  return (
    <div className="flex items-center gap-1 max-lg:absolute max-lg:inset-x-0 max-lg:bottom-2 max-lg:px-3">
      {arrow(ChevronLeft, -arrowStep)}
      <ul ref={row} className="flex min-w-0 flex-1 gap-2 overflow-x-auto scroll-smooth p-1 [scrollbar-width:none]">
        {images.map((image, index) => (
          <li key={image.id} className="shrink-0">
            <button
              type="button"
              aria-label={t('gallery.show', { number: index + 1 })}
              aria-current={index === selected ? 'true' : undefined}
              onClick={() => onSelect(index)}
              className={classes(
                'block overflow-hidden rounded-control ring-2',
                index === selected ? 'ring-primary ring-offset-2 ring-offset-ground' : 'ring-ground',
              )}
            >
              <img
                src={resourceUrl(image.image_160)}
                alt=""
                width={56}
                height={70}
                loading="lazy"
                className="h-17.5 w-14 bg-skeleton object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {arrow(ChevronRight, arrowStep)}
    </div>
  )
}
