import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopProcess } from '../services/service.ts'

const lookEveryMs = 25

/** Measurements of a server during an attack. */
export interface ServerLoad {
  /** The growth of the server's memory, in megabytes. */
  growthMb: number
  /** The longest response time of `/health` in milliseconds, minus the time in which no core was free. */
  waitMs: number
  /** Calls of `/health` without a response of status 200. */
  unanswered: number
}

/** The resident memory of a process in megabytes. Linux only. */
const residentMb = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Measures one process while `work` runs and shortly after. */
export const watchServer = async (pid: number, port: number, work: () => Promise<unknown>): Promise<ServerLoad> => {
  const probe = fork(new URL('probe.mjs', import.meta.url).pathname, [String(port), String(pid)], { execArgv: [] })
  const told = async () => {
    probe.send('tell')
    return ((await once(probe, 'message')) as [{ longest: number; asked: number; failed: number }])[0]
  }
  try {
    // The first calls open the connection and are not measured.
    for (let asked = 0; asked < 5; asked += (await told()).asked) await sleep(4 * lookEveryMs)
    const before = await residentMb(pid)
    let highest = before
    let working = true
    const look = (async () => {
      while (working) {
        highest = Math.max(highest, await residentMb(pid))
        await sleep(lookEveryMs)
      }
    })()
    await work()
    // Requests that still waited at the end of the attack are answered now.
    await sleep(20 * lookEveryMs)
    working = false
    await look
    const { longest, failed } = await told()
    return { growthMb: highest - before, waitMs: longest, unanswered: failed }
  } finally {
    await stopProcess(probe, 'SIGTERM')
  }
}
