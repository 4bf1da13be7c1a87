import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{features,platform,apps,testing,db,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['testing/template.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
})
