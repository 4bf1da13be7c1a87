// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ignoreSecondPressElsewhere } from './double-press.ts'

let stop: () => void
const pressed: string[] = []
beforeEach(() => {
  pressed.length = 0
  document.body.innerHTML = '<button id="amina">♥</button><button id="brian">♥</button><p id="text">words</p>'
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed.push(button.id))
  stop = ignoreSecondPressElsewhere(document)
})
afterEach(() => stop())

const dispatch = (id: string, type: string, at: number, place: object) => {
  const event = new MouseEvent(type, { bubbles: true, ...place })
  Object.defineProperty(event, 'timeStamp', { value: at })
  document.getElementById(id)?.dispatchEvent(event)
}
const press = (id: string, at: number, clientX = 100) => {
  dispatch(id, 'pointerdown', at, { clientX, clientY: 200 })
  dispatch(id, 'click', at + 10, { clientX, clientY: 200, detail: 1 })
}

it('drops the second press of a double press on another control', () => {
  press('amina', 1000)
  press('brian', 1140, 104)
  expect(pressed).toEqual(['amina'])
})

it('takes a third press, once the time of a double press is over', () => {
  press('amina', 1000)
  press('brian', 1140)
  press('brian', 1500)
  expect(pressed).toEqual(['amina', 'brian'])
})

it('takes quick presses of one control, and of controls beside each other', () => {
  press('amina', 1000)
  press('amina', 1100)
  press('brian', 1200, 140)
  expect(pressed).toEqual(['amina', 'amina', 'brian'])
})

it('leaves the focus when the second press hits what has come in place of the control', () => {
  const isKept = (id: string, at: number) => {
    dispatch(id, 'pointerdown', at, { clientX: 100, clientY: 200 })
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    document.getElementById(id)?.dispatchEvent(down)
    return down.defaultPrevented
  }
  expect([isKept('amina', 1000), isKept('text', 1150), isKept('text', 2000), isKept('amina', 3000), isKept('amina', 3100)]).toEqual([
    false,
    true,
    false,
    false,
    false,
  ])
})

it('takes a press after typing', () => {
  press('amina', 1000)
  document.dispatchEvent(new Event('input'))
  press('brian', 1100)
  expect(pressed).toEqual(['amina', 'brian'])
})

it('takes a press after one on text, and the keyboard', () => {
  press('text', 1000)
  press('brian', 1100)
  dispatch('amina', 'click', 1200, { detail: 0 })
  expect(pressed).toEqual(['brian', 'amina'])
})
