import type { ReactNode } from 'react'

const diamonds = Array.from({ length: 12 }, (_, index) => `M${8 + index * 20} 150l8-8 8 8-8 8Z`).join('')

interface SceneProps {
  /** Horizontal position of the centre of the sun. */
  sun?: number
  children: ReactNode
}

/** The frame of all small pictures: a sun with a dotted ring on a light background, and a woven border below. */
export const Scene = ({ sun = 120, children }: SceneProps) => (
  <svg aria-hidden viewBox="0 -14 256 174" className="w-60 rounded-card">
    <path d="M0-14h256v174H0Z" className="fill-marigold-tint" />
    <circle cx={sun} cy="76" r="56" className="fill-marigold" />
    <circle
      cx={sun}
      cy="76"
      r="67"
      fill="none"
      strokeWidth="2.4"
      strokeDasharray="0.1 9"
      strokeLinecap="round"
      className="stroke-marigold"
    />
    {children}
    <path d="M0 140h256v20H0Z" className="fill-toast-error" />
    <path d={diamonds} fill="none" strokeWidth="2.4" className="stroke-marigold" />
    <path d="M0 140h256" strokeWidth="2" className="stroke-marigold" />
  </svg>
)

/** Head, neck and shoulders in profile, looking to the right. */
const outline =
  'M-42 140C-42 112-30 96-12 88C-9 81-11 74-14 66C-24 54-25 35-14 23C-6 14 12 13 19 23C23 28 23 34 22 39C24 43 28 47 29 50C30 53 27 54 25 54C26 56 27 57 26 59C24 60 25 61 25 63C26 65 24 66 24 68C24 72 21 75 15 75C11 75 9 75 7 74C6 79 8 83 11 86C28 92 38 110 40 140Z'

const headwear = {
  wrap: (
    <>
      <circle cx="-24" cy="12" r="12" className="fill-primary" />
      <path d="M22 40C10 32-7 36-19 47C-33 32-30 5-6-1C14-5 28 12 24 33Z" className="fill-primary" />
      <path
        d="M22 31C10 23-9 26-22 38M19 20C8 13-10 15-25 25"
        fill="none"
        strokeWidth="2"
        strokeDasharray="0.1 4"
        strokeLinecap="round"
        className="stroke-marigold"
      />
    </>
  ),
  cap: (
    <>
      <path d="M21 31C10 25-9 26-19 36C-25 12-18 0 0-2C14-3 23 12 21 31Z" className="fill-lagoon" />
      <path d="M21 28C10 22-9 23-20 32" fill="none" strokeWidth="2.4" strokeDasharray="5 3" className="stroke-marigold" />
    </>
  ),
  afro: <circle cx="-4" cy="22" r="29" className="fill-photo-shade" />,
}

interface PersonProps {
  at: number
  wears: keyof typeof headwear
  /** Looks to the left. */
  mirrored?: boolean
  cloth: 'fill-primary' | 'fill-lagoon' | 'fill-toast-error' | 'fill-toast-success'
}

/** The drawn figure of a person in profile, as on the login page. */
export const PersonFigure = ({ at, wears, mirrored = false, cloth }: PersonProps) => (
  <g transform={`translate(${at} 0)${mirrored ? ' scale(-1 1)' : ''}`}>
    <path d={outline} className="fill-photo-shade" />
    <path d="M-42 140C-42 112-30 96-12 88C-3 98 9 97 11 86C28 92 38 110 40 140Z" className={cloth} />
    <path d="M-13 89C-3 101 11 99 12 87" fill="none" strokeWidth="2.6" className="stroke-marigold" />
    {headwear[wears]}
  </g>
)
