import type { Browser, Page } from '@playwright/test'

/** Tasks longer than this, in milliseconds, are reported. */
const bound = 50

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** When the event began, in microseconds. */
  ts: number
  /** Duration in microseconds, and the part of it in which the thread was running. */
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { type?: string } }
}
/** One task: its duration and its running time, in milliseconds. */
export interface MainThreadTask {
  whole: number
  running: number
}

const isTask = ({ name }: TraceEvent): boolean => name === 'ThreadControllerImpl::RunTask'

/** Traces the events of the page's main thread during `work`, in the order in which they began. */
const traceEventsOf = async (browser: Browser, page: Page, categories: string[], work: () => Promise<void>): Promise<TraceEvent[]> => {
  await browser.startTracing(page, { categories: [...categories, '__metadata'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents.filter(({ pid, tid }) => main.has(`${pid} ${tid}`)).toSorted((one, other) => one.ts - other.ts)
}

/** Traces the tasks of the page's main thread during `work`. On a shared machine, only the running time is meaningful. */
export const traceMainThread = async (browser: Browser, page: Page, work: () => Promise<void>): Promise<MainThreadTask[]> => {
  const events = await traceEventsOf(browser, page, ['toplevel'], work)
  return events.filter(isTask).map(({ dur = 0, tdur = 0 }) => ({ whole: dur / 1000, running: tdur / 1000 }))
}

/** What the main thread did for one drawn frame: the tasks since the frame before, in milliseconds, and the input it handled. */
export interface DrawnFrame {
  /** When the frame was committed, in milliseconds. */
  at: number
  running: number
  input: ReadonlySet<string>
}

/** Traces the drawn frames of the page during `work`. */
export const traceFrames = async (browser: Browser, page: Page, work: () => Promise<void>): Promise<DrawnFrame[]> => {
  const events = await traceEventsOf(browser, page, ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'], work)
  const frames: DrawnFrame[] = []
  let [running, input] = [0, new Set<string>()]
  for (const event of events) {
    if (isTask(event)) running += (event.tdur ?? 0) / 1000
    if (event.name === 'EventDispatch') input.add(event.args?.data?.type ?? '')
    if (event.name !== 'Commit') continue
    frames.push({ at: event.ts / 1000, running, input })
    ;[running, input] = [0, new Set()]
  }
  return frames
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
