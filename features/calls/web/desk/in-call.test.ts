// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { useCall } from '../stage/call-view.ts'
import { anotherId, brian, callOf, device, incoming, open, ringing, talking, view } from '#tests/support/web/call-controller.ts'
import { FakePeer } from '#tests/support/web/calls.ts'

beforeEach(() => {
  useCall.setState({ view: null })
  FakePeer.made = []
})

describe('being called', () => {
  it('answers with the microphone open, on this device, and waits for the offer', async () => {
    const { desk, said, devices, settle } = await ringing()
    expect(view()).toMatchObject({ phase: 'ringing', person: brian })
    expect(devices.opened).toEqual([])
    await desk.accept()
    await settle()
    expect(said('call:accept')).toEqual([{ id: anotherId, device }])
    expect(view()?.phase).toBe('connecting')
    expect(FakePeer.made[0]?.offers).toBe(0)
  })
  it('takes what the other side sends before the connection is made here', async () => {
    const { desk, tell, signals, settle } = await ringing()
    const accepted = desk.accept()
    tell('call:signal', { id: anotherId, signal: { description: { type: 'offer', sdp: 'early' } } })
    await accepted
    tell('call:signal', { id: anotherId, signal: { description: { type: 'offer', sdp: 'early' } } })
    await settle()
    expect(signals().some((signal) => 'description' in signal && signal.description.type === 'answer')).toBe(true)
  })
  it('rings on where the microphone cannot be had', async () => {
    const { desk, devices, said } = await ringing()
    devices.refuse({ audio: 'NotFoundError' })
    await desk.accept()
    expect(said('call:accept')).toEqual([])
    expect(view()).toMatchObject({ phase: 'ringing', trouble: { device: 'audio', failure: 'missing' } })
    devices.refuse({})
    await desk.accept()
    expect(view()).toMatchObject({ phase: 'connecting', trouble: null })
  })
  it('answers once, however often it is pressed', async () => {
    const { desk, said } = await ringing()
    await Promise.all([desk.accept(), desk.accept()])
    expect(said('call:accept')).toHaveLength(1)
  })
  it('falls silent when another device answers', async () => {
    const { tell, devices, onSilent } = await ringing()
    tell('call', { call: incoming({ state: 'answered', device: brian.id }) })
    expect(view()).toBeNull()
    expect(onSilent).toHaveBeenCalledWith('elsewhere', brian)
    expect(devices.opened).toEqual([])
  })
  it('declines, and is silent when it was declined elsewhere', async () => {
    const { desk, said, tell, onSilent } = await ringing()
    await desk.hangUp()
    expect(said('call:decline')).toEqual([{ id: anotherId }])
    tell('call:incoming', { call: incoming({ id: brian.id }), person: brian })
    tell('call', { call: incoming({ id: brian.id, state: 'ended', reason: 'declined' }) })
    expect(view()).toBeNull()
    expect(onSilent).not.toHaveBeenCalled()
  })
  it('tells of a call that nobody answered', async () => {
    const { tell, onSilent } = await ringing()
    tell('call', { call: incoming({ state: 'ended', reason: 'cancelled' }) })
    expect(onSilent).toHaveBeenCalledWith('missed', brian)
  })
})

