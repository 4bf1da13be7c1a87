import Zap from 'lucide-react/icons/zap'
import { classes } from '#platform/web/ui/classes.ts'

/** Drawing of what a boost does: one card comes before the others. */
export const BoostPicture = () => (
  <span aria-hidden className="flex h-24 shrink-0 items-end gap-2">
    {[0, 1, 2, 3].map((place) => (
      <span
        key={place}
        className={classes(
          'relative block overflow-hidden',
          place === 0
            ? 'h-24 w-19 rounded-card bg-marigold shadow-float motion-safe:animate-arrive'
            : 'h-17 w-13.5 rounded-control bg-card opacity-80',
        )}
      >
        <svg viewBox="0 0 40 50" className="absolute inset-0 size-full">
          <circle cx="20" cy="21" r="8" className={place === 0 ? 'fill-on-marigold' : 'fill-line'} />
          <path d="M5 50c0-11 6-17 15-17s15 6 15 17Z" className={place === 0 ? 'fill-on-marigold' : 'fill-line'} />
        </svg>
        {place === 0 ? (
          <span className="absolute start-1.5 top-1.5 grid size-6 place-items-center rounded-full bg-card text-marigold-ink">
            <Zap className="size-3.5 fill-current" />
          </span>
        ) : null}
      </span>
    ))}
  </span>
)
