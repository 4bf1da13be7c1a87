import { randomUUID } from 'node:crypto'
import { matchMembers } from '../support/calls.ts'
import { createFinger, middleOf } from '../support/finger.ts'
import { expect, type Locator, type Page, test, withServiceWorker } from '../support/journey.ts'
import { readBrowserStore } from '../support/read-browser-store.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { callApi, createMember, storeSession } from '../support/people.ts'

const place = { lat: 4.3, lng: 9.9 }

/** The last message with a text, not a message that quotes this text. */
const bubble = (page: Page, text: string): Locator =>
  page
    .getByRole('log')
    .locator('[data-message]')
    .filter({ has: page.locator('p', { hasText: text }), hasNot: page.locator('[data-quote]', { hasText: text }) })
    .last()
const write = async (page: Page, text: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: 'Message', exact: true })
  await box.fill(text)
  await box.press('Enter')
}

test('two members answer, react, edit and delete, one of them offline meanwhile', async ({ browser, request }, { project }) => {
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
  /** Opens the options of a message as this kind of device does, and chooses one. */
  const choose = async (page: Page, text: string, option: string, sound = false): Promise<void> => {
    const message = bubble(page, text)
    await message.scrollIntoViewIfNeeded()
    if (phone) {
      const finger = await createFinger(page)
      await finger.down(await middleOf(message.locator('p').first()))
      await expect(page.getByRole('dialog', { name: 'Options for this message' })).toBeVisible()
      await finger.up()
    } else {
      await message.getByRole('button', { name: /^Options for/ }).press('Enter')
      await expect(page.getByRole('menu')).toBeVisible()
    }
    if (sound) expect(await findAxeViolations(page)).toEqual([])
    const wanted = phone
      ? page.getByRole('button', { name: option, exact: true })
      : page.getByRole(/ with /.test(option) ? 'menuitemcheckbox' : 'menuitem', { name: option, exact: true })
    await wanted.click()
    await expect(page.getByRole(phone ? 'dialog' : 'menu', { name: 'Options for this message' })).toHaveCount(0)
  }
  const remove = async (page: Page, text: string): Promise<void> => {
    await choose(page, text, 'Delete')
    // Pressed by key: a click would count as a double press, because the button is in the place of the option.
    await page.getByRole('button', { name: 'Delete for both' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await write(hers, 'Shall we meet on Fryday?')
  await expect(bubble(his, 'Fryday')).toBeVisible()

  // He answers: with a swipe on a phone, with the menu on a desktop.
  if (phone) {
    const finger = await createFinger(his)
    await finger.down(await middleOf(bubble(his, 'Fryday').locator('p').first()))
    await finger.move({ x: 90, y: 0 }, 200)
    await finger.up()
  } else await choose(his, 'Fryday', 'Reply')
  await expect(his.getByText('Replying to Amina')).toBeVisible()
  expect(await findAxeViolations(his)).toEqual([])
  await his.reload()
  await expect(his.getByText('Replying to Amina')).toBeVisible()
  await write(his, 'With pleasure')
  for (const [page, name] of [
    [hers, 'You'],
    [his, 'Amina'],
  ] as const)
    await expect(bubble(page, 'With pleasure').getByRole('button', { name: `Answer to ${name} Shall we meet on Fryday?` })).toBeVisible()

  await choose(his, 'Fryday', 'React with ❤️', true)
  await expect(bubble(hers, 'Fryday').getByRole('img', { name: 'Brian reacted with ❤️' })).toBeVisible()
  await expect(hers.getByRole('status').filter({ hasText: 'Brian reacted with ❤️ to “Shall we meet on Fryday?”' })).toBeAttached()
  await expect.poll(() => readBrowserStore(his)).toContain('Fryday')

  // While he is offline, she edits one message and deletes another; he deletes one of his and changes his reaction.
  await write(hers, 'Bring nobody')
  await expect(bubble(his, 'Bring nobody')).toBeVisible()
  await expect.poll(() => readBrowserStore(his)).toContain('Bring nobody')
  await write(his, 'Oops')
  await expect(bubble(hers, 'Oops')).toBeVisible()
  await his.context().setOffline(true)
  await expect(his.getByText('Connection lost. Trying to reconnect...')).toBeVisible()
  await choose(hers, 'Fryday', 'Edit')
  await hers.getByRole('textbox', { name: 'Edit message' }).fill('Shall we meet on Friday?')
  await hers.keyboard.press('Enter')
  await remove(hers, 'Bring nobody')
  await expect(bubble(hers, 'You deleted this message')).toBeVisible()
  await expect(bubble(hers, 'Shall we meet on Friday?').getByText('edited')).toBeVisible()
  await remove(his, 'Oops')
  await choose(his, 'Fryday', 'React with 🙏')
  await expect(bubble(his, 'You deleted this message')).toBeVisible()
  await expect(bubble(hers, 'Oops')).toBeVisible()
  await his.context().setOffline(false)

  for (const page of [hers, his]) {
    await expect(bubble(page, 'Shall we meet on Friday?').getByText('edited')).toBeVisible()
    await expect(page.getByRole('log').getByText(/Fryday|Bring nobody|Oops/)).toHaveCount(0)
    await expect(bubble(page, 'This message was deleted')).toBeVisible()
    await expect(bubble(page, 'With pleasure').getByRole('button', { name: /Shall we meet on Friday\?/ })).toBeVisible()
  }
  await expect(bubble(hers, 'Friday').getByRole('img', { name: 'Brian reacted with 🙏' })).toBeVisible()
  // A deleted text leaves the device of both.
  for (const page of [hers, his]) await expect.poll(() => readBrowserStore(page)).not.toMatch(/Fryday|Bring nobody|Oops/)
  for (const page of [hers, his]) {
    await page.reload()
    await expect(bubble(page, 'Shall we meet on Friday?').getByText('edited')).toBeVisible()
    await expect(bubble(page, 'This message was deleted')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await page.context().close()
  }
})

test('a quote leads back to its message, and an edit that comes too late is taken back', async ({ browser, request }, { project }) => {
  const phone = project.name === 'phone'
  const [chantal, diego] = [await createMember(request, 'Chantal', place), await createMember(request, 'Diego', place)]
  await matchMembers(request, chantal, diego)
  const send = async (body: string, reply_to?: number): Promise<void> => {
    const written = { id: randomUUID(), body, ...(reply_to === undefined ? {} : { reply_to }) }
    expect((await callApi(request, chantal, 'POST', `/conversations/${diego.id}/messages`, written)).ok()).toBe(true)
  }
  await send('Where it all began')
  for (let number = 1; number <= 110; number++) await send(`Line ${number}`)
  await send('Do you remember?', 2)
  const context = await browser.newContext(withServiceWorker(project.use))
  const page = await context.newPage()
  await storeSession(page, diego)
  await page.goto(phone ? `/dashboard/messages/m?uid=${chantal.id}` : `/dashboard/messages?uid=${chantal.id}`)
  await bubble(page, 'Do you remember?')
    .getByRole('button', { name: /Where it all began/ })
    .click()
  const original = page.getByRole('log').locator('[data-seq="2"]')
  await expect(original).toBeFocused()
  await expect(original).toBeInViewport()

  await page.getByRole('button', { name: 'Go to the newest messages' }).click()
  await write(page, 'I do')
  await expect(page.getByRole('log').getByText('Sent', { exact: true }).last()).toBeAttached()
  await page.route(/\/messages\/\d+$/, (route) =>
    route.fulfill({ status: 409, json: { message: 'A message can be edited for 15 minutes. This one is older.', code: 'chat.too_late' } }),
  )
  await page.getByRole('textbox', { name: 'Message', exact: true }).press('ArrowUp')
  await page.getByRole('textbox', { name: 'Edit message' }).fill('I do not')
  await page.keyboard.press('Enter')
  await expect(page.getByText('A message can be edited for 15 minutes. This one is older.')).toBeVisible()
  await expect(bubble(page, 'I do')).toBeVisible()
  await expect(page.getByRole('log').getByText('I do not', { exact: true })).toHaveCount(0)
  await context.close()
})
