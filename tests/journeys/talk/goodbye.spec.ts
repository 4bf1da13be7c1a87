import { expect, type Page, test } from '../support/journey.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { callApi, createMember, type Member, signInDemoMember, storeSession } from '../support/people.ts'
import { watchForFaults } from '../support/watch.ts'

const openTalk = async (page: Page, who: Member, other: Member): Promise<void> => {
  await storeSession(page, who)
  await page.goto(`/dashboard/messages?uid=${other.id}`)
  await expect(field(page)).toBeVisible()
}
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })

test('a kind goodbye can be taken back; then the other reads it, and nobody writes any more', async ({ page, browser }, {
  project,
  retry,
}) => {
  test.slow()
  const here = { lat: project.name === 'phone' ? 8.31 : 9.42, lng: 15.2 + retry }
  const [zola, yaw] = [await createMember(page.request, 'Zola', here), await createMember(page.request, 'Yaw', here)]
  for (const [from, to] of [
    [zola, yaw],
    [yaw, zola],
  ] as const)
    expect((await callApi(page.request, from, 'POST', `/actions/toggle/like?uid=${to.id}`)).status()).toBe(200)
  const written = { id: crypto.randomUUID(), body: 'Shall we meet?' }
  expect((await callApi(page.request, yaw, 'POST', `/conversations/${zola.id}/messages`, written)).status()).toBe(200)
  const context = await browser.newContext(project.use)
  const his = await context.newPage()
  const watches = [page, his].map((one) => watchForFaults(one))
  await openTalk(his, yaw, zola)
  await openTalk(page, zola, yaw)

  const menu = page.getByRole('dialog', { name: 'Safety with Yaw' })
  const sayGoodbye = async () => {
    await page.getByRole('button', { name: 'Safety with Yaw' }).click()
    await expect(menu.getByRole('button', { name: 'Report Yaw' })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await menu.getByRole('button', { name: 'Say goodbye kindly' }).click()
    await expect(page.getByText('This conversation has ended. You can still read it.')).toBeVisible()
  }
  await sayGoodbye()
  // On a phone, the message with the undo lies below the buttons of the conversation.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: 'Safety with Yaw' }).click({ trial: true, timeout: 1500 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page)).toBeVisible()
  await sayGoodbye()
  await expect(field(his)).toBeVisible()
  // A reload while the goodbye can still be undone changes nothing.
  await page.reload()
  await expect(page.getByText('This conversation has ended. You can still read it.')).toBeVisible()
  await expect(his.getByRole('log').getByText('Zola wishes you all the best and has ended the conversation.')).toBeVisible({
    timeout: 40_000,
  })
  await expect(field(his)).toHaveCount(0)
  await expect(page.getByRole('log').getByText('You wished Yaw all the best and ended the conversation.')).toBeVisible()
  expect(await findAxeViolations(his)).toEqual([])
  for (const { clean } of watches) clean()
  await context.close()
})

test('the demo member is told gently whose turn it is', async ({ page }) => {
  await storeSession(page, await signInDemoMember(page.request))
  await page.goto('/dashboard/messages')
  await page.getByRole('button').filter({ hasText: 'Your turn' }).first().click()
  await expect(page.getByText(/It’s your turn: .+ wrote last/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Say goodbye kindly' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
})
