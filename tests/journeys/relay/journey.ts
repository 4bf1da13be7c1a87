import { buildServer } from '../../chaos/bundling/build-server.ts'
import type { ModuleReplacements } from '../../chaos/bundling/replace-modules.ts'
import { countVoicePackets, matchMembers, expectMovingPicture, openConversationAs } from '../support/calls.ts'
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page, test as baseTest } from '../support/journey.ts'
import { createDataFolder, startServer } from '../support/own-server.ts'
import { createMember, type Member } from '../support/people.ts'
import { recordSignals } from './addresses.ts'
import { type Relay, startRelay } from './relay.ts'

export { expect } from '../support/journey.ts'

const portOf = (baseURL = ''): number => Number(new URL(baseURL).port)

interface Side {
  page: Page
  /** The signals that this page received from the other side. */
  receivedSignals: string[]
}

type Sides = Record<'hers' | 'his', Side>

/** The call overlay. */
export const callOverlay = (page: Page) => page.getByRole('dialog')
/** Presses a button of the call. */
export const pressCallButton = (page: Page, name: string) => callOverlay(page).getByRole('button', { name, exact: true }).click()

/** Ama calls Kofi, who answers. */
const startCall = async (browser: Browser, request: APIRequestContext): Promise<AsyncDisposable & Sides> => {
  const here = { lat: 4.1, lng: 12.3 }
  const [ama, kofi] = [await createMember(request, 'Ama', here), await createMember(request, 'Kofi', here)]
  await matchMembers(request, ama, kofi)
  const contexts: BrowserContext[] = []
  const sideOf = async (who: Member, to: Member): Promise<Side> => {
    const context = await browser.newContext({ permissions: ['microphone', 'camera'] })
    contexts.push(context)
    const receivedSignals = recordSignals(context)
    return { page: await openConversationAs(context, who, to), receivedSignals }
  }
  const [hers, his] = [await sideOf(ama, kofi), await sideOf(kofi, ama)]
  await hers.page.getByRole('button', { name: 'Voice call', exact: true }).click()
  await pressCallButton(his.page, 'Answer')
  for (const [{ page }, name] of [
    [hers, 'Kofi'],
    [his, 'Ama'],
  ] as const)
    await expect(callOverlay(page)).toContainText(`On a call with ${name}`)
  return { hers, his, [Symbol.asyncDispose]: async () => void (await Promise.all(contexts.map((context) => context.close()))) }
}

/** Checks that sound and video arrive on both sides. */
export const expectSoundAndVideo = async ({ hers, his }: Sides): Promise<void> => {
  const expectMedia = async ({ page }: Side, name: string): Promise<void> => {
    await expect(callOverlay(page)).toContainText(`On a call with ${name}`)
    const before = await countVoicePackets(page)
    await expect.poll(() => countVoicePackets(page)).toBeGreaterThan(before)
    await expectMovingPicture(page, `${name}’s video`)
  }
  await Promise.all([expectMedia(hers, 'Kofi'), expectMedia(his, 'Ama')])
}

/** Runs a journey with its own relay, a server with the `planted` faults, and two members in a call. */
export const test = baseTest.extend<{ relay: Relay; planted: ModuleReplacements; sides: Sides }>({
  planted: [{}, { option: true }],
  relay: async ({ baseURL }, give) => {
    await using relay = await startRelay(portOf(baseURL) + 1)
    await give(relay)
  },
  sides: async ({ relay, planted, browser, request, baseURL }, give) => {
    await using build = await buildServer({ replacements: planted })
    await using data = await createDataFolder()
    await using _server = await startServer(portOf(baseURL), data.path, relay.environment, build.main)
    await using sides = await startCall(browser, request)
    await give(sides)
  },
})
