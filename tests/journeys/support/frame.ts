import type { Locator, Page } from '@playwright/test'

/** What opens the drawer from the bar of a phone. */
export const bar = (page: Page): Locator => page.getByRole('button', { name: /^More\b/ })
/** What makes the sidebar of a wide window small or large. */
export const sidebar = (page: Page): Locator => page.getByRole('button', { name: /Make the menu/ })
