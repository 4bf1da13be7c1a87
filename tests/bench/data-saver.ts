// What an evening costs with and without the data saver: log-in, 40 cards, 3 profiles, a conversation of 20 messages; and the same at 50 kbit/s.
//   npm run bench data-saver [-- --port 3440] [-- --largest 0] [-- --shots <folder>] [-- --only usual,saved,cold,slow,slow-cold]
// DEMO_PORTRAITS=<folder> takes photographs. Fails when the evening costs more than its targets.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page, request } from '@playwright/test'
import { callApi, createMember, signInDemoMember, storeSession } from '../journeys/support/people.ts'
import { openCountingProxy, type Traffic } from './measure/counting-proxy.ts'
import { openSlowLine } from './measure/slow-line.ts'

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '3440' },
    largest: { type: 'string', default: '0' },
    shots: { type: 'string' },
    only: { type: 'string', default: 'usual,saved,cold,slow,slow-cold' },
  },
})
const port = Number(options.port)
const base = `http://localhost:${port}`
const print = (line: string) => console.log(line)
const latencyMs = 400
const bytesPerSecond = 50_000 / 8
const patienceMs = 300_000
const cards = 40
const messages = 20
const targets = { kilobytes: 250, pictures: 0.3 }

const startService = () =>
  spawn(process.execPath, ['--import', 'tsx', 'tests/journeys/support/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Picks, and those who have matched with the demo member, are not in the feed.
    env: { ...process.env, E2E_PORT: String(port + 2), DEMO_MEMBERS: '80', MAX_LAG_MS: '0' },
  })
