import ImageOff from 'lucide-react/icons/image-off'
import { type ReactNode, useRef, useState } from 'react'
import { useDataSaverOn } from '../client/loading/data-saver.ts'
import { classes } from './classes.ts'
import {
  isPhotoLoaded,
  markPhotoLoadedAcrossReloads,
  markPhotoLoaded,
  type PhotoSources,
  useLoadedPhotoUrl,
} from './photos/loaded-photos.ts'
import { SharpenButton } from './photos/SharpenButton.tsx'
import { useNearView } from './photos/use-near-view.ts'

interface PhotoProps {
  /** Null when there is no photo. */
  sources: PhotoSources | null
  /** A data URI shown while the photo loads. */
  blur?: string | null
  alt: string
  /** The shown width, in the format of the `sizes` attribute of an image. */
  sizes: string
  /** Shown when there is no photo or it fails to load. */
  missingLabel: ReactNode
  /** Width and height of the whole photo, to show it in its own proportions instead of 4:5. */
  proportions?: { width: number; height: number } | undefined
  /** Load at once, for photos in the initial view. */
  eager?: boolean
  /** Shows only the preview and does not load the photo yet. */
  previewOnly?: boolean
  /** CSS classes that position the button for a larger version while the data saver is on. Without them there is no button. */
  sharpenAt?: string | undefined
  /** Content on top of the photo. */
  children?: ReactNode
  className?: string
}

/** Whether the page has already loaded this address. The start page preloads the first faces. */
const isLoaded = (address: string): boolean => performance.getEntriesByName(new URL(address, location.href).href, 'resource').length > 0

/** Chooses the version to load while the data saver is on: one that is loaded, one that the person asked for, otherwise the smallest. */
const useSavedSource = (sources: PhotoSources | null, savesData: boolean) => {
  const [asked, setAsked] = useState<string>()
  const [lost, setLost] = useState<string>()
  const drawn = useLoadedPhotoUrl(sources, savesData)
  if (sources === null) return undefined
  const { 160: small, 480: large } = sources
  const loaded = lost === large ? undefined : drawn
  const isAsked = asked === large
  return {
    src: loaded ?? (isAsked ? large : small),
    state: loaded !== undefined ? ('sharp' as const) : isAsked ? ('loading' as const) : ('small' as const),
    sharpen: () => {
      setLost(undefined)
      setAsked(large)
    },
    onLoad: (address: string) => {
      markPhotoLoaded(address)
      // The small version may arrive after the larger one, so the loaded address does not tell whether the larger one has arrived.
      if (!isAsked || !isPhotoLoaded(large)) return
      markPhotoLoadedAcrossReloads(large)
      setAsked(undefined)
    },
    /** Falls back to the smallest version; returns false when the smallest version itself failed. */
    onError: (): boolean => {
      if (loaded === undefined && !isAsked) return false
      setLost(large)
      setAsked(undefined)
      return true
    },
  }
}

/** A photo that reserves its space while loading; 4:5 unless `proportions` is set. With the data saver on, it is small until somebody asks for more. */
export const Photo = ({ sources, blur, alt, sizes, missingLabel, eager = false, previewOnly = false, ...rest }: PhotoProps) => {
  const { proportions, sharpenAt, children, className } = rest
  const [failed, setFailed] = useState<string>()
  const [preview] = useState(() => (eager && sources && isLoaded(sources[160]) ? sources[160] : blur))
  const shown = sources && failed !== sources[480] ? sources : null
  const savesData = useDataSaverOn()
  const savedSource = useSavedSource(shown, savesData)
  const saved = savesData ? savedSource : undefined
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNearView(box, savesData && !eager)
  return (
    <div
      ref={box}
      className={classes('relative overflow-hidden bg-skeleton bg-cover bg-center', proportions ? undefined : 'aspect-4/5', className)}
      style={{
        ...(proportions ? { aspectRatio: `${proportions.width} / ${proportions.height}` } : {}),
        ...(preview && shown ? { backgroundImage: `url("${preview}")` } : {}),
      }}
    >
      {shown === null ? (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-sunken p-4 text-center text-sm text-soft">
          <ImageOff aria-hidden className="size-7" strokeWidth={1.5} />
          {missingLabel}
        </div>
      ) : previewOnly ? null : (
        <img
          key={shown[480]}
          src={saved === undefined ? shown[480] : eager || isNear ? saved.src : blur || undefined}
          srcSet={saved ? undefined : `${shown[160]} 160w, ${shown[480]} 480w, ${shown[1080]} 1080w`}
          sizes={saved ? undefined : sizes}
          alt={alt}
          width={proportions?.width ?? 480}
          height={proportions?.height ?? 600}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onLoad={({ currentTarget: { currentSrc, src } }) => savedSource?.onLoad(currentSrc || src)}
          onError={() => (saved?.onError() ? undefined : setFailed(shown[480]))}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {children}
      {saved && sharpenAt !== undefined && !previewOnly ? (
        <SharpenButton state={saved.state} onSharpen={saved.sharpen} className={sharpenAt} />
      ) : null}
    </div>
  )
}
