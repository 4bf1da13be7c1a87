import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3210)
const results = process.env.RESULTS && resolve(process.env.RESULTS)

/** Settings for a Chromium that runs as root in a closed network and sends no requests of its own. */
const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

// The journey `sound` checks every screen in both widths; the others run in both only where the steps differ.
const onDesktopOnly = [
  'applicant',
  'account',
  'admin',
  'blocking',
  'boosts',
  'brand',
  'calls',
  'console',
  'deck-keyboard',
  'empty-town',
  'first-gift-keyboard',
  'genders',
  'gifts',
  'hostile-text',
  'killed',
  'lists',
  'moderation',
  'money',
  'notifications',
  'offline',
  'onboarding-desktop',
  'passkeys',
  'photo-check-pace',
  'redirects',
  'routes',
  'ten-pictures',
  'upgrade',
  'voice-encoding',
  'watched',
  'webhooks',
  'who-sees-me',
]
const onPhoneOnly = [
  'another-chance',
  'blurred-photos',
  'data-saver',
  'deck-finger',
  'deposits',
  'first-gift-finger',
  'goodbye',
  'like-with-line',
  'likes-tabs',
  'match-moment',
  'onboarding',
  'phone-sign-up',
  'photo-check',
  'pictures',
  'picks',
  'profile',
  'proof-of-work',
  'public',
  'right-to-left',
  'settings',
  'shared-date',
  'sound',
]
/**
 * The files to leave out: these journeys, those that need a relay (playwright.relay.config.ts), and the presses of every screen
 * (playwright.presses.config.ts).
 */
const without = (...names: string[]) => ['**/relay/**', '**/presses/**', ...names.map((name) => `**/${name}.spec.ts`)]

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // One retry, because the machine can be busy for a moment; a test that passes on retry is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  // With a third worker on two cores, journeys run into their time limits.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: results === undefined ? [['list']] : [['list'], ['json', { outputFile: `${results}/e2e.json` }]],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    baseURL: `http://localhost:${port}`,
    // A trace makes a journey four times slower.
    trace: 'off',
    locale: 'en-US',
    // Filling the cache of the service worker takes a quarter of the processor time; files that need it say `serviceWorkers: 'allow'`.
    serviceWorkers: 'block',
    launchOptions: chromium,
  },
  projects: [
    { name: 'phone', testIgnore: without(...onDesktopOnly), use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', testIgnore: without(...onPhoneOnly), use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    cwd: '../..',
    command: 'node --import tsx tests/journeys/support/serve.ts',
    url: `http://localhost:${port}/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { E2E_PORT: String(port) },
  },
})
