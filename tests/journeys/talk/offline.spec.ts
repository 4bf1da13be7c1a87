import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test } from '../support/journey.ts'
import { callApi, storeSession, createMember, type Member } from '../support/people.ts'
import { readBrowserStore } from '../support/read-browser-store.ts'
import { findAxeViolations } from '../support/page-checks.ts'

test.use({ serviceWorkers: 'allow' })

const place = { lat: 4.3, lng: 9.9 }

const match = async (request: APIRequestContext, one: Member, other: Member): Promise<void> => {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    expect((await callApi(request, from, 'POST', `/actions/toggle/like?uid=${to.id}`)).ok()).toBe(true)
}
const write = async (request: APIRequestContext, from: Member, to: Member, body: string): Promise<void> => {
  expect((await callApi(request, from, 'POST', `/conversations/${to.id}/messages`, { id: randomUUID(), body })).ok()).toBe(true)
}

const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`${name} Mbarga`) })

test('the last conversations are read without a connection, and not what a block or a logout took away', async ({ browser, request }) => {
  const [me, binta, coumba] = [
    await createMember(request, 'Assa', place),
    await createMember(request, 'Binta', place),
    await createMember(request, 'Coumba', place),
  ]
  for (const other of [binta, coumba]) await match(request, me, other)
  await write(request, binta, me, 'See you at the market')
  for (let number = 1; number <= 60; number++) await write(request, coumba, me, `Line ${number}`)

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await storeSession(page, me)
  await page.goto('/dashboard/messages')
  await row(page, 'Binta').click()
  await expect(page.getByRole('log').getByText('See you at the market')).toBeVisible()
  // The last fifty messages of a conversation that was never opened here are stored too, but no photos.
  await expect.poll(() => readBrowserStore(page)).toContain('"Line 11"')
  await expect.poll(() => readBrowserStore(page)).toContain('See you at the market')
  expect(await readBrowserStore(page)).not.toMatch(/"Line 10"|data:image|\/photos\//)
  await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true)
  await page.goto('/dashboard/likes')
  await expect(page.getByRole('link', { name: /Coumba/ })).toBeVisible()
  await expect.poll(() => readBrowserStore(page, 'queries')).toContain('Coumba')
  await page.goto('/dashboard/matches')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => readBrowserStore(page, 'queries')).toContain(String.raw`[\"matches\"`)
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('heading', { name: /^Assa / })).toBeVisible()
  await expect.poll(() => readBrowserStore(page, 'queries')).toContain(String.raw`[\"profile\"`)

  await context.setOffline(true)
  // Offline, screens that were seen before show what is saved; a list that was not seen says that it needs a connection.
  await page.goto('/dashboard/likes')
  await expect(page.getByRole('link', { name: /Coumba/ })).toBeVisible()
  await expect(page.getByText('You’re offline. This is what’s saved on this device.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.goto('/dashboard/matches')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('You’re offline. This is what’s saved on this device.')).toBeVisible()
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('heading', { name: /^Assa / })).toBeVisible()
  await page.goto('/dashboard/dislikes')
  await expect(page.getByText('You’re offline. This opens as soon as you have a connection again.')).toBeVisible()
  await page.goto('/dashboard/messages')
  await expect(page.getByText('You’re offline. This is what’s saved on this device.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await row(page, 'Coumba').click()
  await expect(page.getByRole('log').getByText('Line 60')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('On my way')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').getByText('On my way')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  // After a block meanwhile, the conversation disappears from screen and device on reconnect; waiting messages are sent.
  expect((await callApi(request, binta, 'POST', `/actions/block/${me.id}`, { action: 'block' })).ok()).toBe(true)
  await context.setOffline(false)
  await page.goto('/dashboard/wallet')
  await expect.poll(() => readBrowserStore(page)).not.toContain('See you at the market')
  await expect.poll(() => readBrowserStore(page, 'queries'), { timeout: 30_000 }).not.toContain(binta.id)
  expect(await readBrowserStore(page)).toContain('Line 60')
  const arrived = async () => {
    const answer = await callApi(request, coumba, 'GET', `/conversations/${me.id}/messages`)
    return ((await answer.json()) as { data: { messages: { body: string }[] } }).data.messages.at(-1)?.body
  }
  await expect.poll(arrived).toBe('On my way')
  await context.setOffline(true)
  await page.goto('/dashboard/messages')
  await expect(row(page, 'Coumba')).toBeVisible()
  await expect(row(page, 'Binta')).toHaveCount(0)
  await context.setOffline(false)

  // The next user of this device finds nothing.
  await page.goto('/dashboard/wallet')
  await page.getByRole('button', { name: /^More(?! to send)/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate<unknown[]>('indexedDB.databases()')).toEqual([])
  await context.close()
})

test('a session that is ended elsewhere takes what is kept with it', async ({ browser, request }) => {
  const [me, other] = [await createMember(request, 'Dado', place), await createMember(request, 'Emebet', place)]
  await match(request, me, other)
  await write(request, other, me, 'Between us')
  const context = await browser.newContext()
  const page = await context.newPage()
  await storeSession(page, me)
  await page.goto('/dashboard/messages')
  await expect.poll(() => readBrowserStore(page)).toContain('Between us')
  await request.fetch('/api/auth/sessions', { method: 'DELETE', headers: { authorization: `Bearer ${me.token}` } })
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate<unknown[]>('indexedDB.databases()')).toEqual([])
  await context.close()
})
