// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getWallet } from '#features/wallet/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { getCallConditions, type CallPerson } from '../contract.ts'
import { en as calls } from '../locales/en.ts'
import type { CallController } from './controller/call-controller.ts'
import { type CallView, updateCallView, createCallView, useCallView } from './controller/call-view.ts'
import { CallOverlay } from './CallOverlay.tsx'

const brian: CallPerson = {
  id: '20000000-0000-4000-8000-000000000002',
  firstname: 'Brian',
  lastname: 'Otieno',
  image: null,
  image_blur: null,
}
const user = userEvent.setup({ delay: null })
const controller = {
  accept: vi.fn(async () => {}),
  hangUp: vi.fn(async () => {}),
  ring: vi.fn(async () => {}),
  mute: vi.fn(),
  turnCamera: vi.fn(async () => {}),
  dismiss: vi.fn(),
  place: vi.fn(async () => {}),
}
const onReport = vi.fn()
const onBlock = vi.fn(async () => {})
let server: ReturnType<typeof fakeServer>

const show = (part: Partial<CallView>) => {
  const of = { id: 'one', person: brian, direction: 'in', kind: 'voice', phase: 'ringing' } as const
  useCallView.setState({ view: { ...createCallView(of), ...part } })
  return renderScreen(
    <>
      <input aria-label="Message" />
      <CallOverlay controller={controller as unknown as CallController} onReport={onReport} onBlock={onBlock} />
    </>,
    { calls, platform },
  )
}

beforeEach(() => {
  vi.stubGlobal(
    'MediaStream',
    class {
      getTracks = () => []
    },
  )
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  server = fakeServer()
  server.on(getCallConditions, () => json({ data: { refusal: null, remaining: 2, price: 20 } }))
})
afterEach(() => {
  cleanup()
  useCallView.setState({ view: null })
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

describe('a call that rings', () => {
  it('traps the focus, and a key press for the screen below does not answer', async () => {
    await show({})
    const dialog = await screen.findByRole('dialog', { name: 'Brian Otieno' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await user.keyboard('{Enter} ')
    expect(controller.accept).not.toHaveBeenCalled()
    for (let presses = 0; presses < 8; presses++) {
      await user.tab()
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
    expect(within(dialog).getByRole('status').textContent).toBe('Brian is calling')
    await user.click(within(dialog).getByRole('button', { name: 'Answer' }))
    expect(controller.accept).toHaveBeenCalledOnce()
  })
  it('is minimised by Escape and can be answered from there', async () => {
    await show({})
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    const bar = await screen.findByRole('region', { name: 'Voice call' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(within(bar).getByText('Brian is calling')).toBeTruthy()
    await user.click(within(bar).getByRole('button', { name: 'Answer' }))
    expect(controller.accept).toHaveBeenCalledOnce()
    expect(useCallView.getState().view?.minimised).toBe(false)
  })
  it('explains why it cannot be answered', async () => {
    await show({ deviceProblem: { device: 'audio', failure: 'refused' } })
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('alert').textContent).toMatch(/isn’t allowed to use your microphone/)
  })
})

describe('a call that goes on', () => {
  it('shows connection quality, the other member’s mute state, and that video was dropped', async () => {
    await show({ phase: 'talking', connectedAt: Date.now() - 65_000, videoDropped: true, peerMedia: { audio: false, video: false } })
    updateCallView({ media: { flow: 'flowing', audio: null, video: null, quality: 'poor', sample: null } })
    const dialog = await screen.findByRole('dialog')
    expect((await within(dialog).findByRole('timer')).textContent).toBe('1:05')
    for (const words of ['On a call with Brian', 'Very weak connection', 'Brian is muted', /Your camera is off/])
      expect(await within(dialog).findByText(words)).toBeTruthy()
  })
  it('has buttons to report and block', async () => {
    await show({ phase: 'talking' })
    await user.click(await screen.findByRole('button', { name: 'Report Brian' }))
    expect(onReport).toHaveBeenCalledWith(brian.id)
    expect(useCallView.getState().view?.minimised).toBe(true)
    act(() => updateCallView({ minimised: false }))
    await user.click(await screen.findByRole('button', { name: 'Block Brian' }))
    expect([controller.hangUp.mock.calls.length, controller.dismiss.mock.calls.length]).toEqual([1, 1])
    expect(onBlock).toHaveBeenCalledExactlyOnceWith(brian)
  })
  it('says when the member could not be blocked; the call is over all the same', async () => {
    onBlock.mockRejectedValueOnce(new Error('no network'))
    await show({ phase: 'talking' })
    await user.click(await screen.findByRole('button', { name: 'Block Brian' }))
    expect(await screen.findByText('We couldn’t block Brian. Please try again.')).toBeTruthy()
    expect(controller.hangUp).toHaveBeenCalledOnce()
  })
  it('shows the member instead of a black picture when a video call is over', async () => {
    const media = {
      audio: null,
      video: {} as MediaStreamTrack,
      flow: 'flowing',
      quality: null,
      sample: null,
    } as unknown as CallView['media']
    await show({ kind: 'video', phase: 'talking', connectedAt: Date.now(), peerMedia: { audio: true, video: true }, media })
    expect(await screen.findByLabelText('Brian’s video')).toBeTruthy()
    act(() => useCallView.setState(({ view }) => ({ view: view && { ...view, phase: 'over', reason: 'ended', seconds: 9 } })))
    expect(screen.queryByLabelText('Brian’s video')).toBeNull()
  })
  it('ends with its duration', async () => {
    await show({ phase: 'over', reason: 'ended', seconds: 185 })
    expect(await screen.findByText('It lasted 3:05')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(controller.dismiss).toHaveBeenCalledOnce()
  })
})

describe('a call past the plan', () => {
  const has = (credits: number) => server.on(getWallet, () => json({ data: { wallet: { usd: '0.00', credits }, price: null } }))
  it('rings only after the price is confirmed', async () => {
    has(50)
    await show({ phase: 'paying', direction: 'out', price: 20 })
    const dialog = await screen.findByRole('dialog', { name: 'Pay 20 credits for this call?' })
    expect(await within(dialog).findByText('Your credits: 50')).toBeTruthy()
    expect(controller.ring).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Pay and call' }))
    expect(controller.ring).toHaveBeenCalledExactlyOnceWith(true)
  })
  it('cannot be paid without enough credits', async () => {
    has(19)
    await show({ phase: 'paying', direction: 'out', price: 20 })
    expect(await screen.findByText(/You don’t have enough/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay and call' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect(controller.hangUp).toHaveBeenCalledOnce()
  })
})
