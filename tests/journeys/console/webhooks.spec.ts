import { openWebhookReceiver, verifyAsReceiver } from '../../support/doubles/webhook-receiver.ts'
import { prepareTwoAdministrators } from '../support/console.ts'
import { expect, test } from '../support/journey.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { callApi, createMember, storeSession } from '../support/people.ts'

test('an address is added in the console, is told of a suspension, and gets again what it failed to take', async ({ page }) => {
  await using receiver = await openWebhookReceiver()
  const [administrator] = await prepareTwoAdministrators(page.request)
  const wanda = await createMember(page.request, 'Wanda', { lat: 2.3, lng: 21.4 })
  // Other journeys suspend people, too, so only deliveries about Wanda fail, until this is set to false.
  let isBroken = true
  receiver.answer = ({ event }) => (event.data.member_id === wanda.id && isBroken ? { status: 500, text: 'not now' } : { status: 204 })
  const received = () => receiver.received.filter(({ event }) => event.data.member_id === wanda.id)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await storeSession(page, administrator)
  await page.goto('/admin/programs')
  await page.getByRole('button', { name: 'Add an address' }).click()
  const form = page.getByRole('dialog', { name: 'Add an address' })
  await form.getByLabel('What it is for').fill('a journey')
  await form.getByRole('checkbox', { name: 'Member suspended' }).check()
  await form.getByLabel('Reason').fill('the newsletter needs it')
  // The demo accepts an address on its own machine, to try webhooks out, but no other private address.
  await form.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/hook')
  await form.getByRole('button', { name: 'Add an address' }).click()
  await expect(form.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(/must be a public https address/)
  expect(await findAxeViolations(page)).toEqual([])
  await form.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
  await form.getByRole('button', { name: 'Add an address' }).click()
  const once = page.getByRole('dialog', { name: 'New secret' })
  const secret = await once.getByLabel(/won’t be shown again/).inputValue()
  await once.getByRole('button', { name: 'Done' }).click()
  await expect(once).toBeHidden()

  const suspension = { status: 'inactive', told: 'scam', reason: 'asked everybody for money' }
  expect((await callApi(page.request, administrator, 'PUT', `/admin/members/${wanda.id}/status`, suspension)).ok()).toBe(true)
  await expect.poll(() => received().length).toBeGreaterThan(0)

  // The log shows the failed attempt. When the log is opened again, it shows the newer attempts.
  const address = page.getByRole('listitem').filter({ hasText: receiver.url })
  const reopenLog = async () => {
    const hide = address.getByRole('button', { name: 'Hide the log' })
    if (await hide.isVisible()) await hide.click()
    await address.getByRole('button', { name: 'Log', exact: true }).click()
  }
  const failed = address.getByRole('row', { name: /Member suspended Waiting, again at .* 500 not now/ })
  await expect(async () => {
    await reopenLog()
    await expect(failed).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await findAxeViolations(page)).toEqual([])

  isBroken = false
  const tries = received().length
  await failed.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('On its way again.')).toBeVisible()
  await expect.poll(() => received().length).toBeGreaterThan(tries)
  await expect(async () => {
    await reopenLog()
    await expect(address.getByRole('row', { name: /Member suspended Delivered \d+ 204/ }).first()).toBeVisible({ timeout: 2000 })
    await expect(failed).toHaveCount(0)
  }).toPass()

  // Each attempt is signed, under the same id, and says what has happened.
  const [first, last] = [received()[0], received().at(-1)]
  expect(first?.headers['webhook-id']).toBe(last?.headers['webhook-id'])
  for (const delivery of received())
    expect(verifyAsReceiver(delivery, secret)).toMatchObject({
      type: 'member.suspended',
      data: { member_id: wanda.id, kind: 'suspend', reason: 'scam', until: null },
    })

  await address.getByRole('button', { name: 'Remove' }).click()
  const removal = page.getByRole('dialog', { name: 'Remove this address?' })
  await removal.getByLabel('Reason').fill('the journey is over')
  await removal.getByRole('button', { name: 'Remove' }).click()
  await expect(address).toHaveCount(0)
})
