// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appendToUpload, beginUpload } from '#features/uploads/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { drawChallenge, getOwnPhotoCheck, type OwnPhotoCheck, poses, sendPhotoCheck } from '../contract.ts'
import { en } from '../locales/en.ts'
import { PhotoCheckBadge } from './badge/PhotoCheckBadge.tsx'
import { PhotoCheckScreen } from './PhotoCheckScreen.tsx'
import { PoseFigure } from './PoseFigure.tsx'

const words = { photo_check: en, platform }
const user = userEvent.setup({ delay: null })
const none: OwnPhotoCheck = { state: 'none', photo_checked_at: null, until: null, reason: null, may_start: true, has_photo: true }
const challenge = { id: '51000000-0000-4000-8000-000000000001', poses: ['fist', 'two_fingers', 'look_left'], seconds: 180 }
const stopped = vi.fn<() => void>()
let server: ReturnType<typeof fakeServer>
let getUserMedia: ReturnType<typeof vi.fn>

// Loads the capture screen before the tests, because loading it within a test takes too long on a busy machine.
beforeAll(() => import('./capture/TakeFrames.tsx'))
beforeEach(() => {
  server = fakeServer()
  stopped.mockClear()
  const track = Object.assign(new EventTarget(), { stop: stopped })
  getUserMedia = vi.fn(() => Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] }))
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  HTMLMediaElement.prototype.play = () => Promise.resolve()
  HTMLCanvasElement.prototype.getContext = (() => null) as never
  HTMLCanvasElement.prototype.toBlob = (done: BlobCallback) => done(new Blob(['picture']))
  URL.createObjectURL = () => 'blob:frame'
  URL.revokeObjectURL = () => {}
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = async (own: Partial<OwnPhotoCheck> = {}) => {
  server.on(getOwnPhotoCheck, () => json({ data: { ...none, ...own } }))
  await renderScreen(<PhotoCheckScreen refusal={<p>the appeal</p>} />, words)
}
const button = (name: string) => screen.findByRole('button', { name })

describe('what the screen says', () => {
  it.each([
    [{ state: 'waiting', may_start: false }, en.screen.waiting],
    [{ state: 'stale' }, en.card.stale],
    [{ state: 'refused', reason: 'face_unclear' }, en.screen.reason.replace('{reason}', en.reasons.face_unclear)],
    [{ has_photo: false, may_start: false }, en.errors.no_photo],
  ] as const)('of %j', async (own, sentence) => {
    await show(own)
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(screen.queryByText('the appeal') !== null).toBe('state' in own && own.state === 'refused')
  })

  it('has no field for a file, and begins only where it can', async () => {
    await show({ state: 'waiting', may_start: false })
    await screen.findByText(en.screen.waiting)
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.querySelector('input')).toBeNull()
  })
})

describe('the camera', () => {
  it.each([
    ['NotAllowedError', en.screen.refused],
    ['NotFoundError', en.screen.missing],
    ['NotReadableError', en.screen.busy],
  ])('says what to do after %s, and tries again', async (name, sentence) => {
    getUserMedia.mockRejectedValueOnce(Object.assign(new Error('no'), { name }))
    server.on(drawChallenge, () => json({ data: challenge }, 201))
    await show()
    await user.click(await button(en.screen.start))
    expect((await screen.findByText(sentence)).getAttribute('role')).toBe('alert')
    await user.click(await button(en.screen.again))
    expect(await screen.findByRole('img', { name: en.poses.fist })).toBeDefined()
  })

  it('takes four frames, shows them, sends them with rising times, and closes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
    server.on(drawChallenge, () => json({ data: challenge }, 201))
    server.on(beginUpload, () => json({ data: { received: 0 } }))
    server.on(appendToUpload, () => json({ data: { received: 7 } }))
    server.on(sendPhotoCheck, () => json({ data: { ...none, state: 'waiting', may_start: false } }))
    await show()
    await user.click(await button(en.screen.start))
    for (const pose of ['fist', 'two_fingers', 'look_left'] as const) {
      await screen.findByRole('img', { name: en.poses[pose] })
      await waitFor(async () => expect((await button(en.screen.ready)).getAttribute('aria-busy')).not.toBe('true'), { timeout: 15_000 })
      await user.click(await button(en.screen.ready))
      await vi.advanceTimersByTimeAsync(4000)
    }
    await screen.findByRole('heading', { name: en.screen.look })
    expect((await screen.findAllByRole('img')).map((image) => image.getAttribute('alt'))).toEqual([
      `Picture 1: ${en.poses.fist}`,
      'Picture 2: between two poses',
      `Picture 3: ${en.poses.two_fingers}`,
      `Picture 4: ${en.poses.look_left}`,
    ])
    expect(stopped).toHaveBeenCalled()
    await user.click(await button(en.screen.send))
    expect(await screen.findByText(en.screen.waiting)).toBeDefined()
    const sent = server.seen.find(({ endpoint }) => endpoint === sendPhotoCheck)?.body as { frames: { at: number }[] }
    const times = sent.frames.map(({ at }) => at)
    expect(times.every((at, index) => at - (times[index - 1] ?? 0) >= 1000)).toBe(true)
  }, 60_000)
})

it('the badge says what it means and what it does not', async () => {
  await renderScreen(<PhotoCheckBadge checkedAt="2027-03" />, words)
  await user.click(await button('Photo checked, March 2027'))
  expect(await screen.findByText(en.badge.not)).toBeDefined()
})

it('each of the poses has a drawing of its own', async () => {
  const drawn = new Set<string>()
  for (const pose of poses) {
    await renderScreen(<PoseFigure pose={pose} label={en.poses[pose]} />, words)
    drawn.add((await screen.findByRole('img', { name: en.poses[pose] })).innerHTML)
    cleanup()
  }
  expect(drawn.size).toBe(poses.length)
})
