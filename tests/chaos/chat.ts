// Conversations while servers are killed, the database and Redis crash and the network breaks: npm run chaos chat [-- --fault no-sync]
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type FaultName, faultNames } from './chat/faults.ts'
import { runChatChaos } from './chat/run.ts'
import { runSizeForFault } from './chat/small-runs.ts'

const { values } = parseArgs({
  options: {
    messages: { type: 'string' },
    members: { type: 'string' },
    conversations: { type: 'string' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string' },
    pace: { type: 'string' },
    fault: { type: 'string' },
  },
})
const fault = values.fault as FaultName | undefined
if (fault !== undefined && !faultNames.includes(fault)) throw new Error(`--fault is one of ${faultNames.join(', ')}`)
// A small run is enough to find a planted fault.
const usual =
  fault === undefined ? { members: 50, conversations: 40, messages: 10_000, seconds: 180, pace: 1, hurry: 6 } : runSizeForFault(fault)
const numbers = ['messages', 'members', 'conversations', 'seconds', 'pace'] as const
const asked = Object.fromEntries(numbers.flatMap((name) => (values[name] === undefined ? [] : [[name, Number(values[name])]])))
const plan = { ...usual, ...asked, seed: Number(values.seed), fault }
console.log(
  `${plan.members} members, ${plan.conversations} conversations, ${plan.messages} messages in ${plan.seconds} s, seed ${plan.seed}, pace ${plan.pace}, ${fault ?? 'no'} fault planted, load ${loadavg()[0]?.toFixed(1)} before`,
)
const report = await runChatChaos({ ...plan, testEnvironment: 'services', say: console.log })
const { made, dropped, cut, deaf, black } = report.connections
console.log(
  `${report.written} written, ${report.files} of them voice notes and pictures, ${report.gifts} gifts, ${report.acknowledged} acknowledged, ${report.stored} stored, ${report.changed} announced changes; ${report.kills} servers killed, ${report.databaseCrashes} crashes of the database, ${report.redisCrashes} of Redis, ${report.reloads} pages loaded anew`,
)
console.log(
  `${made} connections, ${dropped} cut, ${cut} in the middle of an upload, ${deaf} of them without answers before, ${black} swallowed`,
)
console.log(
  `${report.seconds.toFixed(0)} s, ${report.calmSeconds.toFixed(0)} of them after the last was written; load ${loadavg()[0]?.toFixed(1)} after`,
)
for (const [check, wrong] of Object.entries(report.checks)) console.log(`  ${wrong === 0 ? '✓' : '✗'} ${check}: ${wrong}`)
const found = Object.entries(report.checks).flatMap(([check, wrong]) => (wrong > 0 ? [check] : []))
if (fault === undefined) console.log(found.length > 0 ? 'FAILED' : 'nothing wrong')
else console.log(found.length > 0 ? `${fault} was found after ${report.written} messages: ${found.join(', ')}` : `${fault} WAS NOT FOUND`)
// With a planted fault, the run succeeds when it finds the fault.
process.exit(found.length > 0 === (fault !== undefined) ? 0 : 1)
