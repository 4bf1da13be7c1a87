// Conversations while servers are killed, the database and Redis restart and the network breaks: npm run chaos:chat
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Fault, faults } from './chat/faults.ts'
import { runChatChaos } from './chat/run.ts'

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    members: { type: 'string', default: '50' },
    conversations: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '180' },
    pace: { type: 'string', default: '1' },
    fault: { type: 'string' },
  },
})
const fault = values.fault as Fault | undefined
if (fault !== undefined && !faults.includes(fault)) throw new Error(`--fault is one of ${faults.join(', ')}`)
console.log(
  `${values.members} members, ${values.conversations} conversations, ${values.messages} messages in ${values.seconds} s, seed ${values.seed}, pace ${values.pace}, ${fault ?? 'no'} fault planted, load ${loadavg()[0]?.toFixed(1)} before`,
)
const report = await runChatChaos({
  members: Number(values.members),
  conversations: Number(values.conversations),
  messages: Number(values.messages),
  seconds: Number(values.seconds),
  seed: Number(values.seed),
  fault,
  pace: Number(values.pace),
  say: console.log,
})
const { made, dropped, deaf, black } = report.connections
console.log(
  `${report.written} written, ${report.acknowledged} acknowledged, ${report.stored} stored; ${report.kills} servers killed, ${report.databaseRestarts} restarts of the database, ${report.redisRestarts} of Redis, ${report.reloads} pages loaded anew`,
)
console.log(`${made} connections, ${dropped} cut, ${deaf} of them without answers before, ${black} swallowed`)
console.log(
  `${report.seconds.toFixed(0)} s, ${report.calmSeconds.toFixed(0)} of them after the last was written; load ${loadavg()[0]?.toFixed(1)} after`,
)
for (const [check, wrong] of Object.entries(report.checks)) console.log(`  ${wrong === 0 ? '✓' : '✗'} ${check}: ${wrong}`)
const failed = Object.values(report.checks).some((wrong) => wrong > 0)
if (failed) console.log(fault === undefined ? 'FAILED' : 'the fault was found')
process.exit(failed ? 1 : 0)
