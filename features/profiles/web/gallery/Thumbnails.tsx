import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef, useState } from 'react'
import type { Photo as Picture } from '#features/photos/contract.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { profilesText } from '../../locales/text.ts'

/** Pixels scrolled per arrow click. */
const arrowStep = 150

interface ThumbnailsProps {
  images: readonly Picture[]
  selected: number
  onSelect: (index: number) => void
  className?: string
}

/** Row of thumbnails, with arrows if it overflows; small ones below 1024 px, where they lie on the photo. */
export const Thumbnails = ({ images, selected, onSelect, className }: ThumbnailsProps) => {
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
  useEffect(() => {
    const chosen = row.current?.children[selected]
    // Not scrollIntoView, which would scroll the page as well.
    if (row.current && chosen instanceof HTMLElement)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2
  }, [selected])

  const scroll = (by: number) => row.current?.scrollBy({ left: by })
  // The thumbnails are reached by keyboard; the arrows are for the pointer only.
  const arrow = (Icon: typeof ChevronLeft, by: number) =>
    tooLong ? (
      <button
        type="button"
        aria-hidden
        tabIndex={-1}
        onClick={() => scroll(by)}
        className="grid h-11 w-6 shrink-0 place-items-center rounded-full text-on-photo lg:w-11 lg:text-soft lg:hover:bg-sunken"
      >
        <Icon className="size-5" />
      </button>
    ) : null
  return (
    <div dir="ltr" className={classes('flex items-center gap-1', className)}>
      {arrow(ChevronLeft, -arrowStep)}
      <ul ref={row} className="relative flex min-w-0 flex-1 gap-2 overflow-x-auto scroll-smooth p-1 [scrollbar-width:none]">
        {images.map((image, index) => (
          <li key={image.id} className="shrink-0">
            <button
              type="button"
              aria-label={t('gallery.show', { number: index + 1 })}
              aria-current={index === selected ? 'true' : undefined}
              onClick={() => onSelect(index)}
              className={classes(
                'block overflow-hidden rounded-control ring-2 transition-opacity',
                index === selected
                  ? 'ring-on-photo lg:ring-primary lg:ring-offset-2 lg:ring-offset-ground'
                  : 'opacity-75 ring-transparent hover:opacity-100',
              )}
            >
              <img
                src={resourceUrl(image.image_160)}
                alt=""
                width={56}
                height={70}
                loading="lazy"
                className="h-12.5 w-11 bg-skeleton object-cover lg:h-17.5 lg:w-14"
              />
            </button>
          </li>
        ))}
      </ul>
      {arrow(ChevronRight, arrowStep)}
    </div>
  )
}
