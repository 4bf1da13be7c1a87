import { existsSync } from 'node:fs'
import { checkNode, install, run, say } from './setup/install.mjs'

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
  say('\nNOT RUN: the browser journeys. No Chromium was found; install one or set CHROMIUM_PATH.')
} else {
  run('testing the browser journeys', process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], { CHROMIUM_PATH: chromium })
}
