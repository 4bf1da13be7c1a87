import useEmblaCarousel from 'embla-carousel-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import type { Photo as Picture } from '#features/photos/contract.ts'
import { LikeItemButton } from '#features/reactions/web/index.ts'
import { BlurredLabel, photoSources } from '#features/photos/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { lazyDialog } from '#platform/web/lazy-dialog.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Photo } from '#platform/web/ui/Photo.tsx'
import { prefersReducedMotion } from '#platform/web/ui/motion/motion.ts'
import { profilesText } from '../../locales/text.ts'
import { GalleryControls } from './GalleryControls.tsx'
import { PhotoProgressBars } from './PhotoProgressBars.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useAutoSlide } from './use-auto-slide.ts'

const Lightbox = lazyDialog(async () => (await import('./Lightbox.tsx')).Lightbox)

interface GalleryProps {
  name: string
  images: readonly Picture[]
  /** Number of the first photo shown, from 1. */
  startingImage?: number
  /** Milliseconds between automatic changes; 10 or less disables them. */
  interval?: number
  /** Below 1024 px the photo starts at the top edge of the window and a sheet covers its last 24 px. */
  edgeToEdge?: boolean
  /** Likes the shown photo; without it there is no heart. */
  onLike?: ((photo: Picture) => void) | undefined
  /** Whether something covers the gallery; the photo then does not change. */
  covered?: boolean
}

const sizes = '(min-width: 1024px) 26rem, 100vw'

/** Photo gallery of a member with swipe, arrows and thumbnails. */
export const Gallery = (props: GalleryProps) => {
  const { name, images, startingImage = 1, interval = 0, edgeToEdge = false, onLike, covered = false } = props
  const t = useT(profilesText)
  const [viewport, carousel] = useEmblaCarousel({ startIndex: Math.max(startingImage, 1) - 1 })
  const [selected, setSelected] = useState(Math.max(startingImage, 1) - 1)
  const [full, setFull] = useState<number | null>(null)
  const shown = Math.min(selected, Math.max(images.length - 1, 0))
  const slide = useAutoSlide(carousel, { interval, count: images.length, held: full !== null || covered })

  useEffect(() => {
    if (carousel === undefined) return undefined
    const follow = () => setSelected(carousel.selectedScrollSnap())
    carousel.on('select', follow)
    return () => void carousel.off('select', follow)
  }, [carousel])

  const show = (index: number) => {
    slide.stop()
    setSelected(index)
    carousel?.scrollTo(index, prefersReducedMotion())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || full !== null || images[shown + by] === undefined) return
    event.preventDefault()
    show(shown + by)
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) slide.setHovered(false)
  }
  if (images.length === 0) return <Photo sources={null} alt="" sizes={sizes} missingLabel={t('noPhoto')} className="lg:rounded-card" />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only holds the photo on hover and focus
    <section
      aria-label={t('gallery.title')}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && slide.setHovered(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && slide.setHovered(false)}
      onFocus={() => slide.setHovered(true)}
      onBlur={onBlur}
      className="relative flex flex-col gap-3"
    >
      {/* Pictures, their arrows and swipes run from left to right in every language. */}
      <div dir="ltr" className="relative overflow-hidden lg:rounded-card">
        <div ref={viewport} className="overflow-hidden">
          <ul className="flex touch-pan-y">
            {images.map((image, index) => (
              <li key={image.id} className="min-w-0 flex-[0_0_100%]" aria-hidden={index !== shown}>
                <Photo
                  sources={photoSources(image)}
                  blur={image.image_blur}
                  alt={t(image.blurred ? 'gallery.blurredPhoto' : 'gallery.photo', { number: index + 1, count: images.length, name })}
                  sizes={sizes}
                  missingLabel={t('gallery.failed')}
                  eager={index === startingImage - 1}
                  sharpenAt={
                    index === shown && !image.blurred
                      ? classes(
                          'start-3',
                          images.length > 1 ? 'bottom-17' : 'bottom-3',
                          edgeToEdge && (images.length > 1 ? 'max-lg:bottom-23' : 'max-lg:bottom-9'),
                        )
                      : undefined
                  }
                >
                  {image.blurred ? (
                    // The label appears on the first photo only. A blurred photo has no button for the full screen, where it would show no more.
                    index === 0 && <BlurredLabel />
                  ) : (
                    <button
                      type="button"
                      aria-label={t('gallery.full', { number: index + 1 })}
                      tabIndex={index === shown ? undefined : -1}
                      onClick={() => setFull(index)}
                      onKeyDown={onKeyDown}
                      className={classes('absolute inset-0 cursor-zoom-in -outline-offset-4', edgeToEdge && 'max-lg:bottom-6')}
                    />
                  )}
                </Photo>
              </li>
            ))}
          </ul>
        </div>
        {images.length > 1 ? (
          <>
            <PhotoProgressBars
              key={shown}
              count={images.length}
              shown={shown}
              interval={slide.running ? interval : 0}
              className={edgeToEdge ? 'pt-safe-2' : 'pt-2'}
            />
            <GalleryControls
              shown={shown}
              count={images.length}
              onShow={show}
              onKeyDown={onKeyDown}
              playing={slide.offered ? slide.playing : null}
              onToggle={slide.toggle}
              className={edgeToEdge ? 'max-lg:pb-9' : undefined}
            />
          </>
        ) : null}
        {onLike !== undefined && images[shown] !== undefined ? (
          <LikeItemButton
            label={t('gallery.like', { number: shown + 1 })}
            onClick={() => onLike(images[shown] as Picture)}
            // The heart is at the edge, above the arrows, where it covers no face.
            className={classes(
              'absolute end-3',
              images.length > 1 ? 'bottom-17' : 'bottom-3',
              edgeToEdge && (images.length > 1 ? 'max-lg:bottom-23' : 'max-lg:bottom-9'),
            )}
          />
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
      {images.length > 1 ? (
        <Thumbnails
          key={images.length}
          images={images}
          selected={shown}
          onSelect={show}
          className={classes(
            'max-lg:absolute max-lg:start-15',
            slide.offered ? 'max-lg:end-28' : 'max-lg:end-15',
            edgeToEdge ? 'max-lg:bottom-7' : 'max-lg:bottom-1',
          )}
        />
      ) : null}
    </section>
  )
}
