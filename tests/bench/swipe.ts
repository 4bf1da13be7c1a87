// Swiping through the deck with a finger on a slow phone: the work of each frame from the finger down until a second after letting go, the
// longest task, the layout shift, and how soon the next person is there. Work is the time the main thread was running.
//   npm run build && npm run bench swipe [-- --swipes 20] [-- --throttle 4] [-- --url http://localhost:3000 for a demo that runs already]
// DEMO_PORTRAITS=<folder> takes photographs.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { createFinger, middleOf } from '../journeys/support/finger.ts'
import { createMember, storeSession } from '../journeys/support/people.ts'
import { type DrawnFrame, traceFrames, traceMainThread } from './measure/tasks.ts'
import { median } from './measure/timing.ts'

const { values: options } = parseArgs({
  options: {
    swipes: { type: 'string', default: '20' },
    throttle: { type: 'string', default: '4' },
    port: { type: 'string', default: '3442' },
    url: { type: 'string' },
  },
})
const swipes = Number(options.swipes)
const base = options.url ?? `http://localhost:${options.port}`
const most = { frameMs: 12, taskMs: 50, answerMs: 100 }
/** The frames of this many milliseconds after the finger is lifted are measured, too. */
const settledMs = 1000
const print = (what: string, value: number, limit: number, unit: string) =>
  console.log(`  ${value <= limit ? 'ok  ' : 'MISS'} ${what.padEnd(48)} ${value.toFixed(1).padStart(7)} ${unit}   ≤ ${limit} ${unit}`)

const near = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

/** The work of the frames in which the finger comes down, and of those after letting go. */
const otherFrames = (frames: readonly DrawnFrame[]): number[] => {
  let released = -Infinity
  return frames.flatMap(({ at, running, input }) => {
    if (input.has('pointerup')) released = at
    if (input.has('pointerdown')) released = -Infinity
    return input.has('pointerup') || input.has('pointermove') || (at - released > settledMs && !input.has('pointerdown')) ? [] : [running]
  })
}

const startService = () =>
  spawn(process.execPath, ['--import', 'tsx', 'tests/journeys/support/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, E2E_PORT: options.port, DEMO_MEMBERS: String(swipes + 20) },
  })

const untilReady = async (server: ChildProcess | undefined): Promise<void> => {
  for (;;) {
    if (server !== undefined && server.exitCode !== null) throw new Error('the service did not start')
    const ready = await fetch(`${base}/ready`).catch(() => undefined)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Records layout shifts, and from each release of the finger until the next person is drawn in front. */
const observe = `(() => {
  const seen = (window.seen = { shift: 0, answers: [] })
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.shift += entry.value }).observe({ type: 'layout-shift', buffered: true })
  const current = () => document.querySelector('[data-place="current"] > article')?.dataset.person
  addEventListener('pointerup', ({ timeStamp }) => {
    const [before, from] = [current(), performance.now()]
    const look = () => {
      if (current() !== before) seen.answers.push(performance.now() - from)
      else if (performance.now() - from < 2000) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, true)
})()`

const nextFrame = (page: Page) => page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')

const server = options.url === undefined ? startService() : undefined
try {
  await untilReady(server)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await storeSession(page, await createMember(page.request, 'Swala', { lat: 4.05, lng: 9.7 }))
  await page.goto('/dashboard/matches?distance=any&view=deck')
  await page.getByRole('article').waitFor()
  await page.waitForLoadState('networkidle')
  const finger = await createFinger(page)
  const middle = await middleOf(page.getByRole('article'))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(options.throttle) })
  await page.evaluate('void (seen.shift = 0)')
  const swipe = async (side: number) => {
    await finger.down(middle)
    for (let step = 0; step < 12; step++) {
      await finger.move({ x: side * 18, y: 1 }, 16)
      await nextFrame(page)
    }
    await finger.up()
    // Waits without a script in the page, which would draw frames.
    await page.waitForTimeout(settledMs)
  }
  const work = async () => {
    for (let done = 0; done < swipes / 2; done++) await swipe(done % 2 === 0 ? 1 : -1)
  }
  const tasks = await traceMainThread(browser, page, work)
  const frames = await traceFrames(browser, page, work)
  const seen = await page.evaluate<{ shift: number; answers: number[] }>('seen')
  console.log(`${swipes} swipes at 390 px, processor slowed ${options.throttle} times`)
  const lettingGo = frames.filter(({ input }) => input.has('pointerup')).map(({ running }) => running)
  const following = frames.filter(({ input }) => input.has('pointermove') && !input.has('pointerup')).map(({ running }) => running)
  const others = otherFrames(frames)
  print('work of a frame that follows the finger, median', median(following), most.frameMs, 'ms')
  print(`the same, 95th of 100 of ${following.length}`, near(following, 0.95), most.frameMs, 'ms')
  print('work of the frame after letting go, median', median(lettingGo), most.frameMs, 'ms')
  print('work of every other frame, median', median(others), most.frameMs, 'ms')
  print(`the same, 95th of 100 of ${others.length}`, near(others, 0.95), most.frameMs, 'ms')
  print('work of the longest of all frames', Math.max(...lettingGo, ...following, ...others), most.frameMs, 'ms')
  print('longest task, running', Math.max(...tasks.map(({ running }) => running)), most.taskMs, 'ms')
  print('next person after letting go, longest', Math.max(...seen.answers), most.answerMs, 'ms')
  print('layout shift', seen.shift, 0, '')
  await browser.close()
} finally {
  if (server !== undefined) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}
