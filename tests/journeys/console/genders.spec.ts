import { signInDemoAdministrator } from '../support/console.ts'
import { expect, test } from '../support/journey.ts'
import { createMember, storeSession } from '../support/people.ts'
import { expectNoOverflow, findAxeViolations } from '../support/page-checks.ts'

test('an administrator adds a gender: the sign-up, the settings and the filter have it, until it is retired', async ({ page, browser }) => {
  // The test waits for new codes of the administrator, which change every 30 seconds.
  test.setTimeout(200_000)
  // Another run may have added the same name.
  const name = `Non-binary ${crypto.randomUUID().slice(0, 6)}`
  const admin = await signInDemoAdministrator(page.request)
  await storeSession(page, admin)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto('/admin/lists')
  await page.getByLabel('List', { exact: true }).selectOption('Genders')
  await page.getByRole('button', { name: 'Add an entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an entry' })
  await dialog.getByLabel('English').fill('Woman')
  for (const language of ['Español', 'Français', 'Português', 'Kiswahili'])
    await dialog.getByLabel(language).fill(`${name} ${language.slice(0, 2)}`)
  await dialog.getByLabel('Reason').fill('members asked for it')
  await expect(dialog.getByText('Another entry of this list has this name.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await expectNoOverflow(page, 'a new gender at 320 px')
  await dialog.getByLabel('English').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  const visitor = await (await browser.newContext({ viewport: { width: 320, height: 720 } })).newPage()
  await visitor.goto('/signup')
  await visitor.getByText(name, { exact: true }).click()
  await expect(visitor.getByRole('radio', { name })).toBeChecked()
  await expectNoOverflow(visitor, 'the sign-up with an own gender at 320 px')

  const wanjiku = await createMember(page.request, 'Wanjiku', { lat: -21.3, lng: 31.1 })
  const member = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await storeSession(member, wanjiku)
  await member.goto('/dashboard/settings?part=people')
  await expect(member.getByRole('checkbox', { name })).toBeChecked()
  await member.goto('/dashboard/matches?gender=both')
  await member.getByRole('button', { name: 'Filter' }).click()
  await member.getByText(name, { exact: true }).click()
  await member.getByRole('button', { name: 'Apply' }).click()
  await expect(member).toHaveURL(/gender=own_gender_\d+/)

  await page.getByLabel('Search by name').fill(name)
  await page.getByRole('button', { name: `Retire ${name}` }).click()
  const retiring = page.getByRole('dialog', { name: `Retire ${name}` })
  await retiring.getByLabel('Reason').fill('not one of ours')
  await retiring.getByRole('button', { name: 'Retire' }).click()
  await expect(retiring).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByText('Woman', { exact: true })).toBeVisible()
  await expect(visitor.getByText(name, { exact: true })).toBeHidden()
})
