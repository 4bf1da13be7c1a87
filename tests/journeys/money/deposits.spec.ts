import { expect, type Page, test } from '../support/journey.ts'
import { signUpByApi, storeSession } from '../support/people.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

const run = Date.now().toString(36)

/** A new member, so that the balance depends only on this journey. */
const newcomer = async (page: Page, name: string): Promise<void> => {
  const email = `${name}.${run}.${test.info().project.name}.${test.info().retry}@example.com`
  const person = { firstName: 'Pay', lastName: 'Ndi', gender: 'Woman', age: 30, email, phone: '677123456', lat: 3.2, lng: 10.4 } as const
  await storeSession(page, await signUpByApi(page.request, person))
}

const start = async (page: Page, [channel, currency, amount, receives]: readonly string[]): Promise<Page> => {
  await page.goto('/dashboard/deposit')
  await page.getByRole('button', { name: channel ?? '' }).click()
  await page.getByLabel('Currency').selectOption(currency ?? '')
  await page.getByLabel('Amount').fill(amount ?? '')
  await expect(page.getByText(`You’ll get ${receives}`)).toBeVisible()
  const [checkout] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: 'Go to payment' }).click()])
  await expect(checkout.getByRole('heading', { name: `${channel} (demo)` })).toBeVisible()
  return checkout
}

for (const [way, first] of [
  [['Paystack', 'NGN', '15965', '$10.00'], 'Pay'],
  [['Tranzak', 'XAF', '5820', '$10.00'], 'Approve with MTN MoMo'],
] as const)
  test(`a deposit through ${way[0]} arrives in both tabs and in the wallet, by itself`, { tag: '@main' }, async ({ page }) => {
    const seen = watchForFaults(page)
    await newcomer(page, way[0].toLowerCase())
    const checkout = await start(page, way)
    await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await checkout.getByRole('button', { name: first, exact: true }).click()
    await expect(checkout).toHaveURL(/\/dashboard\/deposit\/return\?deposit=/)
    for (const tab of [page, checkout]) await expect(tab.getByRole('heading', { name: '$10.00 is in your wallet' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to your wallet' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Deposit' }).filter({ hasText: '+$10.00' })).toHaveCount(1)
    seen.clean()
  })

test('a deposit that is cancelled waits, declined it fails, and paid after all it counts', async ({ page }) => {
  await newcomer(page, 'late')
  const checkout = await start(page, ['Paystack', 'KES', '1333.85', '$10.00'])
  const address = checkout.url()
  await checkout.getByRole('button', { name: 'Cancel' }).click()
  await expect(checkout.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await checkout.goto(address)
  await checkout.getByRole('button', { name: 'Decline' }).click()
  for (const tab of [page, checkout]) await expect(tab.getByRole('heading', { name: 'The payment didn’t go through' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await checkout.goto(address)
  // No webhook arrives; the open page asks for the status.
  await page.request.post('/sandbox/payments/faults', { data: { on: 'lose_webhook' } })
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: '$10.00 is in your wallet' })).toBeVisible()
  await page.request.post('/sandbox/payments/faults', { data: { on: '' } })
})

test('a payment nobody tells us of is found by the page that waits for it', async ({ page }) => {
  await newcomer(page, 'untold')
  const checkout = await start(page, ['Tranzak', 'XAF', '5820', '$10.00'])
  const address = checkout.url()
  await checkout.close()
  await page.request.post('/sandbox/payments/faults', { data: { on: 'lose_webhook' } })
  // Confirmed on the phone itself, without a browser.
  await page.request.post(address, { form: { choice: 'approve' }, maxRedirects: 0 })
  await expect(page.getByRole('heading', { name: '$10.00 is in your wallet' })).toBeVisible()
  await page.request.post('/sandbox/payments/faults', { data: { on: '' } })
})

test('a payment whose tab is closed can be taken up again until its quote has ended, and moves nothing', async ({ page }) => {
  await newcomer(page, 'abandon')
  const checkout = await start(page, ['Paystack', 'GHS', '115.36', '$10.00'])
  const address = checkout.url()
  await checkout.close()
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the payment' })).toHaveAttribute('href', address)
  // The server returns this after 15 minutes; the tests of the commands move the clock.
  await page.route(/\/api\/deposit\/[0-9a-f-]{36}(\/refresh)?$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { deposit: object } }
    await route.fulfill({ response, json: { data: { deposit: { ...body.data.deposit, status: 'expired', url: null } } } })
  })
  await expect(page.getByRole('heading', { name: 'This rate has expired' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the payment' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to your wallet' }).click()
  await expect(page.getByText('No transactions yet')).toBeVisible()
})
