import { encode } from 'uqr'

interface QrCodeProps {
  /** The encoded text. */
  text: string
  label: string
}

/** Width of the light border in modules; scanners need four. */
const border = 4

/** Draws the dark modules as one path; neighbours in a row are merged, so that no gaps show. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1] === true) return []
        const end = row.indexOf(false, x)
        const length = (end < 0 ? row.length : end) - x
        return [`M${x} ${y}h${length}v1h-${length}z`]
      }),
    )
    .join('')

/** A QR code, black on white in dark mode too, because not every scanner reads inverted codes. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { border })
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="size-56 rounded-card">
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
