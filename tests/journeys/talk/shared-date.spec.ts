import { expect, test } from '../support/journey.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { callApi, createMember, storeSession } from '../support/people.ts'
import { watchForFaults } from '../support/watch.ts'

test('a date is shared from the shield, the other agrees, and the link of a friend ends as if it had never been', async ({
  page,
  browser,
  baseURL,
}, { project, retry }) => {
  test.slow()
  const here = { lat: project.name === 'phone' ? 6.31 : 7.42, lng: 13.2 + retry }
  const [zola, yaw] = [await createMember(page.request, 'Zola', here), await createMember(page.request, 'Yaw', here)]
  for (const [from, to] of [
    [zola, yaw],
    [yaw, zola],
  ] as const)
    expect((await callApi(page.request, from, 'POST', `/actions/toggle/like?uid=${to.id}`)).status()).toBe(200)
  await storeSession(page, zola)
  await page.goto(`/dashboard/messages?uid=${yaw.id}`)
  await page.getByRole('button', { name: 'Safety with Yaw' }).click()
  await page.getByRole('dialog', { name: 'Safety with Yaw' }).getByRole('button', { name: 'Share a date' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Where?').fill('Café Zanzibar')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  await expect(dialog.getByLabel('When?')).toHaveAttribute('aria-invalid', 'true')
  const watch = watchForFaults(page)
  const tomorrow = new Date(Date.now() + 86_400_000)
  await dialog.getByLabel('When?').fill(new Date(tomorrow.getTime() - tomorrow.getTimezoneOffset() * 60_000).toISOString().slice(0, 16))
  await dialog.getByLabel('Anything else for your friend?').fill('Back by ten')
  await dialog.getByLabel('Ask Yaw whether my friend may see their name and photo').check()
  expect(await findAxeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const link = await dialog.getByLabel('Link for your friend').inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('You asked whether you may share this date with a friend.')).toBeVisible()

  const his = await (await browser.newContext(project.use)).newPage()
  await storeSession(his, yaw)
  await his.goto(`/dashboard/messages?uid=${zola.id}`)
  await expect(his.getByText('Zola would like to share your date with a friend.')).toBeVisible()
  await his.getByRole('button', { name: 'Agree' }).click()
  await expect(his.getByText('You agreed.')).toBeVisible()
  expect(await findAxeViolations(his)).toEqual([])

  const friend = await (
    await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 }, javaScriptEnabled: false, baseURL: baseURL ?? '' })
  ).newPage()
  const { pathname } = new URL(link)
  await friend.goto(pathname)
  await expect(friend.getByRole('heading', { name: 'Zola a un rendez-vous' })).toBeVisible()
  for (const text of ['Café Zanzibar', 'Back by ten', 'Avec Yaw, rencontre faite sur Ndloo'])
    await expect(friend.getByText(text)).toBeVisible()
  expect(await friend.context().cookies()).toEqual([])
  const { scrollWidth, clientWidth } = await friend
    .locator('html')
    .evaluate((html) => ({ scrollWidth: html.scrollWidth, clientWidth: html.clientWidth }))
  expect(scrollWidth).toBe(clientWidth)

  await page.goto('/dashboard/shared-dates')
  await expect(page.getByText('Your friend sees Yaw’s first name and photo.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'End it now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByText('You aren’t sharing a date right now.')).toBeVisible()
  const read = async (path: string) => {
    const response = await friend.goto(path)
    return { status: response?.status(), text: await response?.text() }
  }
  const never = await read(`/date/${'A'.repeat(43)}`)
  expect(never.status).toBe(404)
  expect(await read(pathname)).toEqual(never)
  watch.clean()
  await his.context().close()
  await friend.context().close()
})
