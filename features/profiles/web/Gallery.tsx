import useEmblaCarousel from 'embla-carousel-react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Photo as Picture } from '#features/photos/contract.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { lazyDialog } from '#platform/web/lazy-dialog.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Photo } from '#platform/web/ui/Photo.tsx'
import { profilesText } from '../locales/text.ts'
import { Thumbnails } from './Thumbnails.tsx'

const Lightbox = lazyDialog(async () => (await import('./Lightbox.tsx')).Lightbox)

interface GalleryProps {
  name: string
  images: readonly Picture[]
  /** Number of the first photo shown, from 1. */
  startingImage?: number
  /** Milliseconds between automatic changes; 10 or less disables them. */
  interval?: number
}

/** URLs of a photo by width. */
export const photoSources = ({ image_160, image_480, image_1080 }: Picture) => ({
  160: resourceUrl(image_160),
  480: resourceUrl(image_480),
  1080: resourceUrl(image_1080),
})

const shortestInterval = 10
const sizes = '(min-width: 1024px) 26rem, 100vw'
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Photo gallery of a member with swipe, arrows and thumbnails. */
export const Gallery = ({ name, images, startingImage = 1, interval = 0 }: GalleryProps) => {
  const t = useT(profilesText)
  const [viewport, carousel] = useEmblaCarousel({ startIndex: Math.max(startingImage, 1) - 1 })
  const [selected, setSelected] = useState(Math.max(startingImage, 1) - 1)
  const [full, setFull] = useState<number | null>(null)
  const shown = Math.min(selected, Math.max(images.length - 1, 0))

  useEffect(() => {
    if (carousel === undefined) return undefined
    const follow = () => setSelected(carousel.selectedScrollSnap())
    carousel.on('select', follow)
    return () => void carousel.off('select', follow)
  }, [carousel])
  useEffect(() => {
    if (carousel === undefined || interval <= shortestInterval || full !== null || savesData() || prefersReducedMotion()) return undefined
    const timer = setInterval(() => carousel.scrollTo((carousel.selectedScrollSnap() + 1) % images.length), interval)
    return () => clearInterval(timer)
  }, [carousel, interval, images.length, full])

  const show = (index: number) => {
    setSelected(index)
    carousel?.scrollTo(index, prefersReducedMotion())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || full !== null || images[shown + by] === undefined) return
    event.preventDefault()
    show(shown + by)
  }
  if (images.length === 0) return <Photo sources={null} alt="" sizes={sizes} missingLabel={t('noPhoto')} className="lg:rounded-card" />
  return (
    <section aria-label={t('gallery.title')} className="relative flex flex-col gap-3">
      <div className="relative overflow-hidden lg:rounded-card">
        <div ref={viewport} className="overflow-hidden">
          <ul className="flex touch-pan-y">
            {images.map((image, index) => (
              <li key={image.id} className="min-w-0 flex-[0_0_100%]" aria-hidden={index !== shown}>
                <Photo
                  sources={photoSources(image)}
                  blur={image.image_blur}
                  alt={t('gallery.photo', { number: index + 1, count: images.length, name })}
                  sizes={sizes}
                  missingLabel={t('gallery.failed')}
                  eager={index === startingImage - 1}
                >
                  <button
                    type="button"
                    aria-label={t('gallery.full', { number: index + 1 })}
                    tabIndex={index === shown ? undefined : -1}
                    onClick={() => setFull(index)}
                    onKeyDown={onKeyDown}
                    className="absolute inset-0 cursor-zoom-in -outline-offset-4"
                  />
                </Photo>
              </li>
            ))}
          </ul>
        </div>
        {images.length > 1 ? (
          <>
            <IconButton
              variant="photo"
              label={t('gallery.previous')}
              icon={<ChevronLeft aria-hidden className="size-6" />}
              disabled={shown === 0}
              onClick={() => show(shown - 1)}
              onKeyDown={onKeyDown}
              className="absolute top-1/2 left-3 -translate-y-1/2"
            />
            <IconButton
              variant="photo"
              label={t('gallery.next')}
              icon={<ChevronRight aria-hidden className="size-6" />}
              disabled={shown === images.length - 1}
              onClick={() => show(shown + 1)}
              onKeyDown={onKeyDown}
              className="absolute top-1/2 right-3 -translate-y-1/2"
            />
          </>
        ) : null}
      </div>
      <Lightbox
        name={name}
        images={images}
        open={full !== null}
        index={full ?? shown}
        onShow={(index) => {
          setFull(index)
          show(index)
        }}
        onClose={() => setFull(null)}
      />
      {images.length > 1 ? <Thumbnails key={images.length} images={images} selected={shown} onSelect={show} /> : null}
    </section>
  )
}
