import { expect, type Page, test } from '../support/journey.ts'
import { callApi, storeSession, createMember, type Member } from '../support/people.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

const place = { lat: 5.6, lng: 10.1 }
const composer = (id: string) => `/dashboard/messages?uid=${id}`

/** Sends first messages to demo members through the API until the plan's allowance is used up. */
const useUp = async (page: Page, me: Member): Promise<void> => {
  const found = await callApi(page.request, me, 'GET', '/matches?distance=any')
  const { people } = ((await found.json()) as { data: { people: { id: string; firstname: string }[] } }).data
  for (const { id } of people.filter(({ firstname }) => !firstname.startsWith('Upg'))) {
    await callApi(page.request, me, 'POST', `/conversations/${id}/messages`, { id: crypto.randomUUID(), body: 'hello' })
    const { running } = ((await (await callApi(page.request, me, 'GET', '/subscriptions/plans')).json()) as Running).data
    if (running.messages_used === running.message_count) return
  }
}
interface Running {
  data: { running: { messages_used: number; message_count: number } }
}

test('a member runs out of messages, pays for one with credits, deposits and gets a plan', async ({ page, context }) => {
  const seen = watchForFaults(page)
  const me = await createMember(page.request, 'Uma', place)
  const [one, two] = [await createMember(page.request, 'Upgone', place), await createMember(page.request, 'Upgtwo', place)]
  await storeSession(page, me)

  // The remaining allowance counts down in an open composer, in every tab.
  await page.goto(composer(one.id))
  const other = await context.newPage()
  await storeSession(other, me)
  await other.goto(composer(two.id))
  for (const tab of [page, other]) await expect(tab.getByText('20 messages left in your plan')).toBeVisible()
  await useUp(page, me)
  for (const tab of [page, other]) await expect(tab.getByText(/used all the messages in your plan/)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  // With too little money, choosing a plan leads to a deposit, and from there back to the plan.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'See the plans' }).click()
  await expect(page.getByRole('progressbar', { name: 'Messages to new people, 20 of 20 used' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Choose Spark' }).click()
  await expect(page.getByText(/^You need about FCFA\s2,900 \(\$4\.99\) more\./)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Make a deposit' }).click()
  await page.getByRole('button', { name: 'Paystack' }).click()
  await page.getByLabel('Currency').selectOption('USD')
  await page.getByLabel('Amount').fill('6')
  const [checkout] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Go to payment' }).click()])
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click()
  for (const tab of [checkout, page]) await expect(tab.getByRole('link', { name: 'Continue where you left off' })).toBeVisible()
  await checkout.close()

  // Beyond the allowance, messages cost credits after the writer agrees.
  expect((await callApi(page.request, me, 'POST', '/wallet/credits/buy', { usd: '1.00' })).status()).toBe(200)
  await other.getByRole('textbox', { name: 'Message' }).fill('Good evening')
  await other.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = other.getByRole('dialog', { name: 'Pay 5 credits?' })
  await expect(dialog.getByText('Your credits: 100')).toBeVisible()
  await dialog.getByRole('button', { name: 'Pay and send' }).click()
  await expect(other.getByText(/Your request is waiting/)).toBeVisible()
  await other.goto(composer(one.id))
  await expect(other.getByText(/used all the messages in your plan/)).toBeVisible()

  await page.getByRole('link', { name: 'Continue where you left off' }).click()
  await page.getByRole('button', { name: /^Pay about FCFA 2,900 \(\$4\.99\)$/ }).click()
  await expect(page.getByText(/^Spark runs until/)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('progressbar', { name: 'Messages to new people, 0 of 60 used' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Extend Spark' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  // The other tab updates without a reload.
  await expect(other.getByText('60 messages left in your plan')).toBeVisible()
  seen.clean()
})
