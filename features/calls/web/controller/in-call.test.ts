// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { useCallView } from './call-view.ts'
import {
  incomingCallId,
  brian,
  createCall,
  deviceId,
  createIncomingCall,
  openController,
  openWithIncomingCall,
  openWithActiveCall,
  currentView,
} from '#tests/support/web/call-controller.ts'
import { FakePeer } from '#tests/support/web/call-media.ts'

beforeEach(() => {
  useCallView.setState({ view: null })
  FakePeer.made = []
})

describe('being called', () => {
  it('answers with the microphone open, on this device, and waits for the offer', async () => {
    const { controller, requestsOf, devices, settle } = await openWithIncomingCall()
    expect(currentView()).toMatchObject({ phase: 'ringing', person: brian })
    expect(devices.opened).toEqual([])
    await controller.accept()
    await settle()
    expect(requestsOf('call:accept')).toEqual([{ id: incomingCallId, device: deviceId }])
    expect(currentView()?.phase).toBe('connecting')
    expect(FakePeer.made[0]?.offers).toBe(0)
  })
  it('keeps signals that arrive before the connection is created', async () => {
    const { controller, publish, signals, settle } = await openWithIncomingCall()
    const accepted = controller.accept()
    publish('call:signal', { id: incomingCallId, signal: { description: { type: 'offer', sdp: 'early' } } })
    await accepted
    publish('call:signal', { id: incomingCallId, signal: { description: { type: 'offer', sdp: 'early' } } })
    await settle()
    expect(signals().some((signal) => 'description' in signal && signal.description.type === 'answer')).toBe(true)
  })
  it('keeps ringing when the microphone cannot be opened', async () => {
    const { controller, devices, requestsOf } = await openWithIncomingCall()
    devices.refuse({ audio: 'NotFoundError' })
    await controller.accept()
    expect(requestsOf('call:accept')).toEqual([])
    expect(currentView()).toMatchObject({ phase: 'ringing', deviceProblem: { device: 'audio', failure: 'missing' } })
    devices.refuse({})
    await controller.accept()
    expect(currentView()).toMatchObject({ phase: 'connecting', deviceProblem: null })
  })
  it('answers once when pressed twice', async () => {
    const { controller, requestsOf } = await openWithIncomingCall()
    await Promise.all([controller.accept(), controller.accept()])
    expect(requestsOf('call:accept')).toHaveLength(1)
  })
  it('stops ringing when another device answers', async () => {
    const { publish, devices, onSilent } = await openWithIncomingCall()
    publish('call', { call: createIncomingCall({ state: 'answered', device: brian.id }) })
    expect(currentView()).toBeNull()
    expect(onSilent).toHaveBeenCalledWith('elsewhere', brian)
    expect(devices.opened).toEqual([])
  })
  it('declines, and stops ringing when declined on another device', async () => {
    const { controller, requestsOf, publish, onSilent } = await openWithIncomingCall()
    await controller.hangUp()
    expect(requestsOf('call:decline')).toEqual([{ id: incomingCallId }])
    publish('call:incoming', { call: createIncomingCall({ id: brian.id }), person: brian })
    publish('call', { call: createIncomingCall({ id: brian.id, state: 'ended', reason: 'declined' }) })
    expect(currentView()).toBeNull()
    expect(onSilent).not.toHaveBeenCalled()
  })
  it('reports a missed call', async () => {
    const { publish, onSilent } = await openWithIncomingCall()
    publish('call', { call: createIncomingCall({ state: 'ended', reason: 'cancelled' }) })
    expect(onSilent).toHaveBeenCalledWith('missed', brian)
  })
})

