import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallSignal } from '../../contract.ts'
import { asTrack, createFakePeer, FakePeer, FakeTrack, createFakeClock } from '#tests/support/web/call-media.ts'
import { MediaSession, type IncomingMedia } from './media-session.ts'

const relay: RTCConfiguration = { iceServers: [{ urls: ['turn:relay.example'] }], iceTransportPolicy: 'relay' }

const side = (polite: boolean, clock = createFakeClock()) => {
  const sent: CallSignal[] = []
  const states: IncomingMedia[] = []
  const network = new EventTarget()
  const narrow = vi.fn()
  const microphone = new FakeTrack('audio')
  const wire: { to?: (signal: CallSignal) => void } = {}
  const session = new MediaSession(
    {
      polite,
      configuration: relay,
      createPeer: createFakePeer,
      clock,
      network,
      send: (signal) => {
        sent.push(signal)
        wire.to?.(signal)
      },
      onChange: (state) => states.push(state),
      onNarrow: narrow,
    },
    asTrack(microphone),
    null,
  )
  const peer = FakePeer.made.at(-1) as FakePeer
  return { session, peer, sent, states, network, narrow, microphone, wire, clock }
}
const pair = async () => {
  const [caller, callee] = [side(false), side(true)]
  caller.wire.to = (signal) => callee.session.receive(signal)
  callee.wire.to = (signal) => caller.session.receive(signal)
  await caller.clock.settle()
  return { caller, callee }
}
const offers = (sent: CallSignal[]) => sent.filter((signal) => 'description' in signal && signal.description.type === 'offer').length
const directions = ({ lines }: FakePeer) => lines.map(({ direction }) => direction)

beforeEach(() => {
  FakePeer.made = []
})

describe('a connection', () => {
  it('is offered by the caller and answered by the callee, audio first, over the relay only', async () => {
    const { caller, callee } = await pair()
    for (const { peer } of [caller, callee]) {
      expect(peer.signalingState).toBe('stable')
      expect(peer.configurations[0]).toMatchObject(relay)
      expect(directions(peer)).toEqual(['sendrecv', 'recvonly'])
    }
    expect([offers(caller.sent), offers(callee.sent)]).toEqual([1, 0])
    expect(caller.peer.lines[0]?.sender.track).toBe(caller.microphone)
    expect(callee.peer.lines[0]?.sender.track).toBe(callee.microphone)
  })
  it('prioritises audio over video', async () => {
    const { caller } = await pair()
    expect(caller.peer.lines.map(({ encoding }) => encoding['networkPriority'])).toEqual(['high', 'low'])
  })
  it('adds and removes video from either side', async () => {
    const { caller, callee } = await pair()
    const camera = new FakeTrack('video')
    await callee.session.sendCamera(asTrack(camera))
    await callee.clock.settle()
    expect(offers(callee.sent)).toBe(1)
    expect(directions(callee.peer)).toEqual(['sendrecv', 'sendrecv'])
    expect(callee.peer.lines[1]?.sender.track).toBe(camera)
    await callee.session.sendCamera(null)
    await callee.clock.settle()
    expect(directions(callee.peer)).toEqual(['sendrecv', 'recvonly'])
    expect([caller.peer.signalingState, callee.peer.signalingState]).toEqual(['stable', 'stable'])
  })
  it('resolves colliding offers: the polite side rolls back, and both changes apply', async () => {
    const { caller, callee } = await pair()
    // Both signals are sent before either arrives.
    const held: (() => void)[] = []
    caller.wire.to = (signal) => held.push(() => callee.session.receive(signal))
    callee.wire.to = (signal) => held.push(() => caller.session.receive(signal))
    await Promise.all([caller, callee].map(({ session }) => session.sendCamera(asTrack(new FakeTrack('video')))))
    await caller.clock.settle()
    expect([caller.peer.signalingState, callee.peer.signalingState]).toEqual(['have-local-offer', 'have-local-offer'])
    while (held.length > 0) {
      held.shift()?.()
      await caller.clock.settle()
    }
    expect([caller.peer.signalingState, callee.peer.signalingState]).toEqual(['stable', 'stable'])
    for (const { peer } of [caller, callee]) expect(directions(peer)).toEqual(['sendrecv', 'sendrecv'])
    // The polite side has rolled back its offer. Its answer contains the change that it had offered.
    expect([offers(caller.sent), offers(callee.sent)]).toEqual([2, 1])
  })
  it('shows video while the negotiated direction includes it', async () => {
    const { caller, callee } = await pair()
    const line = callee.peer.lines[1]
    if (line === undefined) throw new Error('no line for video')
    for (const [currentDirection, video] of [
      ['recvonly', line.receiver.track],
      ['inactive', null],
      ['sendrecv', line.receiver.track],
      ['sendonly', null],
    ] as const) {
      line.currentDirection = currentDirection
      caller.session.restartIce()
      await caller.clock.settle()
      expect(callee.states.at(-1)?.video).toBe(video)
    }
  })
  it('keeps candidates that arrive before their description', async () => {
    const callee = side(true)
    callee.session.receive({ candidate: { candidate: 'candidate:1', sdpMid: '0' } })
    await callee.clock.settle()
    expect(callee.peer.candidates).toEqual([])
    callee.session.receive({ description: { type: 'offer', sdp: 'offer' } })
    await callee.clock.settle()
    expect(callee.peer.candidates).toEqual([{ candidate: 'candidate:1', sdpMid: '0' }])
  })
})

