// Measures the landing and login pages on a simulated phone with a slow network, and the size of the JavaScript.
//   npm run bench web [-- --runs 3] [-- --port 3230]
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { median } from './measure/timing.ts'
import { measureSizes } from './measure/web-sizes.ts'

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, port: { type: 'string', default: '3230' } },
})
const print = (line: string) => console.log(line)
const address = `http://localhost:${options.port}`
const debugPort = Number(options.port) + 1

const serve = async (): Promise<AsyncDisposable> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ndloo-bench-'))
  const child = spawn(process.execPath, ['build/server/main.js'], {
    stdio: 'ignore',
    env: { ...process.env, PORT: options.port, DATA_DIR: dataDir, DEMO: '1', DEMO_MEMBERS: '10', LIMIT_FACTOR: '100', MAX_LAG_MS: '0' },
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  for (let tries = 0; tries < 120; tries++) {
    const ready = await fetch(`${address}/ready`).catch(() => undefined)
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

type Row = {
  what: string
  target: string
  value: (audits: Audits) => number
  shown: (value: number) => string
  holds: (value: number) => boolean
}
type Audits = { score: (category: string) => number; audit: (name: string) => number }

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`
const most = (limit: number) => (value: number) => value <= limit
const score = (category: string): Row => ({
  what: category,
  target: '≥ 95',
  value: (page) => page.score(category),
  shown: String,
  holds: (value) => value >= 95,
})
const rows: Row[] = [
  { what: 'FCP', target: '≤ 1.0 s', value: (page) => page.audit('first-contentful-paint'), shown: seconds, holds: most(1000) },
  { what: 'LCP', target: '≤ 2.2 s', value: (page) => page.audit('largest-contentful-paint'), shown: seconds, holds: most(2200) },
  {
    what: 'CLS',
    target: '≤ 0.02',
    value: (page) => page.audit('cumulative-layout-shift'),
    shown: (cls) => cls.toFixed(3),
    holds: most(0.02),
  },
  {
    what: 'TBT',
    target: '≤ 150 ms',
    value: (page) => page.audit('total-blocking-time'),
    shown: (ms) => `${Math.round(ms)} ms`,
    holds: most(150),
  },
  ...['performance', 'accessibility', 'best-practices'].map(score),
]

const measure = async (path: string): Promise<void> => {
  const runs: Audits[] = []
  for (let run = 0; run < Number(options.runs); run++) {
    const result = await lighthouse(`${address}${path}`, {
      port: debugPort,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
    const report = result?.lhr
    if (report === undefined) throw new Error(`no report of ${path}`)
    runs.push({
      score: (category) => Math.round((report.categories[category]?.score ?? 0) * 100),
      audit: (name) => report.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY,
    })
    for (const audit of Object.values(report.audits))
      if (run === 0 && audit.score === 0 && audit.scoreDisplayMode === 'binary') print(`  fails: ${audit.id}: ${audit.title}`)
  }
  print(`\n${path}, median of ${runs.length}`)
  for (const { what, target, value, shown, holds } of rows) {
    const middle = median(runs.map(value))
    print(`  ${holds(middle) ? 'ok  ' : 'MISS'} ${what.padEnd(16)} ${shown(middle).padStart(9)}   ${target}`)
  }
}

print('JavaScript, gzip')
for (const { what, kilobytes, most: limit } of measureSizes())
  print(`  ${kilobytes <= limit ? 'ok  ' : 'MISS'} ${what.padEnd(32)} ${kilobytes.toFixed(1).padStart(6)} kB   ≤ ${limit} kB`)

const [load = 0] = loadavg()
if (load > availableParallelism())
  print(
    `\nThe machine is busy (${load.toFixed(1)} processes want its ${availableParallelism()} cores): FCP, LCP and TBT will look worse than they are.`,
  )

await using _server = await serve()
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugPort}`],
})
try {
  for (const path of ['/', '/login']) await measure(path)
} finally {
  await browser.close()
}
