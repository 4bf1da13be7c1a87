// Scrolling the matches: 200 cards with portraits in Chromium over the built service, and the longest task on the page.
//   npm run build && npm run bench:scroll [-- --cards 200] [--throttle 1]     DEMO_PORTRAITS=<folder> for photographs
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { demoMember, enter } from '../e2e/people.ts'

const { values: options } = parseArgs({
  options: {
    cards: { type: 'string', default: '200' },
    throttle: { type: 'string', default: '1' },
    port: { type: 'string', default: '3441' },
  },
})
const cards = Number(options.cards)
const base = `http://localhost:${options.port}`
const bound = 50
const step = 600
const say = (line: string) => console.log(line)

const server = spawn(process.execPath, ['--import', 'tsx', 'e2e/serve.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  // Those who have matched with the demo member are not in the feed.
  env: { ...process.env, E2E_PORT: options.port, DEMO_MEMBERS: String(cards + 20) },
})

const untilReady = async (): Promise<void> => {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the service did not start')
    const ready = await fetch(`${base}/ready`).catch(() => undefined)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const watchTasks = `globalThis.tasks = []; new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: 'longtask' })`
/** The tasks over 50 ms since it was asked last, the longest first. */
const tasksOf = async (page: Page): Promise<number[]> =>
  (await page.evaluate<number[]>('tasks.splice(0)')).toSorted((a, b) => b - a).map(Math.round)
const shown = (page: Page): Promise<number> => page.getByRole('article').count()

const tell = (what: string, tasks: readonly number[]): void =>
  say(`  ${what}: longest task ${tasks[0] === undefined ? `under ${bound} ms` : `${tasks[0]} ms`}, ${tasks.length} over ${bound} ms`)

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
  await enter(page, await demoMember(page.request))
  await page.addInitScript(watchTasks)
  await page.goto('/dashboard/matches?distance=any&gender=both')
  await page.getByRole('article').first().waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(options.throttle) })
  await page.mouse.move(width / 2, height / 2)
  await page.waitForLoadState('networkidle')
  await tasksOf(page)
  for (let before = -1; (await shown(page)) < cards && before !== (await shown(page));) {
    before = await shown(page)
    await wheel(page, true)
    await page.waitForLoadState('networkidle')
  }
  say(`${width} px, ${await shown(page)} cards, processor slowed ${options.throttle} times`)
  tell('while they arrive', await tasksOf(page))
  await wheel(page, false)
  await wheel(page, true)
  tell('up and down again', await tasksOf(page))
  await browser.close()
}

try {
  await untilReady()
  await measure(390, 844)
  await measure(1280, 800)
} finally {
  server.kill('SIGTERM')
  await once(server, 'exit')
}
