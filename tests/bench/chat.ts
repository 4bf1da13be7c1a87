// Messages per second, compared in turns with plain pgbench inserts and a socket.io echo, with and without batched commits; then the memory of
// idle sockets. It stops after the given minutes with the results so far:
//   npm run bench chat [-- --sockets 1000,5000 --idle 10000 --rounds 3 --seconds 4 --minutes 6 --clients 2]
// With --processes 2, instead: so many processes with Redis (BENCH_REDIS_URL) against one, in processor time.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { bundleServer, createTempFolder, type ServerProcess } from '../chaos/chat/servers.ts'
import { stopProcess } from '../chaos/services/service.ts'
import { type ClientFleet, startClientFleet } from './chat/client-fleet.ts'
import { prepareInsertBenchmark } from './chat/inserts.ts'
import { createChatMembers } from './chat/members.ts'
import { compareProcesses } from './chat/several-processes.ts'
import { resultTableHead, ChatTally } from './chat/tally.ts'
import { cpuSeconds } from './measure/cpu-time.ts'
import { openBenchDatabase } from './measure/database.ts'
import { postmasterPidOf } from './measure/processor-cost.ts'

const { values: options } = parseArgs({
  options: {
    sockets: { type: 'string', default: '1000,5000' },
    idle: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '6' },
    clients: { type: 'string', default: String(Math.max(2, cpus().length)) },
    processes: { type: 'string', default: '1' },
  },
})
const sizes = options.sockets.split(',').map(Number)
const [idle, rounds, seconds, minutes] = [Number(options.idle), Number(options.rounds), Number(options.seconds), Number(options.minutes)]
const inFlight = 128
/** Seconds reserved for shutdown. */
const closing = 20
/** The warm-up sockets, and the sockets added between two measurements. */
const [warm, step] = [500, 1500]

const age = () => performance.now() / 1000
const left = () => minutes * 60 - closing - age()
const load = () => `load ${loadavg()[0]?.toFixed(1)}`
const print = (line: string) => console.log(`${age().toFixed(0).padStart(4)} s  ${line}`)
const rows: string[] = []
const memory: string[] = []

const memoryOf = async ({ pid }: ServerProcess): Promise<number> => {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid()}/status`, 'utf8')) ?? []
  return Number(kilobytes)
}
const startEcho = async (): Promise<AsyncDisposable & { address: string }> => {
  const child = fork('tests/bench/chat/echo.ts', { execArgv: ['--import', 'tsx'] })
  const [port] = (await once(child, 'message')) as [number]
  return { address: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => stopProcess(child, 'SIGTERM') }
}
const addressOf = ({ port }: ServerProcess) => `http://127.0.0.1:${port}`

/** Returns a function that reads the processor time in seconds of a server, if any, and of PostgreSQL. */
const processorClock = async (bench: Awaited<ReturnType<typeof openBenchDatabase>>) => {
  const postmasterPid = await postmasterPidOf(bench.client)
  const database = () => (postmasterPid === 0 ? Number.NaN : cpuSeconds(postmasterPid))
  return (service?: ServerProcess) => database() + (service === undefined ? 0 : cpuSeconds(service.pid()))
}

type Bundle = Awaited<ReturnType<typeof bundleServer>>
const ways = ['together', 'alone'] as const

