import type { ReactNode } from 'react'
import { classes } from '#platform/web/ui/classes.ts'
import type { GiftIcon as Name } from '../contract.ts'

const stem = 'fill-none stroke-lagoon'
const leaf = <path d="M24 34c4-6 9-7 12-6-1 5-6 8-12 6Z" className="fill-lagoon" />
const bloom = (x: number, y: number, className: string) => (
  <>
    <circle cx={x} cy={y} r="7" className={className} />
    <path d={`M${x - 4} ${y}a4 4 0 0 1 8 0 2.5 2.5 0 0 1-5 0`} strokeWidth="1.6" strokeLinecap="round" className="fill-none stroke-card" />
  </>
)

/** The drawings, in a square of 48 units. */
const drawings: Record<Name, ReactNode> = {
  rose: (
    <>
      <path d="M24 20v24" strokeWidth="2.6" strokeLinecap="round" className={stem} />
      {leaf}
      <path d="M24 39c-4-5-8-6-11-5 1 5 6 7 11 5Z" className="fill-lagoon" />
      <path d="M13 9c3 1 5 0 6-3 2 3 8 3 10 0 1 3 3 4 6 3 1 9-4 16-11 16S12 18 13 9Z" className="fill-primary" />
      <path d="M18 13c3 4 9 4 12 0m-9 5c2 2 5 2 6 0" strokeWidth="1.8" strokeLinecap="round" className="fill-none stroke-primary-tint" />
    </>
  ),
  chocolates: (
    <>
      <rect x="5" y="14" width="38" height="26" rx="5" className="fill-marigold" />
      <rect x="9" y="18" width="30" height="18" rx="3" className="fill-marigold-tint" />
      {[15, 24, 33].map((x) => (
        <g key={x}>
          <circle cx={x} cy="22.5" r="3.4" className="fill-marigold-ink" />
          <circle cx={x} cy="31.5" r="3.4" className={x === 24 ? 'fill-primary' : 'fill-marigold-ink'} />
        </g>
      ))}
      <path d="M24 14c-8-1-10-9-4-9 3 0 4 5 4 9Zm0 0c8-1 10-9 4-9-3 0-4 5-4 9Z" className="fill-primary" />
    </>
  ),
  bouquet: (
    <>
      <path d="m24 44-6-20m6 20 6-20m-6 20V22" strokeWidth="2.4" strokeLinecap="round" className={stem} />
      {bloom(14, 17, 'fill-primary')}
      {bloom(34, 17, 'fill-marigold')}
      {bloom(24, 11, 'fill-primary')}
      {bloom(24, 22, 'fill-marigold')}
      <path d="m13 29 22 0-7 15h-8Z" className="fill-lagoon" />
      <path d="M17 35h14" strokeWidth="2.4" strokeLinecap="round" className="stroke-primary" />
    </>
  ),
  teddy: (
    <>
      <circle cx="13" cy="13" r="6" className="fill-marigold" />
      <circle cx="35" cy="13" r="6" className="fill-marigold" />
      <circle cx="24" cy="37" r="10" className="fill-marigold" />
      <circle cx="24" cy="21" r="14" className="fill-marigold" />
      <ellipse cx="24" cy="26" rx="7" ry="5.5" className="fill-marigold-tint" />
      <circle cx="18" cy="18" r="1.9" className="fill-on-marigold" />
      <circle cx="30" cy="18" r="1.9" className="fill-on-marigold" />
      <path d="M22 24h4l-2 2.4Zm2 2.4v2" strokeWidth="1.4" strokeLinejoin="round" className="fill-on-marigold stroke-on-marigold" />
      <path d="M24 43c-5-3-6-6-4-8 2-1 3 0 4 1 1-1 2-2 4-1 2 2 1 5-4 8Z" className="fill-primary" />
    </>
  ),
  perfume: (
    <>
      <rect x="20" y="4" width="8" height="7" rx="2" className="fill-marigold" />
      <rect x="18" y="11" width="12" height="5" rx="1.5" className="fill-marigold-ink" />
      <rect x="9" y="16" width="30" height="28" rx="8" className="fill-primary" />
      <path d="M9 30h30v6a8 8 0 0 1-8 8H17a8 8 0 0 1-8-8Z" className="fill-marigold" />
      <path d="M15 23c1-2 3-3 5-3" strokeWidth="2" strokeLinecap="round" className="fill-none stroke-primary-tint" />
    </>
  ),
  necklace: (
    <>
      <path
        d="M9 6c0 16 6 24 15 24S39 22 39 6"
        strokeWidth="2.6"
        strokeDasharray="1 4.6"
        strokeLinecap="round"
        className="fill-none stroke-marigold"
      />
      <path d="M24 29v3" strokeWidth="2.4" className="stroke-marigold" />
      <path d="M24 46c-9-6-10-11-7-13.5 3-2 5 0 7 2 2-2 4-4 7-2 3 2.5 2 7.5-7 13.5Z" className="fill-primary" />
    </>
  ),
  weekend: (
    <>
      <circle cx="34" cy="13" r="7" className="fill-marigold" />
      <path d="M4 40c6-4 9-4 13 0s8 4 13 0 9-4 14 0v4H4Z" className="fill-lagoon" />
      <path d="M17 40c-1-9 0-16 3-22" strokeWidth="3" strokeLinecap="round" className="fill-none stroke-marigold-ink" />
      <path
        d="M20 18c-7-5-12-3-15 2 6-2 10-2 15-2Zm0 0c-5-7-2-12 3-13-1 5-1 8-3 13Zm0 0c7-4 11-1 13 4-5-3-8-3-13-4Zm0 0c-6 1-8 5-8 10 3-5 5-7 8-10Z"
        className="fill-lagoon"
      />
    </>
  ),
  ring: (
    <>
      <circle cx="24" cy="31" r="12" strokeWidth="4" className="fill-none stroke-marigold" />
      <path d="m16 9 4-5h8l4 5-8 10Z" className="fill-lagoon" />
      <path d="M16 9h16M20 4l4 15 4-15" strokeWidth="1.3" strokeLinejoin="round" className="fill-none stroke-lagoon-tint" />
    </>
  ),
  heart: <path d="M24 42C9 32 4 24 7 16c3-8 13-8 17 0 4-8 14-8 17 0 3 8-2 16-17 26Z" className="fill-primary" />,
  cake: (
    <>
      <path d="M24 6v8" strokeWidth="2.6" strokeLinecap="round" className="stroke-primary" />
      <path d="M24 2c3 3 2 5 0 6-2-1-3-3 0-6Z" className="fill-marigold" />
      <rect x="11" y="14" width="26" height="13" rx="4" className="fill-primary" />
      <rect x="6" y="26" width="36" height="16" rx="4" className="fill-marigold" />
      <path d="M6 31c3 4 6 4 9 0 3 4 6 4 9 0 3 4 6 4 9 0 3 4 6 4 9 0" strokeWidth="2.4" className="fill-none stroke-marigold-tint" />
    </>
  ),
  drum: (
    <>
      <path d="M10 14h28l-7 30H17Z" className="fill-marigold" />
      <path d="m12 20 8 20m16-20-8 20M24 18v24" strokeWidth="1.8" className="stroke-marigold-ink" />
      <ellipse cx="24" cy="13" rx="15" ry="6" className="fill-marigold-tint" />
      <ellipse cx="24" cy="13" rx="15" ry="6" strokeWidth="2.4" className="fill-none stroke-primary" />
    </>
  ),
  gift: (
    <>
      <rect x="7" y="20" width="34" height="23" rx="4" className="fill-marigold" />
      <rect x="5" y="14" width="38" height="9" rx="3" className="fill-primary" />
      <path d="M24 14v29" strokeWidth="4" className="stroke-primary-tint" />
      <path
        d="M24 14C12 13 11 4 18 4c4 0 6 6 6 10Zm0 0c12-1 13-10 6-10-4 0-6 6-6 10Z"
        strokeWidth="2.4"
        className="fill-none stroke-marigold"
      />
    </>
  ),
}

const paddings = { sm: 'p-1.5', md: 'p-2.5', lg: 'p-3.5' }

interface GiftIconProps {
  /** An icon that this release does not know is drawn as a parcel. */
  name: string
  /** The size of the circle around it. */
  size: keyof typeof paddings
}

/** The drawn icon of a gift, in the circle that `GiftPicture` draws. */
export const GiftIcon = ({ name, size }: GiftIconProps) => (
  <svg viewBox="0 0 48 48" className={classes('size-full', paddings[size])}>
    {Object.hasOwn(drawings, name) ? drawings[name as Name] : drawings.gift}
  </svg>
)
