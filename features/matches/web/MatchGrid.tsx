import { useRef } from 'react'
import {
  KeyboardGrid,
  focusNextCard,
  peopleGridClasses,
  type ReactionAction,
  reactTo,
  focusCard,
  undoLast,
} from '#features/reactions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import type { MatchCard } from '../contract.ts'
import { matchesText } from '../locales/text.ts'
import type { FeedPerson } from './match-queries.ts'
import { MatchTile } from './MatchTile.tsx'

const inView = 4

interface MatchGridProps {
  people: readonly FeedPerson[]
  /** Whether the filter panel is beside the grid. */
  narrow: boolean
  /** Called after a reaction, because counts on other screens change. */
  onChanged: () => void
}

/** The feed as a grid; a labelled line separates people outside the requested distance. */
export const MatchGrid = ({ people, narrow, onChanged }: MatchGridProps) => {
  const t = useT(matchesText)
  const grid = useRef<HTMLDivElement>(null)
  const react = (person: MatchCard, action: ReactionAction) => {
    if (grid.current !== null) focusNextCard(grid.current, person.id)
    void reactTo(person, action).then(onChanged)
  }
  const press = (action: ReactionAction) => (uid: string) => {
    const pressed = people.find(({ person }) => person.id === uid)
    if (pressed !== undefined) react(pressed.person, action)
  }
  const undo = () => {
    const uid = undoLast()
    if (uid !== undefined && grid.current !== null) focusCard(grid.current, uid)
  }
  const tile = ({ person }: FeedPerson, index: number) => (
    <li key={person.id}>
      <MatchTile person={person} onReact={react} eager={index < inView} />
    </li>
  )
  const near = people.filter(({ wider }) => !wider)
  const far = people.filter(({ wider }) => wider)
  return (
    <KeyboardGrid ref={grid} label={t('title')} answers keys={{ l: press('like'), d: press('dislike'), u: undo }}>
      {near.length > 0 ? (
        <ul aria-label={t('list')} className={peopleGridClasses(narrow)}>
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
          <ul aria-labelledby="wider" className={peopleGridClasses(narrow)}>
            {far.map(tile)}
          </ul>
        </section>
      ) : null}
    </KeyboardGrid>
  )
}
