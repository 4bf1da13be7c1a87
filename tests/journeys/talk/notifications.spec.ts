import { expect, type Page, test } from '../support/journey.ts'
import { callApi, storeSession, createMember, type Member } from '../support/people.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

test.use({ serviceWorkers: 'allow' })

const douala = { lat: 4.0483, lng: 9.7043 }
const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

test('a notification shows in every tab, is read once, and does not come where its kind is switched off', async ({ browser, request }) => {
  const [me, admirer, second] = [
    await createMember(request, 'Awa', douala),
    await createMember(request, 'Binta', douala),
    await createMember(request, 'Coumba', douala),
  ]
  const context = await browser.newContext()
  const [one, other] = [await context.newPage(), await context.newPage()]
  const watched = [watchForFaults(one), watchForFaults(other)]
  for (const page of [one, other]) {
    await storeSession(page, me)
    await page.goto('/dashboard/wallet')
    await expect(bell(page, 'Notifications')).toBeVisible()
  }
  await callApi(request, admirer, 'POST', `/actions/toggle/like?uid=${me.id}`)
  for (const page of [one, other]) await expect(bell(page, 'Notifications, 1 new')).toBeVisible()

  await other.goto('/dashboard/notifications')
  await bell(one, 'Notifications, 1 new').click()
  await expect(one.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
  expect(await findAxeViolations(one)).toEqual([])
  // The toast about the notification is a link, too.
  await one
    .getByRole('main')
    .getByRole('link', { name: /Binta likes you/ })
    .click()
  await expect(one).toHaveURL(/who-likes-me/)
  await expect(bell(other, 'Notifications')).toBeVisible()
  await expect(other.getByRole('link', { name: /Binta likes you/ })).not.toContainText('New')

  await one.setViewportSize({ width: 390, height: 844 })
  await one.goto('/dashboard/settings?part=notices')
  await one.getByRole('button', { name: /^Likes/, expanded: false }).click()
  await one.getByRole('group', { name: 'Likes' }).getByRole('checkbox', { name: 'In the app' }).click()
  await expect(one.getByRole('status').filter({ hasText: 'Saved' })).toBeAttached()
  await callApi(request, second, 'POST', `/actions/toggle/like?uid=${me.id}`)
  // The match sends a notification, the earlier like does not.
  await callApi(request, me, 'POST', `/actions/toggle/like?uid=${second.id}`)
  for (const page of [one, other]) await page.getByRole('dialog').getByRole('button', { name: 'Keep looking' }).click()
  await expect(other.getByRole('link', { name: /You and Coumba like each other/ })).toBeVisible()
  await expect(other.getByRole('link', { name: /Coumba likes you/ })).toHaveCount(0)
  // The dialog has shown the match, so nothing is left to mark as read.
  await expect(other.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await expect(bell(one, 'Notifications')).toBeVisible()
  for (const { clean } of watched) clean()
  await context.close()
})

test('the link at the end of a mail stops that kind, without a session', async ({ browser, request }) => {
  const [me, admirer] = [await createMember(request, 'Dede', douala), await createMember(request, 'Efua', douala)]
  const mails = async (): Promise<{ subject: string; text: string }[]> => {
    const { data } = (await (await callApi(request, me, 'GET', '/me')).json()) as { data: { person: { email: string } } }
    return (await (await request.get(`/sandbox/mail.json?to=${encodeURIComponent(data.person.email)}`)).json()) as never
  }
  await callApi(request, admirer, 'POST', `/actions/toggle/like?uid=${me.id}`)
  await expect.poll(async () => (await mails())[0]?.subject).toBe('Something new on Ndloo')
  const [mail] = await mails()
  expect(mail?.text).not.toContain('Efua')
  const link = /https?:\S+unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const context = await browser.newContext()
  const page = await context.newPage()
  const { clean } = watchForFaults(page)
  await page.goto(link)
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByText('Done. You won’t get emails about “Likes” any more.')).toBeVisible()
  clean()
  const { data } = (await (await callApi(request, me, 'GET', '/me/settings')).json()) as {
    data: { notices: Record<string, { email: boolean }> }
  }
  expect([data.notices.like?.email, data.notices.match?.email]).toEqual([false, true])
  await context.close()
})

/** Opens the application and waits until its service worker controls the page and has filled its cache. */
const settled = async (page: Page, me: Member) => {
  await storeSession(page, me)
  await page.goto('/dashboard/messages')
  const isReady = () =>
    page.evaluate<boolean>(
      `caches.open('ndloo-assets').then((cache) => cache.keys()).then((kept) => navigator.serviceWorker.controller !== null && kept.length > 10)`,
    )
  await expect.poll(isReady).toBe(true)
}

// Tagged as a main journey, because those run in the whole Chromium: its headless shell shows no notifications.
test('a push shows on the device and leads into the application', { tag: '@main' }, async ({ browser, baseURL, request }) => {
  const me = await createMember(request, 'Fatou', douala)
  const context = await browser.newContext({ permissions: ['notifications'] })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) found(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await settled(page, me)
  const data = JSON.stringify({
    title: 'Something new on Ndloo',
    body: 'Somebody noticed you.',
    path: '/dashboard/who-likes-me',
    tag: 'like',
    lang: 'en',
  })
  await session.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId: await registered, data })
  const shown = () =>
    page.evaluate(
      `navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))`,
    )
  await expect.poll(shown).toEqual([{ title: 'Something new on Ndloo', body: 'Somebody noticed you.', tag: 'like' }])
  await context.close()
})

test('without a connection the application opens, and keeps nothing of anybody after the logout', async ({ browser, request }) => {
  const me = await createMember(request, 'Gifty', douala)
  const context = await browser.newContext({ locale: 'fr' })
  const page = await context.newPage()
  await settled(page, me)
  const kept = await page.evaluate<string[]>(
    `caches.keys().then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).then((all) => all.flat().map(({ url }) => new URL(url).pathname))`,
  )
  expect(kept.filter((path) => !path.startsWith('/assets/') && path !== '/dashboard/matches')).toEqual([])
  await context.setOffline(true)
  await page.goto('/dashboard/matches')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  // After the log-out only the files of the login screen stay in the cache, which are the same for everybody.
  expect(await page.evaluate<string[]>('caches.keys()')).not.toContainEqual(expect.stringContaining('shell'))
  await context.setOffline(true)
  await page.goto('/dashboard/matches')
  await expect(page.getByRole('heading', { name: 'Tu es hors ligne' })).toBeVisible()
  await context.close()
})