/** Compares server bundles: with batched commits, and with one commit for each message. */
const measureTalk = async (size: number, fleet: ClientFleet, bundles: readonly Bundle[], folder: string): Promise<void> => {
  const name = `${size} sockets`
  print(`${name}: creating members`)
  await using bench = await openBenchDatabase('ndloo_bench_chat', false)
  const talkers = await createChatMembers(bench.db, bench.client, size)
  const insert = await prepareInsertBenchmark(bench, folder, size)
  await using echo = await startEcho()
  const services: ServerProcess[] = []
  await using _ = { [Symbol.asyncDispose]: async () => void (await Promise.all(services.map((one) => one[Symbol.asyncDispose]()))) }
  const compared = ways.slice(0, bundles.length)
  for (const [place, way] of compared.entries()) {
    const service = await bundles[place]?.start({ DATABASE_URL: bench.url, DATA_DIR: join(folder, 'data') })
    if (service === undefined) continue
    services.push(service)
    await service.ready()
    print(`${name}: ${await fleet.connect(way, addressOf(service), talkers)} to the service, committing ${way}`)
    // A second of warm-up, which is not counted.
    await fleet.talk(way, inFlight, 1)
  }
  print(`${name}: ${await fleet.connect('echo', echo.address, talkers, true)} to the echo`)
  const clock = await processorClock(bench)
  const tallies = compared.map(() => new ChatTally())
  for (let round = 0; round < rounds && left() > seconds * 6; round++) {
    const insertTimed = async () => {
      const started = clock()
      const speed = await insert(seconds)
      return { speed, processor: (clock() - started) / (speed * seconds) }
    }
    const talkTimed = async (place: number) => {
      const started = clock(services[place])
      const talked = await fleet.talk(compared[place] ?? 'together', inFlight, seconds)
      return { ...talked, processor: (clock(services[place]) - started) / (talked.speed * seconds) }
    }
    const before = await insertTimed()
    const talked = []
    for (const place of compared.keys()) talked.push(await talkTimed(place))
    const bare = await fleet.talk('echo', inFlight, seconds)
    const after = await insertTimed()
    const inserts = (before.speed + after.speed) / 2
    for (const [place, one] of talked.entries()) {
      if (one.refused !== undefined) throw new Error(`a message was refused: ${one.refused}`)
      tallies[place]?.add(one, { inserts, echo: bare.speed, insertProcessor: (before.processor + after.processor) / 2 })
    }
    const speeds = talked.map(({ speed }, place) => `${Math.round(speed)} a second ${ways[place]}`).join(', ')
    print(`${name}: ${speeds}, echo ${Math.round(bare.speed)}, inserts ${Math.round(inserts)}, ${load()}`)
  }
  for (const [place, tally] of tallies.entries()) rows.push(tally.row(place === 0 ? name : `${name}, each committed by itself`))
  for (const row of rows.slice(-tallies.length)) print(row)
  for (const set of [...compared, 'echo']) await fleet.close(set)
}

const measureMemory = async (fleet: ClientFleet, bundle: Bundle, folder: string): Promise<void> => {
  const [, files = '0'] = /Max open files\s+(\d+)/.exec(await readFile('/proc/self/limits', 'utf8')) ?? []
  const count = Math.min(idle, Number(files) - 500)
  if (count < idle) print(`${idle} sockets need ulimit -n ${idle + 500}; it is ${files}`)
  print(`${count} idle sockets: creating members`)
  await using bench = await openBenchDatabase('ndloo_bench_chat', false)
  const talkers = await createChatMembers(bench.db, bench.client, count)
  await using service = await bundle.start({ DATABASE_URL: bench.url, DATA_DIR: join(folder, 'data') })
  await service.ready()
  // The first sockets load and compile code, so they are not counted.
  const first = await fleet.connect('idle', addressOf(service), talkers.slice(0, warm))
  await sleep(3000)
  const before = await memoryOf(service)
  let there = first
  for (let at = warm; at < count && left() > 15; at += step) {
    there = await fleet.connect('idle', addressOf(service), talkers.slice(at, Math.min(count, at + step)))
    print(`${there} idle sockets: ${Math.round((await memoryOf(service)) / 1024)} MB`)
  }
  let after = Infinity
  for (let look = 0; look < 10; look++) {
    await sleep(1000)
    after = Math.min(after, await memoryOf(service))
  }
  const each = ((after - before) / (there - first)).toFixed(1)
  memory.push(`${there} idle sockets: ${each} KB resident each, target 20; ${Math.round(after / 1024)} MB in all; ${load()}`)
  print(memory.join())
  await fleet.close('idle')
}

const folders = [await createTempFolder(), await createTempFolder()] as const
const unbatched = { 'features/chat/server/sending/message-batcher.ts': 'tests/bench/chat/unbatched-messages.ts' }
const bundles = await Promise.all([bundleServer(folders[0].path), bundleServer(folders[1].path, unbatched)])
const work = async (): Promise<string> => {
  using fleet = startClientFleet(Number(options.clients))
  print(
    `${inFlight} in flight, ${rounds} rounds of ${seconds} s in turns, ${options.clients} client processes, ${cpus().length} cores, ${load()} before`,
  )
  const processes = Number(options.processes)
  if (processes > 1) {
    for (const sockets of sizes)
      print(await compareProcesses(fleet, bundles[0], folders[0].path, { sockets, processes, inFlight, rounds, seconds }))
    return 'done'
  }
  for (const [place, size] of sizes.entries()) {
    // One size is enough to compare batched commits.
    await measureTalk(size, fleet, place === 0 ? bundles : [bundles[0]], folders[0].path)
  }
  if (idle > 0) await measureMemory(fleet, bundles[0], folders[0].path)
  return 'done'
}
const ended = await Promise.race([work(), sleep(left() * 1000, 'the time is up: this is all there is')])
print(ended)
if (rows.length > 0) console.log(['', resultTableHead, ...rows, '', ...memory].join('\n'))
await Promise.race([Promise.all([...bundles, ...folders].map((one) => one[Symbol.asyncDispose]())), sleep(closing * 1000)])
process.exit(ended === 'done' ? 0 : 1)
