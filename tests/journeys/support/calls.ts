import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { callApi, storeSession, type Member } from './people.ts'

/** A camera with a moving picture and a microphone that beeps, allowed without a question. */
export const fakeDeviceArguments = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** Notes what a page fetches of the code of calls: connections, devices and screens. */
export const trackCallCode = (page: Page): string[] => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/create-calls-[\w-]+\.js$/.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

/** Makes two members talk to each other. */
export const match = async (request: APIRequestContext, a: Member, b: Member): Promise<void> => {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const)
    expect((await callApi(request, from, 'POST', `/actions/toggle/like?uid=${to.id}`)).status()).toBe(200)
}

/** Opens a member's conversation with another on a device of its own. */
export const talkOn = async (context: BrowserContext, who: Member, to: Member): Promise<Page> => {
  const page = await context.newPage()
  // Devices are counted where they are asked for, so that one left open shows.
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

/** Kinds of the devices that are open in a page. */
export const openDevices = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>("openTracks.filter((track) => track.readyState === 'live').map((track) => track.kind).sort()")

/** What the video with a name shows, as one number; 0 while it shows nothing. */
const shown = (page: Page, label: string): Promise<number> =>
  page.evaluate<number>(`(() => {
    const video = document.querySelector(${JSON.stringify(`video[aria-label="${label}"]`)})
    if (video === null || video.videoWidth === 0) return 0
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 })
    const picture = canvas.getContext('2d', { willReadFrequently: true })
    picture.drawImage(video, 0, 0, 160, 120)
    return picture.getImageData(0, 0, 160, 120).data.reduce((sum, value, index) => (sum * 31 + value + index) % 1000000007, 7)
  })()`)

/** Two looks at a video differ, and the frames of the other side go on being decoded. */
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

/** Frames of the other side's picture that this page has decoded by now. */
const decoded = (page: Page): Promise<number> => inbound(page, 'video', 'framesDecoded')

/** Packets of the other side's voice by now. */
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

/** Notes what the server tells a page of calls, answers to its own questions left out. */
export const callEventsOf = (page: Page): string[] => {
  const told: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('42["call')) told.push(String(payload))
    }),
  )
  return told
}
