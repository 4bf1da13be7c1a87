import { expect, type Page, test } from '../support/journey.ts'
import { password } from '../support/people.ts'
import { watchForFaults } from '../support/watch.ts'

/** A mobile number of Cameroon that no other run has used. */
const newNumber = () => `67${String(Date.now()).slice(-7)}`

/** Returns the newest code texted to a number that differs from the last one. */
const textedCode = async (page: Page, number: string, last?: string): Promise<string> => {
  let code: string | undefined
  await expect
    .poll(async () => {
      const texts = (await (await page.request.get(`/sandbox/sms.json?to=${encodeURIComponent(`+237${number}`)}`)).json()) as {
        text: string
      }[]
      code = /\b\d{6}\b/.exec(texts[0]?.text ?? '')?.[0]
      return code !== undefined && code !== last
    })
    .toBe(true)
  return code ?? ''
}

const askForCode = async (page: Page, number: string) => {
  await page.getByRole('link', { name: 'Use my phone number' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your phone number' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Country code' }).press('Enter')
  await page.getByRole('option', { name: /Cameroon/ }).click()
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your messages' })).toBeVisible()
}

test('a person without an email signs up with a number, logs out, and logs in with it', async ({ page }) => {
  test.slow()
  const seen = watchForFaults(page)
  const number = newNumber()
  await page.goto('/signup')
  await askForCode(page, number)
  // The phone reloads the page while its owner reads the message.
  await page.reload()
  await page.getByLabel('Code', { exact: true }).fill(await textedCode(page, number))

  await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible()
  await page.getByLabel('First name').fill('Amina')
  await page.getByLabel('Last name').fill('Bello')
  await page.getByText('Woman', { exact: true }).click()
  await page.getByLabel('Age', { exact: true }).fill('29')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /terms/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/add-photo/)
  const id = await page.evaluate(`JSON.parse(localStorage.getItem('auth')).state.user.id`)

  await page.goto('/dashboard/settings?tab=change-email')
  await expect(page.getByText('You don’t have an email yet.')).toBeVisible()
  const panel = page.getByRole('region', { name: 'Phone number to log in with' })
  await expect(panel.getByText(`You log in with +237${number}.`)).toBeVisible()
  await expect(panel.getByText('This number is your only way to log in.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Remove number' })).toHaveCount(0)

  await page.evaluate(`localStorage.removeItem('auth')`)
  await page.goto('/login')
  await askForCode(page, number)
  // A minute lies between two messages to a number: within it this request sent none, and the button for another one waits.
  const another = page.getByRole('button', { name: 'Text a new code', exact: true })
  await expect(another).toBeEnabled({ timeout: 90_000 })
  const last = await textedCode(page, number)
  await another.click()
  await expect(another).toHaveCount(0)
  await page.getByLabel('Code', { exact: true }).fill(await textedCode(page, number, last))
  await expect(page).toHaveURL(/\/dashboard/)
  expect(await page.evaluate(`JSON.parse(localStorage.getItem('auth')).state.user.id`)).toBe(id)
  seen.clean()
})
