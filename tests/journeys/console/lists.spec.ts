import { signInDemoAdministrator } from '../support/console.ts'
import { type Browser, expect, type Page, test } from '../support/journey.ts'
import { createMember, type Member, storeSession } from '../support/people.ts'
import { expectNoOverflow, findAxeViolations } from '../support/page-checks.ts'

// Far from all members of the demo and of other journeys.
const place = { lat: -20.3, lng: 30.1 }

const open = async (browser: Browser, member: Member, path: string): Promise<Page> => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await storeSession(page, member)
  await page.goto(path)
  return page
}

test('an administrator adds an interest, a member chooses it, and keeps it when it is retired', async ({ page, browser }) => {
  // The test waits for new codes of the administrator, which change every 30 seconds.
  test.setTimeout(200_000)
  // Another run may have added the same name.
  const name = `Kite fighting ${crypto.randomUUID().slice(0, 6)}`
  const admin = await signInDemoAdministrator(page.request)
  await storeSession(page, admin)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Lists' }).click()
  await page.setViewportSize({ width: 320, height: 720 })
  await page.getByRole('button', { name: 'Add an entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an entry' })
  await dialog.getByLabel('English').fill('Jazz')
  for (const language of ['Español', 'Français', 'Português', 'Kiswahili']) await dialog.getByLabel(language).fill(`${name} ${language}`)
  await dialog.getByLabel('Subject').selectOption('Sport')
  await dialog.getByLabel('Reason').fill('members asked for it')
  await expect(dialog.getByText('Another entry of this list has this name.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await expectNoOverflow(page, 'a new entry at 320 px')
  await dialog.getByLabel('English').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Retire ${name}` })).toBeAttached()

  const [wanjiku, yaw] = [await createMember(page.request, 'Wanjiku', place), await createMember(page.request, 'Yaw', place)]
  const own = await open(browser, wanjiku, '/dashboard/profile')
  await own.getByRole('button', { name: 'Edit profile' }).click()
  await own.getByRole('searchbox', { name: 'Search interests' }).fill(name)
  await own.getByRole('checkbox', { name }).press('Space')
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(own.getByText('Profile updated successfully')).toBeVisible()
  await expect(own.getByText(name, { exact: true })).toBeVisible()

  const profile = `/dashboard/user/${wanjiku.id}/profile`
  const other = await open(browser, yaw, profile)
  await expect(other.getByText(name, { exact: true })).toBeVisible()

  await page.getByLabel('Search by name').fill(name)
  await page.getByRole('button', { name: `Retire ${name}` }).click()
  const retiring = page.getByRole('dialog', { name: `Retire ${name}` })
  await retiring.getByLabel('Reason').fill('not one of ours')
  await retiring.getByRole('button', { name: 'Retire' }).click()
  await expect(retiring).toBeHidden()
  await expect(page.getByRole('button', { name: `Bring back ${name}` })).toBeAttached()

  // A member who has the retired interest keeps it and reads that it is retired. Others still see it on the profile and cannot choose it.
  await own.reload()
  await expect(own.getByText(name, { exact: true })).toBeVisible()
  await own.getByRole('button', { name: 'Edit profile' }).click()
  await expect(own.getByRole('list', { name: 'Your choice' }).getByText(`${name} (no longer offered)`)).toBeVisible()
  await other.reload()
  await expect(other.getByText(name, { exact: true })).toBeVisible()
  await other.goto('/dashboard/profile')
  await other.getByRole('button', { name: 'Edit profile' }).click()
  await other.getByRole('searchbox', { name: 'Search interests' }).fill(name)
  await expect(other.getByText('Nothing by that name. Try another word.')).toBeVisible()
})
