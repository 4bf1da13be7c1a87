import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
  withServiceWorker,
} from '../support/journey.ts'
import { tabTo } from '../support/keyboard.ts'
import { password, proveEmail } from '../support/people.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { openComposerTools } from '../support/composer.ts'

interface Member {
  user: { id: string; firstname: string }
  token: string
}
const run = Date.now().toString(36)

/** Signs up a member through the API, without a photo or a place. */
const join = async (request: APIRequestContext, firstName: string): Promise<Member> => {
  const email = `${firstName.toLowerCase()}.${run}.${Math.random().toString(36).slice(2)}@example.com`
  const data = { firstName, lastName: 'Chat', email, countryCode: 'CM', mobileNumber: '677123456', gender: 'other', age: 30 }
  const secrets = { password, confirmPassword: password, accept_terms: true, locale: 'en' }
  const asked = await request.post('/api/auth/sign-up', { data: { ...data, ...secrets } })
  expect(asked.status()).toBe(202)
  const verified = await proveEmail(request, asked, email)
  return ((await verified.json()) as { data: Member }).data
}
/** Makes two members like each other. */
const match = async (request: APIRequestContext, a: Member, b: Member): Promise<void> => {
  const like = (from: Member, to: Member) =>
    request.get(`/api/actions/toggle/like?uid=${to.user.id}`, { headers: { authorization: `Bearer ${from.token}` } })
  await like(a, b)
  await like(b, a)
}

/** Opens a new browser context signed in as a member. */
const device = async (browser: Browser, use: BrowserContextOptions, member: Member): Promise<Page> => {
  const context = await browser.newContext(use)
  const session = JSON.stringify({ state: { user: member.user, _ndloo_token: member.token }, version: 0 })
  await context.addInitScript(`if (!localStorage.getItem('auth')) localStorage.setItem('auth', ${JSON.stringify(session)})`)
  return context.newPage()
}
const path = (phone: boolean, uid: string) => (phone ? `/dashboard/messages/m?uid=${uid}` : `/dashboard/messages?uid=${uid}`)
const write = async (page: Page, text: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: 'Message', exact: true })
  await box.fill(text)
  await box.press('Enter')
}
/** The messages on the screen, in their order. */
const shown = (page: Page) => page.getByRole('log').locator('[data-message] > p:first-child').allInnerTexts()

test('nothing is lost or doubled when the network goes, the page is loaded anew and a third device joins', async ({ browser, request }, {
  project,
}) => {
  const phone = project.name === 'phone'
  const [ada, ben] = [await join(request, 'Ada'), await join(request, 'Ben')]
  await match(request, ada, ben)
  const [hers, his] = [
    await device(browser, withServiceWorker(project.use), ada),
    await device(browser, withServiceWorker(project.use), ben),
  ]
  await hers.goto(path(phone, ben.user.id))
  await his.goto(path(phone, ada.user.id))

  await write(hers, 'one')
  await expect(his.getByRole('log')).toContainText('one')
  await expect(hers.getByRole('log').getByText('Read', { exact: true }).last()).toBeAttached()

  await hers.context().setOffline(true)
  await expect(hers.getByText('Connection lost. Trying to reconnect...')).toBeVisible()
  await write(hers, 'two')
  await write(hers, 'three')
  await expect(hers.getByText('Sending', { exact: true }).last()).toBeAttached()
  await write(his, 'meanwhile')
  await expect(his.getByRole('log')).toContainText('meanwhile')
  await hers.context().setOffline(false)
  await expect(hers.getByText('Connection restored')).toBeVisible()
  const all = ['one', 'meanwhile', 'two', 'three']
  for (const page of [hers, his]) await expect.poll(() => shown(page)).toEqual(all)

  // The page loads but cannot send: messages wait in the browser, also after a reload.
  const away = /\/socket\.io\/|\/conversations\/[^/]+\/messages$/
  let cut = true
  await hers.routeWebSocket(/socket\.io/, (socket) => (cut ? socket.close() : void socket.connectToServer()))
  await hers.route(away, (route) =>
    route.request().method() === 'POST' || /socket/.test(route.request().url()) ? route.abort() : route.fallback(),
  )
  await hers.reload()
  await expect.poll(() => shown(hers)).toEqual(all)
  await write(hers, 'four')
  await expect(hers.getByText('Sending', { exact: true }).last()).toBeAttached()
  await hers.reload()
  await expect.poll(() => shown(hers)).toEqual([...all, 'four'])
  expect(await shown(his)).toEqual(all)
  const tablet = await device(browser, withServiceWorker(project.use), ada)
  await tablet.goto(path(phone, ben.user.id))
  await expect.poll(() => shown(tablet)).toEqual(all)

  cut = false
  await hers.unroute(away)
  await expect.poll(() => shown(his)).toEqual([...all, 'four'])
  for (const page of [hers, tablet]) await expect.poll(() => shown(page)).toEqual([...all, 'four'])
  await write(tablet, 'five')
  // Her connection returns when a dropped attempt has ended.
  for (const page of [tablet, his, hers]) await expect.poll(() => shown(page), { timeout: 40_000 }).toEqual([...all, 'four', 'five'])
  for (const page of [hers, his, tablet]) await page.context().close()
})

