import { buildServer } from '../bundling/build-server.ts'
import { type Attack, attacks as all, pauseAfterAttack } from './attacks.ts'
import type { FaultName } from './faults.ts'
import { startTarget } from './server.ts'
import { watchServer } from './watch.ts'

/** The limits an attack must not exceed. */
export const attackLimits = { growthMb: 150, waitMs: 200 }

export interface AttackResult {
  attack: string
  requests: number
  growthMb: number
  waitMs: number
  /** The limits that were exceeded; empty when all held. */
  wrong: string[]
}

export interface AttackOptions {
  /** The path of the built server. */
  main: string
  /** Runs only attacks whose name contains this. */
  only?: string | undefined
  embedded?: boolean
  /** The defence to leave out. */
  fault?: FaultName | undefined
  /** Ends the run after the current attack. */
  stop?: AbortSignal
  tell(verdict: AttackResult): void
}

const judgeOnce = async (main: string, attack: Attack, { embedded = false, fault }: AttackOptions): Promise<AttackResult> => {
  // One server process per attack, so that memory kept by one attack does not count as growth in the next.
  await using started = await startTarget(main, fault === undefined ? {} : { ATTACK_FAULT: fault }, embedded)
  const { target } = started
  let kept: unknown
  const seen = await watchServer(target.pid(), target.port, () => attack.run(target).catch((error: unknown) => void (kept = error)))
  const wrong = [
    ...(seen.growthMb > attackLimits.growthMb ? ['memory'] : []),
    ...(seen.waitMs > attackLimits.waitMs ? ['waits'] : []),
    ...(seen.unanswered > 0 ? [`${seen.unanswered} without an answer`] : []),
    ...(kept === undefined ? [] : [kept instanceof Error ? kept.message : String(kept)]),
  ]
  return { attack: attack.name, requests: attack.requests, growthMb: seen.growthMb, waitMs: seen.waitMs, wrong }
}

/** Repeats a failed attack once, because another program on the machine can slow down one run; a real fault shows again. */
const judge = async (main: string, attack: Attack, options: AttackOptions): Promise<AttackResult> => {
  const first = await judgeOnce(main, attack, options)
  if (first.wrong.length === 0 || options.fault !== undefined) return first
  await pauseAfterAttack()
  const second = await judgeOnce(main, attack, options)
  return second.wrong.length === 0 || second.waitMs < first.waitMs ? second : first
}

/** Runs the attacks one after the other, each against a server that it starts on this machine. */
export const runAttacks = async (options: AttackOptions): Promise<AttackResult[]> => {
  const { only = '', tell, fault, stop } = options
  await using faulty = fault === undefined ? undefined : await buildServer({ entry: 'tests/chaos/attack/faulty-server.ts' })
  const main = faulty?.main ?? options.main
  const verdicts: AttackResult[] = []
  for (const attack of all.filter(({ name }) => name.includes(only))) {
    if (stop?.aborted === true) break
    const verdict = await judge(main, attack, options)
    verdicts.push(verdict)
    tell(verdict)
    await pauseAfterAttack()
  }
  return verdicts
}
