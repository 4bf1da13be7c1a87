// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { KeyboardGrid } from './PeopleGrid.tsx'

vi.mock('#platform/web/i18n.tsx', () => ({ useT: () => (key: string) => key }))
afterEach(cleanup)

const onLike = vi.fn<(name: string) => void>()
const show = () => {
  onLike.mockClear()
  render(
    <KeyboardGrid ref={createRef()} label="Matches" keys={{}} answers={false}>
      {['Amina', 'Brian'].map((name) => (
        <article key={name} data-person={name}>
          <button onClick={() => onLike(name)}>Like {name}</button>
        </article>
      ))}
    </KeyboardGrid>,
  )
}
const press = (name: string, at: { clientX: number; clientY: number; detail: number }, ms: number) => {
  const event = new MouseEvent('click', { bubbles: true, ...at })
  Object.defineProperty(event, 'timeStamp', { value: ms })
  fireEvent(screen.getByRole('button', { name: `Like ${name}` }), event)
}
const here = { clientX: 100, clientY: 200, detail: 1 }

it('drops the second tap of a double tap when it hits another card', () => {
  show()
  press('Amina', here, 1000)
  press('Brian', { ...here, clientX: 104 }, 1140)
  expect(onLike.mock.calls).toEqual([['Amina']])
  press('Brian', here, 1700)
  expect(onLike.mock.calls).toEqual([['Amina'], ['Brian']])
})

it('takes quick presses of one card, of cards elsewhere and of the keyboard', () => {
  show()
  press('Amina', here, 1000)
  press('Amina', here, 1100)
  press('Brian', { ...here, clientX: 400 }, 1200)
  press('Amina', { clientX: 0, clientY: 0, detail: 0 }, 1300)
  expect(onLike.mock.calls).toEqual([['Amina'], ['Amina'], ['Brian'], ['Amina']])
})
