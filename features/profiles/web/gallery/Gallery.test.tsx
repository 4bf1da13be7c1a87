// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Photo } from '#features/photos/contract.ts'
import { catalogues } from '#apps/locales/en.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as profiles } from '../../locales/en.ts'
import { Gallery } from './Gallery.tsx'

const carousel = vi.hoisted(() => ({
  selected: 0,
  scrollTo: vi.fn<(index: number) => void>(),
  selectedScrollSnap: () => carousel.selected,
  on: () => {},
  off: () => {},
}))
vi.mock('embla-carousel-react', () => ({ default: () => [() => {}, carousel] }))

const photo = (id: string): Photo => ({
  id,
  image: `/${id}`,
  image_160: `/${id}/160`,
  image_480: `/${id}/480`,
  image_1080: `/${id}/1080`,
  image_blur: 'data:,',
  width: 4,
  height: 5,
  blurred: false,
})
const images = ['a', 'b', 'c'].map(photo)
const scrollBy = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  carousel.selected = 0
  carousel.scrollTo.mockReset().mockImplementation((index) => void (carousel.selected = index))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly callback: () => void
      constructor(callback: () => void) {
        this.callback = callback
      }
      observe() {
        this.callback()
      }
      disconnect() {}
    },
  )
  scrollBy.mockReset()
  Element.prototype.scrollBy = scrollBy
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const show = (props: Partial<Parameters<typeof Gallery>[0]> = {}) =>
  renderScreen(<Gallery name="Brian" images={images} {...props} />, { profiles, platform, photos: catalogues.photos })
const turned = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  return carousel.scrollTo.mock.calls.map(([index]) => index)
}

it('starts with the first photo or the given one', async () => {
  await show()
  expect(screen.getByRole('button', { name: 'Show photo 1', current: true })).toBeTruthy()
  cleanup()
  await show({ startingImage: 3 })
  expect(screen.getByRole('button', { name: 'Show photo 3', current: true })).toBeTruthy()
})
it('changes automatically only if its interval is above 10 ms', async () => {
  await show()
  expect(await turned(500)).toEqual([])
  cleanup()
  await show({ interval: 10 })
  expect(await turned(500)).toEqual([])
  cleanup()
  await show({ interval: 200 })
  expect((await turned(650)).slice(0, 3)).toEqual([1, 2, 0])
})
it('stops when a person pauses or chooses a photo', async () => {
  await show({ interval: 200 })
  await act(async () => screen.getByRole('button', { name: 'Pause the photos' }).click())
  expect(await turned(650)).toEqual([])
  await act(async () => screen.getByRole('button', { name: 'Let the photos change' }).click())
  expect(await turned(250)).toEqual([1])
  await act(async () => screen.getByRole('button', { name: 'Show photo 3' }).click())
  expect(await turned(650)).toEqual([1, 2])
  expect(screen.getByRole('button', { name: 'Let the photos change' })).toBeTruthy()
})
it('holds the photo while the pointer is on it', async () => {
  await show({ interval: 200 })
  const gallery = screen.getByRole('region', { name: 'Photos' })
  fireEvent.pointerEnter(gallery, { pointerType: 'mouse' })
  expect(await turned(650)).toEqual([])
  fireEvent.pointerLeave(gallery, { pointerType: 'mouse' })
  expect(await turned(250)).toEqual([1])
})
it('says once that photos are blurred until a match, names each as blurred, and opens none in full screen', async () => {
  await show({ images: images.map((image) => ({ ...image, image_blur: '', blurred: true })), onLike: () => {} })
  expect(screen.getAllByText('Photos after a match')).toHaveLength(1)
  expect(screen.getByRole('img', { name: 'Photo 1 of 3, blurred: Brian' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /full screen/i })).toBeNull()
  expect(screen.getByRole('button', { name: 'Like photo 1' })).toBeTruthy()
})
it('offers no pause where photos do not change by themselves', async () => {
  await show()
  expect(screen.queryByRole('button', { name: 'Pause the photos' })).toBeNull()
})
it('scrolls overflowing thumbnails by 150 px', async () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  await show()
  const [back, on] = [...document.querySelectorAll<HTMLButtonElement>('button[aria-hidden="true"]')]
  on?.click()
  back?.click()
  expect(scrollBy.mock.calls).toEqual([[{ left: 150 }], [{ left: -150 }]])
})
