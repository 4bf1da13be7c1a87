import ImageOff from 'lucide-react/icons/image-off'
import { useState, type ReactNode } from 'react'
import { classes } from './classes.ts'

interface PhotoProps {
  /** The addresses by width in pixels; null when there is no photo. */
  sources: { 160: string; 480: string; 1080: string } | null
  /** A data URI shown while the photo loads. */
  blur?: string | null
  alt: string
  /** The width it takes on the page, as in `sizes` of an image. */
  sizes: string
  /** Text shown when there is no photo or it fails to load. */
  missingLabel: string
  /** Load at once, for photos in the initial view. */
  eager?: boolean
  /** Content on top of the photo. */
  children?: ReactNode
  className?: string
}

/** Whether the page has loaded an address already, as the start page does with the first faces. */
const isLoaded = (address: string): boolean => performance.getEntriesByName(new URL(address, location.href).href, 'resource').length > 0

/** A 4:5 photo that reserves its space while loading. */
export const Photo = ({ sources, blur, alt, sizes, missingLabel, eager = false, children, className }: PhotoProps) => {
  const [failed, setFailed] = useState<string>()
  const [preview] = useState(() => (eager && sources && isLoaded(sources[160]) ? sources[160] : blur))
  const shown = sources && failed !== sources[480] ? sources : null
  return (
    <div
      className={classes('relative aspect-4/5 overflow-hidden bg-skeleton bg-cover bg-center', className)}
      style={preview && shown ? { backgroundImage: `url("${preview}")` } : undefined}
    >
      {shown ? (
        <img
          key={shown[480]}
          src={shown[480]}
          srcSet={`${shown[160]} 160w, ${shown[480]} 480w, ${shown[1080]} 1080w`}
          sizes={sizes}
          alt={alt}
          width={480}
          height={600}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(shown[480])}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-sunken p-4 text-center text-sm text-soft">
          <ImageOff aria-hidden className="size-7" strokeWidth={1.5} />
          {missingLabel}
        </div>
      )}
      {children}
    </div>
  )
}
