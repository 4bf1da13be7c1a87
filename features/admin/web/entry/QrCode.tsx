import { encode } from 'uqr'

interface QrCodeProps {
  /** What a camera reads. */
  text: string
  label: string
}

/** Modules of light around it that a camera needs. */
const border = 4

/** The dark modules of each row as one path, neighbours drawn together so that no seam shows. */
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

/** A QR code, black on white in the dark look too: not every camera reads the reverse. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { border })
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="size-56 rounded-card">
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
