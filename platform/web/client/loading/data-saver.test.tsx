// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetSession, startSession } from '../session.ts'
import { setDataSaver, isDataSaverOn, useDataSaverOn } from './data-saver.ts'

const Shown = () => <p>{useDataSaverOn() ? 'saves' : 'spends'}</p>
const connection = Object.assign(new EventTarget(), { saveData: false })
const ask = (saveData: boolean) => {
  connection.saveData = saveData
  connection.dispatchEvent(new Event('change'))
}
const user = { id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' as const }

beforeEach(() => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { connection }))
  ask(false)
  setDataSaver('auto')
})
afterEach(() => {
  cleanup()
  resetSession()
  vi.unstubAllGlobals()
})

it('follows the browser until somebody chooses, and screens follow at once', () => {
  render(<Shown />)
  expect(screen.getByText('spends')).toBeTruthy()
  act(() => ask(true))
  expect(screen.getByText('saves')).toBeTruthy()
  act(() => setDataSaver('off'))
  expect(screen.getByText('spends')).toBeTruthy()
  act(() => {
    ask(false)
    setDataSaver('on')
  })
  expect(screen.getByText('saves')).toBeTruthy()
  expect(localStorage.getItem('data-saver')).toBe('on')
})

it('follows the choice of another tab', () => {
  localStorage.setItem('data-saver', 'on')
  dispatchEvent(new StorageEvent('storage', { key: 'data-saver', newValue: 'on' }))
  expect(isDataSaverOn()).toBe(true)
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(isDataSaverOn()).toBe(false)
})

it('is forgotten with the session, and survives a login', () => {
  setDataSaver('on')
  startSession(user, 'token')
  expect(isDataSaverOn()).toBe(true)
  resetSession()
  expect(isDataSaverOn()).toBe(false)
  expect(localStorage.getItem('data-saver')).toBeNull()
})

it('ignores what it does not know', () => {
  localStorage.setItem('data-saver', 'sometimes')
  dispatchEvent(new StorageEvent('storage', { key: 'data-saver', newValue: 'sometimes' }))
  expect(isDataSaverOn()).toBe(false)
})
