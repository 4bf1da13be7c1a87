// Measures the bandwidth of a call, and its quality on a narrow line: npm run bench calls.
import { countVoicePackets } from '../support/calls.ts'
import { expect, expectSoundAndVideo, pressCallButton, callOverlay, test } from './journey.ts'
import type { Page } from '../support/journey.ts'

test.slow()

/** Bytes a second in each direction: enough for voice and little more. */
const narrow = 22_000
/** The bytes of a packet that the browser does not count: headers of IPv4, UDP and TURN. */
const overhead = 20 + 8 + 4

const sent = async (page: Page): Promise<number> => {
  const [bytes = 0, packets = 0] = await page.evaluate<number[]>(`(async () => {
    const all = (await Promise.all(peers.map((peer) => peer.getStats()))).flatMap((report) => [...report.values()])
    const lines = all.filter(({ type }) => type === 'transport')
    return ['bytesSent', 'packetsSent'].map((field) => lines.reduce((sum, entry) => sum + entry[field], 0))
  })()`)
  return bytes + packets * overhead
}

/** Kilobits a second that both sides send, measured after the bandwidth estimate has settled. */
const rate = async (pages: readonly Page[]): Promise<number> => {
  await pages[0]?.waitForTimeout(8000)
  const [before, began] = [await Promise.all(pages.map(sent)), performance.now()]
  await pages[0]?.waitForTimeout(10_000)
  const after = await Promise.all(pages.map(sent))
  return after.reduce((sum, bytes, index) => sum + bytes - (before[index] ?? 0), 0) / ((performance.now() - began) / 8)
}
const say = (what: string, kilobits: number) =>
  console.log(`${what}: ${Math.round(kilobits / 2)} kbit/s from each side, ${Math.round(2 * kilobits)} in and out of the relay`)

test('what a call takes, and that the picture gives way before the voice where the line is narrow', async ({ relay, sides }) => {
  const [hers, his] = [sides.hers.page, sides.his.page]
  say('voice', await rate([hers, his]))
  for (const page of [hers, his]) await pressCallButton(page, 'Camera')
  await expectSoundAndVideo(sides)
  say('video', await rate([hers, his]))

  await pressCallButton(his, 'Camera')
  await relay.restart(narrow)
  let last = await countVoicePackets(his)
  await expect.poll(() => countVoicePackets(his)).toBeGreaterThan(last)
  const voice: number[] = []
  const goodbye = callOverlay(hers).getByText('The connection is weak. Your camera is off so your voice gets through.')
  for (let calm = 0; calm < 5 && voice.length < 60; calm += (await goodbye.isVisible()) ? 1 : 0) {
    await his.waitForTimeout(1000)
    const now = await countVoicePackets(his)
    voice.push(now - last)
    last = now
  }
  console.log(`packets of voice in each second of the narrow line: ${voice.join(' ')}`)
  await expect(goodbye).toBeVisible()
  await expect(his.getByLabel('Ama’s video')).toHaveCount(0)
  expect(Math.min(...voice)).toBeGreaterThan(0)
})