const untilReady = async (server: ChildProcess): Promise<void> => {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the service did not start')
    const ready = await fetch(`http://localhost:${port + 2}/ready`).catch(() => undefined)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Shows everybody to the demo member, and fills the member's newest conversation up to `messages` messages. */
const prepare = async (): Promise<void> => {
  const api = await request.newContext({ baseURL: base })
  const demo = await signInDemoMember(api)
  const read = async <T>(path: string) => ((await (await callApi(api, demo, 'GET', path)).json()) as { data: T }).data
  const { conversations } = await read<{ conversations: { person: { id: string }; last_seq: number; state: string }[] }>('/conversations')
  // The filter that was applied last is remembered: everybody, so that there are enough cards.
  await read('/matches?distance=any&gender=both')
  const chosen = conversations.find(({ state, last_seq }) => state === 'open' && last_seq > 0)
  if (chosen === undefined) throw new Error('the demo member has no conversation')
  for (let seq = chosen.last_seq; seq < messages; seq++) {
    const sent = await callApi(api, demo, 'POST', `/conversations/${chosen.person.id}/messages`, {
      id: crypto.randomUUID(),
      body: `Number ${seq + 1}: is the place by the river still open on Sundays, and do they still grill the fish themselves?`,
    })
    if (!sent.ok()) throw new Error(`a message was answered ${sent.status()}`)
  }
  await api.dispose()
}

/** Records when the title and the first photo were drawn. */
const observe = `(() => {
  const seen = (window.seen = {})
  const note = (name) => { seen[name] ??= performance.now() }
  const look = () => {
    const links = [...document.querySelectorAll('nav a')].some((link) => link.getClientRects().length > 0)
    if (links && document.querySelector('h1')?.getClientRects().length > 0) note('useful')
    const faces = [...document.images].filter((image) => image.src.includes('/photos/') && image.complete && image.naturalWidth > 0)
    if (faces.some((image) => { const box = image.getBoundingClientRect(); return box.width > 100 && box.top < innerHeight })) note('face')
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

const newContext = async (saver: 'on' | 'off'): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: 'en-US',
  })
  context.setDefaultTimeout(patienceMs)
  context.setDefaultNavigationTimeout(patienceMs)
  await context.addInitScript(`localStorage.setItem('data-saver', '${saver}')`)
  await context.addInitScript(observe)
  return context
}

/** Opens each screen once as another member, whose photo URLs differ: afterwards the browser has cached the code but no photo. */
const cacheCode = async (context: BrowserContext): Promise<void> => {
  const api = await request.newContext({ baseURL: base })
  const other = await createMember(api, 'Zuri', { lat: 4.05, lng: 9.7 })
  await api.dispose()
  const page = await context.newPage()
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await storeSession(page, other)
  await page.goto('/dashboard/matches?distance=any')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const uid = /user\/([^/]+)/.exec(page.url())?.[1] ?? ''
  await page.goto(`/dashboard/messages/m?uid=${uid}`)
  await page.waitForLoadState('networkidle')
  await page.goto('/dashboard/messages')
  await page.waitForLoadState('networkidle')
  await page.evaluate(`localStorage.clear(); caches.keys().then((names) => Promise.all(names.map((one) => caches.delete(one))))`)
  await page.close()
}

interface Step {
  name: string
  traffic: Traffic
  /** Duration in seconds. */
  took: number
}

/** Waits until there was no network traffic for a while. */
const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

/** Plays a member's evening in the browser and returns the traffic and time of each step. */
const live = async (page: Page, shots: string | undefined): Promise<Step[]> => {
  const steps: Step[] = []
  proxy.take()
  proxy.takeLargest()
  const step = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const from = performance.now()
    await work()
    const took = (performance.now() - from) / 1000
    await settle(page)
    steps.push({ name: what, traffic: proxy.take(), took })
    if (Number(options.largest) > 0)
      for (const { path, bytes } of proxy.takeLargest().slice(0, Number(options.largest))) print(`    ${bytes} ${path.slice(0, 110)}`)
    if (shots !== undefined) await page.screenshot({ path: `${shots}-${steps.length}.png` })
  }
  await step('log-in', async () => {
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill('demo@ndloo.example')
    await page.getByLabel('Password', { exact: true }).fill('welcome to ndloo')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByRole('article').first().waitFor()
  })
  await step(`${cards} cards`, async () => {
    const article = page.getByRole('article').nth(cards - 1)
    await page.mouse.move(200, 500)
    for (let tries = 0; tries < 600; tries++) {
      if ((await article.count()) > 0 && (await article.evaluate((one) => one.getBoundingClientRect().top < 844))) return
      await page.mouse.wheel(0, 500)
      await page.waitForTimeout(150)
    }
    throw new Error('there are too few cards')
  })
  await page.evaluate('scrollTo(0, 0)')
  for (const index of [0, 1, 2])
    await step(`profile ${index + 1}`, async () => {
      await page.getByRole('article').nth(index).getByRole('link').first().click()
      await page.getByRole('region', { name: 'Photos' }).getByRole('img').first().waitFor()
      await page.getByRole('list', { name: 'Details' }).waitFor()
      await settle(page)
      await page.goBack()
      await page.getByRole('article').nth(index).waitFor()
    })
  await step(`${messages} messages`, async () => {
    await page
      .getByRole('link', { name: /^Messages/ })
      .filter({ visible: true })
      .first()
      .click()
    await page.getByRole('button', { name: new RegExp(`Number ${messages}:`) }).click()
    await page.getByRole('log').getByText(`Number ${messages}:`).waitFor()
  })
  return steps
}

const sumOf = (steps: readonly Step[], key: keyof Traffic): number => steps.reduce((sum, { traffic }) => sum + traffic[key], 0)
const kinds = ['documents', 'code', 'answers', 'pictures', 'sockets', 'headers', 'sent'] as const
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9)

const printSteps = (title: string, steps: readonly Step[], withTimes: boolean): void => {
  print(`\n${title}`)
  print(`${''.padEnd(14)}${kinds.map((kind) => kind.padStart(10)).join('')}${withTimes ? '   seconds' : ''}   (kB)`)
  for (const { name, traffic, took } of steps)
    print(
      `${name.padEnd(14)}${kinds.map((kind) => ` ${kilobytes(traffic[kind])}`).join('')}${withTimes ? took.toFixed(1).padStart(10) : ''}`,
    )
  print(`${'together'.padEnd(14)}${kinds.map((kind) => ` ${kilobytes(sumOf(steps, kind))}`).join('')}`)
}
/** Returns the received bytes without code, which is cached. */
const received = (steps: readonly Step[]): number =>
  kinds.filter((kind) => kind !== 'sent' && kind !== 'code').reduce((sum, kind) => sum + sumOf(steps, kind), 0)

const wanted = new Set(options.only.split(','))
const run = async (
  mode: string,
  { saver, slow, warm }: { saver: 'on' | 'off'; slow: boolean; warm: boolean },
): Promise<Step[] | undefined> => {
  if (!wanted.has(mode)) return undefined
  line.slow = false
  const context = await newContext(saver)
  if (warm) await cacheCode(context)
  const page = await context.newPage()
  line.slow = slow
  const steps = await live(page, options.shots === undefined ? undefined : join(options.shots, mode))
  printSteps(
    `${mode}: data saver ${saver}${warm ? ', code cached' : ', nothing cached'}${slow ? ', 50 kbit/s and 400 ms' : ''}`,
    steps,
    slow,
  )
  line.slow = false
  await context.close()
  return steps
}

/** The start of a screen by a member who is logged in, at 50 kbit/s. */
const start = async (warm: boolean): Promise<void> => {
  line.slow = false
  const context = await newContext('on')
  if (warm) await cacheCode(context)
  const page = await context.newPage()
  await storeSession(page, await signInDemoMember(page.request))
  line.slow = true
  await page.goto('/dashboard/matches', { waitUntil: 'commit' })
  await page.locator('#root article button').first().waitFor()
  for (let tries = 0; tries < 900 && !(await page.evaluate<boolean>('window.seen.face !== undefined')); tries++)
    await page.waitForTimeout(200)
  const seen = await page.evaluate<{ useful: number; face: number; now: number }>('({ ...window.seen, now: performance.now() })')
  const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`
  print(
    `start at 50 kbit/s, ${warm ? 'code cached' : 'nothing cached'}: title and navigation ${seconds(seen.useful)}, first face ${seconds(seen.face)}`,
  )
  line.slow = false
  await context.close()
}

