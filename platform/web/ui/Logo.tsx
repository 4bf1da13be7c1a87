import { brandName } from '../brand/brand-name.ts'
import { classes } from './classes.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const sizes = { sm: 'text-xl', md: 'text-2xl', lg: 'text-4xl' }

/** The mark: two cowrie shells that form a heart. */
const Mark = () => (
  <svg aria-hidden viewBox="0 0 64 60" className="logo-mark h-[1em] w-auto shrink-0">
    <g className="fill-marigold">
      <ellipse cx="43.5" cy="28" rx="15" ry="26" transform="rotate(36 43.5 28)" />
    </g>
    <g className="fill-primary">
      <ellipse cx="20.5" cy="28" rx="15" ry="26" transform="rotate(-36 20.5 28)" />
    </g>
    <g className="stroke-ground" fill="none" strokeLinecap="round">
      <path d="M12 14.5C17 23 25 34 30.5 42" strokeWidth="3" />
      <path d="M9.8 21.5l5-3.6M14.2 28l5-3.7M18.8 34.6l5-3.7M23.4 41l4.6-3.5" strokeWidth="2.4" />
    </g>
  </svg>
)

/** The mark and the name. `markOnly` keeps the name for screen readers. */
export const Logo = ({
  size = 'md',
  markOnly = false,
  className,
}: {
  size?: keyof typeof sizes
  markOnly?: boolean
  className?: string
}) => (
  <span
    className={classes('inline-flex items-center gap-[0.3em] font-display leading-none font-bold tracking-tight', sizes[size], className)}
  >
    <Mark />
    {markOnly ? <VisuallyHidden>{brandName()}</VisuallyHidden> : brandName()}
  </span>
)
