import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { filesBelow } from './scripts/checks/sources.ts'

const results = process.env.RESULTS
const folders = ['features', 'platform', 'apps', 'tests', 'scripts']
/** Paths of tests that the caller runs in another step, as a regular expression. */
const elsewhere = process.env.TESTED_ELSEWHERE
const textOf = (path: string): string => readFileSync(path, 'utf8')
/** `npm test` leaves out the files marked `// @slow`; everything else runs them. */
const isQuickRun = process.env.TESTS === 'quick'
const tests = folders
  .flatMap((folder) => filesBelow('.', folder))
  .filter((path) => /\.test\.tsx?$/.test(path) && (elsewhere === undefined || !new RegExp(elsewhere).test(path)))
  .filter((path) => !isQuickRun || !/^\/\/ @slow\b/m.test(textOf(path)))
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
