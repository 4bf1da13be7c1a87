import { waitUntilConnected } from '../support/connection.ts'
import { type APIRequestContext, expect, type Locator, type Page, test } from '../support/journey.ts'
import { drawerButton, sidebarToggle } from '../support/frame.ts'
import { createMember, signInDemoMember, signUpByApi, storeSession, type Member } from '../support/people.ts'
import { expectAccessible } from '../support/page-checks.ts'

const card = (page: Page, name: string | RegExp): Locator => page.getByRole('article').filter({ has: page.getByRole('link', { name }) })
const cards = (page: Page): Locator => page.getByRole('article')
const headers = ({ token }: Member) => ({ authorization: `Bearer ${token}` })
const toggle = async (request: APIRequestContext, from: Member, action: string, to: Member): Promise<void> => {
  const answer = await request.post(`/api/actions/toggle/${action}?uid=${to.id}`, { headers: headers(from) })
  expect(answer.status()).toBe(200)
}

test('the lists with people in them are sound', async ({ page }) => {
  const member = await signInDemoMember(page.request)
  await storeSession(page, member)
  for (const path of ['/dashboard/matches', '/dashboard/likes', '/dashboard/who-likes-me']) {
    await page.goto(path)
    await expect(cards(page).first()).toBeVisible()
    await expectAccessible(page, path)
  }
})

test('the menu: a drawer on a phone, a sidebar that stays small on a desktop', async ({ page }, { project }) => {
  await storeSession(page, await signInDemoMember(page.request))
  await page.goto('/dashboard/likes')
  await expect(page.getByRole('heading', { level: 1, name: 'My Likes' })).toBeVisible()
  if (project.name === 'desktop') {
    await sidebarToggle(page).click()
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('link', { name: /^My Dislikes/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Dislikes' })).toBeVisible()
    return
  }
  await drawerButton(page).click()
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
  await expect(drawerButton(page)).toBeFocused()
  await drawerButton(page).click()
  await drawer.getByRole('link', { name: 'Blocked Users' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocked Users' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await drawerButton(page).click()
  await page.setViewportSize({ width: 768, height: 844 })
  await expect(drawer).toBeHidden()
})

test('going back to the matches finds the same place', async ({ page }) => {
  await storeSession(page, await signInDemoMember(page.request))
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
  await storeSession(page, await signInDemoMember(page.request))
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

test('two quick presses on one heart like one person', async ({ page, request }) => {
  await storeSession(page, await createMember(request, 'Yara', { lat: 4.05, lng: 9.7 }))
  const liked: string[] = []
  page.on('request', (sent) => (/toggle\/like/.test(sent.url()) ? liked.push(sent.url()) : undefined))
  await page.goto('/dashboard/matches?distance=any')
  const first = await cards(page).first().getAttribute('data-person')
  const heart = await cards(page)
    .first()
    .getByRole('button', { name: /^Like / })
    .boundingBox()
  if (heart === null) throw new Error('the first card has no heart')
  const place = [heart.x + heart.width / 2, heart.y + heart.height / 2] as const
  await page.mouse.click(...place)
  await page.mouse.click(...place)
  await expect(cards(page).first()).not.toHaveAttribute('data-person', first ?? '')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(liked).toHaveLength(1)
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
  const [ines, otto] = [await signUpByApi(request, newcomer('Ines', 'Woman')), await signUpByApi(request, newcomer('Otto', 'Man'))] as const
  await storeSession(page, ines)
  const connected = waitUntilConnected(page)
  await page.goto('/dashboard/who-likes-me')
  await expect(page.getByText('No new likes yet')).toBeVisible()
  await connected
  await toggle(request, otto, 'like', ines)
  await expect(card(page, 'Otto, 30')).toBeVisible()
  await expect(page.getByText('Otto likes you')).toBeVisible()
  // The bottom bar has one tab for the four lists of likes.
  if (project.name === 'phone') await expect(page.getByRole('link', { name: 'My Likes' })).toHaveAttribute('aria-current', 'true')
  // The list is open, so the like has been seen.
  if (project.name === 'phone') await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('link', { name: 'Who Likes Me', exact: true })).toBeVisible()
  if (project.name === 'phone') await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Pass on Otto' }).click()
  await expect(page.getByText('No new likes yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Like Otto' }).click()
  const moment = page.getByRole('dialog', { name: 'It’s a match!' })
  await moment.getByRole('button', { name: 'Keep looking' }).click()
  await expect(page.getByRole('link', { name: /Who Likes Me.*new like/ })).toHaveCount(0)
  const lists = page.getByRole('navigation', { name: 'Your likes' })
  await lists.getByRole('link', { name: /^Matches/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/likes\?tab=matches/)
  await expect(card(page, 'Otto, 30')).toBeVisible()
  await expect(lists.getByRole('link', { name: 'Matches', exact: true })).toHaveAttribute('aria-current', 'page')

  const other = await context.newPage()
  await storeSession(other, ines)
  for (const tab of [page, other]) {
    await tab.goto('/dashboard/likes')
    await expect(card(tab, 'Otto, 30').getByText('Match')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Take back your like for Otto' }).click()
  await page.getByRole('button', { name: 'Unmatch' }).click()
  for (const tab of [page, other]) await expect(tab.getByText('Nobody here yet')).toBeVisible()

  await toggle(request, ines, 'block', otto)
  for (const tab of [page, other]) {
    await tab.goto('/dashboard/blocked')
    await expect(tab.getByRole('article').getByText('Otto, 30')).toBeVisible()
  }
  // Chromium draws the movement of the message only in the tab in front.
  await page.bringToFront()
  await page.getByRole('button', { name: 'Unblock Otto' }).click()
  for (const tab of [page, other]) await expect(tab.getByText('You haven’t blocked anyone')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Unblock Otto' })).toBeVisible()
})

test('the photo of another member begins at the top edge of a phone, with Back on it', async ({ page }, { project }) => {
  await storeSession(page, await signInDemoMember(page.request))
  await page.goto('/dashboard/matches?view=grid')
  await cards(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/dashboard\/user\//)
  const photo = page.getByRole('region', { name: 'Photos' })
  await expect(photo).toBeVisible()
  const back = page.getByRole('button', { name: 'Back' }).or(page.getByRole('link', { name: 'Back' }))
  const [above, below] = [await photo.boundingBox(), await back.boundingBox()]
  if (project.name === 'phone') expect({ top: above?.y, over: (below?.y ?? 0) > 0 }).toEqual({ top: 0, over: true })
  else expect(above?.y).toBeGreaterThan((below?.y ?? 0) + 44)
})
