import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** A program started for a run, which can be killed as by a power cut. */
export interface CrashableService extends AsyncDisposable {
  url: string
  /** Kills the program and starts it again. */
  crash(): Promise<void>
  /** Kills the program and starts it again after the given milliseconds. */
  away(ms: number): Promise<void>
  /** Stops the program in good order, and starts it again after `work`. */
  stopFor(work: () => Promise<void>): Promise<void>
  /** Suspends the program for the given milliseconds: connections stay open without a response. */
  hang(ms: number): Promise<void>
  crashes: number
}

/** Kills a process by its id and waits until it has ended. */
export const stopProcess = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

interface Program {
  url: string
  /** Starts the program; resolves when it is ready. */
  start(): Promise<ChildProcess>
  crashBy: NodeJS.Signals
  stopBy: NodeJS.Signals
  clear(): Promise<void>
}

/** Starts a program that can be crashed and stopped. */
export const startCrashableService = async ({ url, start, crashBy, stopBy, clear }: Program): Promise<CrashableService> => {
  let child = await start()
  let wanted = true
  // Settles when no crash is in progress: crashes run one after the other, and disposal waits for the last.
  let last = Promise.resolve()
  const pause = (signal: NodeJS.Signals, work: () => Promise<unknown>): Promise<void> => {
    last = last.then(async () => {
      if (!wanted) return
      await stopProcess(child, signal)
      await work()
      child = await start()
    })
    return last
  }
  const away = (ms: number): Promise<void> => pause(crashBy, () => sleep(ms)).then(() => void (self.crashes += 1))
  const self: CrashableService = {
    url,
    crashes: 0,
    crash: () => away(0),
    away,
    stopFor: (work) => pause(stopBy, work),
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
