import { matchMembers } from '../support/calls.ts'
import { createFinger, middleOf } from '../support/finger.ts'
import { expect, type Page, test, withServiceWorker } from '../support/journey.ts'
import { readBrowserStore } from '../support/read-browser-store.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { createMember, jpegWithGps, storeSession } from '../support/people.ts'
import { openComposerTools } from '../support/composer.ts'

const place = { lat: 4.5, lng: 9.2 }
const orange = { r: 240, g: 160, b: 60 }

test('a picture is sent, unveiled, answered and deleted, and one waits for a connection', async ({ browser, request }, { project }) => {
  const phone = project.name === 'phone'
  const [amina, brian] = [await createMember(request, 'Amina', place), await createMember(request, 'Brian', place)]
  await matchMembers(request, amina, brian)
  const open = async (who: typeof amina, to: typeof amina): Promise<Page> => {
    const context = await browser.newContext(withServiceWorker(project.use))
    const page = await context.newPage()
    await storeSession(page, who)
    // Conversations are stored on the device once their list has been seen.
    await page.goto('/dashboard/messages')
    await expect.poll(() => readBrowserStore(page)).toContain(to.id)
    await page.goto(phone ? `/dashboard/messages/m?uid=${to.id}` : `/dashboard/messages?uid=${to.id}`)
    await expect(page.getByRole('log')).toBeVisible()
    return page
  }
  const [hers, his] = [await open(amina, brian), await open(brian, amina)]
  const choose = async (page: Page): Promise<void> => {
    await openComposerTools(page)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Send a picture' }).click()
    await (await chooser).setFiles({ name: 'street.jpg', mimeType: 'image/jpeg', buffer: await jpegWithGps(orange) })
    await expect(page.getByRole('dialog', { name: 'Send this picture?' }).getByRole('img', { name: 'Picture 1' })).toBeVisible()
  }
  const send = async (page: Page): Promise<void> => {
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await choose(hers)
  expect(await findAxeViolations(hers)).toEqual([])
  await send(hers)
  await expect(hers.getByRole('log').getByRole('button', { name: 'Open your picture' })).toBeVisible()
  await expect(hers.getByRole('log').getByText(/^(Sent|Delivered|Read)$/)).toBeAttached()

  // On the first day of talking, the picture is blurred until he asks for it.
  await expect(his.getByText('Pictures stay blurred on your first day of talking.')).toBeVisible()
  await expect(his.getByRole('log').getByRole('img', { name: 'Picture from Amina' })).toHaveCount(0)
  expect(await findAxeViolations(his)).toEqual([])
  await his.getByRole('button', { name: 'Show the picture' }).click()
  const picture = his.getByRole('log').getByRole('img', { name: 'Picture from Amina' })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBeGreaterThan(100)
  await his.getByRole('button', { name: 'Open the picture from Amina' }).click()
  await expect(his.getByRole('dialog', { name: 'Picture from Amina' })).toBeVisible()
  expect(await findAxeViolations(his)).toEqual([])
  await his.keyboard.press('Escape')
  await expect(his.getByRole('dialog')).toHaveCount(0)

  const options = async (page: Page): Promise<void> => {
    const message = page
      .getByRole('log')
      .locator('[data-message]')
      .filter({ has: page.getByRole('button', { name: /picture/i }) })
      .first()
    if (phone) {
      const finger = await createFinger(page)
      await finger.down(await middleOf(message.getByRole('img').first()))
      await expect(page.getByRole('dialog', { name: 'Options for this message' })).toBeVisible()
      await finger.up()
    } else await message.getByRole('button', { name: /^Options for/ }).press('Enter')
  }
  await options(his)
  await his.getByRole(phone ? 'button' : 'menuitem', { name: 'Reply', exact: true }).click()
  await his.getByRole('textbox', { name: 'Message', exact: true }).fill('What a street')
  await his.keyboard.press('Enter')
  await expect(hers.getByRole('button', { name: /^Answer to You Picture/ })).toBeVisible()

  await options(hers)
  await expect(hers.getByRole(phone ? 'button' : 'menuitem', { name: 'Reply', exact: true })).toBeVisible()
  await expect(hers.getByRole(phone ? 'button' : 'menuitem', { name: /^(Copy|Edit)$/ })).toHaveCount(0)
  await hers.getByRole(phone ? 'button' : 'menuitem', { name: 'Delete', exact: true }).click()
  await hers.getByRole('button', { name: 'Delete for both' }).press('Enter')
  await expect(his.getByText('This message was deleted').first()).toBeVisible()
  await expect(his.getByRole('log').getByRole('img', { name: 'Picture from Amina' })).toHaveCount(0)

  // A picture that waits for a connection is still there after a reload, and is sent by itself later.
  await expect.poll(() => hers.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true)
  await hers.context().setOffline(true)
  await choose(hers)
  await send(hers)
  await expect(hers.getByRole('button', { name: 'Don’t send it' })).toBeVisible()
  await hers.reload()
  await expect(hers.getByRole('log').getByRole('img', { name: 'Your picture' })).toBeVisible()
  await hers.context().setOffline(false)
  await expect(hers.getByRole('button', { name: 'Don’t send it' })).toHaveCount(0, { timeout: 45_000 })
  await expect(his.getByRole('button', { name: 'Show the picture' })).toBeVisible()
  for (const page of [hers, his]) await page.context().close()
})
