import { expect, type Locator, type Page } from '@playwright/test'

/** Goes on with Tab, or back, until somewhere, as somebody without a mouse does. */
export const tabTo = async (page: Page, there: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(there).toBeVisible()
  const focused = there.and(page.locator(':focus'))
  for (let presses = 0; presses < 60 && (await focused.count()) === 0; presses++) await page.keyboard.press(key)
  await expect(there).toBeFocused()
}
