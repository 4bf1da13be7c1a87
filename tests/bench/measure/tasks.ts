import type { Browser, Page } from '@playwright/test'

/** Tasks longer than this, in milliseconds, are reported. */
const bound = 50

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Duration in microseconds, and the part of it in which the thread was running. */
  dur?: number
  tdur?: number
  args?: { name?: string }
}
/** One task: its duration and its running time, in milliseconds. */
export interface MainThreadTask {
  whole: number
  running: number
}

/** Traces the tasks of the page's main thread during `work`. On a shared machine, only the running time is meaningful. */
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
/** Prints the longest task and the number of long ones. */
export const printTasks = (what: string, tasks: readonly MainThreadTask[]): void => {
  if (tasks.length === 0) throw new Error('the trace holds no task of the page')
  const longest = (of: keyof MainThreadTask) => Math.round(tasks.reduce((most, task) => Math.max(most, task[of]), 0))
  const long = tasks.filter(({ running }) => running > bound).length
  console.log(
    `  ${what}: longest of ${tasks.length} tasks ran ${longest('running')} ms (${longest('whole')} ms with waiting for the processor), ${long} over ${bound} ms`,
  )
}
