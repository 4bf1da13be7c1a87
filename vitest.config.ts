import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { filesBelow } from './scripts/checks/sources.ts'

const results = process.env.RESULTS
const folders = ['features', 'platform', 'apps', 'tests', 'scripts']
/** Quick tests that the caller has run already, as a regular expression of their paths. */
const done = process.env.TESTED_ELSEWHERE
const textOf = (path: string): string => readFileSync(path, 'utf8')
const isQuickRun = process.env.TESTS === 'quick'
/** What `npm test` leaves to CI, beside the files marked `// @slow`: what a member or an operator meets less often. */
const leftToCi = [
  'apps/demo',
  'apps/server',
  'features/account/web/settings',
  'features/admin',
  'features/boosts',
  'features/calls',
  'features/imports',
  'features/known-contacts',
  'features/moderation',
  'features/outcomes',
  'features/passkeys',
  'features/phone-login',
  'features/photo-check',
  'features/places',
  'features/registration',
  'features/scams',
  'features/shared-dates',
  'features/site',
  'features/staff-sign-on',
  'features/suggestions',
  'features/town-figures',
  'features/voice-hello',
  'features/webhooks',
  'platform/server/audio',
  'tests/integration/talk',
]
const isQuick = (path: string): boolean => !leftToCi.some((folder) => path.startsWith(`${folder}/`)) && !/^\/\/ @slow\b/m.test(textOf(path))
const tests = folders
  .flatMap((folder) => filesBelow('.', folder))
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => (isQuickRun ? isQuick(path) : done === undefined || !new RegExp(done).test(path) || !isQuick(path)))
/** A file that replaces modules, adds a language to them, or draws into a document of its own, needs its own copy of all of them. */
const alone = tests.filter((path) => /vi\.mock\(|@vitest-environment jsdom|(?:add|load)Languages\(/.test(textOf(path)))

/** The time limits only end what hangs: a busy machine may take four times as long as an idle one. */
const shared = {
  pool: 'forks',
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  restoreMocks: true,
  unstubGlobals: true,
} as const

export default defineConfig({
  test: {
    globalSetup: ['tests/support/database/template.ts'],
    maxWorkers: 2,
    // Loading the modules once a worker, rather than once a file, halves the run.
    projects: [
      { test: { ...shared, name: 'together', isolate: false, include: tests.filter((path) => !alone.includes(path)) } },
      // Contexts of one process: a fresh document and modules for each file, in half the time of a fresh process.
      { test: { ...shared, pool: 'vmForks', name: 'alone', include: alone, setupFiles: ['tests/support/web/setup-screens.ts'] } },
    ],
    reporters: results === undefined ? ['default'] : ['default', 'json'],
    ...(results === undefined ? {} : { outputFile: { json: `${results}/unit.json` } }),
  },
})
