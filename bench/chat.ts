// Messages committed, acknowledged and delivered, against insert-only pgbench of the same rows and a bare socket.io echo, in turns; then the
// memory of sockets that do nothing: npm run bench:chat [-- --sockets 1000,5000 --idle 10000 --rounds 3 --seconds 5 --alone]
// --alone commits each message by itself, to compare with.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { io, type Socket } from 'socket.io-client'
import { plant } from '../chaos/chat/faults.ts'
import { bundleServer, openFolder, sparePort } from '../chaos/chat/processes.ts'
import { openBenchDatabase } from './database.ts'
import { createTalkers, type Talker } from './chat-people.ts'
import { median } from './timing.ts'

const { values: options } = parseArgs({
  options: {
    sockets: { type: 'string', default: '1000,5000' },
    idle: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    alone: { type: 'boolean', default: false },
  },
})
const sizes = options.sockets.split(',').map(Number)
const idle = Number(options.idle)
const inFlight = 128
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)

interface Client extends Talker {
  socket: Socket
}
const waiting = new Map<string, () => void>()

const connectAll = async (talkers: readonly Talker[], address: string, from: 'token' | 'id'): Promise<Client[]> => {
  const clients: Client[] = []
  for (let at = 0; at < talkers.length; at += 50)
    clients.push(
      ...(await Promise.all(
        talkers.slice(at, at + 50).map(async (talker) => {
          const socket = io(address, { auth: { token: talker[from] }, transports: ['websocket'], forceNew: true, reconnection: false })
          await new Promise<void>((resolve, reject) => {
            socket.once('connect', resolve)
            socket.once('connect_error', reject)
          })
          // Both hear it; it has arrived when the other one does.
          socket.on('message', ({ message }: { message: { id: string } }) => waiting.get(`${talker.id} ${message.id}`)?.())
          return { ...talker, socket }
        }),
      )),
    )
  return clients
}

/** Messages a second through to the other one, and the milliseconds until each was acknowledged. */
const talk = async (clients: readonly Client[]): Promise<{ speed: number; acks: number[] }> => {
  const acks: number[] = []
  let next = 0
  const began = performance.now()
  const end = began + seconds * 1000
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const client = clients[(next = (next + 1) % clients.length)]
      if (client === undefined) return
      const id = randomUUID()
      const arrived = new Promise<void>((resolve) => waiting.set(`${client.peer} ${id}`, resolve))
      const sent = performance.now()
      const answer = (await client.socket
        .timeout(30_000)
        .emitWithAck('message:send', { uid: client.peer, id, body: 'Good morning, how did it go yesterday?' })) as { error?: unknown }
      if (answer.error !== undefined) throw new Error(JSON.stringify(answer.error))
      acks.push(performance.now() - sent)
      await arrived
      waiting.delete(`${client.peer} ${id}`)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, one))
  return { speed: (acks.length * 1000) / (performance.now() - began), acks }
}

