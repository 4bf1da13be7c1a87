import { buildServer } from '../bundling/build-server.ts'
import { type Attack, attacks as all, waitForCleanup } from './attacks.ts'
import type { FaultName } from './faults.ts'
import { startTarget } from './server.ts'
import { watchServer } from './watch.ts'

/** What an attack may do at most. */
export const attackLimits = { growthMb: 150, waitMs: 200 }

export interface AttackResult {
  attack: string
  requests: number
  growthMb: number
  waitMs: number
  /** What went past its bound; empty when it held. */
  wrong: string[]
}

export interface AttackOptions {
  /** The built server. */
  main: string
  /** Only those whose name holds this. */
  only?: string | undefined
  embedded?: boolean
  /** A defence that is left out. */
  fault?: FaultName | undefined
  /** Ends the run after the attack that is under way. */
  stop?: AbortSignal
  tell(verdict: AttackResult): void
}

const judgeOnce = async (main: string, attack: Attack, { embedded = false, fault }: AttackOptions): Promise<AttackResult> => {
  // A process of its own for each: what one attack leaves in memory is no growth of the next.
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

/** Another program on the machine can hold up one run; what the server itself does wrong shows again. */
const judge = async (main: string, attack: Attack, options: AttackOptions): Promise<AttackResult> => {
  const first = await judgeOnce(main, attack, options)
  if (first.wrong.length === 0 || options.fault !== undefined) return first
  await waitForCleanup()
  const second = await judgeOnce(main, attack, options)
  return second.wrong.length === 0 || second.waitMs < first.waitMs ? second : first
}

/** Attacks servers that it starts itself, on this machine, one attack after the other. */
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
    await waitForCleanup()
  }
  return verdicts
}
