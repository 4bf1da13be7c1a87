import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab, or Shift+Tab, until an element has the focus. */
export const tabTo = async (page: Page, there: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(there).toBeVisible()
  const focused = there.and(page.locator(':focus'))
  for (let presses = 0; presses < 60 && (await focused.count()) === 0; presses++) await page.keyboard.press(key)
  await expect(there).toBeFocused()
}
