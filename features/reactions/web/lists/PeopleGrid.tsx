import { type ReactNode, type RefObject, useId } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { reactionsText } from '../../locales/text.ts'
import { type CardShortcuts, useGridKeys } from './grid-keys.ts'
import { useGridMotion } from './grid-motion.ts'
import { useLetterKeysEnabled } from './letter-keys.ts'

/**
 * CSS classes for a grid of people: two columns on a phone, four to five on a desktop, wide enough for a name and two buttons. `narrow`
 * leaves room for a panel.
 */
export const peopleGridClasses = (narrow = false) =>
  classes(
    'grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-4 md:grid-cols-2',
    narrow ? 'xl:grid-cols-3 2xl:grid-cols-4' : 'min-[56rem]:grid-cols-3 min-[68rem]:grid-cols-4 2xl:grid-cols-5',
  )

/** Placeholder of the grid while it loads. */
export const PeopleGridSkeleton = ({ count, narrow }: { count: number; narrow?: boolean }) => (
  <div className={peopleGridClasses(narrow)}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index}>
        <Skeleton shape="photo" />
        {/* The words below the photo of a phone. */}
        <Skeleton shape="line" className="mt-2.5 w-24 sm:hidden" />
        <Skeleton shape="line" className="mt-1.5 h-3! w-16 sm:hidden" />
      </div>
    ))}
  </div>
)

interface KeyboardGridProps {
  ref: RefObject<HTMLDivElement | null>
  label: string
  keys: CardShortcuts
  /** Whether letter keys act on the focused person; otherwise only the arrow keys work. */
  answers: boolean
  children: ReactNode
}

/**
 * Wraps a grid of `PersonTile` with keyboard control: arrow keys move between cards, letter keys act on the focused one. Screen readers
 * announce the keys.
 */
export const KeyboardGrid = ({ ref, label, keys, answers, children }: KeyboardGridProps) => {
  const t = useT(reactionsText)
  const help = useId()
  const letterKeys = useLetterKeysEnabled()
  useGridKeys(ref, letterKeys ? keys : {})
  useGridMotion(ref)
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={help}
      className="group/keys relative flex flex-col gap-4 outline-none"
    >
      {children}
      <p
        id={help}
        className="pointer-events-none fixed end-6 bottom-6 z-20 hidden max-w-xs rounded-control bg-card px-4 py-3 text-sm shadow-float lg:group-has-focus-visible/keys:block"
      >
        {t(!letterKeys ? 'keysArrows' : answers ? 'keys' : 'keysMove')}
      </p>
    </div>
  )
}
