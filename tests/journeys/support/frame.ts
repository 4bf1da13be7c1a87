import type { Locator, Page } from '@playwright/test'

/** The button in the phone's bar that opens the drawer. */
export const drawerButton = (page: Page): Locator => page.getByRole('button', { name: /^More(?! to send)/ })
/** The button that collapses or expands the sidebar. */
export const sidebarToggle = (page: Page): Locator => page.getByRole('button', { name: /(Shrink|Expand) the menu/ })
