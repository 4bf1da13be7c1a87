import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const { projects: _, use = {}, ...rest }: PlaywrightTestConfig = journeys

/** Every screen, dialog, width and language (npm run bench presses): too long for each change. */
export default defineConfig({
  ...rest,
  testDir: 'presses',
  retries: 0,
  use: { ...use, hasTouch: true, viewport: { width: 1280, height: 844 } },
  projects: [{ name: 'presses' }],
})
