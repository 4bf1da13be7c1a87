import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { choice } from '#db/random.ts'
import { blockAction } from '#features/reactions/contract.ts'
import type { Database } from '#platform/server/db/database.ts'
import { judge } from './checks.ts'
import { seatCrowd } from './crowd.ts'
import { bundlePage } from './device.ts'
import type { Evidence, Row } from './evidence.ts'
import { type Fault, plantInServer } from './faults.ts'
import { type Ground, openCopy, openEmbeddedGround, openServices } from './ground.ts'
import { bundleServer, openFolder, type ServerProcess } from './processes.ts'
import { openNetwork } from './proxy.ts'
import { createWorld, type World } from './world.ts'

export interface Plan {
  members: number
  conversations: number
  messages: number
  /** How long they are written for; what is not through then takes as long as it takes. */
  seconds: number
  seed: number
  fault?: Fault | undefined
  /** A migrated folder of the embedded database, to run on that instead of PostgreSQL and Redis of the run's own. */
  folder?: string
  /** A database server that runs already, and a migrated database on it to copy: it is not restarted. */
  server?: string
  database?: string
  /** How many times rarer everything breaks than every few seconds: for a machine that is slow, or busy with other things. */
  pace: number
  say?: (line: string) => void
}

export interface Report {
  checks: Record<string, number>
  written: number
  stored: number
  acknowledged: number
  kills: number
  databaseRestarts: number
  redisRestarts: number
  reloads: number
  connections: { made: number; dropped: number; deaf: number; black: number }
  /** Until everything was through, in seconds, and how many of them after the last was written. */
  seconds: number
  calmSeconds: number
}

/** How much faster the pages compare what they have with the server: every 5 seconds in place of 30. */
const hurry = 6
const patience = 300_000

const readRows = async (db: Database): Promise<Row[]> => {
  const { rows } = await sql<{ id: string; seq: string; sender_id: string | null; low_id: string; high_id: string; body: string }>`
    select message.id, message.seq, message.sender_id, message.body, low_id, high_id
    from message join conversation on conversation.id = message.conversation_id`.execute(db)
  return rows.map(({ id, seq, sender_id, low_id, high_id, body }) => ({
    id,
    seq: Number(seq),
    from: sender_id,
    pair: [low_id, high_id],
    body,
  }))
}

const readUnread = async (db: Database) => {
  const { rows } = await sql<{ member_id: string; peer_id: string; unread: number; counted: number }>`
    select member_id, peer_id, unread, (select count(*)::int from message
      where message.conversation_id = participant.conversation_id and seq > read_seq and sender_id = peer_id) as counted
    from participant`.execute(db)
  return new Map(rows.map(({ member_id, peer_id, unread, counted }) => [`${member_id} ${peer_id}`, { stored: unread, counted }]))
}

const emptyEvidence = (): Evidence => ({
  written: [],
  acknowledged: [],
  rows: [],
  told: [],
  early: 0,
  strays: 0,
  backward: 0,
  doubled: 0,
  waiting: 0,
  screens: [],
  reloaded: [],
  unread: [],
  block: undefined,
})

/** Asks the database about what was told, at once and without holding up anything. */
const askedAtOnce = ({ beside }: Ground, evidence: Evidence) => {
  let due: string[] = []
  let asking = false
  const ask = async (): Promise<void> => {
    if (beside === undefined || asking || due.length === 0) return
    asking = true
    const ids = [...new Set(due)]
    due = []
    try {
      const { rows } = await beside.query<{ id: string }>('select id from message where id = any($1::uuid[])', [ids])
      const known = new Set(rows.map(({ id }) => id))
      evidence.early += ids.filter((id) => !known.has(id)).length
    } catch {
      // The database is away; the end will tell.
    }
    asking = false
    void ask()
  }
  return (id: string): void => {
    if (beside === undefined) return
    due.push(id)
    void ask()
  }
}

