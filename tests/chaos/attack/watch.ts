import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopProcess } from '../services/service.ts'

const lookEveryMs = 25

/** What a server went through while it was watched. */
export interface ServerLoad {
  /** How far its memory rose above where it began, in megabytes. */
  growthMb: number
  /** The longest that somebody else waited for `/health`, in milliseconds, without what the machine had no core for. */
  waitMs: number
  /** Calls of `/health` that got no answer, or another one than 200. */
  unanswered: number
}

/** Memory of a process that the machine really holds for it, in megabytes. Linux only. */
const residentMb = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Watches one process while `work` runs, and for a moment after it. */
export const watchServer = async (pid: number, port: number, work: () => Promise<unknown>): Promise<ServerLoad> => {
  const probe = fork(new URL('probe.mjs', import.meta.url).pathname, [String(port), String(pid)], { execArgv: [] })
  const told = async () => {
    probe.send('tell')
    return ((await once(probe, 'message')) as [{ longest: number; asked: number; failed: number }])[0]
  }
  try {
    // Its first calls open the connection, and are no part of what is measured.
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
    // What still waits when the attack stops is answered now.
    await sleep(20 * lookEveryMs)
    working = false
    await look
    const { longest, failed } = await told()
    return { growthMb: highest - before, waitMs: longest, unanswered: failed }
  } finally {
    await stopProcess(probe, 'SIGTERM')
  }
}
