import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { demoMember, enrol, enter, type Member } from './people.ts'
import { watch } from './watch.ts'

/** The two widths of a project: the usual one and the last before, or first after, the sidebar appears. */
const widths = { phone: [390, 767], desktop: [1280, 768] } as const
const heights = { phone: 844, desktop: 800 } as const
const projectOf = (name: string) => (name === 'phone' ? 'phone' : 'desktop')

const bar = (page: Page): Locator => page.getByRole('button', { name: 'More' })
const sidebar = (page: Page): Locator => page.getByRole('button', { name: /Make the menu/ })
const header = (page: Page): Locator => page.getByRole('link', { name: 'My profile', exact: true })
const card = (page: Page, name: string | RegExp): Locator => page.getByRole('article').filter({ has: page.getByRole('link', { name }) })
const cards = (page: Page): Locator => page.getByRole('article')
const headers = ({ token }: Member) => ({ authorization: `Bearer ${token}` })
const toggle = async (request: APIRequestContext, from: Member, action: string, to: Member): Promise<void> => {
  const answer = await request.post(`/api/actions/toggle/${action}?uid=${to.id}`, { headers: headers(from) })
  expect(answer.status()).toBe(200)
}

/** Every screen there is: its heading, and whether it has the header and the bar of a phone. */
const screens = [
  { path: '/dashboard/matches', heading: 'Welcome back, Amina', header: true, bar: true },
  { path: '/dashboard/likes', heading: 'My Likes', header: true, bar: true },
  { path: '/dashboard/who-likes-me', heading: 'Who Likes Me', header: true, bar: true },
  { path: '/dashboard/dislikes', heading: 'My Dislikes', header: true, bar: true },
  { path: '/dashboard/blocked', heading: 'Blocked Users', header: true, bar: true },
  { path: '/dashboard/messages', heading: 'Messages', header: false, bar: true },
  { path: '/dashboard/messages/m', heading: null, header: false, bar: false },
  { path: '/dashboard/profile', heading: 'My profile', header: true, bar: true },
  { path: '/dashboard/settings', heading: 'Settings', header: true, bar: true },
  { path: '/dashboard/wallet', heading: 'Wallet', header: true, bar: true },
  { path: '/dashboard/deposit', heading: 'Deposit', header: true, bar: true },
  { path: '/dashboard/withdraw', heading: 'Withdraw', header: true, bar: true },
  { path: '/user', heading: 'My profile', header: true, bar: true },
] as const

test('every screen works by its address, in the frame of its width', async ({ page }, { project }) => {
  const member = await demoMember(page.request)
  await enter(page, member)
  const seen = watch(page)
  const [usual, edge] = widths[projectOf(project.name)]
  for (const screen of screens) {
    await page.goto(screen.path)
    for (const width of [usual, edge, usual]) {
      await page.setViewportSize({ width, height: heights[projectOf(project.name)] })
      const shown = screen.heading === null ? page.getByRole('main') : page.getByRole('heading', { level: 1, name: screen.heading })
      await expect(shown, screen.path).toBeVisible()
      await expect(sidebar(page), screen.path).toBeVisible({ visible: width >= 768 })
      await expect(bar(page), screen.path).toBeVisible({ visible: width < 768 && screen.bar })
      await expect(header(page), screen.path).toHaveCount(screen.header ? 1 : 0)
      const fits = await page.evaluate<boolean>('document.documentElement.scrollWidth <= document.documentElement.clientWidth')
      expect(fits, `${screen.path} at ${width}`).toBe(true)
    }
    await expect(page).toHaveURL(screen.path)
  }
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/dashboard/matches')
  seen.clean()
})

