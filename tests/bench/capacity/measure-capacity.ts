// The processor time per action of servers, primary, replicas and Redis, for several numbers of processes and replicas, and the size of a service that follows:
//   npm run bench capacity [-- --members 5000] [--seconds 20] [--rate 60] [--processes 1,2,4] [--replicas 0,1,2] [--warm-up 1000] [--seed 1]
// The exit code is 1 when an action failed.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { bundleServer, createTempFolder } from '../../chaos/chat/servers.ts'
import { startMailbox } from '../sizing/environment.ts'
import { preparePhotos } from '../sizing/photos.ts'
import { type CellResult, measureCell } from './measure-cell.ts'
import { projectSize } from './projection.ts'
import { actionTable, backgroundTable, limitsOfTheRun, sizeTable } from './report.ts'
import { openCellService, openPrimary, openReplica } from './services.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '5000' },
    // Of the load of each cell.
    seconds: { type: 'string', default: '20' },
    // Actions a second, of all processes together.
    rate: { type: 'string', default: '60' },
    processes: { type: 'string', default: '1,2,4' },
    replicas: { type: 'string', default: '0,1,2' },
    // Actions of each process before it is measured, without pictures.
    'warm-up': { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
})
const numbersOf = (list: string): number[] =>
  list
    .split(',')
    .map(Number)
    .toSorted((one, other) => one - other)
const [processCounts, replicaCounts] = [numbersOf(values.processes), numbersOf(values.replicas)]
/** Members whose size is computed. */
const projected = [10_000, 100_000, 1_000_000, 10_000_000]
/** Members who do things in one cell. Each cell has its own, because who has liked somebody does not see them again. */
const visitorsEach = 25

const print = (line: string) => console.log(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${line}`)
const load = () => `load ${loadavg()[0]?.toFixed(1)}`

const { jpeg } = await preparePhotos(undefined)
print(`${values.members} members, ${values.rate} actions a second, ${cpus().length} cores, ${load()} before`)
await using folder = await createTempFolder()
await using mailbox = await startMailbox()
await using bundle = await bundleServer(folder.path)
await using primary = await openPrimary(Number(values.members), 2 * visitorsEach * processCounts.length * replicaCounts.length)
const environment = {
  DATA_DIR: folder.path,
  SMTP_URL: mailbox.url,
  LIMIT_FACTOR: '1000000',
}
const replicas: Awaited<ReturnType<typeof openReplica>>[] = []
await using _ = { [Symbol.asyncDispose]: async () => void (await Promise.all(replicas.map((one) => one[Symbol.asyncDispose]()))) }
const cells: CellResult[] = []
for (const replicaCount of replicaCounts) {
  // Without replicas the primary must not send its log to any, so they start only now.
  while (replicas.length < replicaCount) replicas.push(await openReplica(primary))
  for (const processes of processCounts) {
    const [visitors, warmUpVisitors] = [primary.visitors.splice(0, visitorsEach), primary.visitors.splice(0, visitorsEach)]
    if (warmUpVisitors.length < visitorsEach) throw new Error('there are too few --members for so many cells')
    await using service = await openCellService(bundle, { processes, primary, replicas, environment })
    const cell = await measureCell(service, {
      replicas: replicaCount,
      perSecond: Number(values.rate),
      seconds: Number(values.seconds),
      warmUp: Number(values['warm-up']),
      visitors,
      warmUpVisitors,
      jpeg,
      seed: Number(values.seed),
    })
    cells.push(cell)
    print(
      `processes ${processes}, replicas ${replicaCount}: ${cell.done} actions, ${cell.missedMessages} messages not live, ${cell.errors.size} kinds of errors, ${load()}`,
    )
    for (const [error, count] of cell.errors) print(`  ${count} times ${error}`)
  }
}
const sizes = projected.flatMap((members) =>
  replicaCounts.map((count) =>
    projectSize(
      cells.filter((cell) => cell.replicas === count),
      members,
    ),
  ),
)
console.log(['', ...actionTable(cells), '', 'Background, when nobody does anything:', '', ...backgroundTable(cells)].join('\n'))
console.log(['', 'What follows for the busiest minute:', '', ...sizeTable(sizes), '', ...limitsOfTheRun(cpus().length)].join('\n'))
if (cells.some(({ errors }) => errors.size > 0)) process.exitCode = 1
