import type { ReactNode } from 'react'
import { type ReactionAction, useReact, useReactionStates } from '#features/reactions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { MatchCard } from '../contract.ts'
import { matchesText } from '../locales/text.ts'
import type { FeedPerson } from './match-queries.ts'
import { MatchTile } from './MatchTile.tsx'

const grid = (narrow: boolean) =>
  classes('grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4', narrow ? 'xl:grid-cols-3 2xl:grid-cols-4' : 'lg:grid-cols-4 2xl:grid-cols-5')
const inView = 4

interface MatchGridProps {
  people: readonly FeedPerson[]
  /** Leaves room for the panel beside it. */
  narrow: boolean
}

/** The feed as a grid; a labelled line divides what is further away than asked for. */
export const MatchGrid = ({ people, narrow }: MatchGridProps) => {
  const t = useT(matchesText)
  const states = useReactionStates()
  const react = useReact()
  const tile = ({ person }: FeedPerson, index: number): ReactNode => (
    <li key={person.id}>
      <MatchTile
        person={person}
        reaction={states[person.id] ?? 'none'}
        onReact={(action: ReactionAction) => react(reactedTo(person), action)}
        eager={index < inView}
      />
    </li>
  )
  const near = people.filter(({ wider }) => !wider)
  const far = people.filter(({ wider }) => wider)
  return (
    <>
      {near.length > 0 ? (
        <ul aria-label={t('list')} className={grid(narrow)}>
          {near.map(tile)}
        </ul>
      ) : null}
      {far.length > 0 ? (
        <section aria-labelledby="wider" className="flex flex-col gap-4">
          <p
            id="wider"
            className="mt-2 flex items-center gap-3 font-semibold text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
          >
            {t('wider')}
          </p>
          <ul aria-labelledby="wider" className={grid(narrow)}>
            {far.map(tile)}
          </ul>
        </section>
      ) : null}
    </>
  )
}

const reactedTo = ({ id, firstname, image }: MatchCard) => ({ id, firstname, image })

/** The grid while it loads. */
export const MatchGridSkeleton = ({ count, narrow }: { count: number; narrow: boolean }) => (
  <div className={grid(narrow)}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} shape="photo" />
    ))}
  </div>
)