describe('in a call', () => {
  it('mutes and informs the other side', async () => {
    const { controller, devices, signals, settle } = await openWithActiveCall()
    controller.mute(true)
    await settle()
    expect(devices.opened[0]?.enabled).toBe(false)
    expect(signals().at(-1)).toEqual({ media: { audio: false, video: false } })
  })
  it('turns the camera on and off and releases it', async () => {
    const { controller, devices, signals, settle } = await openWithActiveCall()
    await controller.turnCamera(true)
    await settle()
    expect(devices.live()).toEqual(['audio', 'video'])
    expect(signals()).toContainEqual({ media: { audio: true, video: true } })
    await controller.turnCamera(false)
    expect(devices.live()).toEqual(['audio'])
    expect(currentView()?.camera).toBeNull()
  })
  it('switches the microphone without a new offer', async () => {
    const { controller, devices, peer } = await openWithActiveCall()
    await controller.choose('audio', 'headset')
    expect(peer.lines[0]?.sender.track?.name).toBe('headset')
    expect(peer.offers).toBe(1)
    expect(devices.live()).toEqual(['audio'])
  })
  it('drops video when the bandwidth stays low', async () => {
    const { controller, devices, peer, clock } = await openWithActiveCall()
    await controller.turnCamera(true)
    const narrow = [
      { type: 'transport', selectedCandidatePairId: '2' },
      { type: 'candidate-pair', availableOutgoingBitrate: 50_000 },
    ]
    for (let look = 1; look <= 5; look++) {
      peer.hear(20 + 50 * look, narrow)
      await clock.advance(2000)
    }
    expect(devices.live()).toEqual(['audio'])
    expect(currentView()).toMatchObject({ camera: null, videoDropped: true, phase: 'talking' })
  })
  it('hangs up: releases every device at once and shows the server’s duration', async () => {
    const { controller, devices, id, peer, publish, requestsOf } = await openWithActiveCall()
    await controller.turnCamera(true)
    await controller.hangUp()
    expect(devices.live()).toEqual([])
    expect(peer.connectionState).toBe('closed')
    expect(requestsOf('call:end')).toEqual([{ id }])
    publish('call', { call: createCall(id, { state: 'ended', reason: 'ended', seconds: 61 }) })
    expect(currentView()).toMatchObject({ phase: 'over', reason: 'ended', seconds: 61 })
  })
  it('ends when the server reports the end', async () => {
    const { devices, id, publish } = await openWithActiveCall()
    publish('call', { call: createCall(id, { state: 'ended', reason: 'closed', seconds: 5 }) })
    expect(currentView()).toMatchObject({ phase: 'over', reason: 'closed', seconds: 5 })
    expect(devices.live()).toEqual([])
  })
  it('restarts ICE after a reconnect, and ends when the server has no call', async () => {
    const { answers, id, peer, reconnect, settle } = await openWithActiveCall()
    answers['call:current'] = () => ({ call: createCall(id, { state: 'answered' }), person: brian })
    peer.fare('failed')
    reconnect()
    await settle()
    expect(peer.restarts).toBe(1)
    answers['call:current'] = () => ({ call: null, person: null })
    reconnect()
    await settle()
    expect(currentView()).toMatchObject({ phase: 'over', reason: 'lost' })
  })
  it('ends after 30 seconds without audio', async () => {
    const { peer, clock, requestsOf } = await openWithActiveCall()
    peer.fare('failed')
    await clock.advance(29_000)
    expect(requestsOf('call:end')).toHaveLength(0)
    await clock.advance(2000)
    expect(requestsOf('call:end')).toHaveLength(1)
  })
  it('releases everything at logout', async () => {
    const { controller, devices } = await openWithActiveCall()
    controller.leave()
    expect([devices.live(), currentView()]).toEqual([[], null])
  })
})

describe('a page reloaded during a call', () => {
  it('announces a new connection and creates it', async () => {
    const { controller, answers, signals, settle } = openController()
    const connected_at = '2026-01-01T00:00:10.000Z'
    answers['call:current'] = () => ({ call: createCall(incomingCallId, { state: 'answered', connected_at }), person: brian })
    await controller.refresh()
    await settle()
    const types = signals().map((signal) => ('description' in signal ? signal.description.type : 'other'))
    expect(types.filter((type) => type !== 'other')).toEqual(['rollback', 'offer'])
    expect(currentView()).toMatchObject({ id: incomingCallId, connectedAt: Date.parse(connected_at) })
  })
  it('ignores a call on another device', async () => {
    const { controller, answers, devices } = openController()
    answers['call:current'] = () => ({ call: createCall(incomingCallId, { state: 'answered', device: brian.id }), person: brian })
    await controller.refresh()
    expect([currentView(), devices.opened]).toEqual([null, []])
  })
  it('makes the other side replace its connection', async () => {
    const { publish, id, peer, settle } = await openWithActiveCall()
    publish('call:signal', { id, signal: { description: { type: 'rollback', sdp: '' } } })
    await settle()
    expect(peer.connectionState).toBe('closed')
    expect(FakePeer.made).toHaveLength(2)
    expect(FakePeer.made[1]?.offers).toBe(1)
  })
})
