import { expect, type Page, test } from '../support/journey.ts'
import { addPhoto, callApi, createMember, storeSession } from '../support/people.ts'
import { expectNoOverflow, findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

const place = { lat: -9.4, lng: 17.8 }

/** Collects the names of the photo files that a page loads. */
const followPhotos = (page: Page) => {
  const files = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/photos/')) files.add(pathname.split('/').at(-1) ?? '')
  })
  return files
}

test('photos are blurred for others, real with the match, and blurred again after it', async ({ page, browser }) => {
  const seen = watchForFaults(page, [])
  const [shy, viewer] = [await createMember(page.request, 'Habiba', place), await createMember(page.request, 'Hamadi', place)]
  await addPhoto(page.request, shy)
  const other = await browser.newPage()
  await storeSession(other, shy)
  await other.goto('/dashboard/settings?part=privacy')
  const toggle = other.getByRole('switch', { name: /^Blur my photos until a match/ })
  await toggle.focus()
  await other.keyboard.press('Space')
  await expect(other.getByRole('status').filter({ hasText: 'Saved: Who sees me' })).toHaveCount(1)
  await other.setViewportSize({ width: 320, height: 720 })
  await expectNoOverflow(other, 'the settings')

  const files = followPhotos(page)
  await storeSession(page, viewer)
  await page.goto(`/dashboard/user/${shy.id}/profile`)
  const gallery = page.getByRole('region', { name: 'Photos' })
  const blurred = gallery.getByRole('img', { name: 'Photo 1 of 1, blurred: Habiba' })
  await expect(blurred).toBeVisible()
  await expect(gallery.getByText('Photos after a match')).toBeVisible()
  await expect(gallery.getByRole('button', { name: /full screen/ })).toHaveCount(0)
  expect(await findAxeViolations(page)).toEqual([])
  expect([...files]).toEqual(['blurred.webp'])

  await callApi(page.request, shy, 'GET', `/actions/toggle/like?uid=${viewer.id}`)
  expect([...files]).toEqual(['blurred.webp'])
  await page.getByRole('button', { name: 'Like Habiba' }).click()
  const moment = page.getByRole('dialog', { name: 'It’s a match!' })
  await expect(moment.getByRole('img', { name: 'Habiba' })).toHaveAttribute('src', /\/(?:160|480|1080)\.webp/)
  await moment.getByRole('button', { name: 'Keep looking' }).click()
  await expect(gallery.getByRole('img', { name: 'Photo 1 of 1: Habiba' })).toBeVisible()
  await expect(gallery.getByText('Photos after a match')).toHaveCount(0)

  await callApi(page.request, shy, 'GET', `/actions/toggle/unlike?uid=${viewer.id}`)
  await expect(blurred).toBeVisible()
  await other.close()
  seen.clean()
})
