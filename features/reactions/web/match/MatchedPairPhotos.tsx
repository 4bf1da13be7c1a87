import Heart from 'lucide-react/icons/heart'
import { type ReactNode, useState } from 'react'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useDataSaverOn } from '#platform/web/client/loading/data-saver.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { isPhotoLoaded } from '#platform/web/ui/photos/loaded-photos.ts'
import { WovenBand } from '#platform/web/ui/brand/WovenBand.tsx'
import type { MatchedPerson } from '../match-queue.ts'

interface PersonOfPair {
  name: string
  /** Text for screen readers; the name by default. */
  label?: string
  photo: MatchedPerson['photo']
}

const grounds = { left: 'bg-toast-success', right: 'bg-toast-error' }

const isAddressLoaded = (address: string): boolean =>
  performance.getEntriesByName(new URL(address, location.href).href, 'resource').length > 0

/** The picture of the first moment: a version that the page has loaded already, for the header or a card, otherwise the preview. */
const firstPictureOf = ({ image, image_480, image_160, image_blur }: NonNullable<PersonOfPair['photo']>): string | undefined =>
  [image, image_480, image_160].flatMap((path) => (path === undefined ? [] : resourceUrl(path))).find(isAddressLoaded) ?? image_blur

/** One of the two: a photo, or the first letter of the name on cloth. It comes in from its side. */
const Side = ({ name, label = name, photo, side }: PersonOfPair & { side: keyof typeof grounds }) => {
  const [failed, setFailed] = useState(false)
  const savesData = useDataSaverOn()
  const large = photo && resourceUrl(photo.image_480)
  const small = savesData && photo?.image_160 !== undefined ? resourceUrl(photo.image_160) : null
  const first = photo && firstPictureOf(photo)
  return (
    <div
      className={classes(
        'grid min-w-0 flex-1 place-items-center overflow-hidden bg-cover bg-center motion-safe:animate-meet max-md:h-full md:aspect-4/5',
        grounds[side],
        side === 'left' ? 'md:rounded-l-card [--meet-from:-100%]' : 'md:rounded-r-card [--meet-from:100%]',
      )}
      style={first && !failed ? { backgroundImage: `url("${first}")` } : undefined}
    >
      {large === null || failed ? (
        <span role="img" aria-label={label} className="font-display text-5xl font-semibold text-on-night">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
      ) : (
        <img
          src={small === null || isPhotoLoaded(large) ? large : small}
          alt={label}
          decoding="async"
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}

interface MatchedPairPhotosProps {
  own: PersonOfPair
  other: PersonOfPair
  /** Large text at the bottom of the picture. */
  children: ReactNode
}

/**
 * Two people who come together at the woven border of the brand: on a phone their photos fill the upper half of the screen, on a desktop they stand
 * before its sun. The motion takes 650 ms.
 */
export const MatchedPairPhotos = ({ own, other, children }: MatchedPairPhotosProps) => (
  <div className="relative flex min-h-[30dvh] flex-1 items-center max-md:max-h-[60dvh] justify-center overflow-hidden bg-night md:sticky md:top-0 md:h-dvh md:px-8">
    <svg aria-hidden viewBox="0 0 576 900" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full">
      <circle cx="288" cy="450" r="236" className="fill-marigold" />
      <circle
        cx="288"
        cy="450"
        r="268"
        fill="none"
        strokeWidth="4"
        strokeDasharray="1 18"
        strokeLinecap="round"
        className="stroke-marigold"
      />
    </svg>
    <div className="flex w-full items-center max-md:absolute max-md:inset-0 md:relative md:max-w-2xl">
      <Side {...own} side="left" />
      {/* As wide as the band, which is as long as the whole area. */}
      <span className="w-9 shrink-0 md:w-14" />
      <Side {...other} side="right" />
    </div>
    <span className="absolute inset-y-0 start-1/2 w-9 -translate-x-1/2 rtl:translate-x-1/2 md:w-14">
      <span className="absolute inset-0 border-x-3 border-marigold bg-toast-error motion-safe:animate-weave">
        <WovenBand diamonds={32} className="size-full" />
      </span>
    </span>
    <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-primary text-on-primary ring-6 ring-night motion-safe:animate-beat md:size-20">
      <Heart aria-hidden className="size-8 fill-current md:size-10" />
    </span>
    <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night via-night/75 to-transparent px-5 pt-10 pb-3 text-center text-on-night md:pt-24 md:pb-10">
      {children}
    </div>
  </div>
)
