// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'
import { Photo } from './Photo.tsx'

afterEach(cleanup)

const sources = { 160: '/a-160.webp', 480: '/a-480.webp', 1080: '/a-1080.webp' }

test('a photo has three widths and loads lazily', () => {
  render(<Photo sources={sources} alt="Amina" sizes="50vw" missingLabel="No photo" />)
  const image = screen.getByRole('img', { name: 'Amina' })
  expect(image.getAttribute('srcset')).toBe('/a-160.webp 160w, /a-480.webp 480w, /a-1080.webp 1080w')
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(screen.queryByText('No photo')).toBeNull()
})

test('a failed photo shows a placeholder, and new sources are tried', () => {
  const { rerender } = render(<Photo sources={sources} alt="Amina" sizes="50vw" missingLabel="No photo" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('No photo')).toBeTruthy()
  rerender(<Photo sources={{ ...sources, 480: '/b-480.webp' }} alt="Amina" sizes="50vw" missingLabel="No photo" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/b-480.webp')
})

test.each([
  ['Amina Diallo', 'AD'],
  ['  esi ', 'E'],
  ['Jean Marc Ékambi', 'JÉ'],
  ['', ''],
])('without a photo, %j has the initials %j', (name, initials) => {
  const { container } = render(<Avatar name={name} />)
  expect(container.textContent).toBe(initials)
})

test('a failed photo is replaced by initials', () => {
  const { container } = render(<Avatar name="Brian Otieno" src="/gone.webp" alt="Brian" />)
  fireEvent.error(screen.getByRole('img', { name: 'Brian' }))
  expect(container.textContent).toBe('BO')
  expect(screen.getByRole('img', { name: 'Brian' })).toBeTruthy()
})
