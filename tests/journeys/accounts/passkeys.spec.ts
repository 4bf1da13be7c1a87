import { expect, type Page, test } from '../support/journey.ts'
import { readMailedCode, password, signUpByApi, storeSession } from '../support/people.ts'
import { watchForFaults } from '../support/watch.ts'

/** Puts a device with a screen lock into the browser, which answers every question of a page. */
const addDevice = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Sets whether the owner of the device passes its screen lock. */
    unlock: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Sets whether the device answers at once, even without a press, such as to the suggestions of a field. */
    answer: (enabled: boolean) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    lose: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}

const logOut = async (page: Page): Promise<void> => {
  // A page that still loads after the log-in may store its session again.
  await expect(async () => {
    await page.evaluate(`localStorage.removeItem('auth')`)
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible({ timeout: 3000 })
  }).toPass()
}

test('a passkey is added, logs in, is lost with its device, and is removed', async ({ page, request }, { project }) => {
  const email = `passkeys.${project.name}.${Date.now().toString(36)}@example.com`
  const seen = watchForFaults(page)
  const amina = await signUpByApi(request, {
    firstName: 'Amina',
    lastName: 'Bello',
    gender: 'Woman',
    age: 29,
    email,
    phone: '677123477',
    lat: 4.05,
    lng: 9.7,
  })
  await storeSession(page, amina)
  const device = await addDevice(page)

  await page.goto('/dashboard/settings?tab=change-password')
  const panel = page.getByRole('region', { name: 'Passkeys' })
  await panel.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added.')).toBeVisible()
  await expect(panel.getByText('Chrome · Linux')).toBeVisible()
  await panel.getByRole('button', { name: 'Rename: Chrome · Linux' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('My laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('My laptop')).toBeVisible()
  await expect
    .poll(async () => JSON.stringify(await (await request.get(`/sandbox/mail.json?to=${encodeURIComponent(email)}`)).json()))
    .toContain('A passkey was added')

  // The device does not answer the suggestions of the email field before the button asks.
  await device.answer(false)
  await logOut(page)
  await device.answer(true)
  // The device may answer the browser's own offer before the press, which then finds no button.
  await page
    .getByRole('button', { name: 'Use a passkey' })
    .click()
    .catch(() => undefined)
  await expect(page).toHaveURL(/\/(?:dashboard|add-photo|onboarding)/)
  await expect.poll(() => page.evaluate(`JSON.parse(localStorage.getItem('auth')).state.user.email`)).toBe(email)

  // A passkey dialog of the browser that ends without a log-in shows no error.
  await device.answer(false)
  await logOut(page)
  await device.unlock(false)
  await device.answer(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeEnabled()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)

  // The device is gone; the code still opens the account, and so does the password.
  await device.lose()
  await page.getByRole('link', { name: 'Log in with a code' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Get code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await readMailedCode(request, email))
  await expect(page).toHaveURL(/\/(?:dashboard|add-photo|onboarding)/)
  await logOut(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/(?:dashboard|add-photo|onboarding)/)

  await page.goto('/dashboard/settings?tab=change-password')
  await panel.getByRole('button', { name: 'Remove: My laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(panel.getByText('You don’t have a passkey yet.')).toBeVisible()
  seen.clean()
})
