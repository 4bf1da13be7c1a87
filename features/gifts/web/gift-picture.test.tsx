// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setDataSaver } from '#platform/web/client/loading/data-saver.ts'
import { giftPicturePaths } from '../contract.ts'
import { GiftPicture } from './GiftPicture.tsx'

afterEach(() => {
  cleanup()
  setDataSaver('auto')
})

const plan = { icon: 'rose', picture: giftPicturePaths('a'.repeat(24)) }
const imageOf = (container: HTMLElement) => container.querySelector('img')

it('shows the own picture in the version that fits, and the small one while data is saved', () => {
  const { container } = render(<GiftPicture plan={plan} />)
  expect(imageOf(container)?.getAttribute('srcset')).toMatch(/\/96\.webp 96w, .*\/256\.webp 256w$/)
  act(() => setDataSaver('on'))
  expect(imageOf(container)?.getAttribute('srcset')).toBeNull()
  expect(imageOf(container)?.src).toMatch(/\/96\.webp$/)
})

it('shows the drawn icon without an own picture, or when it does not load', () => {
  const { container, rerender } = render(<GiftPicture plan={{ icon: 'rose', picture: null }} />)
  expect([imageOf(container), container.querySelector('svg')].map(Boolean)).toEqual([false, true])
  // A response of the previous release has no `picture`.
  rerender(<GiftPicture plan={{ icon: 'rose' }} />)
  expect(container.querySelector('svg')).not.toBeNull()
  rerender(<GiftPicture plan={plan} />)
  const image = imageOf(container)
  if (image !== null) fireEvent.error(image)
  expect([imageOf(container), container.querySelector('svg')].map(Boolean)).toEqual([false, true])
  // After a picture has failed to load, another picture is loaded.
  rerender(<GiftPicture plan={{ icon: 'rose', picture: giftPicturePaths('b'.repeat(24)) }} />)
  expect(imageOf(container)).not.toBeNull()
})
