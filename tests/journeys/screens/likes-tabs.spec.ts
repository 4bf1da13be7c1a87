import { expect, test } from '../support/journey.ts'
import { signInDemoMember, storeSession } from '../support/people.ts'

test('each tab of the likes is whole on the narrowest phone, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await storeSession(page, await signInDemoMember(page.request))
  for (const locale of ['en', 'es', 'fr', 'pt', 'sw']) {
    await page.addInitScript(`localStorage.setItem('preferred-language', '${locale}')`)
    await page.goto('/dashboard/likes')
    const tabs = page.getByRole('main').getByRole('navigation').getByRole('link')
    await expect(tabs).toHaveCount(4)
    for (const tab of await tabs.all()) {
      const box = await tab.boundingBox()
      expect(box?.x, locale).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), locale).toBeLessThanOrEqual(320)
      expect(await tab.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true)
    }
  }
})
