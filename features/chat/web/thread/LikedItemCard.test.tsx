// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import type { LikedItem } from '../../contract.ts'
import { en as chat } from '../../locales/en.ts'
import { LikedItemCard } from './LikedItemCard.tsx'

afterEach(cleanup)

const photo: LikedItem = { kind: 'photo', id: 'a', image_160: '/photos/a/160', image_480: '/photos/a/480', image_blur: 'data:,' }
const answer: LikedItem = { kind: 'prompt', question: 'the_dish', answer: 'Ndolè' }
const vocabulary = { prompts: { the_dish: 'The dish I cook best' } }
const show = (item: LikedItem, own: boolean) => renderScreen(<LikedItemCard item={item} own={own} />, { chat, vocabulary })

it.each([
  [answer, true, 'You liked this answer'],
  [answer, false, 'Liked your answer'],
  [photo, true, 'You liked this photo'],
  [photo, false, 'Liked your photo'],
] as const)('says whose item it is: %#', async (item, own, told) => {
  await show(item, own)
  expect(screen.getByText(told)).toBeTruthy()
})

it('names the question in the language of the reader', async () => {
  const { container } = await show(answer, true)
  expect(container.textContent).toContain('The dish I cook bestNdolè')
})

it.each([
  ['was removed', { kind: 'gone' } as const, false],
  ['was removed after the message was fetched', photo, true],
])('says that an item is gone that %s', async (_, item, fails) => {
  const { container } = await show(item, false)
  const image = container.querySelector('img')
  if (fails && image) fireEvent.error(image)
  expect(screen.getByText('About something that’s no longer on the profile')).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
})