const server = new URL(process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432')
const pgbench = async (name: string, file: string): Promise<number> => {
  const words = ['-n', '-M', 'prepared', '-c', '16', '-j', '2', '-T', String(seconds), '-f', file, name]
  const place = ['-h', server.hostname, '-p', server.port || '5432', '-U', server.username || 'postgres']
  const child = spawn(process.env.PG_BIN === undefined ? 'pgbench' : join(process.env.PG_BIN, 'pgbench'), [...place, ...words], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/lib/postgresql/15/bin`, PGPASSWORD: server.password },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  const [, tps] = /tps = ([\d.]+)/.exec(output) ?? []
  if (tps === undefined) throw new Error(output)
  return Number(tps)
}

const memoryOf = async (pid: number): Promise<number> => {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes)
}

const startEcho = async (): Promise<{ child: ChildProcess; address: string }> => {
  const port = await sparePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/chat-echo.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  })
  const address = `http://127.0.0.1:${port}`
  while ((await fetch(address).catch(() => undefined)) === undefined) await sleep(100)
  return { child, address }
}

const scripts = await mkdtemp(join(tmpdir(), 'ndloo-bench-'))
const script = join(scripts, 'insert.sql')
await using folder = await openFolder()
const alone = plant({
  file: /store-together\.ts$/,
  texts: [
    ['const most = 32', 'const most = 1'],
    ['const atOnce = 4', 'const atOnce = 10'],
  ],
})
await using bundle = await bundleServer(folder.path, options.alone ? [alone] : [])
const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
const load = () => loadavg()[0]?.toFixed(1)

console.log(
  `${inFlight} in flight, ${rounds} rounds of ${seconds} s in turns, ${options.alone ? 'each committed by itself' : 'committed together'}, ${cpus().length} cores, load ${load()} before`,
)
for (const size of sizes) {
  await using bench = await openBenchDatabase('ndloo_bench_chat', false)
  const talkers = await createTalkers(bench.db, bench.client, size)
  await bench.client.query('create table bench_message (like message including all)')
  await bench.client.query('alter table bench_message add foreign key (conversation_id) references conversation on delete cascade')
  await bench.client.query('create sequence bench_seq cache 100')
  await writeFile(
    script,
    `\\set n random(0, ${size - 1})
insert into bench_message select chat, nextval('bench_seq'), gen_random_uuid(), id, 'text', 'Good morning, how did it go yesterday?', now() from bench_talker where n = :n;\n`,
  )
  await using service = await bundle.start({ DATABASE_URL: bench.url, DATA_DIR: join(folder.path, 'data') })
  await service.ready()
  const echo = await startEcho()
  const clients = await connectAll(talkers, `http://127.0.0.1:${service.port}`, 'token')
  const echoes = await connectAll(talkers, echo.address, 'id')
  await talk(clients.slice(0, 200))
  const [ratios, echoRatios, speeds, acks]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let round = 0; round < rounds; round++) {
    const before = await pgbench(bench.name, script)
    const own = await talk(clients)
    const bare = await talk(echoes)
    const after = await pgbench(bench.name, script)
    ratios.push((own.speed * 2) / (before + after))
    echoRatios.push(own.speed / bare.speed)
    speeds.push(own.speed)
    acks.push(...own.acks)
  }
  const spread = (values: readonly number[]) =>
    `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`
  console.log(
    `${size} sockets: ${Math.round(median(speeds))} a second; of insert-only pgbench ${spread(ratios)}, target 0.5; of a bare echo ${spread(echoRatios)}; acknowledged in ${percentile(acks, 0.5).toFixed(0)} ms, p99 ${percentile(acks, 0.99).toFixed(0)} ms, target 100; load ${load()}`,
  )
  for (const { socket } of [...clients, ...echoes]) socket.disconnect()
  const gone = once(echo.child, 'exit')
  echo.child.kill('SIGTERM')
  await gone
}
if (idle > 0) {
  await using bench = await openBenchDatabase('ndloo_bench_chat', false)
  const talkers = await createTalkers(bench.db, bench.client, idle)
  await using service = await bundle.start({ DATABASE_URL: bench.url, DATA_DIR: join(folder.path, 'data') })
  await service.ready()
  // What the first ones make it load and compile is not theirs.
  const address = `http://127.0.0.1:${service.port}`
  const first = await connectAll(talkers.slice(0, 500), address, 'token')
  await sleep(5000)
  const before = await memoryOf(service.pid())
  const rest = await connectAll(talkers.slice(500), address, 'token')
  let after = Infinity
  for (let look = 0; look < 10; look++) {
    await sleep(1000)
    after = Math.min(after, await memoryOf(service.pid()))
  }
  console.log(
    `${idle} idle sockets: ${((after - before) / rest.length).toFixed(1)} KB resident each, target 20; ${Math.round(after / 1024)} MB in all; load ${load()}`,
  )
  for (const { socket } of [...first, ...rest]) socket.disconnect()
}
await rm(scripts, { recursive: true, force: true })
process.exit(0)