/** One of two blocks the other, through whichever server answers. */
const part = async (world: World, servers: readonly ServerProcess[], ground: Ground): Promise<Evidence['block']> => {
  const [one, other] = world.blocked.map((place) => world.members[place])
  if (one === undefined || other === undefined) return undefined
  for (let attempt = 0; ; attempt++) {
    const port = servers[attempt % servers.length]?.port ?? 0
    const answer = await fetch(`http://127.0.0.1:${port}/api${blockAction.path.replace(':id', other.id)}`, {
      method: blockAction.method,
      headers: { authorization: `Bearer ${one.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'block' }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    if (answer?.ok) break
    await sleep(100)
  }
  const pair = [one.id, other.id] as const
  for (;;) {
    if (ground.beside === undefined) return { pair, lastSeq: Infinity, later: 0 }
    try {
      const { rows } = await ground.beside.query<{ last_seq: string }>(
        'select last_seq from conversation where low_id = least($1::uuid, $2) and high_id = greatest($1::uuid, $2)',
        [...pair],
      )
      return { pair, lastSeq: Number(rows[0]?.last_seq ?? 0), later: 0 }
    } catch {
      await sleep(100)
    }
  }
}

const openGround = ({ fault, folder, server, database }: Plan, path: string): Promise<Ground> => {
  if (folder !== undefined) return openEmbeddedGround(path, folder, fault)
  if (server !== undefined && database !== undefined) return openCopy(path, server, database, fault)
  return openServices(path, fault)
}

/** Lets a crowd talk while everything breaks, and judges what came of it. */
export const runChatChaos = async (plan: Plan): Promise<Report> => {
  const { say = () => {}, fault } = plan
  const { next: random } = choice(plan.seed)
  const evidence = emptyEvidence()
  await using folder = await openFolder()
  const [program, bundle] = await Promise.all([
    bundlePage(fault),
    bundleServer(folder.path, fault === undefined ? [] : [plantInServer(fault)]),
  ])
  await using _ = bundle
  await using ground = await openGround(plan, folder.path)
  const world = await ground.work((db) => createWorld(db, plan.members, plan.conversations, random))
  const start = () => Promise.all(Array.from({ length: ground.servers }, () => bundle.start(ground.environment)))
  let servers = await start()
  let kills = 0
  const stop = async () => {
    kills += servers.reduce((sum, server) => sum + server.kills, 0)
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()))
  }
  try {
    await Promise.all(servers.map((server) => server.ready()))
    await using network = await openNetwork(() => servers.map(({ port }) => port), random, plan.pace)
    let blockedAt: number | undefined
    const surroundings = { world, program, address: network.address, random, hurry, evidence, onTold: askedAtOnce(ground, evidence) }
    const crowd = seatCrowd({ ...surroundings, blockedAt: () => blockedAt })
    const began = performance.now()
    const age = () => (performance.now() - began) / 1000
    let reloads = 0

    const every = async (least: number, most: number, deed: () => unknown): Promise<void> => {
      for (;;) {
        const pause = (least + random() * (most - least)) * plan.pace
        if (age() + pause >= plan.seconds) return
        await sleep(pause * 1000)
        await deed()
      }
    }
    const writing = async (): Promise<void> => {
      for (let done = 0; done < plan.messages;) {
        const due = Math.min(plan.messages, Math.ceil((plan.messages * age()) / plan.seconds))
        for (; done < due; done++) crowd.write()
        await sleep(20)
      }
    }
    const length = plan.seconds
    const parted = sleep(length * 400).then(async () => {
      evidence.block = await part(world, servers, ground)
      blockedAt = performance.now()
    })
    let watching = true
    const watch = async () => {
      for (; watching; await sleep(100)) crowd.watch()
    }
    const watched = watch()
    await Promise.all([
      writing(),
      parted,
      every(2, 5, async () => {
        const server = servers[Math.floor(random() * servers.length)]
        // One that serves: on a busy machine it would never come to that otherwise.
        await server?.ready()
        server?.kill()
      }),
      every(0.3, 1.5, () => {
        reloads += 1
        crowd.reload()
      }),
      every(0.05, 0.3, () => crowd.look()),
      every(12, 25, () => ground.database?.restart()),
      every(10, 20, () => ground.redis?.restart()),
      every(9 / plan.pace, 10 / plan.pace, () =>
        say(`  ${Math.round(age())} s: ${evidence.written.length} written, ${evidence.acknowledged.length} acknowledged`),
      ),
    ])
    const stormed = age()
    network.calm()
    await Promise.all(servers.map((server) => server.ready()))
    while ((crowd.waiting() > 0 || !crowd.connected()) && age() - stormed < patience / 1000) await sleep(100)
    const seconds = age()
    say(`  ${Math.round(seconds)} s: nothing waits any more`)
    // Once more what the pages compare by themselves.
    await sleep(35_000 / hurry)
    watching = false
    await watched
    evidence.waiting = crowd.waiting()
    const lists = crowd.lists()
    evidence.screens = await crowd.openScreens()
    if (ground.beside === undefined) await stop()
    const unread = await ground.work(readUnread)
    evidence.unread = lists.map(({ member, uid, unread: list = -1 }) => {
      const { stored = -2, counted = -3 } = unread.get(`${member} ${uid}`) ?? {}
      return { member, uid, list, stored, counted }
    })
    for (const one of evidence.unread) if (one.list !== one.counted || one.stored !== one.counted) say(`  unread: ${JSON.stringify(one)}`)
    evidence.rows = await ground.work(readRows)
    if (ground.beside === undefined) servers = await start()
    evidence.screens.push(...(await crowd.allScreens()))
    crowd.reloadAll()
    evidence.reloaded = await crowd.allScreens()
    crowd.close()
    await stop()
    return {
      checks: judge(evidence),
      written: evidence.written.length,
      stored: evidence.rows.filter(({ from }) => from !== null).length,
      acknowledged: new Set(evidence.acknowledged.map(({ id }) => id)).size,
      kills,
      databaseRestarts: ground.database?.restarts ?? 0,
      redisRestarts: ground.redis?.restarts ?? 0,
      reloads,
      connections: network.counts,
      seconds,
      calmSeconds: seconds - stormed,
    }
  } finally {
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()))
  }
}
