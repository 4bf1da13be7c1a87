import { resolve } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { fakeDeviceArguments } from './support/calls.ts'
import journeys from './playwright.config.ts'

const { webServer: _, projects: __, use: { launchOptions = {}, ...use } = {}, ...rest }: PlaywrightTestConfig = journeys
const results = process.env.RESULTS && resolve(process.env.RESULTS)

/** Calls through a relay. They need coturn; each starts its own relay and server on the ports above those of other journeys. */
export default defineConfig({
  ...rest,
  testDir: 'relay',
  workers: 1,
  reporter: results === undefined ? [['list']] : [['list'], ['json', { outputFile: `${results}/relay.json` }]],
  use: {
    ...use,
    baseURL: `http://localhost:${Number(process.env.E2E_PORT ?? 3210) + 2}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), ...fakeDeviceArguments] },
  },
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts' },
    // Measures the bandwidth of a call: npm run bench calls.
    { name: 'measure', testMatch: '**/*.measure.ts' },
  ],
})
