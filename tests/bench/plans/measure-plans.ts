// Explains the statements of members' frequent requests, with kept plans and with plans made for each call. No statement may read a large table
// whole or sort many rows:
//   npm run bench plans [-- --members 100000] [--reactions 6]
import { parseArgs } from 'node:util'
import { createTempFolder } from '../../chaos/chat/servers.ts'
import { openBenchDatabase } from '../measure/database.ts'
import { loadMembers } from '../feed/load-members.ts'
import { explainRequests } from './explain-requests.ts'
import { insertMemberData } from '../sizing/tables.ts'

const { values } = parseArgs({ options: { members: { type: 'string', default: '100000' }, reactions: { type: 'string', default: '6' } } })

await using bench = await openBenchDatabase('ndloo_bench_plans', false)
await loadMembers(bench.client, Number(values.members), Number(values.reactions))
await insertMemberData(bench.client, 'not a hash')
for (const kind of ['generic', 'custom'] as const) {
  await using folder = await createTempFolder()
  const { statements, slow } = await explainRequests({ url: bench.url, client: bench.client, kind, dataDir: folder.path })
  console.log(
    `${kind} plans, ${values.members} members: ${[...statements].map(([name, count]) => `${name} ${count}`).join(', ')} statements`,
  )
  for (const { request, text, steps } of slow)
    console.log(`  ${request}: ${steps.join(', ')}\n    ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`)
  console.log(`  ${slow.length} slow`)
  if (slow.length > 0) process.exitCode = 1
}
