import { describe, expect, it, vi } from 'vitest'
import { createFakeDevices } from '#tests/support/web/call-media.ts'
import { toDeviceError } from '#platform/web/audio/recording/device-error.ts'
import { LocalMedia } from './local-media.ts'

describe('camera and microphone', () => {
  it('are all stopped when the call ends', async () => {
    const devices = createFakeDevices()
    const media = new LocalMedia(devices)
    await media.open('audio')
    await media.open('video')
    expect(devices.live()).toEqual(['audio', 'video'])
    media.close()
    expect(devices.live()).toEqual([])
  })
  it('are stopped when the browser returns one after the call', async () => {
    const devices = createFakeDevices()
    const release = devices.hold()
    const media = new LocalMedia(devices)
    const opening = media.open('video')
    media.close()
    release()
    expect(await opening).toBeNull()
    expect(devices.opened).toHaveLength(1)
    expect(devices.live()).toEqual([])
  })
  it('stop the previous one when another is selected, and stay muted', async () => {
    const devices = createFakeDevices()
    const media = new LocalMedia(devices)
    const first = await media.open('audio')
    if (first !== null) first.enabled = false
    const second = await media.open('audio', 'headset')
    expect(devices.opened.map(({ name, readyState }) => [name, readyState])).toEqual([
      ['audio-0', 'ended'],
      ['headset', 'live'],
    ])
    expect(second?.enabled).toBe(false)
  })
  it('keep the previous one when the other cannot be opened', async () => {
    const devices = createFakeDevices()
    const media = new LocalMedia(devices)
    await media.open('audio')
    devices.refuse({ audio: 'NotReadableError' })
    await expect(media.open('audio', 'headset')).rejects.toMatchObject({ name: 'NotReadableError' })
    expect(devices.live()).toEqual(['audio'])
  })
  it('report when a device disappears, but not when it was stopped', async () => {
    const devices = createFakeDevices()
    const onEnded = vi.fn()
    const media = new LocalMedia(devices, onEnded)
    await media.open('video')
    devices.opened[0]?.dispatchEvent(new Event('ended'))
    expect(onEnded).toHaveBeenCalledWith('video')
    media.shut('video')
    devices.opened[0]?.dispatchEvent(new Event('ended'))
    expect(onEnded).toHaveBeenCalledOnce()
  })
  it('report why they cannot be opened', async () => {
    const named = (name: string) => Object.assign(new Error('no'), { name })
    expect(['NotAllowedError', 'NotFoundError', 'NotReadableError'].map((name) => toDeviceError(named(name)))).toEqual([
      'refused',
      'missing',
      'busy',
    ])
    const opening = new LocalMedia(undefined).open('audio')
    expect(toDeviceError(await opening.catch((error: unknown) => error))).toBe('unsupported')
  })
})
