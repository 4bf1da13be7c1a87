import { waitUntilConnected } from '../support/connection.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { callApi, createMember, type Member, storeSession } from '../support/people.ts'
import { watchForFaults } from '../support/watch.ts'

const place = { lat: 1.31, lng: 18.42 }
const idea = 'Chess: once a week, every day, or never enough?'
const moment = (page: Page) => page.getByRole('dialog', { name: 'It’s a match!' })
const ideas = (page: Page) => page.getByRole('group', { name: 'Ideas for a first line' })
const like = (page: Page, from: Member, to: Member) => callApi(page.request, from, 'POST', `/actions/toggle/like?uid=${to.id}`)

/** Two members who share an interest. */
const pair = async (page: Page, one: string, other: string) => {
  const members = [await createMember(page.request, one, place), await createMember(page.request, other, place)] as const
  for (const { token } of members) {
    const headers = { authorization: `Bearer ${token}` }
    expect((await page.request.patch('/api/me', { headers, data: { interests: ['chess', 'church'] } })).ok()).toBe(true)
  }
  return members
}

test('a match is answered in place with an idea from both profiles', async ({ page, browser }, { project }) => {
  const [ada, ben] = await pair(page, 'Adjoa', 'Bongani')
  const { clean } = watchForFaults(page)
  await storeSession(page, ada)
  const connected = waitUntilConnected(page)
  await page.goto('/dashboard/notifications')
  await connected
  await like(page, ben, ada)
  await like(page, ada, ben)
  await expect(moment(page)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  // The two share chess and church. The ideas mention chess but not church, which is about faith; the two have no town of the same name.
  await expect(ideas(page).getByRole('button', { name: /Chess/ })).toBeVisible()
  await expect(ideas(page).getByRole('button', { name: /[Cc]hurch/ })).toHaveCount(0)
  const press = (name: string | RegExp) => {
    const button = moment(page).getByRole('button', { name })
    return project.name === 'phone' ? button.tap() : button.click()
  }
  await press(/Chess/)
  const field = moment(page).getByRole('textbox', { name: 'Your first words to Bongani' })
  await expect(field).toHaveValue(/Chess/)
  await field.fill(idea)
  await press('Send')
  await expect(moment(page).getByText('Sent to Bongani.')).toBeVisible()
  await expect(moment(page).getByRole('button', { name: 'Open the conversation' })).toHaveCount(1)
  expect(await findAxeViolations(page)).toEqual([])
  await press('Open the conversation')
  await expect(page.getByRole('log').getByText(idea)).toBeVisible()
  await expect(ideas(page)).toHaveCount(0)

  const context = await browser.newContext(project.use)
  const his = await context.newPage()
  await storeSession(his, ben)
  await his.goto(`/dashboard/messages/m?uid=${ada.id}`)
  await expect(his.getByRole('log').getByText(idea)).toBeVisible()
  await context.close()
  clean()
})

test('the keyboard alone, without motion, answers one match and leaves the next', async ({ browser }, { project }) => {
  const context = await browser.newContext({ ...project.use, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const [ada, ben] = await pair(page, 'Adwoa', 'Babajide')
  const chi = await createMember(page.request, 'Chidi', place)
  await storeSession(page, ada)
  const connected = waitUntilConnected(page)
  await page.goto('/dashboard/matches?distance=any&name=zzz')
  await connected
  const skip = page.getByRole('link', { name: /Settings|My Matches/ }).first()
  await skip.focus()
  for (const one of [ben, chi]) {
    await like(page, one, ada)
    await like(page, ada, one)
  }
  await expect(moment(page)).toBeFocused()
  expect(await moment(page).evaluate((box) => box.getAnimations({ subtree: true }).length)).toBe(0)
  const first = ideas(page).getByRole('button', { name: /Chess/ })
  await expect(first).toBeVisible()
  for (let presses = 0; (await first.and(page.locator(':focus')).count()) === 0; presses += 1) {
    expect(presses).toBeLessThan(12)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(moment(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(moment(page).getByRole('button', { name: 'Open the conversation' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(moment(page).getByRole('textbox', { name: 'Your first words to Chidi' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(moment(page)).toHaveCount(0)
  await expect(skip).toBeFocused()

  // A match in which nobody has written has the ideas in its conversation, too.
  await page.goto('/dashboard/messages')
  await page.getByRole('region', { name: 'New matches' }).getByRole('button', { name: /Chidi/ }).press('Enter')
  await ideas(page).getByRole('button').first().press('Enter')
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).not.toHaveValue('')
  await context.close()
})
