import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A program of the caller's own, which may be torn down as rudely as a power cut. Nothing else on the machine is touched. */
export interface Service extends AsyncDisposable {
  url: string
  /** Ends it at once, without a word to anybody, and starts it again. */
  crash(): Promise<void>
  crashes: number
}

/** Ends a process by its own id and waits until it has gone. */
export const end = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
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
  const self: Service = {
    url,
    crashes: 0,
    crash: () => {
      last = last.then(async () => {
        if (!wanted) return
        await end(child, crashBy)
        child = await start()
        self.crashes += 1
      })
      return last
    },
    [Symbol.asyncDispose]: async () => {
      wanted = false
      await last.catch(() => {})
      await end(child, stopBy)
      await clear()
    },
  }
  return self
}
