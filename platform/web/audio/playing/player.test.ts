// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeAudio } from '#tests/support/web/recording.ts'
import { requestPause } from '../sound-focus.ts'
import { createPlayer, type Player } from './player.ts'

const one = { id: 'one', src: '/one.ogg', seconds: 10 }
const two = { id: 'two', src: '/two.ogg', seconds: 20 }
let player: Player
const audio = () => {
  const [made] = FakeAudio.made
  if (made === undefined) throw new Error('there is no audio element')
  return made
}
const state = () => player.state.getState()

beforeEach(() => {
  localStorage.clear()
  FakeAudio.made = []
  player = createPlayer(() => new FakeAudio() as unknown as HTMLAudioElement)
})

describe('the player', () => {
  it('loads nothing before the first press, and then with one element for all tracks', async () => {
    expect(FakeAudio.made).toHaveLength(0)
    await player.toggle(one)
    await player.toggle(two)
    expect(FakeAudio.made).toHaveLength(1)
    expect(audio().preload).toBe('none')
  })
  it('plays one at a time', async () => {
    await player.toggle(one)
    expect(state()).toMatchObject({ id: 'one', status: 'playing' })
    await player.toggle(two)
    expect(state()).toMatchObject({ id: 'two', status: 'playing', at: 0 })
    expect(audio().src).toBe('/two.ogg')
  })
  it('pauses and goes on where it was', async () => {
    await player.toggle(one)
    audio().currentTime = 4
    await player.toggle(one)
    expect(state().status).toBe('paused')
    await player.toggle(one)
    expect(state().status).toBe('playing')
    expect(audio().currentTime).toBe(4)
  })
  it('begins where it was moved before it was loaded', async () => {
    player.seek(one, 7)
    expect(FakeAudio.made).toHaveLength(0)
    await player.toggle(one)
    expect(audio().currentTime).toBe(7)
    player.seek(one, 99)
    expect([audio().currentTime, state().at]).toEqual([10, 10])
    player.seek(one, -1)
    expect(audio().currentTime).toBe(0)
  })
  it('pauses another track that is moved while one plays', async () => {
    await player.toggle(one)
    player.seek(two, 5)
    expect(audio().paused).toBe(true)
    expect(state()).toMatchObject({ id: 'two', status: 'paused', at: 5 })
  })
  it('keeps the speed on the device', async () => {
    await player.toggle(one)
    player.setRate(2)
    expect(audio().playbackRate).toBe(2)
    await player.toggle(two)
    expect([audio().playbackRate, audio().defaultPlaybackRate]).toEqual([2, 2])
    expect(createPlayer().state.getState().rate).toBe(2)
  })
  it('says when it is at the end, and starts from the beginning', async () => {
    const onEnd = vi.fn()
    const stop = player.onEnd(onEnd)
    await player.toggle(one)
    audio().currentTime = 10
    audio().finish()
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('one')
    expect(state()).toMatchObject({ status: 'paused', at: 0 })
    stop()
    audio().finish()
    expect(onEnd).toHaveBeenCalledOnce()
  })
  it('offers to load again what could not be loaded', async () => {
    await player.toggle(one)
    audio().currentTime = 3
    player.seek(one, 3)
    audio().dispatchEvent(new Event('error'))
    expect(state()).toMatchObject({ id: 'one', status: 'failed', at: 3 })
    audio().src = ''
    await player.toggle(one)
    expect(audio().src).toBe('/one.ogg')
    expect(state().status).toBe('playing')
    expect(audio().currentTime).toBe(3)
  })
  it('fails when the browser refuses the source, and waits when it wants a press', async () => {
    await player.toggle(one)
    await player.toggle(one)
    audio().refusal = Object.assign(new Error('broken'), { name: 'NotSupportedError' })
    await player.toggle(one)
    expect(state().status).toBe('failed')
    audio().refusal = Object.assign(new Error('press'), { name: 'NotAllowedError' })
    await player.toggle(one)
    expect(state().status).toBe('paused')
  })
  it('pauses for a recording or a call, and for a track that leaves the screen', async () => {
    await player.toggle(one)
    requestPause()
    expect(state().status).toBe('paused')
    await player.toggle(one)
    player.leave('two')
    expect(state().status).toBe('playing')
    player.leave('one')
    expect(audio().paused).toBe(true)
  })
})
