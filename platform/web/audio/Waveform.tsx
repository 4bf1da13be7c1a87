import { classes } from '../ui/classes.ts'

const height = 32
/** The smallest bar, so that silence is a row of dots. */
const smallest = 0.04

const pathOf = (levels: readonly number[]): string =>
  levels
    .map((level, index) => {
      const half = (Math.max(smallest, level) * (height - 4)) / 2
      return `M${index * 2 + 1} ${(height / 2 - half).toFixed(1)}V${(height / 2 + half).toFixed(1)}`
    })
    .join('')

interface WaveformProps {
  /** Heights from 0 to 1, one for each bar. */
  levels: readonly number[]
  /** The share of the recording that was played, from 0 to 1. The rest is drawn faintly. */
  played?: number
  className?: string
}

/** A waveform of bars in the text colour. It is decoration, hidden from screen readers. */
export const Waveform = ({ levels, played = 1, className }: WaveformProps) => {
  const path = pathOf(levels)
  const bars = { d: path, vectorEffect: 'non-scaling-stroke', strokeWidth: 1.75, strokeLinecap: 'round' as const, stroke: 'currentColor' }
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${levels.length * 2} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      className={classes('pointer-events-none block w-full', className)}
    >
      {played < 1 ? <path {...bars} className="opacity-45" /> : null}
      {played > 0 ? <path {...bars} style={{ clipPath: played < 1 ? `inset(0 ${(1 - played) * 100}% 0 0)` : undefined }} /> : null}
    </svg>
  )
}
