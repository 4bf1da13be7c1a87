import { useRef, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import type { ListedPerson } from '../../contract.ts'
import { reactionsText } from '../../locales/text.ts'
import { focusNextCard, focusCard } from './grid-keys.ts'
import { shortcutsByList, ownReactionByList } from './list-kinds.tsx'
import type { ListName } from './list-queries.ts'
import { ListTile } from './ListTile.tsx'
import { KeyboardGrid, peopleGridClasses } from './PeopleGrid.tsx'
import { type ReactionAction, reactTo } from '../react-to.ts'
import { unblockWithUndo } from '../unblock-with-undo.ts'
import { undoLast } from '../undo.ts'
import { UnmatchDialog } from '../UnmatchDialog.tsx'

const inView = 4

interface ListPeopleProps {
  list: ListName
  people: readonly ListedPerson[]
  onMessage: (uid: string) => void
  onChanged: () => void
}

/** The people of a list as a grid with actions. */
export const ListPeople = ({ list, people, onMessage, onChanged }: ListPeopleProps) => {
  const t = useT(reactionsText)
  const grid = useRef<HTMLDivElement>(null)
  const [unmatching, setUnmatching] = useState<ListedPerson>()

  const carryOut = (person: ListedPerson, action: ReactionAction | 'unblock') => {
    if (grid.current !== null) focusNextCard(grid.current, person.id)
    if (action === 'unblock') return void unblockWithUndo(person)
    void reactTo(person, action, { from: ownReactionByList[list] ?? 'none', matched: person.matched }).then(onChanged)
  }
  const act = (person: ListedPerson, action: ReactionAction | 'unblock') =>
    action === 'unlike' && person.matched ? setUnmatching(person) : carryOut(person, action)
  const press = (action: ReactionAction) => (uid: string) => {
    const person = people.find(({ id }) => id === uid)
    if (person !== undefined) act(person, action)
  }
  const undo = () => {
    const uid = undoLast()
    if (uid !== undefined && grid.current !== null) focusCard(grid.current, uid)
  }
  const letters = Object.fromEntries(Object.entries(shortcutsByList[list]).map(([key, action]) => [key, press(action)]))
  return (
    <>
      <KeyboardGrid ref={grid} label={t(`${list}.name`)} answers={list === 'admirers'} keys={{ ...letters, u: undo }}>
        <ul aria-label={t(`${list}.name`)} className={peopleGridClasses()}>
          {people.map((person, index) => (
            <li key={person.id}>
              <ListTile list={list} person={person} eager={index < inView} onAct={act} onMessage={onMessage} />
            </li>
          ))}
        </ul>
      </KeyboardGrid>
      <UnmatchDialog
        name={unmatching?.firstname}
        onClose={() => setUnmatching(undefined)}
        onConfirm={() => {
          if (unmatching !== undefined) carryOut(unmatching, 'unlike')
          setUnmatching(undefined)
        }}
      />
    </>
  )
}
