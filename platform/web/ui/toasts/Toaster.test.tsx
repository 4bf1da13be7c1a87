// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showError, showInfo, showSuccess, toastStore } from './toast.ts'
import { Toaster } from './Toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster closeLabel="Close" />)
})

afterEach(() => {
  toastStore.clear()
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

test('errors are announced assertively, others politely', () => {
  act(() => {
    showError('That did not work.')
    showInfo('A code is on its way.')
  })
  expect(within(screen.getByRole('alert')).getByText('That did not work.')).toBeTruthy()
  expect(within(screen.getByRole('status')).getByText('A code is on its way.')).toBeTruthy()
  expect(within(screen.getByRole('alert')).queryByText('A code is on its way.')).toBeNull()
})

test('a toast disappears after 3000 ms', () => {
  act(() => void showError('That did not work.'))
  wait(2999)
  expect(screen.queryByText('That did not work.')).not.toBeNull()
  wait(1)
  expect(screen.queryByText('That did not work.')).toBeNull()
})

test('a hovered toast stays', () => {
  act(() => void showInfo('Long sentence.'))
  const text = screen.getByText('Long sentence.')
  fireEvent.pointerEnter(text.parentElement ?? text)
  wait(10_000)
  expect(screen.queryByText('Long sentence.')).not.toBeNull()
  fireEvent.pointerLeave(text.parentElement ?? text)
  wait(3000)
  expect(screen.queryByText('Long sentence.')).toBeNull()
})

test('equal messages show once, different ones separately', () => {
  act(() => {
    showError('No connection.')
    showError('No connection.')
    showError('Name is missing.')
  })
  expect(screen.getAllByText('No connection.')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
})

test('the action runs once and closes the toast', () => {
  const onAction = vi.fn()
  act(() => void showSuccess('Passed.', { action: { label: 'Undo', onAction } }))
  wait(5000)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAction).toHaveBeenCalledOnce()
  expect(screen.queryByText('Passed.')).toBeNull()
})

/** Adds a button that the toast covers: everywhere with `wherever`, otherwise only while the toast has its whole width. */
const coverButton = (wherever: boolean) => {
  const below = document.body.appendChild(document.createElement('button'))
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 50))
  document.elementsFromPoint = () => (wherever || screen.queryByRole('button', { name: 'Close' }) ? [below] : [])
}

test('an action over a control keeps only its button after three seconds', () => {
  coverButton(false)
  const onAction = vi.fn()
  act(() => void showSuccess('Passed.', { action: { label: 'Undo', onAction } }))
  wait(2999)
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  wait(1)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAction).toHaveBeenCalledOnce()
})

test('actions that follow each other at once cover a control for three seconds together', () => {
  coverButton(false)
  const pass = (name: string) => showSuccess(`Passed on ${name}.`, { action: { label: 'Undo', onAction: () => {} } })
  let dismiss = () => {}
  act(() => void (dismiss = pass('Brian')))
  wait(2000)
  act(() => {
    dismiss()
    pass('Femi')
  })
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  wait(1000)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

test('an action that would still lie over a control is closed after three seconds', () => {
  coverButton(true)
  act(() => void showSuccess('Passed.', { action: { label: 'Undo', onAction: () => {} } }))
  wait(3000)
  expect(screen.queryByText('Passed.')).toBeNull()
})

test('an action over messages keeps its text, because only a press beside them is a control', () => {
  const log = document.body.appendChild(document.createElement('div'))
  log.role = 'log'
  log.tabIndex = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 50))
  document.elementsFromPoint = () => [log]
  act(() => void showSuccess('Passed.', { action: { label: 'Undo', onAction: () => {} } }))
  wait(3000)
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

test('a message about a person shows their photo and leads to them', () => {
  act(() => void showInfo('Brian likes you', { person: { name: 'Brian', image: '/photos/b.webp', path: '/dashboard/user/b/profile' } }))
  const link = screen.getByRole('link', { name: 'Brian likes you' })
  expect(link.getAttribute('href')).toBe('/dashboard/user/b/profile')
  expect(screen.getByRole('status').querySelector('img')?.getAttribute('src')).toBe('/photos/b.webp')
  wait(3000)
  expect(screen.queryByRole('link')).toBeNull()
})

test('the close button closes a toast', () => {
  act(() => void showInfo('Hello.'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Hello.')).toBeNull()
})
