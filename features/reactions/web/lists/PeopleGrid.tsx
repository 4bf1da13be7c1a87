import { type ReactNode, type RefObject, useId } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { reactionsText } from '../../locales/text.ts'
import { type CardShortcuts, useGridKeys } from './grid-keys.ts'

/**
 * Two columns on a phone, four to five on a desktop; never so narrow that a name and two buttons do not fit beside the sidebar. `narrow`
 * leaves room for a panel beside it.
 */
export const peopleGridClasses = (narrow = false) =>
  classes(
    'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-2',
    narrow ? 'xl:grid-cols-3 2xl:grid-cols-4' : 'min-[56rem]:grid-cols-3 min-[68rem]:grid-cols-4 2xl:grid-cols-5',
  )

/** The grid while it loads. */
export const PeopleGridSkeleton = ({ count, narrow }: { count: number; narrow?: boolean }) => (
  <div className={peopleGridClasses(narrow)}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} shape="photo" />
    ))}
  </div>
)

interface KeyboardGridProps {
  ref: RefObject<HTMLDivElement | null>
  label: string
  keys: CardShortcuts
  /** Whether letters answer the person in focus, or only the arrows move. */
  answers: boolean
  children: ReactNode
}

/** Around grids of `PersonTile`: arrows move between the cards, letters act on the one in focus. Readers are told so on entering. */
export const KeyboardGrid = ({ ref, label, keys, answers, children }: KeyboardGridProps) => {
  const t = useT(reactionsText)
  const help = useId()
  useGridKeys(ref, keys)
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={help}
      className="group/keys flex flex-col gap-4 outline-none"
    >
      {children}
      <p
        id={help}
        className="pointer-events-none fixed right-6 bottom-6 z-20 hidden max-w-xs rounded-control bg-card px-4 py-3 text-sm shadow-float lg:group-has-focus-visible/keys:block"
      >
        {t(answers ? 'keys' : 'keysMove')}
      </p>
    </div>
  )
}
