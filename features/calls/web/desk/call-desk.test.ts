// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { callPrice } from '../../contract.ts'
import { useCall } from '../stage/call-view.ts'
import { anotherId, brian, callOf, device, noAnswer, open, refusal, talking, view, within } from '#tests/support/web/call-controller.ts'
import { FakePeer } from '#tests/support/web/calls.ts'

beforeEach(() => {
  useCall.setState({ view: null })
  FakePeer.made = []
})

describe('calling', () => {
  it('opens the microphone, rings, connects when it is answered, and tells when sound flows', async () => {
    const { said, id, peer } = await talking()
    expect(said('call:ring')).toEqual([{ id, uid: brian.id, kind: 'voice', device }])
    expect(peer.configurations[0]?.iceTransportPolicy).toBe('relay')
    expect(peer.offers).toBe(1)
    expect(said('call:connected')).toEqual([{ id, device }])
    expect(view()).toMatchObject({ phase: 'talking', camera: null })
  })
  it('rings nobody without a microphone, and says why', async () => {
    const { desk, devices, asked } = open()
    devices.refuse({ audio: 'NotAllowedError' })
    await desk.place(brian, 'voice', within)
    expect(asked).toEqual([])
    expect(view()).toMatchObject({ phase: 'preparing', trouble: { device: 'audio', failure: 'refused' } })
  })
  it('is one of voice where there is no camera', async () => {
    const { desk, devices, said } = open()
    devices.refuse({ video: 'NotFoundError' })
    await desk.place(brian, 'video', within)
    expect(said('call:ring')).toHaveLength(1)
    expect(view()).toMatchObject({ phase: 'calling', trouble: { device: 'video', failure: 'missing' } })
  })
  it('asks before it is paid for: nothing is opened or rung until then', async () => {
    const { desk, devices, asked, said } = open()
    await desk.place(brian, 'voice', { remaining: 0, price: 20 })
    expect(view()).toMatchObject({ phase: 'paying', price: 20 })
    expect([asked.length, devices.opened.length]).toEqual([0, 0])
    await desk.ring(true)
    expect(said('call:ring')[0]).toMatchObject({ pay_credits: true })
  })
  it('asks then too where the plan ran out meanwhile', async () => {
    const { desk, devices, answers } = open()
    answers['call:ring'] = () => {
      throw refusal('calls.credits_needed')
    }
    await desk.place(brian, 'voice', within)
    expect(view()).toMatchObject({ phase: 'paying', price: callPrice })
    expect(devices.live()).toEqual([])
  })
  it('says what the server refuses with, and lets the microphone go', async () => {
    const { desk, devices, answers } = open()
    answers['call:ring'] = () => {
      throw refusal('calls.unreachable')
    }
    await desk.place(brian, 'voice', within)
    expect(view()).toMatchObject({ phase: 'over', reason: 'refused', refusal: 'No.' })
    expect(devices.live()).toEqual([])
  })
  it('rings again with the same id where no answer came', async () => {
    const { desk, answers, said, clock } = open()
    const answer = answers['call:ring'] as (payload: Record<string, unknown>) => unknown
    let tries = 0
    answers['call:ring'] = (payload) => {
      tries += 1
      if (tries < 3) throw noAnswer()
      return answer(payload)
    }
    const placed = desk.place(brian, 'voice', within)
    await clock.settle()
    await clock.advance(3000)
    await placed
    const ids = said('call:ring').map(({ id }) => id)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
    expect(view()?.phase).toBe('calling')
  })
  it('says that the other one is busy', async () => {
    const { desk, answers, devices } = open()
    answers['call:ring'] = ({ id }) => ({ call: callOf(String(id), { state: 'ended', reason: 'busy' }) })
    await desk.place(brian, 'voice', within)
    expect(view()).toMatchObject({ phase: 'over', reason: 'busy' })
    expect(devices.live()).toEqual([])
  })
  it('opens no second call beside the first', async () => {
    const { desk, said } = open()
    await desk.place(brian, 'voice', within)
    await desk.place({ ...brian, id: anotherId }, 'voice', within)
    expect(said('call:ring')).toHaveLength(1)
    expect(view()?.person.id).toBe(brian.id)
  })
})

describe('giving up', () => {
  it('takes the call back, also one that was on its way', async () => {
    const { desk, devices, answers, said, settle } = open()
    let arrive: (answer: unknown) => void = () => {}
    answers['call:ring'] = () => new Promise((resolve) => (arrive = resolve))
    const placed = desk.place(brian, 'voice', within)
    await settle()
    const id = view()?.id ?? ''
    await desk.hangUp()
    expect(devices.live()).toEqual([])
    arrive({ call: callOf(id) })
    await placed
    expect(said('call:cancel')).toEqual([{ id }, { id }])
    expect(view()).toMatchObject({ phase: 'over', reason: 'cancelled' })
  })
  it('hangs up where it was answered in the same moment', async () => {
    const { desk, answers, said } = open()
    await desk.place(brian, 'voice', within)
    answers['call:cancel'] = () => {
      throw refusal('calls.wrong_state')
    }
    await desk.hangUp()
    expect(said('call:end')).toHaveLength(1)
  })
  it('leaves no device open that a browser hands over later', async () => {
    const { desk, devices, asked, settle } = open()
    const release = devices.hold()
    const placed = desk.place(brian, 'video', within)
    await settle()
    await desk.hangUp()
    release()
    await placed
    expect([devices.live(), asked]).toEqual([[], []])
    expect(view()).toBeNull()
  })
})
