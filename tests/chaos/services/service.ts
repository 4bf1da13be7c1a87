import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** A program of the caller's own, which may be torn down as rudely as a power cut. Nothing else on the machine is touched. */
export interface Service extends AsyncDisposable {
  url: string
  /** Ends it at once, without a word to anybody, and starts it again. */
  crash(): Promise<void>
  /** Ends it in the same way and starts it again after so many milliseconds. */
  away(ms: number): Promise<void>
  /** Stops it for so many milliseconds as if it hung: connections stay, and nothing is answered. */
  hang(ms: number): Promise<void>
  crashes: number
}

/** Ends a process by its own id and waits until it has gone. */
export const stopProcess = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

interface Program {
  url: string
  /** Resolves once it serves. */
  start(): Promise<ChildProcess>
  crashBy: NodeJS.Signals
  stopBy: NodeJS.Signals
  clear(): Promise<void>
}

/** Starts a program and keeps it to be crashed and, in the end, stopped. */
export const startService = async ({ url, start, crashBy, stopBy, clear }: Program): Promise<Service> => {
  let child = await start()
  let wanted = true
  // A crash that is under way is over before the end.
  let last = Promise.resolve()
  const away = (ms: number): Promise<void> => {
    last = last.then(async () => {
      if (!wanted) return
      await stopProcess(child, crashBy)
      await sleep(ms)
      child = await start()
      self.crashes += 1
    })
    return last
  }
  const self: Service = {
    url,
    crashes: 0,
    crash: () => away(0),
    away,
    hang: async (ms) => {
      child.kill('SIGSTOP')
      await sleep(ms)
      child.kill('SIGCONT')
    },
    [Symbol.asyncDispose]: async () => {
      wanted = false
      await last.catch(() => {})
      await stopProcess(child, stopBy)
      await clear()
    },
  }
  return self
}
