// Load and memory attacks on a real process of its own: npm run chaos attack -- [--only photos] [--fault no-bounds] [--embedded]
import { parseArgs } from 'node:util'
import { faults, isFaultName } from './attack/faults.ts'
import { attackLimits, runAttacks, type AttackResult } from './attack/run.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    fault: { type: 'string' },
    embedded: { type: 'boolean', default: false },
    main: { type: 'string', default: 'build/server/main.js' },
  },
})
const { fault } = values
if (fault !== undefined && !isFaultName(fault)) {
  console.error(`--fault is one of ${Object.keys(faults).join(', ')}`)
  process.exit(2)
}
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
const line = (attack: string, requests: string, growth: string, wait: string, verdict: string) =>
  console.log(`${attack.padEnd(40)} ${requests.padStart(8)} ${growth.padStart(10)} ${wait.padStart(12)}  ${verdict}`)
const tell = ({ attack, requests, growthMb, waitMs, wrong }: AttackResult) =>
  line(attack, String(requests), growthMb.toFixed(0), waitMs.toFixed(0), wrong.length === 0 ? 'holds' : wrong.join(', '))

line('attack', 'requests', 'growth MB', '/health ms', 'verdict')
line('at most', '', String(attackLimits.growthMb), String(attackLimits.waitMs), '')
const verdicts = await runAttacks({ ...values, fault, tell, stop: stop.signal })
const failed = verdicts.filter(({ wrong }) => wrong.length > 0)
console.log(`${verdicts.length} attacks: ${failed.length} went past a bound`)
if (fault !== undefined) console.log(`The planted fault ${fault} ${failed.length > 0 ? 'was found' : 'WAS NOT FOUND'}.`)
// With a planted fault, the run succeeds when it finds the fault.
process.exit(failed.length > 0 === (fault !== undefined) ? 0 : 1)
