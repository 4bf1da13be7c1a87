// `npm test` runs the tests that say most in a few minutes; `npm run test:all` runs every one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { checkNode, install, run, print } from './setup/install.mjs'

const all = process.argv.includes('--all')
checkNode()
await install()
const { build } = await import('./setup/build.mjs')
await build()

await run('testing commands, screens and rules', process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], all ? {} : { TESTS: 'quick' })

const chromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((path) => path && existsSync(path))
/** Skips journeys and prints why. In CI a skip is a failure. */
const leaveOut = (what, missing) => {
  if (process.env.CI) throw new Error(`${missing}: ${what} must run in CI`)
  print(`\nNOT RUN: ${what}. ${missing}.`)
}
const playwright = (...args) => ['node_modules/@playwright/test/cli.js', 'test', '--config', ...args]

if (chromium === undefined) leaveOut('the browser journeys', 'No Chromium was found; install one or set CHROMIUM_PATH')
else {
  const environment = { CHROMIUM_PATH: chromium }
  // The caller has run the main journeys already, as CI has with `npm test`.
  const rest = process.env.MAIN_JOURNEYS === 'done' ? ['--grep-invert', '@main'] : []
  const chosen = all ? rest : ['--grep', '@main']
  await run(`testing ${all ? 'the' : 'the main'} browser journeys`, process.execPath, playwright('tests/journeys', ...chosen), environment)
  if (all && spawnSync('turnserver', ['--version']).error !== undefined)
    leaveOut('calls through a relay', 'No coturn (turnserver) was found')
  else if (all) {
    const relay = playwright('tests/journeys/playwright.relay.config.ts', '--project', 'journeys')
    await run('testing calls through a relay', process.execPath, relay, environment)
  }
}
