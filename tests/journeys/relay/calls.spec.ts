import { readAddressKinds, findRevealingLines } from './addresses.ts'
import { relayBypassReplacements } from './faults.ts'
import { expect, expectSoundAndVideo, pressCallButton, callOverlay, test } from './journey.ts'

test.slow()

test('a call goes through the relay alone, tells nobody where the other one is, and outlives the relay', async ({ relay, sides }) => {
  const both = [sides.hers, sides.his]
  // Both turn on their camera at the same time, so that their offers cross.
  for (const { page } of both) await pressCallButton(page, 'Camera')
  await expectSoundAndVideo(sides)

  relay.pause()
  await Promise.all(both.map(({ page }) => expect(callOverlay(page)).toContainText('Connection lost. Trying again…')))
  // The restarted relay has forgotten the call, so media now takes a new route.
  await relay.restart()
  await expectSoundAndVideo(sides)

  for (const { page, receivedSignals } of both) {
    expect(await readAddressKinds(page)).toEqual(['local relay', 'remote relay'])
    expect(receivedSignals.join('')).toContain('typ relay')
    expect(findRevealingLines(receivedSignals)).toEqual([])
  }
})

test.describe('a server that lets browsers go another way', () => {
  test.use({ planted: relayBypassReplacements })

  test('is found out by what the journey above looks for', async ({ sides }) => {
    for (const { page, receivedSignals } of [sides.hers, sides.his]) {
      await expect.poll(() => readAddressKinds(page)).toContain('local host')
      expect(findRevealingLines(receivedSignals).join('\n')).toMatch(/candidate:.* typ host/)
    }
  })
})
