import { type Browser, expect, type Page, test } from '../support/journey.ts'
import config from '../playwright.config.ts'
import {
  trackCallCode,
  recordCallEvents,
  fakeDeviceArguments,
  countVoicePackets,
  matchMembers,
  readOpenDeviceKinds,
  expectMovingPicture,
  openConversationAs,
} from '../support/calls.ts'
import { callApi, createMember, type Member } from '../support/people.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

const launch = config.use?.launchOptions ?? {}
test.use({ launchOptions: { ...launch, args: [...(launch.args ?? []), ...fakeDeviceArguments] } })
test.slow()

const call = (page: Page, name: 'Voice call' | 'Video call') => page.getByRole('button', { name, exact: true })
const stage = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => stage(page).getByRole('button', { name, exact: true }).click()
const device = async (browser: Browser, who: Member, to: Member, use: object): Promise<Page> =>
  openConversationAs(await browser.newContext({ ...use, permissions: ['microphone', 'camera'] }), who, to)
const remaining = async (page: Page, who: Member, to: Member): Promise<number> => {
  const answer = (await (await callApi(page.request, who, 'GET', `/calls/terms/${to.id}`)).json()) as { data: { remaining: number } }
  return answer.data.remaining
}

test('two members talk: voice, video, mute, a lost network, and the end', async ({ browser, request }, { project, retry }) => {
  const here = { lat: 4.1 + retry, lng: 12.3 }
  const [ama, kofi, esi] = [
    await createMember(request, 'Ama', here),
    await createMember(request, 'Kofi', here),
    await createMember(request, 'Esi', here),
  ]
  await matchMembers(request, ama, kofi)
  await matchMembers(request, esi, kofi)
  const hers = await device(browser, ama, kofi, project.use)
  const his = await device(browser, kofi, ama, project.use)
  const his2 = await device(browser, kofi, ama, project.use)
  const third = await browser.newContext({ ...project.use, permissions: ['microphone', 'camera'] })
  const watches = [hers, his, his2].map((page) => watchForFaults(page, [/ERR_INTERNET_DISCONNECTED/]))
  const others = await openConversationAs(third, esi, kofi)
  await others.close()
  const witness = await third.newPage()
  const told = recordCallEvents(witness)
  await witness.goto(`/dashboard/messages?uid=${kofi.id}`)
  await expect(call(witness, 'Voice call')).toBeVisible()

  const callCode = trackCallCode(hers)
  await call(hers, 'Voice call').click()
  await expect(stage(hers)).toContainText('Calling Kofi')
  expect(callCode, 'comes with the first call').toHaveLength(1)
  for (const page of [his, his2]) await expect(stage(page)).toContainText('Ama is calling')
  // Keys typed into the conversation do not answer the call.
  await his.keyboard.press('Enter')
  expect(await findAxeViolations(his)).toEqual([])
  await press(his, 'Answer')
  await expect(stage(his2)).toHaveCount(0)
  await expect(his2.getByText('You answered on another device')).toBeVisible()
  for (const [page, name] of [
    [hers, 'Kofi'],
    [his, 'Ama'],
  ] as const) {
    await expect(stage(page)).toContainText(`On a call with ${name}`)
    expect(await readOpenDeviceKinds(page)).toEqual(['audio'])
    const before = await countVoicePackets(page)
    await expect.poll(() => countVoicePackets(page)).toBeGreaterThan(before)
  }
  expect(await readOpenDeviceKinds(his2)).toEqual([])
  expect(await findAxeViolations(hers)).toEqual([])
  expect(told, 'members outside the call get no event about it').toEqual([])

  await press(hers, 'Camera')
  await expectMovingPicture(his, 'Ama’s video')
  await press(his, 'Camera')
  await expectMovingPicture(hers, 'Kofi’s video')
  await expectMovingPicture(his, 'Ama’s video')
  expect(await readOpenDeviceKinds(hers)).toEqual(['audio', 'video'])
  await press(his, 'Small window')
  await expect.poll(() => his.evaluate<number>('document.pictureInPictureElement?.videoWidth ?? 0')).toBeGreaterThan(0)
  await his.evaluate('document.exitPictureInPicture()')
  await press(hers, 'Mute')
  await expect(stage(his)).toContainText('Ama is muted')
  await press(hers, 'Mute')
  await expect(stage(his)).not.toContainText('Ama is muted')
  await press(hers, 'Camera')
  await expect(his.getByLabel('Ama’s video')).toHaveCount(0)
  expect(await readOpenDeviceKinds(hers)).toEqual(['audio'])

  // Escape minimises the call without ending it.
  await his.keyboard.press('Escape')
  await expect(stage(his)).toHaveCount(0)
  await his.getByRole('region', { name: 'Voice call' }).getByRole('button', { name: 'Show the call' }).click()
  await expect(stage(his)).toContainText('On a call with Ama')

  const line = await hers.context().newCDPSession(hers)
  const network = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await line.send('Network.enable')
  // The browser cannot cut local media, so only the connection to the server is lost and the route is renegotiated.
  await line.send('Network.emulateNetworkConditions', { offline: true, ...network })
  await hers.waitForTimeout(5000)
  await line.send('Network.emulateNetworkConditions', { offline: false, ...network })
  for (const [page, name] of [
    [hers, 'Kofi'],
    [his, 'Ama'],
  ] as const) {
    await expect(stage(page)).toContainText(`On a call with ${name}`)
    const before = await countVoicePackets(page)
    await expect.poll(() => countVoicePackets(page)).toBeGreaterThan(before)
  }
  await expectMovingPicture(hers, 'Kofi’s video')

  await call(witness, 'Voice call').click()
  await expect(stage(witness)).toContainText('Kofi is on another call')
  await press(witness, 'Close')

  await press(hers, 'Hang up')
  for (const page of [hers, his]) {
    await expect(stage(page)).toContainText(/Call ended.*It lasted \d+:\d\d/)
    expect(await readOpenDeviceKinds(page)).toEqual([])
    await press(page, 'Close')
    await expect(page.getByRole('log')).toContainText(/Voice call\d+:\d\d/)
  }
  expect(await remaining(hers, ama, kofi)).toBe(1)
  expect(await remaining(his, kofi, ama)).toBe(2)
  for (const seen of watches) seen.clean()
  await Promise.all([hers, his, his2].map((page) => page.context().close()))
  await third.close()
})