describe('a network change', () => {
  it('restarts ICE at once', async () => {
    const { caller } = await pair()
    caller.network.dispatchEvent(new Event('online'))
    await caller.clock.settle()
    expect(caller.peer.restarts).toBe(1)
    expect(offers(caller.sent)).toBe(2)
  })
  it('waits after an interruption, then restarts ICE until connected', async () => {
    const { caller } = await pair()
    caller.peer.fare('connected')
    caller.peer.hear(10)
    await caller.clock.advance(300)
    expect(caller.states.at(-1)?.flow).toBe('flowing')
    caller.peer.fare('disconnected')
    expect(caller.states.at(-1)?.flow).toBe('lost')
    await caller.clock.advance(1400)
    expect(caller.peer.restarts).toBe(0)
    await caller.clock.advance(200)
    expect(caller.peer.restarts).toBe(1)
    await caller.clock.advance(8000)
    expect(caller.peer.restarts).toBe(3)
    caller.peer.fare('connected')
    expect(caller.states.at(-1)?.flow).toBe('flowing')
    await caller.clock.advance(20_000)
    expect(caller.peer.restarts).toBe(3)
  })
  it('repeats an offer that got no answer while the other side was away', async () => {
    const caller = side(false)
    await caller.clock.settle()
    expect(offers(caller.sent)).toBe(1)
    caller.session.resume()
    expect(caller.sent.filter((signal) => 'description' in signal)).toEqual([
      { description: { type: 'offer', sdp: 'offer 1' } },
      { description: { type: 'offer', sdp: 'offer 1' } },
    ])
  })
})

describe('low bandwidth', () => {
  const pairOf = (bits: number) => [
    { type: 'transport', selectedCandidatePairId: '2' },
    { type: 'candidate-pair', currentRoundTripTime: 0.1, availableOutgoingBitrate: bits },
  ]
  it('drops video only when the bandwidth stays low', async () => {
    const { caller } = await pair()
    await caller.session.sendCamera(asTrack(new FakeTrack('video')))
    for (const [packets, bits] of [
      [10, 500_000],
      [20, 60_000],
      [30, 60_000],
      [40, 500_000],
      [50, 60_000],
      [60, 60_000],
      [70, 60_000],
    ] as const) {
      caller.peer.hear(packets, pairOf(bits))
      await caller.clock.advance(2000)
    }
    expect(caller.narrow).not.toHaveBeenCalled()
    caller.peer.hear(80, pairOf(60_000))
    await caller.clock.advance(2000)
    expect(caller.narrow).toHaveBeenCalledOnce()
  })
  it('keeps video through an interruption, whatever the packet loss', async () => {
    const { caller } = await pair()
    await caller.session.sendCamera(asTrack(new FakeTrack('video')))
    caller.peer.hear(10, pairOf(500_000))
    await caller.clock.advance(2000)
    caller.peer.fare('disconnected')
    caller.peer.hear(10, pairOf(60_000))
    await caller.clock.advance(6000)
    caller.peer.fare('connected')
    caller.peer.hear(20, pairOf(500_000))
    await caller.clock.advance(6000)
    expect(caller.narrow).not.toHaveBeenCalled()
  })
})

it('sends nothing after the end', async () => {
  const { caller } = await pair()
  const told = caller.states.length
  caller.session.close()
  caller.peer.fare('failed')
  caller.network.dispatchEvent(new Event('online'))
  await caller.clock.advance(10_000)
  expect(caller.peer.connectionState).toBe('failed')
  expect(caller.peer.restarts).toBe(0)
  expect(caller.states.length).toBe(told)
})
