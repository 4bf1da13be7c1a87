import { randomUUID } from 'node:crypto'
import { prepareTwoAdministrators } from '../support/console.ts'
import { type APIRequestContext, expect, type Page, test } from '../support/journey.ts'
import { callApi, createMember, type Member, storeSession } from '../support/people.ts'
import { spotsJpeg } from '../../support/photos/photo-files.ts'

const place = { lat: 5.2, lng: 10.4 }
const decisions = 8
/** A moderator who only looks must be able to decide so many in a minute. */
const leastPerMinute = 6
const frameTimes = [1000, 2000, 3000, 4000]

const upload = async (request: APIRequestContext, { token }: Member, buffer: Buffer): Promise<string> => {
  const [id, headers] = [randomUUID(), { authorization: `Bearer ${token}` }]
  expect((await request.put(`/api/uploads/${id}`, { headers, data: { bytes: buffer.length } })).ok()).toBe(true)
  const multipart = { part: { name: 'part', mimeType: 'application/octet-stream', buffer } }
  expect((await request.post(`/api/uploads/${id}/parts?at=0`, { headers, multipart })).ok()).toBe(true)
  return id
}

/** A member with a photo who has sent four frames. The server refuses frames that an earlier attempt of the journey has sent. */
const sendCheck = async (request: APIRequestContext, number: number, attempt: number): Promise<void> => {
  const member = await createMember(request, `Pace${number}`, place)
  const headers = { authorization: `Bearer ${member.token}` }
  const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await spotsJpeg(7000 + number) }
  expect((await request.post('/api/profile/images/upload', { headers, multipart: { 'images[]': picture } })).ok()).toBe(true)
  const challenge = (await (await callApi(request, member, 'POST', '/me/photo-check/challenge')).json()) as { data: { id: string } }
  const begun = Date.now()
  const uploads: string[] = []
  for (const [index] of frameTimes.entries())
    uploads.push(await upload(request, member, await spotsJpeg(8000 + attempt * 100 + number * 10 + index, 480, 640)))
  // The server refuses frames that are sent sooner than a person could pose.
  await expect.poll(() => Date.now() - begun, { intervals: [250] }).toBeGreaterThan(4200)
  const frames = uploads.map((id, index) => ({ upload: id, at: frameTimes[index] }))
  expect((await callApi(request, member, 'POST', '/me/photo-check', { challenge: challenge.data.id, frames })).ok()).toBe(true)
}

const drawn = `[...document.querySelectorAll('main img')].filter((image) => image.naturalWidth > 0).length > 4`

/** Moves on to a check of this journey, waits until its pictures are on the screen, and returns its heading. */
const look = async (page: Page): Promise<string> => {
  const heading = page.getByRole('heading', { level: 2 }).first()
  for (let steps = 0; steps < 40 && !(await heading.innerText()).startsWith('Pace'); steps++) await page.keyboard.press('ArrowRight')
  await expect(heading).toHaveText(/^Pace/)
  await expect(page.getByRole('img', { name: /^Frame \d: / })).toHaveCount(4)
  await expect.poll(() => page.evaluate<boolean>(drawn), { intervals: [50] }).toBe(true)
  return heading.innerText()
}

test('by keyboard the console leaves a moderator the time to look', async ({ page }, { retry }) => {
  test.slow()
  const [moderator] = await prepareTwoAdministrators(page.request)
  await Promise.all(Array.from({ length: decisions }, (_, number) => sendCheck(page.request, number, retry)))
  await storeSession(page, moderator)
  await page.goto('/admin/photo-checks')
  let shown = await look(page)
  const begun = performance.now()
  for (let number = 0; number < decisions; number++) {
    if (number % 4 === 3) {
      await page.keyboard.press('r')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('1')
    } else await page.keyboard.press('a')
    await expect(page.getByRole('heading', { level: 2, name: shown })).toHaveCount(0)
    if (number < decisions - 1) shown = await look(page)
  }
  const perMinute = (decisions * 60_000) / (performance.now() - begun)
  test.info().annotations.push({ type: 'decisions a minute', description: perMinute.toFixed(1) })
  expect(perMinute).toBeGreaterThan(leastPerMinute)
})