test('a call that is declined, taken back, missed, blocked, or past the plan', async ({ browser, request }, { project, retry }) => {
  const here = { lat: 7.3 + retry, lng: 12.3 }
  const [abla, femi, dede] = [
    await createMember(request, 'Abla', here),
    await createMember(request, 'Femi', here),
    await createMember(request, 'Dede', here),
  ]
  const [musa, lami] = [await createMember(request, 'Musa', here), await createMember(request, 'Lami', here)]
  await matchMembers(request, abla, femi)
  await matchMembers(request, abla, dede)
  await matchMembers(request, musa, lami)
  // The call rings for half a minute, so the other steps continue meanwhile.
  const [caller, missing] = [await device(browser, musa, lami, project.use), await device(browser, lami, musa, project.use)]
  await call(caller, 'Video call').click()
  await expect(stage(missing)).toContainText('Musa is video calling')

  const [hers, his] = [await device(browser, abla, femi, project.use), await device(browser, femi, abla, project.use)]
  await call(hers, 'Voice call').click()
  await press(his, 'Decline')
  await expect(stage(hers)).toContainText('Femi can’t talk right now')
  await press(hers, 'Call again')
  await expect(stage(his)).toContainText('Abla is calling')
  await press(hers, 'Cancel')
  await expect(stage(his)).toHaveCount(0)
  await expect(his.getByText('Missed call from Abla')).toBeVisible()
  await press(hers, 'Close')
  await expect(hers.getByRole('log')).toContainText('Cancelled')
  expect(await remaining(hers, abla, femi)).toBe(2)

  const talk = async () => {
    await call(hers, 'Voice call').click()
    await press(his, 'Answer')
    await expect(stage(hers)).toContainText('On a call with Femi')
  }
  await talk()
  await press(his, 'Hang up')
  await press(his, 'Close')
  await expect(stage(hers)).toContainText('Call ended')
  await press(hers, 'Close')
  await talk()
  await expect(stage(his)).toContainText('On a call with Abla')
  await press(his, 'Block Abla')
  await expect(his.getByText('Abla is blocked. You no longer see each other.')).toBeVisible()
  await expect(stage(his)).toHaveCount(0)
  await expect(stage(hers)).toContainText('Call ended', { timeout: 3000 })
  for (const page of [hers, his]) await expect.poll(() => readOpenDeviceKinds(page)).toEqual([])
  expect(await findAxeViolations(hers)).toEqual([])
  await press(hers, 'Close')

  // Both calls of the plan are used and there are no credits, so the call does not ring.
  await hers.goto(`/dashboard/messages?uid=${dede.id}`)
  await call(hers, 'Voice call').click()
  const dialog = hers.getByRole('dialog', { name: 'Pay 20 credits for this call?' })
  await expect(dialog).toContainText('You don’t have enough')
  await expect(dialog.getByRole('link', { name: 'Get credits' })).toBeVisible()
  expect(await readOpenDeviceKinds(hers)).toEqual([])
  expect(await findAxeViolations(hers)).toEqual([])

  await expect(stage(caller)).toContainText('Lami didn’t answer', { timeout: 40_000 })
  await expect(missing.getByRole('log')).toContainText('Missed call')
  await Promise.all([hers, his, caller, missing].map((page) => page.context().close()))
})
