// Scrolling a long conversation in Chromium over the built application, and the longest task on the page.
//   npm run build && npm run bench scroll-chat [-- --messages 10000 --minutes 6]; BENCH_DATABASE_URL names the database server
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { minuteMs } from '#platform/shared/durations.ts'
import { createTempFolder } from '../chaos/chat/servers.ts'
import { createServerProcess } from '../chaos/money/server.ts'
import { findFreePort } from '../chaos/services/ports.ts'
import { createChatMembers } from './chat/members.ts'
import { openBenchDatabase } from './measure/database.ts'
import { type MainThreadTask, traceMainThread, printTasks } from './measure/tasks.ts'

const { values: options } = parseArgs({
  options: { messages: { type: 'string', default: '10000' }, minutes: { type: 'string', default: '6' } },
})
const count = Number(options.messages)
const step = 3000
/** The time for each of the two widths in milliseconds, mostly for scrolling up. */
const time = (Number(options.minutes) * minuteMs) / 2
const slice = 10_000

await using folder = await createTempFolder()
await using bench = await openBenchDatabase('ndloo_bench_scroll', false)
const [own] = await createChatMembers(bench.db, bench.client, 2)
if (own === undefined) throw new Error('nobody there')
await bench.client.query(
  `insert into message (conversation_id, seq, id, sender_id, kind, body, created_at)
   select chat, k + 1, gen_random_uuid(), case when k % 3 = 0 then id else peer end, 'text', (k + 1) || repeat(' It was a long day.', 1 + k % 7), now() - ($1::int - k) * interval '7 minutes'
   from bench_talker, generate_series(1, $1::int - 1) k where n = 0`,
  [count],
)
await bench.client.query('update conversation set last_seq = (select max(seq) from message where conversation_id = conversation.id)')
await using server = createServerProcess('build/server/main.js', await findFreePort(), {
  DATABASE_URL: bench.url,
  DATA_DIR: join(folder.path, 'data'),
  DEMO: '0',
  SMTP_URL: 'smtp://127.0.0.1:1',
})
await server.start()

const log = (page: Page) => page.getByRole('log')
const wheel = async (page: Page, by: number): Promise<void> => {
  await page.mouse.wheel(0, by)
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
}
const measure = async (width: number, height: number): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ baseURL: server.address, viewport: { width, height } })
  const user = { id: own.id, _id: own.id, firstname: 'Amina', lastname: 'Bello', email: 'a@example.com', locale: 'en' }
  const session = JSON.stringify({ state: { user, _ndloo_token: own.token }, version: 0 })
  await page.addInitScript(`localStorage.setItem('auth', ${JSON.stringify(session)})`)
  await page.goto(`/dashboard/messages${width < 768 ? '/m' : ''}?uid=${own.peer}`)
  await log(page).locator('[data-message]').first().waitFor()
  await page.mouse.move(width * 0.7, height / 2)
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {})
  const startedAt = performance.now()
  const age = () => performance.now() - startedAt
  /** Traces in slices, because a trace of several minutes exceeds the maximum string length. */
  const during = async (until: number, turns: number, by: number, isThere: () => Promise<boolean>): Promise<MainThreadTask[]> => {
    let tasks: MainThreadTask[] = []
    let done = 0
    for (let there = false; !there && age() < until && done < turns;) {
      const from = age()
      const traced = await traceMainThread(browser, page, async () => {
        for (; !there && age() - from < slice && done < turns; done += 5) {
          for (let turn = 0; turn < 5; turn++) await wheel(page, by)
          there = await isThere()
        }
      })
      tasks = [...tasks, ...traced]
      console.log(`  ${Math.round(age() / 1000)} s, ${done} turns of the wheel, message ${await firstDrawn(page)} at the top`)
    }
    return tasks
  }
  const up = await during(time * 0.7, Infinity, -step, () => atBegin(page))
  const reached = await atBegin(page)
  const down = await during(time * 0.95, 200, step, () => Promise.resolve(false))
  console.log(
    `${width} px, ${count} messages, ${await log(page).locator('[data-message]').count()} of them drawn, load ${loadavg()[0]?.toFixed(1)}`,
  )
  printTasks(reached ? 'up to the beginning, page by page' : 'up, page by page; THE BEGINNING WAS NOT REACHED', up)
  printTasks('down again', down)
  await browser.close()
}
/** Whether the notice at the start of the conversation is visible. */
const atBegin = (page: Page): Promise<boolean> => page.evaluate<boolean>(`document.querySelector('[role=log] li.rounded-full') !== null`)

/** The number of the topmost rendered message, from its text. */
const firstDrawn = (page: Page): Promise<string> =>
  page.evaluate<string>(`document.querySelector('[role=log] [data-message] p')?.textContent?.match(/\\d+/)?.[0] ?? '1'`)

await measure(390, 844)
await measure(1280, 800)
process.exit(0)
