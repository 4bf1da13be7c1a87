import { useState } from 'react'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useDataSaverOn } from '#platform/web/client/loading/data-saver.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { GiftPlan } from '../contract.ts'
import { GiftIcon } from './GiftIcon.tsx'

const circles = { sm: 'size-10', md: 'size-14', lg: 'size-20' }
/** Widths of the circles in pixels, to choose the version of the picture to load. `lg` is larger than its circle, because some places enlarge it. */
const widths = { sm: 40, md: 56, lg: 100 }

interface GiftPictureProps {
  /** `picture` is missing in a response or a cache of an earlier release. */
  plan: Pick<GiftPlan, 'icon'> & { picture?: GiftPlan['picture'] }
  size?: keyof typeof circles
  className?: string
}

/** A gift on a round background: the operator's own picture, otherwise or when that fails to load the drawn icon. */
export const GiftPicture = ({ plan: { icon, picture }, size = 'md', className }: GiftPictureProps) => {
  const savesData = useDataSaverOn()
  const [failed, setFailed] = useState<string>()
  const [small, large] = picture ? [resourceUrl(picture[96]), resourceUrl(picture[256])] : []
  return (
    <span
      aria-hidden
      className={classes('grid shrink-0 place-items-center overflow-hidden rounded-full bg-marigold-tint', circles[size], className)}
    >
      {small === undefined || large === undefined || failed === large ? (
        <GiftIcon name={icon} size={size} />
      ) : (
        <img
          key={large}
          alt=""
          src={savesData ? small : large}
          srcSet={savesData ? undefined : `${small} 96w, ${large} 256w`}
          sizes={savesData ? undefined : `${widths[size]}px`}
          width={256}
          height={256}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(large)}
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
