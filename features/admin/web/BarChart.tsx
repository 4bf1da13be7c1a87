interface BarChartProps {
  title: string
  /** The latest value, shown beside the title. */
  value: string
  bars: readonly { label: string; value: number; shown: string }[]
}

const height = 48

/** A bar chart of one figure per day. Screen readers get the values as a list. */
export const BarChart = ({ title, value, bars }: BarChartProps) => {
  const most = Math.max(1, ...bars.map((bar) => bar.value))
  return (
    <figure className="flex flex-col gap-2 rounded-control border border-line bg-card p-4">
      <figcaption className="flex items-baseline justify-between gap-2">
        <span className="font-semibold">{title}</span>
        <span className="font-display text-xl font-semibold tabular-nums">{value}</span>
      </figcaption>
      <svg aria-hidden viewBox={`0 0 ${bars.length * 10} ${height}`} preserveAspectRatio="none" className="h-12 w-full rtl:-scale-x-100">
        {bars.map((bar, index) => {
          const tall = (bar.value / most) * (height - 2)
          return <rect key={bar.label} x={index * 10 + 1} y={height - 1 - tall} width="8" height={tall + 1} className="fill-primary" />
        })}
      </svg>
      <p aria-hidden className="flex justify-between text-xs text-soft">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <ul className="sr-only">
        {bars.map(({ label, shown }) => (
          <li key={label}>{`${label}: ${shown}`}</li>
        ))}
      </ul>
    </figure>
  )
}
