// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { catalogues } from '#apps/locales/en.ts'
import type { Card } from '#features/photos/contract.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { PersonTile } from './PersonTile.tsx'

afterEach(cleanup)

const person = (blurred: boolean): Card => {
  const image = blurred ? '/p/blurred.webp' : '/p/480.webp'
  const urls = { image, image_160: image, image_480: image, image_1080: image, image_blur: '' }
  return {
    id: 'esi',
    firstname: 'Esi',
    lastname: 'M.',
    age: 29,
    active: false,
    last_seen: null,
    country: { code: 'GH', name: 'Ghana' },
    location: null,
    distance: 4,
    image,
    image_blur: null,
    images: [{ id: 'p', ...urls, width: 160, height: 200, blurred }],
  }
}
const show = (blurred: boolean) =>
  renderScreen(
    <PersonTile person={person(blurred)} eager>
      <button type="button">Like Esi</button>
    </PersonTile>,
    catalogues,
  )

it('says of a blurred photo that it is meant so, inside the card, and keeps the buttons', async () => {
  await show(true)
  expect(screen.getByRole('article').textContent).toContain('Photos after a match')
  expect(screen.getByRole('link', { name: 'Esi, 29' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Like Esi' })).toBeTruthy()
})

it('says nothing on a real photo', async () => {
  await show(false)
  expect(screen.queryByText('Photos after a match')).toBeNull()
})