const server = startService()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
await using proxy = await openCountingProxy(port + 1, port + 2)
await using line = await openSlowLine(port, port + 1, latencyMs, bytesPerSecond)
try {
  await untilReady(server)
  await prepare()
  const usual = await run('usual', { saver: 'off', slow: false, warm: true })
  const saved = await run('saved', { saver: 'on', slow: false, warm: true })
  if (usual !== undefined && saved !== undefined) {
    const [all, share] = [received(saved) / 1000, sumOf(saved, 'pictures') / sumOf(usual, 'pictures')]
    const verdict = (good: boolean) => {
      if (!good) process.exitCode = 1
      return good ? 'ok  ' : 'MISS'
    }
    print(
      `\n${verdict(all <= targets.kilobytes)} received with the data saver ${all.toFixed(0)} kB (usual ${(received(usual) / 1000).toFixed(0)}), target ≤ ${targets.kilobytes}`,
    )
    print(`${verdict(share <= targets.pictures)} pictures ${(share * 100).toFixed(0)} % of usual, target ≤ ${targets.pictures * 100} %`)
  }
  await run('cold', { saver: 'on', slow: false, warm: false })
  if (wanted.has('slow')) await start(true)
  await run('slow', { saver: 'on', slow: true, warm: true })
  if (wanted.has('slow-cold')) await start(false)
  await run('slow-cold', { saver: 'on', slow: true, warm: false })
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await once(server, 'exit')
}
