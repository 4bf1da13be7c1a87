import { expect, type Page, test } from '../support/journey.ts'
import { callApi, storeSession, createMember } from '../support/people.ts'
import { findAxeViolations, findMisfitWords } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'
import { openComposerTools } from '../support/composer.ts'

// Far from all members of the demo and of other journeys.
const place = { lat: 2.05, lng: 14.6 }

/** Deposits ten dollars in the tab of the sandbox's checkout, and follows the link back to the screen that asked for the deposit. */
const deposit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Paystack' }).click()
  await page.getByLabel('Currency').selectOption('NGN')
  await page.getByLabel('Amount').fill('15965')
  await expect(page.getByText('You’ll get $10.00')).toBeVisible()
  const [checkout] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: 'Go to payment' }).click()])
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: '$10.00 is in your wallet' })).toBeVisible()
  // The checkout tab and the first tab both link back.
  for (const tab of [checkout, page]) await expect(tab.getByRole('link', { name: 'Continue where you left off' })).toBeVisible()
  await checkout.close()
  await page.getByRole('link', { name: 'Continue where you left off' }).click()
}

const choose = (page: Page, gift: string) => page.getByRole('button', { name: new RegExp(`^Buy ${gift} for`) }).click()

test('gifts are bought from a profile, on the gift screen and from a chat, and redeemed while both watch', async ({ browser, page }, {
  project,
}) => {
  const [ada, ben] = [await createMember(page.request, 'Adaeze', place), await createMember(page.request, 'Benoit', place)]
  for (const [from, to] of [
    [ada, ben],
    [ben, ada],
  ] as const)
    expect((await callApi(page.request, from, 'POST', `/actions/toggle/like?uid=${to.id}`)).ok()).toBe(true)
  const context = await browser.newContext({ ...project.use, viewport: { width: 390, height: 844 } })
  const his = await context.newPage()
  const seen = [watchForFaults(page), watchForFaults(his)]
  await storeSession(page, ada)
  await storeSession(his, ben)
  await his.goto('/dashboard/gift')
  await expect(his.getByText('No gifts yet')).toBeVisible()

  // With too little money, a gift from the profile leads to a deposit, and from there back to the same gift.
  await page.goto(`/dashboard/user/${ben.id}/profile`)
  await page.getByRole('link', { name: 'Buy gift' }).click()
  await expect(page.getByRole('heading', { name: 'A gift for Benoit' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  // No name of a gift breaks inside the word on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByRole('heading', { name: 'Chocolates' })).toBeVisible()
  expect(await findMisfitWords(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await choose(page, 'Chocolates')
  await expect(page.getByRole('dialog', { name: 'Insufficient wallet balance for gifts' })).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Deposit' }).click()
  await deposit(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('$7.00')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await dialog.getByLabel(/A few words/).fill('For your sweet tooth')
  await dialog.getByRole('button', { name: /^Send for about FCFA 1,750 \(\$3\.00\)$/ }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Your gift is on its way' })).toBeVisible()

  // The gift arrives without a reload; he redeems it while she has the conversation open.
  const card = his.getByRole('listitem').filter({ hasText: 'For your sweet tooth' })
  await expect(card.getByText('For your sweet tooth')).toBeVisible()
  expect(await findAxeViolations(his)).toEqual([])
  await page.getByRole('button', { name: 'See it in the conversation' }).click()
  const log = page.getByRole('log')
  await expect(log.getByText('For your sweet tooth')).toBeVisible()
  // The gift is wrapped and does not show its name until he opens it.
  await expect(card.getByText('Chocolates')).toHaveCount(0)
  await card.getByRole('button', { name: /^Open the gift/ }).click()
  await expect(card.getByRole('heading', { name: 'Chocolates' })).toBeFocused()
  await card.getByRole('button', { name: 'Redeem' }).click()
  await his.getByRole('dialog').getByRole('button', { name: 'Redeem for 150 credits' }).dblclick()
  await expect(card.getByText('Redeemed')).toBeVisible()
  await expect(log.getByText('Redeemed')).toBeVisible()

  // A gift is sent from the chat without leaving it; he opens it by keyboard and declines it there.
  await his.goto(`/dashboard/messages/m?uid=${ada.id}`)
  const sheet = page.getByRole('dialog', { name: 'A gift for Benoit' })
  await openComposerTools(page)
  await page.getByRole('button', { name: 'Send a gift' }).click()
  await expect(sheet.getByText('$7.00')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await choose(page, 'Rose')
  await page.getByRole('button', { name: /^Send for about FCFA 582 \(\$1\.00\)$/ }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('You sent Rose to Benoit.')).toBeVisible()
  await expect(log.getByText('Rose')).toBeVisible()
  const gifts = his.getByRole('log')
  const wrapped = gifts.getByRole('button', { name: 'Open the gift' })
  await expect(gifts.getByText('Rose')).toHaveCount(0)
  await wrapped.focus()
  await his.keyboard.press('Enter')
  await expect(gifts.getByText('Rose')).toBeVisible()
  await expect(wrapped).toHaveCount(0)
  await gifts.getByRole('button', { name: 'Decline' }).click()
  expect(await findAxeViolations(his)).toEqual([])
  await his.getByRole('button', { name: 'Decline the gift' }).click()
  await expect(gifts.getByText('Declined')).toBeVisible()
  await openComposerTools(page)
  await page.getByRole('button', { name: 'Send a gift' }).click()
  await expect(sheet.getByText('$7.00')).toBeVisible()

  await page.goto('/dashboard/gift?tab=sent')
  await expect(page.getByRole('listitem').filter({ hasText: 'For Benoit' })).toHaveCount(2)
  await expect(page.getByText('The money is back in your wallet.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  // The cards grow when their gifts arrive, after the messages; the conversation stays at its end.
  await his.setViewportSize({ width: 390, height: 500 })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await his.route('**/api/gift/**', async (route) => {
    await held
    await route.continue()
  })
  await his.goto(`/dashboard/messages/m?uid=${ada.id}`)
  // The text arrives with the message. The state of the gift arrives later, in its own request.
  await expect(gifts.getByText('For your sweet tooth')).toBeVisible()
  await expect(gifts.getByText('Declined')).toHaveCount(0)
  release()
  await expect(gifts.getByText('Declined')).toBeVisible()
  await expect
    .poll(() => gifts.evaluate(({ scrollHeight, scrollTop, clientHeight }) => Math.round(scrollHeight - scrollTop - clientHeight)))
    .toBe(0)
  expect(await gifts.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true)
  for (const one of seen) one.clean()
  await context.close()
})
