import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { checkNode, install, run, print } from './setup/install.mjs'

checkNode()
install()

const chromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((path) => path && existsSync(path))
const { build } = await import('./setup/build.mjs')
build()
run('testing commands, screens and rules', process.execPath, ['node_modules/vitest/vitest.mjs', 'run'])
if (chromium === undefined) {
  if (process.env.CI) throw new Error('no Chromium found: the browser journeys must run in CI')
  print('\nNOT RUN: the browser journeys. No Chromium was found; install one or set CHROMIUM_PATH.')
} else {
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/journeys']
  run('testing the browser journeys', process.execPath, playwright, { CHROMIUM_PATH: chromium })
  if (spawnSync('turnserver', ['--version']).error === undefined) {
    const throughRelay = [...playwright.slice(0, 2), '--config', 'tests/journeys/playwright.relay.config.ts', '--project', 'journeys']
    run('testing calls through a relay', process.execPath, throughRelay, { CHROMIUM_PATH: chromium })
  } else {
    if (process.env.CI) throw new Error('no coturn found: calls through a relay must run in CI')
    print('\nNOT RUN: calls through a relay. No coturn (turnserver) was found.')
  }
}
