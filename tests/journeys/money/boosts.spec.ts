import { expect, test } from '../support/journey.ts'
import { callApi, signInDemoMember, storeSession, createMember } from '../support/people.ts'
import { expectNoOverflow, findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

const threeDays = 'b0057000-0000-4000-8000-000000000003'

test('a boost is bought once, seen by others with its label, made longer, and ends on its owner’s screen', async ({
  page,
  context,
  browser,
}) => {
  const demo = await signInDemoMember(page.request)
  const stranger = await createMember(page.request, 'Nadine', { lat: 4.0483, lng: 9.7043 })
  await storeSession(page, demo)
  const seen = watchForFaults(page)
  await page.goto('/dashboard/boost-profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Boost Profile' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(4)
  await page.getByRole('radio', { name: /^1 day/ }).check()
  await page.getByRole('radio', { name: /^3 days/ }).check()
  expect(await findAxeViolations(page)).toEqual([])
  const other = await context.newPage()
  await other.goto('/dashboard/boost-profile')
  await expect(other.getByRole('button', { name: /^Boost for 3 days · about FCFA 2,900$/ })).toBeVisible()

  await page.getByRole('button', { name: /^Boost for 3 days · about FCFA 2,900$/ }).click()
  await expect(page.getByText('Balance afterwards')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Pay about FCFA 2,900 \(\$4\.99\)$/ }).dblclick()
  await expect(page.getByRole('heading', { name: 'Your profile is boosted' })).toBeVisible()
  await expect(page.getByText('3 days left')).toBeVisible()
  await expect(page.getByText(/Your first results will be here soon after/)).toBeVisible()
  // Charged once for two presses, and shown in the other tab without a reload.
  await expect(other.getByRole('heading', { name: 'Your profile is boosted' })).toBeVisible()
  const answer = await (await callApi(page.request, demo, 'GET', '/account/transactions?kind=boost')).json()
  expect((answer as { data: { transactions: unknown[] } }).data.transactions).toHaveLength(1)
  await other.close()

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page, 'the boost screen')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('radio', { name: /^1 day/ }).check()
  await expect(page.getByText(/No time is lost/)).toBeVisible()
  await page.getByRole('button', { name: /^Extend by 1 day · about FCFA 1,160$/ }).click()
  await page.getByRole('button', { name: /^Pay about FCFA 1,160 \(\$1\.99\)$/ }).click()
  await expect(page.getByText('4 days left')).toBeVisible()

  const there = await (await browser.newContext()).newPage()
  await storeSession(there, stranger)
  await there.goto('/dashboard/matches')
  const card = there.getByRole('article').first()
  await expect(card.getByRole('link', { name: /Amina/ })).toBeVisible()
  await expect(card.getByText('Boosted')).toBeVisible()
  await there.context().close()

  // Moves only the browser's clock; tests of the commands move the server's.
  await page.clock.install()
  await page.clock.setFixedTime(Date.now() + 4 * 86_400_000 + 60_000)
  const over = { plans: [{ id: threeDays, period: 3, price: '4.99', currency: 'USD' }], boost: null, last: null }
  await page.route('**/api/user-boost/plans', (route) => route.fulfill({ json: { data: over } }))
  await page.clock.runFor(30_000)
  await expect(page.getByRole('heading', { name: 'Be first near you' })).toBeVisible()
  seen.clean()
})