describe('in a call', () => {
  it('mutes, and tells the other side', async () => {
    const { desk, devices, signals, settle } = await talking()
    desk.mute(true)
    await settle()
    expect(devices.opened[0]?.enabled).toBe(false)
    expect(signals().at(-1)).toEqual({ media: { audio: false, video: false } })
  })
  it('turns the picture on and off; nothing of it stays open', async () => {
    const { desk, devices, signals, settle } = await talking()
    await desk.turnCamera(true)
    await settle()
    expect(devices.live()).toEqual(['audio', 'video'])
    expect(signals()).toContainEqual({ media: { audio: true, video: true } })
    await desk.turnCamera(false)
    expect(devices.live()).toEqual(['audio'])
    expect(view()?.camera).toBeNull()
  })
  it('changes the microphone without a new offer', async () => {
    const { desk, devices, peer } = await talking()
    await desk.choose('audio', 'headset')
    expect(peer.lines[0]?.sender.track?.name).toBe('headset')
    expect(peer.offers).toBe(1)
    expect(devices.live()).toEqual(['audio'])
  })
  it('gives the picture up for the voice when the line stays narrow', async () => {
    const { desk, devices, peer, clock } = await talking()
    await desk.turnCamera(true)
    const narrow = [
      { type: 'transport', selectedCandidatePairId: '2' },
      { type: 'candidate-pair', availableOutgoingBitrate: 50_000 },
    ]
    for (let look = 1; look <= 5; look++) {
      peer.hear(20 + 50 * look, narrow)
      await clock.advance(2000)
    }
    expect(devices.live()).toEqual(['audio'])
    expect(view()).toMatchObject({ camera: null, gaveWay: true, phase: 'talking' })
  })
  it('hangs up: every device is let go at once, and the duration is the server’s', async () => {
    const { desk, devices, id, peer, tell, said } = await talking()
    await desk.turnCamera(true)
    await desk.hangUp()
    expect(devices.live()).toEqual([])
    expect(peer.connectionState).toBe('closed')
    expect(said('call:end')).toEqual([{ id }])
    tell('call', { call: callOf(id, { state: 'ended', reason: 'ended', seconds: 61 }) })
    expect(view()).toMatchObject({ phase: 'over', reason: 'ended', seconds: 61 })
  })
  it('is over when the server says so', async () => {
    const { devices, id, tell } = await talking()
    tell('call', { call: callOf(id, { state: 'ended', reason: 'closed', seconds: 5 }) })
    expect(view()).toMatchObject({ phase: 'over', reason: 'closed', seconds: 5 })
    expect(devices.live()).toEqual([])
  })
  it('looks for another way when the socket is back, and ends where the server knows of no call', async () => {
    const { answers, id, peer, reconnect, settle } = await talking()
    answers['call:current'] = () => ({ call: callOf(id, { state: 'answered' }), person: brian })
    peer.fare('failed')
    reconnect()
    await settle()
    expect(peer.restarts).toBe(1)
    answers['call:current'] = () => ({ call: null, person: null })
    reconnect()
    await settle()
    expect(view()).toMatchObject({ phase: 'over', reason: 'lost' })
  })
  it('ends when nothing was heard for half a minute', async () => {
    const { peer, clock, said } = await talking()
    peer.fare('failed')
    await clock.advance(29_000)
    expect(said('call:end')).toHaveLength(0)
    await clock.advance(2000)
    expect(said('call:end')).toHaveLength(1)
  })
  it('lets everything go when the member signs out', async () => {
    const { desk, devices } = await talking()
    desk.leave()
    expect([devices.live(), view()]).toEqual([[], null])
  })
})

describe('a page loaded anew in a call', () => {
  it('says that it begins anew, then makes the connection as before', async () => {
    const { desk, answers, signals, settle } = open()
    const connected_at = '2026-01-01T00:00:10.000Z'
    answers['call:current'] = () => ({ call: callOf(anotherId, { state: 'answered', connected_at }), person: brian })
    await desk.refresh()
    await settle()
    const types = signals().map((signal) => ('description' in signal ? signal.description.type : 'other'))
    expect(types.filter((type) => type !== 'other')).toEqual(['rollback', 'offer'])
    expect(view()).toMatchObject({ id: anotherId, since: Date.parse(connected_at) })
  })
  it('leaves the call of another device alone', async () => {
    const { desk, answers, devices } = open()
    answers['call:current'] = () => ({ call: callOf(anotherId, { state: 'answered', device: brian.id }), person: brian })
    await desk.refresh()
    expect([view(), devices.opened]).toEqual([null, []])
  })
  it('on the other side makes another connection in place of the one that is gone', async () => {
    const { tell, id, peer, settle } = await talking()
    tell('call:signal', { id, signal: { description: { type: 'rollback', sdp: '' } } })
    await settle()
    expect(peer.connectionState).toBe('closed')
    expect(FakePeer.made).toHaveLength(2)
    expect(FakePeer.made[1]?.offers).toBe(1)
  })
})
