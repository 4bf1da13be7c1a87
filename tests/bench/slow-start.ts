// How long a member with a slow network and phone waits: 400 ms, 50 KB/s, 4x CPU, nothing cached; and again after a new release.
//   npm run bench slow-start [-- --runs 3] [-- --port 3240] [-- --width 390] [-- --shots <folder>] [-- --demo <port of a running demo>]
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { openSlowLine } from './measure/slow-line.ts'
import { median } from './measure/timing.ts'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    port: { type: 'string', default: '3240' },
    width: { type: 'string', default: '390' },
    shots: { type: 'string' },
    demo: { type: 'string' },
  },
})
const print = (line: string) => console.log(line)
const serverPort = Number(options.demo ?? Number(options.port) + 1)
const serverAddress = `http://localhost:${serverPort}`
const address = `http://localhost:${options.port}`
const latencyMs = 400
const bytesPerSecond = 50 * 1024
const slowdown = 4
const patienceMs = 60_000
const shotTimesMs = [1000, 2000, 5000]

const serve = async (): Promise<AsyncDisposable> => {
  if (options.demo !== undefined) return { [Symbol.asyncDispose]: () => Promise.resolve() }
  const dataDir = await mkdtemp(join(tmpdir(), 'ndloo-bench-'))
  const child = spawn(process.execPath, ['build/server/main.js'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(serverPort),
      DATA_DIR: dataDir,
      DEMO: '1',
      DEMO_MEMBERS: '40',
      LIMIT_FACTOR: '100',
      MAX_LAG_MS: '0',
    },
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  for (let tries = 0; tries < 600; tries++) {
    const ready = await fetch(`${serverAddress}/ready`).catch(() => undefined)
    if (ready?.ok) break
    await wait(500)
  }
  return {
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A script for the page that records when text and photos are first drawn; a photo counts when it is decoded and in the window. */
const observe = `(() => {
  const seen = (window.seen = {})
  const note = (name) => { seen[name] ??= performance.now() }
  const inView = (box) => box.width > 40 && box.top < innerHeight && box.bottom > 0
  const look = () => {
    // The bottom bar or the sidebar, and the title of the screen.
    const shown = [...document.querySelectorAll('nav a')].some((link) => link.getClientRects().length > 0 && link.textContent.trim() !== '')
    if (shown && document.querySelector('h1')?.getClientRects().length > 0) note('useful')
    const photos = [...document.images].filter((image) => image.src.includes('/photos/') && image.complete && image.naturalWidth > 0)
    if (photos.some((image) => inView(image.getBoundingClientRect()) && image.getBoundingClientRect().width > 100)) note('face')
    if (document.querySelector('#root article button')) note('usable')
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

const throttle = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  line.slow = true
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
const newContext = async (): Promise<BrowserContext> => {
  line.slow = false
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@ndloo.example', password: 'welcome to ndloo', remember: true }),
  })
  const { data } = (await response.json()) as { data: { user: object; token: string } }
  const stored = JSON.stringify({ state: { user: data.user, _ndloo_token: data.token }, version: 0 })
  const phone = Number(options.width) < 768
  const context = await browser.newContext({
    viewport: { width: Number(options.width), height: 844 },
    deviceScaleFactor: phone ? 2 : 1,
    serviceWorkers: 'allow',
    storageState: { cookies: [], origins: [{ origin: address, localStorage: [{ name: 'auth', value: stored }] }] },
  })
  await context.addInitScript(observe)
  return context
}
interface Times {
  useful: number
  face: number
  usable: number
  kilobytes: number
}
const none: Times = { useful: patienceMs, face: patienceMs, usable: patienceMs, kilobytes: 0 }

/** Waits until an expression is true in the page. Playwright's own wait evaluates code in the page, which its policy forbids. */
const until = async (page: Page, what: string): Promise<void> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(200)) if (await page.evaluate<unknown>(what)) return
}

const open = async (page: Page, shots: string | undefined): Promise<Times> => {
  const started = Date.now()
  const pictures = (async () => {
    for (const at of shots === undefined ? [] : shotTimesMs) {
      await wait(Math.max(0, started + at - Date.now()))
      await page.screenshot({ path: `${shots}-${at}.png`, timeout: 10_000 }).catch(() => {})
    }
  })()
  await page.goto(`${address}/dashboard/matches`, { waitUntil: 'commit', timeout: patienceMs })
  await until(page, 'window.seen?.useful && window.seen.face && window.seen.usable')
  const times = await page.evaluate<Partial<Times>>(`(() => {
    const bytes = performance.getEntriesByType('resource').reduce((sum, { transferSize }) => sum + transferSize, 0)
    return { ...window.seen, kilobytes: bytes / 1024 }
  })()`)
  await pictures
  return { ...none, ...times }
}

const cold = async (shots: string | undefined): Promise<Times> => {
  const context = await newContext()
  const page = await context.newPage()
  await throttle(page)
  const times = await open(page, shots)
  await context.close()
  return times
}

/** Measures a device after a new release renamed every file: its cached files are useless, other stored data is kept. */
const afterRelease = async (shots: string | undefined): Promise<Times> => {
  const context = await newContext()
  const page = await context.newPage()
  await page.goto(`${address}/dashboard/matches`)
  await until(page, 'navigator.serviceWorker.controller !== null && window.seen?.usable')
  await wait(3000)
  await page.evaluate(`caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))`)
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
  const second = await context.newPage()
  await throttle(second)
  const times = await open(second, shots)
  await context.close()
  return times
}

await using _server = await serve()
await using line = await openSlowLine(Number(options.port), serverPort, latencyMs, bytesPerSecond)
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
const limits = { useful: 2000, face: 5000 }
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`
try {
  const [load = 0] = loadavg()
  if (load > availableParallelism()) print(`The machine is busy (${load.toFixed(1)}): the times look worse than they are.`)
  for (const [name, measure] of [
    ['cold', cold],
    ['after-release', afterRelease],
  ] as const) {
    const runs: Times[] = []
    for (let run = 0; run < Number(options.runs); run++) {
      const shots = run === 0 && options.shots !== undefined ? join(options.shots, `${name}-${options.width}`) : undefined
      runs.push(await measure(shots))
    }
    const middle = (key: keyof Times) => median(runs.map((times) => times[key]))
    print(`\n${name}, median of ${runs.length}, ${Math.round(middle('kilobytes'))} KB`)
    print(`  ${middle('useful') <= limits.useful ? 'ok  ' : 'MISS'} title and navigation  ${seconds(middle('useful')).padStart(7)}   ≤ 2 s`)
    print(`  ${middle('face') <= limits.face ? 'ok  ' : 'MISS'} first face            ${seconds(middle('face')).padStart(7)}   ≤ 5 s`)
    print(`       first button          ${seconds(middle('usable')).padStart(7)}`)
  }
} finally {
  await browser.close()
}
