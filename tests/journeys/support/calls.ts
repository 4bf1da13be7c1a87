import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { callApi, storeSession, type Member } from './people.ts'

/** Chromium flags for a fake camera and microphone without a permission prompt. */
export const fakeDeviceArguments = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** Records the requests of a page for the code that only calls need: connections, devices and screens. */
export const trackCallCode = (page: Page): string[] => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/create-call-module-[\w-]+\.js$/.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

/** Makes two members like each other, so that they match. */
export const matchMembers = async (request: APIRequestContext, a: Member, b: Member): Promise<void> => {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const)
    expect((await callApi(request, from, 'POST', `/actions/toggle/like?uid=${to.id}`)).status()).toBe(200)
}

/** Opens a conversation in a new page of `context`, signed in as `who`. */
export const openConversationAs = async (context: BrowserContext, who: Member, to: Member): Promise<Page> => {
  const page = await context.newPage()
  // Counts requested cameras and microphones, so that a device left open is found.
  await page.addInitScript(`globalThis.openTracks = []
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      openTracks.push(...stream.getTracks())
      return stream
    }
    globalThis.peers = []
    const Real = RTCPeerConnection
    globalThis.RTCPeerConnection = class extends Real { constructor(...given) { super(...given); peers.push(this) } }`)
  await storeSession(page, who)
  await page.goto(`/dashboard/messages?uid=${to.id}`)
  await expect(page.getByRole('log')).toBeVisible()
  return page
}

/** The kinds of open devices (camera, microphone) in a page. */
export const readOpenDeviceKinds = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>("openTracks.filter((track) => track.readyState === 'live').map((track) => track.kind).sort()")

/** A hash of the current frame of a video; 0 without a frame. */
const shown = (page: Page, label: string): Promise<number> =>
  page.evaluate<number>(`(() => {
    const video = document.querySelector(${JSON.stringify(`video[aria-label="${label}"]`)})
    if (video === null || video.videoWidth === 0) return 0
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 })
    const picture = canvas.getContext('2d', { willReadFrequently: true })
    picture.drawImage(video, 0, 0, 160, 120)
    return picture.getImageData(0, 0, 160, 120).data.reduce((sum, value, index) => (sum * 31 + value + index) % 1000000007, 7)
  })()`)

/** Checks that a video changes and that frames of the other side are still decoded. */
export const expectMovingPicture = async (page: Page, label: string): Promise<void> => {
  const seen = new Set<number>()
  await expect
    .poll(async () => {
      const look = await shown(page, label)
      if (look !== 0) seen.add(look)
      return seen.size
    })
    .toBeGreaterThan(2)
  const before = await decoded(page)
  await expect.poll(() => decoded(page)).toBeGreaterThan(before)
}

/** The number of decoded video frames of the other side. */
const decoded = (page: Page): Promise<number> => inbound(page, 'video', 'framesDecoded')

/** The number of received audio packets of the other side. */
export const countVoicePackets = (page: Page): Promise<number> => inbound(page, 'audio', 'packetsReceived')

const inbound = (page: Page, kind: string, field: string): Promise<number> =>
  page.evaluate<number>(`(async () => {
    let sum = 0
    for (const peer of peers)
      if (peer.connectionState !== 'closed')
        for (const entry of (await peer.getStats()).values())
          if (entry.type === 'inbound-rtp' && entry.kind === '${kind}') sum += entry.${field}
    return sum
  })()`)

/** Records the call events that the server sends to a page, without acknowledgements. */
export const recordCallEvents = (page: Page): string[] => {
  const told: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('42["call')) told.push(String(payload))
    }),
  )
  return told
}

/**
 * Adds patches of colour to each picture from Chromium's made-up camera. This camera repeats its frames to the byte, which no real camera does, and
 * the server refuses a frame that it knows.
 */
export const addCameraNoise = (page: Page) =>
  page.addInitScript(`
    const draw = CanvasRenderingContext2D.prototype.drawImage
    CanvasRenderingContext2D.prototype.drawImage = function (...given) {
      draw.apply(this, given)
      if (!(given[0] instanceof HTMLVideoElement)) return
      const { width, height } = this.canvas
      for (let patch = 0; patch < 60; patch++) {
        this.fillStyle = 'hsl(' + Math.random() * 360 + ' 60% ' + Math.random() * 100 + '%)'
        this.fillRect(Math.random() * width, Math.random() * height, width / 8, height / 8)
      }
    }`)
