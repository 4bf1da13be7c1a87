// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en } from '#platform/shared/i18n/locales/en.ts'
import { setCatalogues } from '#tests/support/web/render-screen.tsx'
import { setDataSaver } from '../../client/loading/data-saver.ts'
import { Photo } from '../Photo.tsx'

let count = 0
/** Each test has a photo of its own, because the page remembers which it has drawn. */
let sources: { 160: string; 480: string; 1080: string }
/** Tells the component that its observed element has come near the window. */
let comeNear: () => void
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => told([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  setCatalogues({ platform: en })
  count += 1
  sources = { 160: `/${count}-160.webp`, 480: `/${count}-480.webp`, 1080: `/${count}-1080.webp` }
  setDataSaver('on')
})
afterEach(() => {
  cleanup()
  setDataSaver('auto')
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const show = (props: Partial<Parameters<typeof Photo>[0]> = {}) =>
  render(<Photo sources={sources} alt="Amina" sizes="50vw" missingLabel="No photo" sharpenAt="top-3" eager {...props} />)
const image = () => screen.getByRole('img', { name: 'Amina' })
const address = () => image().getAttribute('src')
const button = () => screen.queryByRole('button', { name: 'See it sharper' })

it('is small where data is saved, and larger when asked for', async () => {
  show()
  expect(address()).toBe(sources[160])
  expect(image().getAttribute('srcset')).toBeNull()
  fireEvent.load(image())
  await userEvent.click(screen.getByRole('button', { name: 'See it sharper' }))
  expect(address()).toBe(sources[480])
  fireEvent.load(image())
  expect(button()).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('It’s sharp now')
})

it('keeps the focus of a keyboard where it was, and says so', async () => {
  const person = userEvent.setup()
  show()
  await person.tab()
  await person.keyboard('{Enter}')
  expect(address()).toBe(sources[480])
  fireEvent.load(image())
  expect(document.activeElement?.textContent).toBe('It’s sharp now')
  await person.tab()
  expect(screen.queryByRole('button')).toBeNull()
})

it('has no button where there is no place for it, or where the data is not saved', () => {
  show({ sharpenAt: undefined })
  expect(button()).toBeNull()
  cleanup()
  setDataSaver('off')
  show()
  expect(button()).toBeNull()
  expect(image().getAttribute('srcset')).toContain('1080w')
})

it('follows the switch at once, and keeps what it has drawn', () => {
  setDataSaver('off')
  show()
  fireEvent.load(image())
  act(() => setDataSaver('on'))
  // The browser of this test draws `src`, which is the version of 480 px.
  expect(address()).toBe(sources[480])
  expect(image().getAttribute('srcset')).toBeNull()
  expect(button()).toBeNull()
})

it('shows a version that was drawn elsewhere on the page', () => {
  setDataSaver('off')
  show()
  fireEvent.load(image())
  cleanup()
  setDataSaver('on')
  show()
  expect(address()).toBe(sources[480])
})

it('stays small when the larger version does not come, and can be asked again', async () => {
  show()
  fireEvent.load(image())
  await userEvent.click(screen.getByRole('button', { name: 'See it sharper' }))
  fireEvent.error(image())
  expect(address()).toBe(sources[160])
  await userEvent.click(screen.getByRole('button', { name: 'See it sharper' }))
  expect(address()).toBe(sources[480])
})

it('is missing when the smallest version does not come', () => {
  show()
  fireEvent.error(image())
  expect(screen.getByText('No photo')).toBeTruthy()
  expect(button()).toBeNull()
})

it('shows only its preview while it waits', () => {
  const { container } = show({ previewOnly: true, blur: 'data:image/webp;base64,AAAA' })
  expect(screen.queryByRole('img')).toBeNull()
  expect(button()).toBeNull()
  expect((container.firstElementChild as HTMLElement).style.backgroundImage).toContain('data:image/webp')
})

it('waits until it is near the window, unless it is in the first view', () => {
  show({ eager: false, blur: 'data:image/webp;base64,AAAA' })
  expect(address()).toBe('data:image/webp;base64,AAAA')
  act(() => comeNear())
  expect(address()).toBe(sources[160])
})
