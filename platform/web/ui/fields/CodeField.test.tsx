// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CodeField } from './CodeField.tsx'

afterEach(cleanup)

const Code = ({ onComplete, initial = '' }: { onComplete: (code: string) => void; initial?: string }) => {
  const [value, setValue] = useState(initial)
  return <CodeField label="Code" value={value} onChange={setValue} onComplete={onComplete} />
}

const field = () => screen.getByLabelText<HTMLInputElement>('Code')

test('a phone can autofill the code', () => {
  render(<Code onComplete={vi.fn()} />)
  expect(field().getAttribute('autocomplete')).toBe('one-time-code')
  expect(field().getAttribute('inputmode')).toBe('numeric')
})

test('a pasted code with spaces replaces the value and completes once', async () => {
  const onComplete = vi.fn()
  render(<Code onComplete={onComplete} initial="99" />)
  await userEvent.click(field())
  await userEvent.paste(' 482 915 ')
  expect(field().value).toBe('482915')
  expect(onComplete.mock.calls).toEqual([['482915']])
})

test('pasting words changes nothing', async () => {
  const onComplete = vi.fn()
  render(<Code onComplete={onComplete} initial="12" />)
  await userEvent.click(field())
  await userEvent.paste('hello')
  expect(field().value).toBe('12')
  expect(onComplete).not.toHaveBeenCalled()
})

test('typing accepts six digits only, and backspace deletes the last', async () => {
  const onComplete = vi.fn()
  render(<Code onComplete={onComplete} />)
  await userEvent.type(field(), '1a2-34567')
  expect(field().value).toBe('123456')
  expect(onComplete.mock.calls).toEqual([['123456']])
  await userEvent.type(field(), '{Backspace}')
  expect(field().value).toBe('12345')
})