test('a request by keyboard alone is answered, reading it on one device clears the other, and the screens are sound', async ({
  browser,
  request,
}, { project }) => {
  const phone = project.name === 'phone'
  const [cleo, dan] = [await join(request, 'Cleo'), await join(request, 'Dan')]
  const [hers, his, second] = [
    await device(browser, withServiceWorker(project.use), cleo),
    await device(browser, withServiceWorker(project.use), dan),
    await device(browser, withServiceWorker(project.use), dan),
  ]
  await hers.goto(path(phone, dan.user.id))
  await expect(hers.getByText('20 messages left in your plan')).toBeVisible()
  await his.goto('/dashboard/messages')
  await second.goto('/dashboard/messages')
  await expect(his.getByRole('heading', { level: 1, name: 'Messages' })).toBeAttached()

  await hers.getByRole('textbox', { name: 'Message', exact: true }).focus()
  await hers.keyboard.type('Hello, my number is +237 677 12 34 56')
  await hers.keyboard.press('Enter')
  await expect(hers.getByRole('dialog', { name: 'Are you sure?' })).toContainText('You hardly know each other yet.')
  expect(await findAxeViolations(hers)).toEqual([])
  await hers.getByRole('button', { name: 'Send it' }).focus()
  await hers.keyboard.press('Enter')
  await expect(hers.getByText('Your request is waiting.')).toBeVisible()
  expect(await findAxeViolations(hers)).toEqual([])

  const unread = (page: Page) => page.getByRole('button', { name: /Cleo Chat/ }).getByText('1 unread message', { exact: true })
  for (const page of [his, second]) await expect(unread(page)).toBeAttached()
  await his.getByRole('button', { name: /Cleo Chat/ }).focus()
  await his.keyboard.press('Enter')
  await expect(his.getByText('Take your time before moving to another app or phone number.')).toBeVisible()
  await expect(unread(second)).toHaveCount(0)
  expect(await findAxeViolations(his)).toEqual([])
  await his.getByRole('button', { name: 'Accept' }).focus()
  await his.keyboard.press('Enter')
  await expect(his.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await his.getByRole('textbox', { name: 'Message', exact: true }).focus()
  await his.keyboard.type('Welcome')
  await his.keyboard.press('Enter')
  await expect(hers.getByRole('log')).toContainText('Welcome')

  await openComposerTools(hers)
  await hers.getByRole('button', { name: 'Choose an emoji' }).focus()
  await hers.keyboard.press('Enter')
  await expect(hers.getByRole('searchbox', { name: 'Search emoji' })).toBeFocused()
  await hers.keyboard.type('rose')
  await hers.keyboard.press('ArrowDown')
  expect(await findAxeViolations(hers)).toEqual([])
  await hers.keyboard.press('Enter')
  await hers.keyboard.press('Escape')
  await hers.keyboard.press('Enter')
  await expect(his.getByRole('log')).toContainText('🌹')
  for (const page of [hers, his, second]) await page.context().close()
})

test('cut off between a message and its answer it is sent once; by Tab alone it is found, answered, and announced', async ({
  browser,
  request,
}, { project }) => {
  const phone = project.name === 'phone'
  const [eve, finn] = [await join(request, 'Eve'), await join(request, 'Finn')]
  await match(request, eve, finn)
  const [hers, his] = [
    await device(browser, withServiceWorker(project.use), eve),
    await device(browser, withServiceWorker(project.use), finn),
  ]
  let deaf = false
  const sent: string[] = []
  await hers.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((frame) => {
      sent.push(String(frame))
      server.send(frame)
    })
    server.onMessage((frame) => {
      if (!deaf) socket.send(frame)
    })
  })
  // A message without a response over the socket is sent over HTTP after a while.
  await hers.route(/\/conversations\/[^/]+\/messages$/, (route) =>
    deaf && route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await hers.goto(path(phone, finn.user.id))
  await his.goto('/dashboard/messages')
  await write(hers, 'before')
  await expect(hers.getByText('Delivered', { exact: true }).last()).toBeAttached()

  deaf = true
  await write(hers, 'half way')
  const entry = his.getByRole('button', { name: /Eve Chat/ })
  await expect(entry).toContainText('half way')
  expect(sent.filter((frame) => frame.includes('half way'))).toHaveLength(1)
  await expect(hers.getByText('Sending', { exact: true }).last()).toBeAttached()
  await hers.context().setOffline(true)
  await expect(hers.getByText('Connection lost. Trying to reconnect...')).toBeVisible()
  deaf = false
  await hers.context().setOffline(false)
  await expect(hers.getByText('Connection restored')).toBeVisible()
  await expect(hers.getByText('Sending', { exact: true })).toHaveCount(0)
  await expect.poll(() => shown(hers)).toEqual(['before', 'half way'])

  await tabTo(his, entry)
  await his.keyboard.press('Enter')
  await expect.poll(() => shown(his)).toEqual(['before', 'half way'])
  await tabTo(his, his.getByRole('textbox', { name: 'Message', exact: true }))
  await his.keyboard.type('got it once')
  await his.keyboard.press('Enter')
  await expect(hers.getByRole('status').filter({ hasText: 'got it once' })).toBeAttached()
  for (const page of [hers, his]) await expect.poll(() => shown(page)).toEqual(['before', 'half way', 'got it once'])
  for (const page of [hers, his]) await page.context().close()
})
