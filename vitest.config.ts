import { defineConfig } from 'vitest/config'

const results = process.env.RESULTS

export default defineConfig({
  test: {
    include: ['{features,platform,apps,testing,db,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['testing/template.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    reporters: results === undefined ? ['default'] : ['default', 'json'],
    ...(results === undefined ? {} : { outputFile: { json: `${results}/unit.json` } }),
  },
})
