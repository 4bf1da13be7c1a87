import { classes } from '#platform/web/ui/classes.ts'

interface PhotoProgressBarsProps {
  count: number
  /** Index of the shown photo, from 0. */
  shown: number
  /** Milliseconds until the next photo, which the shown segment counts; 0 when photos do not change by themselves. */
  interval: number
  className?: string | undefined
}

/** One bar for each photo; those up to the shown one are filled. The thumbnails say the same to screen readers. */
export const PhotoProgressBars = ({ count, shown, interval, className }: PhotoProgressBarsProps) => (
  <ol
    aria-hidden
    className={classes(
      'pointer-events-none absolute inset-x-0 top-0 flex gap-1 bg-linear-to-b from-photo-shade/35 to-transparent px-3 pb-8',
      className,
    )}
  >
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className="h-1 flex-1 overflow-hidden rounded-full bg-on-photo/40">
        {index > shown ? null : (
          <span
            className={classes('block size-full origin-left bg-on-photo', index === shown && interval > 0 && 'animate-fill')}
            style={index === shown && interval > 0 ? { animationDuration: `${interval}ms` } : undefined}
          />
        )}
      </li>
    ))}
  </ol>
)
