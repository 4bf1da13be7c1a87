import { expect, test } from '../support/journey.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { callApi, createMember, jpegWithGps, type Member, storeSession } from '../support/people.ts'
import { watchForFaults } from '../support/watch.ts'

const place = { lat: 6.73, lng: 14.57 }
const line = 'Is that the road to Kribi?'

test('a photo is liked with a line, which arrives with the photo and stays without it', async ({ browser }, { project }) => {
  const context = await browser.newContext(project.use)
  const page = await context.newPage()
  const { request } = context
  const [zola, wande] = [await createMember(request, 'Zola', place), await createMember(request, 'Wande', place)]
  const as = ({ token }: Member) => ({ authorization: `Bearer ${token}` })
  const uploaded = await request.post('/api/profile/images/upload', {
    headers: as(wande),
    multipart: { 'images[]': { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpegWithGps({ r: 15, g: 118, b: 110 }) } },
  })
  const { data } = (await uploaded.json()) as { data: { images: { id: string }[] } }

  const seen = watchForFaults(page)
  await storeSession(page, zola)
  await page.goto(`/dashboard/user/${wande.id}/profile`)
  const heart = page.getByRole('button', { name: 'Like photo 1' })
  const box = await heart.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await heart.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Like Wande’s photo' })
  await expect(sheet.getByText('20 messages left in your plan')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Your line to Wande' }).fill(line)
  expect(await findAxeViolations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Like and send' }).dblclick()
  await expect(page.getByText('Sent to Wande.')).toBeVisible()
  await expect(heart).toBeHidden()
  await expect(page.getByRole('button', { name: 'Take back your like for Wande' })).toBeVisible()

  const other = await browser.newContext(project.use)
  const theirs = await other.newPage()
  const seenByOther = watchForFaults(theirs)
  await storeSession(theirs, wande)
  await theirs.goto(`/dashboard/messages?uid=${zola.id}`)
  const log = theirs.getByRole('log')
  await expect(log).toContainText(line)
  await expect(log.getByText('Liked your photo')).toBeVisible()
  await expect(log.locator('img')).toHaveJSProperty('naturalWidth', 160)
  await expect(log.getByRole('listitem').filter({ hasText: line })).toHaveCount(1)
  expect(await findAxeViolations(theirs)).toEqual([])
  await theirs.getByRole('button', { name: 'Accept' }).click()
  await expect(theirs.getByRole('button', { name: 'Accept' })).toBeHidden()

  await request.fetch(`/api/profile/images/${data.images[0]?.id}/remove`, { method: 'DELETE', headers: as(wande) })
  await page.goto(`/dashboard/messages?uid=${wande.id}`)
  await expect(page.getByRole('log')).toContainText(line)
  await expect(page.getByText('About something that’s no longer on the profile')).toBeVisible()
  const { data: liked } = (await (await callApi(request, zola, 'GET', '/actions/reactions?type=likes')).json()) as {
    data: { people: { id: string }[] }
  }
  expect(liked.people.map(({ id }) => id)).toEqual([wande.id])
  seen.clean()
  seenByOther.clean()
  await other.close()
  await context.close()
})
