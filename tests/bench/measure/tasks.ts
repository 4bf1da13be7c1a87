import type { Browser, Page } from '@playwright/test'

/** Milliseconds that count as long. */
const bound = 50

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds from beginning to end, and of them those the thread was running. */
  dur?: number
  tdur?: number
  args?: { name?: string }
}
export interface MainThreadTask {
  whole: number
  running: number
}

/** The tasks of the page's main thread while `work` was done, in milliseconds. The machine is shared: the time it ran is what counts. */
export const traceMainThread = async (browser: Browser, page: Page, work: () => Promise<void>): Promise<MainThreadTask[]> => {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && main.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ whole: dur / 1000, running: tdur / 1000 }))
}
/** Prints the longest of them. */
export const printTasks = (what: string, tasks: readonly MainThreadTask[]): void => {
  if (tasks.length === 0) throw new Error('the trace holds no task of the page')
  const longest = (of: keyof MainThreadTask) => Math.round(tasks.reduce((most, task) => Math.max(most, task[of]), 0))
  const long = tasks.filter(({ running }) => running > bound).length
  console.log(
    `  ${what}: longest of ${tasks.length} tasks ran ${longest('running')} ms (${longest('whole')} ms with waiting for the processor), ${long} over ${bound} ms`,
  )
}
