import { callApi, createMember, storeSession } from '../support/people.ts'
import { expect, type Page, test } from '../support/journey.ts'

const label = 'Give Bongani another chance'
/** The contrast of the button's icon with the button on the ground of the page, as WCAG counts it: from 1 (the same colour) to 21. */
const iconContrast = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const light = (...colours) => {
      for (const colour of colours) { paint.fillStyle = colour; paint.fillRect(0, 0, 1, 1) }
      const [r, g, b] = [...paint.getImageData(0, 0, 1, 1).data].map((value) => value / 255)
        .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const button = document.querySelector('[aria-label="${label}"]')
    const ground = getComputedStyle(document.body).backgroundColor
    const [own, icon] = [getComputedStyle(button).backgroundColor, getComputedStyle(button.querySelector('svg')).color]
    const [lighter, darker] = [light(ground, own), light(ground, own, icon)].sort((one, other) => other - one)
    return (lighter + 0.05) / (darker + 0.05)
  })()`)

for (const colorScheme of ['light', 'dark'] as const)
  test(`another chance is seen on the list and on the profile, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const place = { lat: 4.1, lng: 9.8 }
    const [ada, ben] = [await createMember(page.request, 'Ada', place), await createMember(page.request, 'Bongani', place)]
    expect((await callApi(page.request, ada, 'POST', `/actions/toggle/dislike?uid=${ben.id}`)).ok()).toBe(true)
    await storeSession(page, ada)
    for (const path of ['/dashboard/dislikes', `/dashboard/user/${ben.id}/profile`]) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: label })).toBeVisible()
      expect(await iconContrast(page), path).toBeGreaterThan(3)
    }
  })
