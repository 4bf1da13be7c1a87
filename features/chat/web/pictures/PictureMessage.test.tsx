// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { setDataSaver } from '#platform/web/client/loading/data-saver.ts'
import { fakeServer } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as chat } from '../../locales/en.ts'
import type { Bubble } from '../thread/bubbles.ts'
import { PictureMessage } from './PictureMessage.tsx'
import { pictureSize } from './picture-size.ts'
import { fitInto } from './shrink-picture.ts'

const user = userEvent.setup({ delay: null })
let count = 0
beforeEach(() => {
  count += 1
  fakeServer()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  setDataSaver('auto')
  vi.unstubAllGlobals()
})

const addresses = (version: string) => ({ image_160: `/160?${version}`, image_480: `/480?${version}`, image_1080: `/1080?${version}` })
const bubble = (attachment: object = {}, fields: Partial<Bubble> = {}): Bubble => ({
  id: `picture-${count}`,
  seq: 3,
  body: '📷',
  created_at: '2026-01-01T00:00:00.000Z',
  kind: 'picture',
  liked_item: null,
  attachment: { kind: 'picture', ...addresses(`v${count}`), image_blur: 'data:,', width: 800, height: 600, veiled: false, ...attachment },
  quote: null,
  edited: false,
  deleted: false,
  reactions: [],
  own: false,
  state: 'sent',
  first: true,
  last: true,
  ...fields,
})
/** Replaces the shown message, as when its conversation is loaded again. */
const conversation = { change: (_next: Bubble): void => {} }
const Changing = ({ first }: { first: Bubble }) => {
  const [shown, setShown] = useState(first)
  useEffect(() => void (conversation.change = setShown), [])
  return <PictureMessage bubble={shown} uid="u" name="Brian" isTabStop />
}
const show = (first: Bubble) => renderScreen(<Changing first={first} />, { chat, platform })
const image = () => screen.queryByRole('img', { name: 'Picture from Brian' })

it('names the sender, keeps its room, and opens in full screen', async () => {
  await show(bubble())
  expect(image()?.getAttribute('width')).toBe('280')
  expect(image()?.getAttribute('height')).toBe('210')
  await user.click(screen.getByRole('button', { name: 'Open the picture from Brian' }))
  expect(await screen.findByRole('dialog', { name: 'Picture from Brian' })).toBeTruthy()
})

it('stays blurred, and loads nothing, until the reader asks for it', async () => {
  await show(bubble({ veiled: true }))
  expect(image()).toBeNull()
  expect(screen.queryByRole('button', { name: /Open/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show the picture' }))
  expect(image()).toBeTruthy()
  cleanup()
  await show(bubble({ veiled: true }))
  expect(image()).toBeTruthy()
})

it('is never blurred for its sender', async () => {
  await show(bubble({ veiled: true }, { own: true }))
  expect(screen.getByRole('img', { name: 'Your picture' })).toBeTruthy()
})

it('takes a newer address when the one it has fails, and otherwise offers to try again', async () => {
  await show(bubble())
  act(() => conversation.change(bubble(addresses('newer'))))
  // The shown picture keeps its URL.
  expect(image()?.getAttribute('src')).toContain(`v${count}`)
  fireEvent.error(image() as HTMLElement)
  await waitFor(() => expect(image()?.getAttribute('src')).toContain('newer'))
  fireEvent.error(image() as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(image()).toBeTruthy())
})

it('is small where data is saved, until asked for', async () => {
  setDataSaver('on')
  await show(bubble())
  expect(image()?.getAttribute('src')).toContain('/160')
  await user.click(screen.getByRole('button', { name: 'See it sharper' }))
  expect(image()?.getAttribute('src')).toContain('/480')
})

it('says why there is none: offline, or gone', async () => {
  await show(bubble({ image_160: '', image_480: '', image_1080: '', image_blur: '' }))
  expect(screen.getByText('You’ll see this picture once you’re online.')).toBeTruthy()
  cleanup()
  await show(bubble({}, { attachment: null }))
  expect(screen.getByText('This picture isn’t there any more.')).toBeTruthy()
})

it('is made smaller in its own proportions, never larger', () => {
  expect(fitInto({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 })
  expect(fitInto({ width: 600, height: 800 }, 1600)).toEqual({ width: 600, height: 800 })
  expect(fitInto({ width: 9000, height: 1 }, 1600)).toEqual({ width: 1600, height: 1 })
})

it('cuts only what is extreme', () => {
  expect(pictureSize({ width: 3000, height: 100 })).toEqual({ width: 280, height: 147 })
  expect(pictureSize({ width: 100, height: 3000 })).toEqual({ width: 180, height: 360 })
})