test('a visitor comes to each screen by way of the login, with the whole path', async ({ page }) => {
  for (const { path } of screens) {
    const wanted = `${path}?uid=a%26b&tab=x`
    await page.goto(wanted)
    if (path === '/user') await expect(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login?redirect=%2Fuser')
    else {
      await expect(page).toHaveURL(/\/login\?redirect=/)
      const back = new URL(new URL(page.url()).searchParams.get('redirect') ?? '', page.url())
      expect(back.pathname).toBe(path)
      if (path.includes('messages')) expect(back.searchParams.get('uid')).toBe('a&b')
    }
  }
})

test('the lists with people in them are sound', async ({ page }) => {
  const member = await demoMember(page.request)
  await enter(page, member)
  for (const path of ['/dashboard/matches', '/dashboard/likes', '/dashboard/who-likes-me']) {
    await page.goto(path)
    await expect(cards(page).first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      path,
    ).toEqual([])
  }
})

test('the menu: a drawer on a phone, a sidebar that stays small on a desktop', async ({ page }, { project }) => {
  await enter(page, await demoMember(page.request))
  await page.goto('/dashboard/likes')
  await expect(page.getByRole('heading', { level: 1, name: 'My Likes' })).toBeVisible()
  if (project.name === 'desktop') {
    await sidebar(page).click()
    await expect(page.getByRole('button', { name: 'Make the menu wider' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Make the menu wider' })).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('link', { name: /^My Dislikes/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Dislikes' })).toBeVisible()
    return
  }
  await bar(page).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link')).toContainText([
    'My Matches',
    'Messages',
    'My Likes',
    'Who Likes Me',
    'My Dislikes',
    'Blocked Users',
  ])
  for (let times = 0; times < 12; times++) await page.keyboard.press('Tab')
  await expect(drawer.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(bar(page)).toBeFocused()
  await bar(page).click()
  await drawer.getByRole('link', { name: 'Blocked Users' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocked Users' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await bar(page).click()
  await page.setViewportSize({ width: 768, height: 844 })
  await expect(drawer).toBeHidden()
})

test('going back to the matches finds the same place', async ({ page }) => {
  await enter(page, await demoMember(page.request))
  await page.goto('/dashboard/matches')
  const last = cards(page).nth(7)
  await last.scrollIntoViewIfNeeded()
  const name = await last.getByRole('link').innerText()
  const place = await page.evaluate<number>('scrollY')
  expect(place).toBeGreaterThan(0)
  await last.getByRole('link').click()
  await expect(page).toHaveURL(/\/dashboard\/user\/.+\/profile/)
  await page.goBack()
  await expect(card(page, name).first()).toBeInViewport()
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(place)
})

test('the keyboard alone looks through the matches', async ({ page }) => {
  await enter(page, await demoMember(page.request))
  await page.goto('/dashboard/matches')
  const links = cards(page).getByRole('link')
  await expect(links.nth(8)).toBeAttached()
  const names = await links.allInnerTexts()
  const columns = await page.evaluate<number>(
    "getComputedStyle(document.querySelector('article').closest('ul')).gridTemplateColumns.split(' ').length",
  )
  await links.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(columns)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(links.nth(columns + 1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('d')
  await expect(links.nth(1)).toHaveText(names[2] ?? '')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('u')
  await expect(links.nth(1)).toHaveText(names[1] ?? '')
  await expect(links.nth(1)).toBeFocused()
  await expect(links.nth(2)).toHaveText(names[2] ?? '')
})

test('lists live between two people and two tabs', async ({ page, context, request }, { project }) => {
  const run = Date.now().toString(36)
  const place = { lat: project.name === 'phone' ? 6.5 : 7.3, lng: 12.4 }
  const newcomer = (firstName: string, gender: 'Woman' | 'Man') => ({
    firstName,
    lastName: 'Live',
    gender,
    age: 30,
    phone: '677123456',
    ...place,
    email: `${firstName.toLowerCase()}.${project.name}.${run}@example.com`,
  })
  const [ines, otto] = [await enrol(request, newcomer('Ines', 'Woman')), await enrol(request, newcomer('Otto', 'Man'))] as const
  await enter(page, ines)
  const connected = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => (String(payload).startsWith('40') ? resolve() : undefined)),
    )
  })
  await page.goto('/dashboard/who-likes-me')
  await expect(page.getByText('No new likes just now')).toBeVisible()
  await connected
  await toggle(request, otto, 'like', ines)
  await expect(card(page, 'Otto, 30')).toBeVisible()
  await expect(page.getByText('Otto likes you')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Who Likes Me 1 new like' })).toBeVisible()

  await page.getByRole('button', { name: 'Pass on Otto' }).click()
  await expect(page.getByText('No new likes just now')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Like Otto' }).click()
  const moment = page.getByRole('dialog', { name: 'It is a match' })
  await moment.getByRole('button', { name: 'Keep looking' }).click()
  await expect(page.getByRole('link', { name: /Who Likes Me.*new like/ })).toHaveCount(0)

  const other = await context.newPage()
  await enter(other, ines)
  for (const tab of [page, other]) {
    await tab.goto('/dashboard/likes')
    await expect(card(tab, 'Otto, 30').getByText('Match')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Take back your like for Otto' }).click()
  await page.getByRole('button', { name: 'Unmatch' }).click()
  for (const tab of [page, other]) await expect(tab.getByText('Nobody yet')).toBeVisible()

  await toggle(request, ines, 'block', otto)
  for (const tab of [page, other]) {
    await tab.goto('/dashboard/blocked')
    await expect(tab.getByRole('article').getByText('Otto, 30')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Unblock Otto' }).click()
  for (const tab of [page, other]) await expect(tab.getByText('You have blocked nobody')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Unblock Otto' })).toBeVisible()
})
