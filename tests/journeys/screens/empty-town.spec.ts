import { expect, type Page, test } from '../support/journey.ts'
import { tabTo } from '../support/keyboard.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { callApi, createMember, storeSession } from '../support/people.ts'
import { watchForFaults } from '../support/watch.ts'

test.use({ serviceWorkers: 'allow' })

/** Somewhere in the desert, so that not even an earlier try of this journey is near. */
const alone = { lat: 21 + 5 * Math.random(), lng: 8 + 6 * Math.random() }
const alert = (page: Page) => page.getByRole('switch', { name: /Tell me when someone new fits/ })

// The evening, the newcomers and the notification are in tests/integration/talk and beside the code, with a clock of their own.
test('where nobody is, one can look further and be told of newcomers, by keyboard, on every screen that says so', async ({
  page,
  request,
}) => {
  const me = await createMember(request, 'Zara', alone)
  const watched = watchForFaults(page, [/ERR_INTERNET_DISCONNECTED/])
  await storeSession(page, me)
  await page.goto('/dashboard/matches?distance=20&gender=both')
  await expect(page.getByText('Nobody new fits within your distance. Try looking a little further away.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Find Match' })).toBeVisible()
  await expect(alert(page)).not.toBeChecked()
  expect(await findAxeViolations(page)).toEqual([])

  await tabTo(page, alert(page))
  await page.keyboard.press('Space')
  await expect(alert(page)).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: /we’ll send you an email/i })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.reload()
  await expect(alert(page)).toBeChecked()

  // Without a network, the alert cannot be switched off.
  await page.context().setOffline(true)
  await alert(page).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(alert(page)).toBeChecked()
  await page.context().setOffline(false)

  // Elsewhere in the same service there are people, and the offer is still there below them.
  await page.getByRole('button', { name: 'Find Match' }).click()
  await expect(page.getByRole('list', { name: 'Outside your distance' })).toBeVisible()
  await page.goto('/dashboard/settings?part=notices')
  await expect(alert(page)).toBeChecked()
  await alert(page).click()
  await expect(alert(page)).not.toBeChecked()
  await page.goto('/dashboard/matches')
  await expect(page.getByText('Nobody here right now')).toBeVisible()
  await expect(alert(page)).not.toBeChecked()
  const { data } = (await (await callApi(request, me, 'GET', '/me/newcomer-alert')).json()) as { data: { on: boolean } }
  expect(data.on).toBe(false)
  watched.clean()
})
