import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { photosText } from '../locales/text.ts'

/** A shape in a warm brown, mixed from two colours of the palette. */
const Skin = ({ d }: { d: string }) => (
  <>
    <path d={d} className="fill-marigold" />
    <path d={d} opacity="0.62" className="fill-photo-shade" />
  </>
)

/** A face that fills the picture, in front of the sun. */
const CloseFace = () => (
  <>
    <rect width="160" height="200" className="fill-marigold-tint" />
    <circle cx="80" cy="92" r="66" className="fill-marigold" />
    <path d="M4 200C8 168 34 156 62 150H98C126 156 152 168 156 200Z" className="fill-toast-success" />
    <path
      d="M58 152C64 170 96 170 102 152"
      fill="none"
      strokeWidth="5"
      strokeDasharray="1 8"
      strokeLinecap="round"
      className="stroke-marigold"
    />
    <Skin d="M66 128H94V152C90 162 70 162 66 152Z" />
    <Skin d="M46 88C46 60 58 46 80 46S114 60 114 88C114 118 98 142 80 142S46 118 46 88Z" />
    <path d="M40 84C30 46 50 20 84 20S130 48 120 84C112 62 98 56 80 56S48 62 40 84Z" className="fill-toast-error" />
    <path
      d="M46 62C60 38 100 38 114 62M54 44C66 28 94 28 106 44"
      fill="none"
      strokeWidth="3"
      strokeDasharray="1 8"
      strokeLinecap="round"
      className="stroke-marigold"
    />
    <g fill="none" strokeLinecap="round" className="stroke-on-photo">
      <path d="M58 92Q64 87 70 92M90 92Q96 87 102 92" strokeWidth="3" />
      <path d="M64 116Q80 130 96 116" strokeWidth="4" />
    </g>
    <path
      d="M56 82Q63 77 71 81M89 81Q97 77 104 82M80 94L77 106H82"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      className="stroke-photo-shade"
    />
    <circle cx="45" cy="108" r="5" fill="none" strokeWidth="3" className="stroke-marigold" />
    <circle cx="115" cy="108" r="5" fill="none" strokeWidth="3" className="stroke-marigold" />
  </>
)

/** Three people far away in the dark; one cannot tell whose profile it is. */
const FarGroup = () => (
  <>
    <rect width="160" height="200" className="fill-night" />
    <circle cx="128" cy="36" r="12" opacity="0.55" className="fill-marigold" />
    <path d="M0 150C40 138 110 142 160 152V200H0Z" className="fill-photo-shade" />
    {[
      { x: 56, cloth: 'fill-toast-error' },
      { x: 80, cloth: 'fill-toast-success' },
      { x: 104, cloth: 'fill-toast-error' },
    ].map(({ x, cloth }) => (
      <g key={x} transform={`translate(${x} 122)`} opacity="0.85">
        <path d="M-9 40C-10 18-8 12 0 12S10 18 9 40Z" className={cloth} />
        <Skin d="M-5 4C-5-3-3-6 0-6S5-3 5 4 3 12 0 12-5 10-5 4Z" />
        <path d="M-6 1H6V-2C5-8-5-8-6-2Z" className="fill-photo-shade" />
      </g>
    ))}
  </>
)

interface ExampleProps {
  isGood: boolean
  caption: string
  children: ReactNode
}

const Example = ({ isGood, caption, children }: ExampleProps) => {
  const Mark = isGood ? Check : X
  return (
    <figure className="flex min-w-0 flex-1 flex-col gap-2 sm:flex-row sm:items-center sm:gap-3">
      <span className="relative w-24 shrink-0">
        <svg aria-hidden viewBox="0 0 160 200" className="w-full rounded-control ring-1 ring-line">
          {children}
        </svg>
        <span
          className={classes(
            'absolute -end-2 -bottom-2 grid size-7 place-items-center rounded-full border-2 border-ground',
            isGood ? 'bg-lagoon text-on-lagoon' : 'bg-danger text-on-danger',
          )}
        >
          <Mark aria-hidden strokeWidth={3} className="size-4" />
        </span>
      </span>
      <figcaption className="text-sm">{caption}</figcaption>
    </figure>
  )
}

/** Which photo helps and which does not, as two drawn examples. */
export const PhotoAdvice = () => {
  const t = useT(photosText)
  return (
    <div className="flex gap-4">
      <Example isGood caption={t('step.good')}>
        <CloseFace />
      </Example>
      <Example isGood={false} caption={t('step.bad')}>
        <FarGroup />
      </Example>
    </div>
  )
}
