// Scrolling the matches: 200 cards with portraits in Chromium over the built service, and the longest task on the page.
//   npm run build && npm run bench scroll [-- --cards 200] [--throttle 1] [--url http://localhost:3000 for a demo that runs already]
// DEMO_PORTRAITS=<folder> takes photographs.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { signInDemoMember, storeSession } from '../journeys/support/people.ts'
import { traceMainThread, printTasks } from './measure/tasks.ts'

const { values: options } = parseArgs({
  options: {
    cards: { type: 'string', default: '200' },
    throttle: { type: 'string', default: '1' },
    port: { type: 'string', default: '3441' },
    url: { type: 'string' },
  },
})
const cards = Number(options.cards)
const base = options.url ?? `http://localhost:${options.port}`
const step = 600
const print = (line: string) => console.log(line)

const startService = () =>
  spawn(process.execPath, ['--import', 'tsx', 'tests/journeys/support/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // People who have matched with the demo member are not in the feed, so there are 20 members more than cards.
    env: { ...process.env, E2E_PORT: options.port, DEMO_MEMBERS: String(cards + 20) },
  })

const untilReady = async (server: ChildProcess | undefined): Promise<void> => {
  for (;;) {
    if (server !== undefined && server.exitCode !== null) throw new Error('the service did not start')
    const ready = await fetch(`${base}/ready`).catch(() => undefined)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const shown = (page: Page): Promise<number> => page.getByRole('article').count()

const wheel = async (page: Page, down: boolean): Promise<void> => {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  for (let at = 0; at < height; at += step) {
    await page.mouse.wheel(0, down ? step : -step)
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  }
}

const measure = async (width: number, height: number): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext({ baseURL: base, viewport: { width, height } })
  const page = await context.newPage()
  await storeSession(page, await signInDemoMember(page.request))
  await page.goto('/dashboard/matches?distance=any&gender=both')
  await page.getByRole('article').first().waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(options.throttle) })
  await page.mouse.move(width / 2, height / 2)
  await page.waitForLoadState('networkidle')
  const arriving = await traceMainThread(browser, page, async () => {
    for (let before = -1; (await shown(page)) < cards && before !== (await shown(page));) {
      before = await shown(page)
      await wheel(page, true)
      await page.waitForLoadState('networkidle')
    }
  })
  const scrolling = await traceMainThread(browser, page, async () => {
    await wheel(page, false)
    await wheel(page, true)
  })
  print(`${width} px, ${await shown(page)} cards, processor slowed ${options.throttle} times`)
  printTasks('while they arrive', arriving)
  printTasks('up and down again', scrolling)
  await browser.close()
}

const server = options.url === undefined ? startService() : undefined
try {
  await untilReady(server)
  await measure(390, 844)
  await measure(1280, 800)
} finally {
  if (server !== undefined) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}
