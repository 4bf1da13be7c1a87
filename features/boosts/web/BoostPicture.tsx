import Zap from 'lucide-react/icons/zap'
import { classes } from '#platform/web/ui/classes.ts'
import { PersonFigure } from '#platform/web/ui/pictures/Scene.tsx'

const people = [
  { wears: 'wrap', cloth: 'fill-toast-success' },
  { wears: 'cap', cloth: 'fill-toast-error' },
  { wears: 'wrap', cloth: 'fill-primary' },
  { wears: 'cap', cloth: 'fill-lagoon' },
] as const

/** Drawing of what a boost does: one card comes before the others. */
export const BoostPicture = () => (
  <span aria-hidden className="flex h-24 shrink-0 items-end gap-2">
    {people.map((person, place) => (
      <span
        key={person.cloth}
        className={classes(
          'relative block overflow-hidden',
          place === 0
            ? 'h-24 w-19 rounded-card bg-marigold shadow-float motion-safe:animate-arrive'
            : 'h-17 w-13.5 rounded-control bg-card opacity-70',
        )}
      >
        <svg viewBox="-48 -16 96 120" className="absolute inset-0 size-full">
          <PersonFigure at={-2} {...person} />
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
