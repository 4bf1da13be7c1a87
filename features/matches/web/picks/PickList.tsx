import { useRef } from 'react'
import { focusCard, focusNextCard, KeyboardGrid, type ReactionAction, reactTo, undoLast } from '#features/reactions/web/index.ts'
import type { PickCard } from '../../picks-contract.ts'
import { pickPlaceClasses, picksListClasses, type PicksLayout } from './pick-classes.ts'
import { PickTile } from './PickTile.tsx'

interface PickListProps {
  people: readonly PickCard[]
  label: string
  layout: PicksLayout
  /** Called after a reaction, because counts on other screens change. */
  onChanged: () => void
}

/** The picks with the keys and the motion of the grid. */
export const PickList = ({ people, label, layout, onChanged }: PickListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const react = (person: PickCard, action: ReactionAction) => {
    if (list.current !== null) focusNextCard(list.current, person.id)
    void reactTo(person, action).then(onChanged)
  }
  const press = (action: ReactionAction) => (uid: string) => {
    const pressed = people.find(({ id }) => id === uid)
    if (pressed !== undefined) react(pressed, action)
  }
  const undo = () => {
    const uid = undoLast()
    if (uid !== undefined && list.current !== null) focusCard(list.current, uid)
  }
  return (
    <KeyboardGrid ref={list} label={label} answers keys={{ l: press('like'), d: press('dislike'), u: undo }}>
      <ul aria-label={label} className={picksListClasses[layout]}>
        {people.map((person) => (
          <li key={person.id} className={pickPlaceClasses[layout]}>
            <PickTile person={person} layout={layout} onReact={react} />
          </li>
        ))}
      </ul>
    </KeyboardGrid>
  )
}
