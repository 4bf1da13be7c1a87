import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { enrol, enter } from './people.ts'
import { watch } from './watch.ts'

const run = Date.now().toString(36)
const violations = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])

/** Somebody new, so that a balance says what this journey has brought. */
const newcomer = async (page: Page, name: string): Promise<void> => {
  const email = `${name}.${run}.${test.info().project.name}.${test.info().retry}@example.com`
  const person = { firstName: 'Pay', lastName: 'Ndi', gender: 'Woman', age: 30, email, phone: '677123456', lat: 3.2, lng: 10.4 } as const
  await enter(page, await enrol(page.request, person))
}

const start = async (page: Page, [channel, currency, amount, receives]: readonly string[]): Promise<Page> => {
  await page.goto('/dashboard/deposit')
  await page.getByRole('button', { name: channel ?? '' }).click()
  await page.getByLabel('Currency').selectOption(currency ?? '')
  await page.getByLabel('Amount').fill(amount ?? '')
  await expect(page.getByText(`You receive ${receives}`)).toBeVisible()
  const [checkout] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: 'Go to payment' }).click()])
  await expect(checkout.getByRole('heading', { name: `${channel} (demo)` })).toBeVisible()
  return checkout
}

for (const [way, first] of [
  [['Paystack', 'NGN', '15965', '$10.00'], 'Pay'],
  [['Tranzak', 'XAF', '5820', '$10.00'], 'Approve with MTN MoMo'],
] as const)
  test(`a deposit through ${way[0]} arrives in both tabs and in the wallet, by itself`, async ({ page }) => {
    const seen = watch(page)
    await newcomer(page, way[0].toLowerCase())
    const checkout = await start(page, way)
    await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await checkout.getByRole('button', { name: first, exact: true }).click()
    await expect(checkout).toHaveURL(/\/dashboard\/deposit\/return\?deposit=/)
    for (const tab of [page, checkout]) await expect(tab.getByRole('heading', { name: '$10.00 is in your wallet' })).toBeVisible()
    await page.getByRole('link', { name: 'To your wallet' }).click()
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
  for (const tab of [page, checkout]) await expect(tab.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await checkout.goto(address)
  // Nobody tells us of this one: the page that is open finds out.
  await page.request.post('/sandbox/payments/faults', { data: { on: 'lose_webhook' } })
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: '$10.00 is in your wallet' })).toBeVisible()
  await page.request.post('/sandbox/payments/faults', { data: { on: '' } })
})
