// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

const spinner = (button: HTMLElement) => button.querySelector('svg')

test('a button calls back and does not submit by default', () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Like</Button>)
  const button = screen.getByRole('button', { name: 'Like' })
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  expect(button.getAttribute('type')).toBe('button')
})

test('a busy button refuses clicks, keeps its name and shows the spinner only after 150 ms', () => {
  vi.useFakeTimers()
  const onClick = vi.fn()
  const { rerender } = render(
    <Button busy onClick={onClick}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  wait(149)
  expect(spinner(button)).toBeNull()
  wait(1)
  expect(spinner(button)).not.toBeNull()
  rerender(<Button onClick={onClick}>Send</Button>)
  expect(spinner(button)).toBeNull()
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
})

test('a busy submit button does not send the form', () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(true))
  fireEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
  rerender(form(false))
  fireEvent.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a button can render as a link', () => {
  render(<Button render={<a href="/matches" />}>Matches</Button>)
  const link = screen.getByRole('link', { name: 'Matches' })
  expect(link.getAttribute('href')).toBe('/matches')
  expect(link.hasAttribute('type')).toBe(false)
})
