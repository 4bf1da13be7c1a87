// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { callPriceCredits } from '../../contract.ts'
import { useCallView } from './call-view.ts'
import {
  incomingCallId,
  brian,
  createCall,
  deviceId,
  lostAnswerError,
  openController,
  serverError,
  openWithActiveCall,
  currentView,
  callConditions,
} from '#tests/support/web/call-controller.ts'
import { FakePeer } from '#tests/support/web/call-media.ts'

beforeEach(() => {
  useCallView.setState({ view: null })
  FakePeer.made = []
})

describe('calling', () => {
  it('opens the microphone, rings, connects after the answer, and reports when audio flows', async () => {
    const { requestsOf, id, peer } = await openWithActiveCall()
    expect(requestsOf('call:ring')).toEqual([{ id, uid: brian.id, kind: 'voice', device: deviceId }])
    expect(peer.configurations[0]?.iceTransportPolicy).toBe('relay')
    expect(peer.offers).toBe(1)
    expect(requestsOf('call:connected')).toEqual([{ id, device: deviceId }])
    expect(currentView()).toMatchObject({ phase: 'talking', camera: null })
  })
  it('does not ring without a microphone, and shows why', async () => {
    const { controller, devices, requests } = openController()
    devices.refuse({ audio: 'NotAllowedError' })
    await controller.place(brian, 'voice', callConditions)
    expect(requests).toEqual([])
    expect(currentView()).toMatchObject({ phase: 'preparing', deviceProblem: { device: 'audio', failure: 'refused' } })
  })
  it('falls back to voice without a camera', async () => {
    const { controller, devices, requestsOf } = openController()
    devices.refuse({ video: 'NotFoundError' })
    await controller.place(brian, 'video', callConditions)
    expect(requestsOf('call:ring')).toHaveLength(1)
    expect(currentView()).toMatchObject({ phase: 'calling', deviceProblem: { device: 'video', failure: 'missing' } })
  })
  it('asks before paying, and opens or rings nothing until then', async () => {
    const { controller, devices, requests, requestsOf } = openController()
    await controller.place(brian, 'voice', { remaining: 0, price: 20 })
    expect(currentView()).toMatchObject({ phase: 'paying', price: 20 })
    expect([requests.length, devices.opened.length]).toEqual([0, 0])
    await controller.ring(true)
    expect(requestsOf('call:ring')[0]).toMatchObject({ pay_credits: true })
  })
  it('asks also when the plan ran out meanwhile', async () => {
    const { controller, devices, answers } = openController()
    answers['call:ring'] = () => {
      throw serverError('calls.credits_needed')
    }
    await controller.place(brian, 'voice', callConditions)
    expect(currentView()).toMatchObject({ phase: 'paying', price: callPriceCredits })
    expect(devices.live()).toEqual([])
  })
  it('shows the server’s error and releases the microphone', async () => {
    const { controller, devices, answers } = openController()
    answers['call:ring'] = () => {
      throw serverError('calls.unreachable')
    }
    await controller.place(brian, 'voice', callConditions)
    expect(currentView()).toMatchObject({ phase: 'over', reason: 'refused', refusal: 'No.' })
    expect(devices.live()).toEqual([])
  })
  it('retries with the same id when no response came', async () => {
    const { controller, answers, requestsOf, clock } = openController()
    const answer = answers['call:ring'] as (payload: Record<string, unknown>) => unknown
    let tries = 0
    answers['call:ring'] = (payload) => {
      tries += 1
      if (tries < 3) throw lostAnswerError()
      return answer(payload)
    }
    const placed = controller.place(brian, 'voice', callConditions)
    await clock.settle()
    await clock.advance(3000)
    await placed
    const ids = requestsOf('call:ring').map(({ id }) => id)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
    expect(currentView()?.phase).toBe('calling')
  })
  it('shows that the other member is busy', async () => {
    const { controller, answers, devices } = openController()
    answers['call:ring'] = ({ id }) => ({ call: createCall(String(id), { state: 'ended', reason: 'busy' }) })
    await controller.place(brian, 'voice', callConditions)
    expect(currentView()).toMatchObject({ phase: 'over', reason: 'busy' })
    expect(devices.live()).toEqual([])
  })
  it('does not start a second call', async () => {
    const { controller, requestsOf } = openController()
    await controller.place(brian, 'voice', callConditions)
    await controller.place({ ...brian, id: incomingCallId }, 'voice', callConditions)
    expect(requestsOf('call:ring')).toHaveLength(1)
    expect(currentView()?.person.id).toBe(brian.id)
  })
})

describe('cancelling', () => {
  it('cancels the call, also while the request is running', async () => {
    const { controller, devices, answers, requestsOf, settle } = openController()
    let arrive: (answer: unknown) => void = () => {}
    answers['call:ring'] = () => new Promise((resolve) => (arrive = resolve))
    const placed = controller.place(brian, 'voice', callConditions)
    await settle()
    const id = currentView()?.id ?? ''
    await controller.hangUp()
    expect(devices.live()).toEqual([])
    arrive({ call: createCall(id) })
    await placed
    expect(requestsOf('call:cancel')).toEqual([{ id }, { id }])
    expect(currentView()).toMatchObject({ phase: 'over', reason: 'cancelled' })
  })
  it('hangs up a call that was answered at the same moment', async () => {
    const { controller, answers, requestsOf } = openController()
    await controller.place(brian, 'voice', callConditions)
    answers['call:cancel'] = () => {
      throw serverError('calls.wrong_state')
    }
    await controller.hangUp()
    expect(requestsOf('call:end')).toHaveLength(1)
  })
  it('releases a device the browser returns late', async () => {
    const { controller, devices, requests, settle } = openController()
    const release = devices.hold()
    const placed = controller.place(brian, 'video', callConditions)
    await settle()
    await controller.hangUp()
    release()
    await placed
    expect([devices.live(), requests]).toEqual([[], []])
    expect(currentView()).toBeNull()
  })
})
