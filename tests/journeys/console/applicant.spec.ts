import { prepareTwoAdministrators } from '../support/console.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { callApi, createMember, type Member, signUpByApi, storeSession } from '../support/people.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

const place = { lat: 5.4, lng: 10.6 }

/** Somebody whose mailbox is of a disposable service, which holds the account. */
const apply = (page: Page, firstName: string): Promise<Member> => {
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@mailinator.com`
  return signUpByApi(page.request, { firstName, email, lastName: 'Mbarga', gender: 'Woman', age: 30, phone: '677123456', ...place })
}

/** Moves on in the queue until an applicant is shown. */
const showApplicant = async (page: Page, name: string): Promise<void> => {
  await page.goto('/admin/applicants')
  const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${name}, `) })
  await expect(page.getByText(/^\d+ of \d+/).first()).toBeVisible()
  for (let presses = 0; presses < 40 && !(await heading.isVisible()); presses++) await page.keyboard.press('ArrowRight')
  await expect(heading).toBeVisible()
}

test('an applicant waits unseen; a moderator lets one in and refuses another by keyboard', async ({ page, browser }) => {
  test.slow()
  const [moderator] = await prepareTwoAdministrators(page.request)
  const seen = watchForFaults(page, [])
  const [held, refused] = [await apply(page, 'Nyota'), await apply(page, 'Nuru')]
  const viewer = await createMember(page.request, 'Neema', place)
  await storeSession(page, held)
  await page.goto('/dashboard')
  await expect(page.getByText('Your account is waiting for our team.', { exact: false })).toBeVisible()
  expect((await callApi(page.request, viewer, 'GET', `/profile/${held.id}`)).status()).toBe(404)

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await storeSession(desk, moderator)
  await showApplicant(desk, 'Nyota')
  await expect(desk.getByText('Mailbox of a disposable service (100 points)')).toBeVisible()
  expect(await findAxeViolations(desk)).toEqual([])
  await desk.keyboard.press('a')
  await expect(desk.getByRole('heading', { level: 2, name: /^Nyota, / })).toHaveCount(0)
  await showApplicant(desk, 'Nuru')
  await desk.keyboard.press('r')
  await expect(desk.getByRole('dialog')).toBeVisible()
  expect(await findAxeViolations(desk)).toEqual([])
  await desk.keyboard.press('1')
  await expect(desk.getByRole('heading', { level: 2, name: /^Nuru, / })).toHaveCount(0)

  await expect.poll(async () => (await callApi(page.request, viewer, 'GET', `/profile/${held.id}`)).status()).toBe(200)
  await expect.poll(async () => (await callApi(page.request, refused, 'GET', '/me')).status()).toBe(401)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText('Your account is waiting for our team.', { exact: false })).toHaveCount(0)
  seen.clean()
})
