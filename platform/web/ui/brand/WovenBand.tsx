import { type SVGProps, useId } from 'react'

/** The side of one diamond, in units of the drawing. */
const size = 64

interface WovenBandProps extends Omit<SVGProps<SVGSVGElement>, 'direction' | 'viewBox' | 'children'> {
  /** Number of diamonds to draw. The box around the band cuts off those that do not fit. */
  diamonds: number
  direction?: 'down' | 'across'
}

/** The woven border of the brand: a row of diamonds in marigold on red cloth, on the page or inside another drawing. */
export const WovenBand = ({ diamonds, direction = 'down', ...rest }: WovenBandProps) => {
  const id = useId()
  const length = diamonds * size
  const isDown = direction === 'down'
  return (
    <svg
      aria-hidden
      viewBox={isDown ? `0 0 ${size} ${length}` : `0 0 ${length} ${size}`}
      preserveAspectRatio={isDown ? 'xMidYMin slice' : 'xMinYMid slice'}
      {...rest}
    >
      <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
        <rect width={size} height={size} className="fill-toast-error" />
        <path d="M8 32 32 8l24 24-24 24Z" fill="none" strokeWidth="6" className="stroke-marigold" />
        <path d="M24 32l8-8 8 8-8 8Z" className="fill-on-night" />
      </pattern>
      <rect width={isDown ? size : length} height={isDown ? length : size} fill={`url(#${id})`} />
    </svg>
  )
}
