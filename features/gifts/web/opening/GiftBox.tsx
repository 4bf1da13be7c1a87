import { classes } from '#platform/web/ui/classes.ts'
import { WovenBand } from '#platform/web/ui/brand/WovenBand.tsx'
import type { GiftPlan } from '../../contract.ts'
import { GiftPicture } from '../GiftPicture.tsx'

interface GiftBoxProps {
  /** The gift inside. */
  plan: GiftPlan
  isOpen: boolean
}

const motion = 'transition-[translate,rotate,scale,opacity] duration-500 motion-reduce:transition-none'

/**
 * The diamonds of the ribbon that fly up when the box opens. `x` and `y` are where each diamond stops, in drawing units from the middle of the light.
 */
const sparks = [
  { x: -96, y: -22, colour: 'fill-primary' },
  { x: -74, y: -50, colour: 'fill-lagoon' },
  { x: -34, y: -58, colour: 'fill-primary' },
  { x: 40, y: -57, colour: 'fill-lagoon' },
  { x: 78, y: -46, colour: 'fill-primary' },
  { x: 98, y: -8, colour: 'fill-lagoon' },
] as const

/**
 * A gift box tied with the woven ribbon of the brand. Open, its lid stands behind it, the gift floats above and the diamonds of the ribbon fly.
 * Opening it takes 600 ms.
 */
export const GiftBox = ({ plan, isOpen }: GiftBoxProps) => (
  <span aria-hidden className="relative block h-48 w-full overflow-hidden rounded-control bg-marigold-tint">
    <svg viewBox="-10 -18 260 194" className={classes('absolute inset-0 size-full', !isOpen && 'motion-safe:animate-nudge')}>
      <circle
        cx="120"
        cy="68"
        r="54"
        className={classes('origin-center fill-marigold transform-fill', motion, isOpen ? 'opacity-100' : 'scale-50 opacity-0')}
      />
      {isOpen
        ? sparks.map(({ x, y, colour }) => (
            <path
              key={`${x} ${y}`}
              d="m120 62 7 7-7 7-7-7Z"
              style={{ translate: `${x}px ${y}px` }}
              className={classes('origin-center transform-fill motion-safe:animate-burst', colour)}
            />
          ))
        : null}
      <path d="M28 150h184" strokeWidth="3" strokeLinecap="round" className="stroke-marigold" />
      <g className={classes(motion, isOpen && 'translate-y-5')}>
        <rect x="78" y="84" width="84" height="66" rx="6" className="fill-toast-success" />
        <WovenBand diamonds={4} x="110" y="84" width="20" height="66" />
      </g>
      <g className={classes('origin-bottom-left transform-fill', motion, isOpen && 'translate-x-2 translate-y-5 -rotate-[105deg]')}>
        <rect x="70" y="66" width="100" height="22" rx="6" className="fill-toast-success" />
        <path d="M70 88h100" strokeWidth="2" className="stroke-photo-shade/40" />
        <WovenBand diamonds={2} x="110" y="66" width="20" height="22" />
        <path
          d="M120 66C96 66 88 42 104 42c10 0 16 14 16 24Zm0 0c24 0 32-24 16-24-10 0-16 14-16 24Z"
          strokeWidth="5"
          className="fill-toast-error stroke-marigold"
        />
      </g>
    </svg>
    <GiftPicture
      plan={plan}
      size="lg"
      className={classes(
        'absolute inset-x-0 top-12 mx-auto bg-transparent',
        motion,
        isOpen ? 'scale-130 opacity-100 delay-100 motion-reduce:delay-0' : 'translate-y-14 scale-40 opacity-0',
      )}
    />
  </span>
)
