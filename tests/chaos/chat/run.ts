import { setTimeout as sleep } from 'node:timers/promises'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { hasMembers } from '#features/members/server/index.ts'
import { claimInstallationMode } from '#platform/server/db/installation.ts'
import { checkEvidence, findLostMessages, findWrongScreens } from './checks.ts'
import { type ChaosClients, openClients } from './clients.ts'
import { bundlePage } from './device.ts'
import { emptyEvidence, type Evidence } from './evidence.ts'
import { replacementsFor } from './faults.ts'
import { type ChaosEnvironment, openChaosEnvironment } from './environment.ts'
import { findDatabaseFaults, monitorUntilFailure } from './monitor.ts'
import { runBlockScenario } from './block-scenario.ts'
import type { ChaosPlan, ChaosReport } from './plan.ts'
import { openFaultyNetwork } from './proxy.ts'
import { watchForEarlyEvents, readStoredMessages, readUnreadCounts } from './readings.ts'
import { bundleServer, createTempFolder, type ServerProcess } from './servers.ts'
import { createAimedKills, runFaultSchedule } from './fault-schedule.ts'
import { checkFiles, countFileJobs, hurryFileJobs, storageOf } from './file-checks.ts'
import { checkGifts, endIdempotentCallLeases, fundEverybody } from './gifts/gift-checks.ts'
import { createGiftAndDateSender } from './gifts/gift-and-date-sender.ts'
import { createChatPopulation } from './chat-population.ts'

/** The time limits for delivering all messages and for the periodic comparison of all pages, in milliseconds. */
const patience = 900_000
const longestComparison = 120_000
/** Seconds after which an interrupted call may be retried. The service itself waits a minute. */
const shortLease = 3

const openBundles = async ({ fault }: ChaosPlan, folder: string) => {
  const [program, bundle] = await Promise.all([bundlePage(fault), bundleServer(folder, replacementsFor('server', fault))])
  return { program, ...bundle }
}

/** The servers of a run. They are stopped for work on a database that allows only one process. */
const openServers = async (testEnvironment: ChaosEnvironment, start: () => Promise<ServerProcess>) => {
  let servers: ServerProcess[] = []
  let kills = 0
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()))
    kills += servers.reduce((sum, server) => sum + server.kills, 0)
    servers = []
  }
  const begin = async (): Promise<void> => {
    servers = await Promise.all(Array.from({ length: testEnvironment.servers }, start))
    await Promise.all(servers.map((server) => server.ready()))
  }
  await begin()
  return {
    all: () => servers,
    stop,
    kills: () => kills + servers.reduce((sum, server) => sum + server.kills, 0),
    /** Runs work on the database, with the servers stopped if necessary. */
    aside: async <T>(deed: () => Promise<T>): Promise<T> => {
      if (testEnvironment.beside !== undefined) return deed()
      await stop()
      const done = await deed()
      await begin()
      return done
    },
    [Symbol.asyncDispose]: stop,
  }
}

/** Most checks, one every half second, whether the jobs that delete files are done. With `aside`, each check stops the servers. */
const looks = { beside: 120, aside: 5 }

/** Adds findings about files to the evidence, when the jobs of `hurryFileJobs` are done. */
const checkAllFiles = async (testEnvironment: ChaosEnvironment, evidence: Evidence, aside: <T>(deed: () => Promise<T>) => Promise<T>) => {
  const most = testEnvironment.beside === undefined ? looks.aside : looks.beside
  for (let look = 1; ; look++) {
    await sleep(500)
    const found = await aside(() =>
      testEnvironment.work(async (db) =>
        look === most || (await countFileJobs(db)) === 0 ? checkFiles(db, storageOf(testEnvironment.environment)) : undefined,
      ),
    )
    if (found === undefined) continue
    evidence.files = found
    return
  }
}

/** Adds the final content of screens and database to the evidence. */
const compareAll = async (
  clients: ChaosClients,
  testEnvironment: ChaosEnvironment,
  evidence: Evidence,
  aside: <T>(deed: () => Promise<T>) => Promise<T>,
  say: (line: string) => void,
) => {
  const lists = clients.lists()
  evidence.screens = await clients.openScreens()
  const { rows, unread, money } = await aside(() =>
    testEnvironment.work(async (db) => {
      await hurryFileJobs(db)
      return { rows: await readStoredMessages(db), unread: await readUnreadCounts(db), money: await checkGifts(db, evidence.gifts) }
    }),
  )
  evidence.rows = rows
  evidence.money = money
  const lost = findLostMessages(evidence)
  evidence.lost = lost.length
  for (const one of lost) say(`  lost: ${JSON.stringify({ ...one, outbox: clients.pending(one) })}`)
  evidence.unread = lists.map(({ member, uid, unread: list = -1 }) => {
    const { stored = -2, counted = -3 } = unread.get(`${member} ${uid}`) ?? {}
    return { member, uid, list, stored, counted }
  })
  for (const one of evidence.unread) if (one.list !== one.counted || one.stored !== one.counted) say(`  unread: ${JSON.stringify(one)}`)
  evidence.screens.push(...(await clients.allScreens()))
  clients.reloadAll()
  evidence.reloaded = await clients.allScreens()
  for (const { device, uid, shown, difference } of findWrongScreens([...evidence.screens, ...evidence.reloaded], rows))
    say(
      `  unlike the database: browser ${device} with ${uid.slice(0, 8)}: ${shown[0]?.seq ?? '-'} to ${shown.at(-1)?.seq ?? '-'}, ${shown.length} shown; ${JSON.stringify(difference)}`,
    )
}

/** Lets many clients chat during faults and checks the result. With a planted fault the run ends when a failure is found. */
export const runChatChaos = async (plan: ChaosPlan): Promise<ChaosReport> => {
  const { say = () => {}, fault } = plan
  const { next: random } = createSeededRandom(plan.seed)
  const evidence = emptyEvidence()
  await using folder = await createTempFolder()
  const bundling = openBundles(plan, folder.path)
  bundling.catch(() => {})
  await using testEnvironment = await openChaosEnvironment(plan.testEnvironment, folder.path)
  await using bundles = await bundling
  const world = await testEnvironment.work(async (db) => {
    await claimInstallationMode(db, 'real', hasMembers)
    const population = await createChatPopulation(db, plan.members, plan.conversations, random)
    await fundEverybody(db, population)
    return population
  })
  await using servers = await openServers(testEnvironment, () => bundles.start(testEnvironment.environment))
  await using network = await openFaultyNetwork(() => servers.all().map(({ port }) => port), random, plan.pace)

  let blockedAt: number | undefined
  let wrong: Evidence | undefined
  const found = () => wrong
  const isOver = () => wrong !== undefined
  let isStormy = true
  const killWhileSending = createAimedKills(servers.all, random, plan.pace)
  using clients = openClients({
    world,
    program: bundles.program,
    address: network.address,
    random,
    hurry: plan.hurry,
    evidence,
    onTold: watchForEarlyEvents(testEnvironment, (count) => (evidence.early += count)),
    onSendsFile: () => void (isStormy && killWhileSending()),
    blockedAt: () => blockedAt,
  })
  using giving = createGiftAndDateSender({
    world,
    address: network.address,
    random,
    evidence,
    beforeFirstAttempt: () => void (isStormy && killWhileSending()),
  })
  let watching = true
  using _ = { [Symbol.dispose]: () => void (watching = false) }
  const began = performance.now()
  const age = () => (performance.now() - began) / 1000
  const watched = (async () => {
    for (; watching; await sleep(100)) clients.watch()
  })()
  const leasesEnd = (async () => {
    if (testEnvironment.beside === undefined) return
    // The database can be down at this moment.
    for (; watching; await sleep(1000)) await testEnvironment.work((db) => endIdempotentCallLeases(db, shortLease)).catch(() => {})
  })()
  const lookedOut = (async () => {
    if (fault !== undefined) wrong = await monitorUntilFailure(testEnvironment, evidence, () => !watching)
  })()
  const report = async (judged: Evidence, stormed: number, through: number, reloads: number): Promise<ChaosReport> => {
    watching = false
    await Promise.all([watched, leasesEnd, lookedOut])
    return {
      checks: checkEvidence(judged),
      written: judged.written.length + evidence.unkept + evidence.gifts.length,
      gifts: evidence.gifts.filter(({ id }) => id !== undefined).length,
      files: judged.written.filter(({ body }) => body === 'voice' || body === 'picture').length,
      stored: judged.rows.filter(({ from }) => from !== null).length,
      acknowledged: new Set(judged.acknowledged.map(({ id }) => id)).size,
      changed: judged.changed.length,
      kills: servers.kills(),
      databaseCrashes: testEnvironment.database?.crashes ?? 0,
      redisCrashes: testEnvironment.redis?.crashes ?? 0,
      reloads,
      connections: network.counts,
      seconds: through,
      calmSeconds: through - stormed,
    }
  }

  const progress = () => say(`  ${Math.round(age())} s: ${evidence.written.length} written, ${evidence.acknowledged.length} acknowledged`)
  const parting = async () => {
    evidence.block = await runBlockScenario(world, servers.all(), testEnvironment)
    blockedAt = performance.now()
  }
  const reloads = await runFaultSchedule({
    plan,
    random,
    clients,
    giving,
    servers: servers.all(),
    testEnvironment,
    age,
    isOver,
    part: parting,
    progress,
  })
  isStormy = false
  const stormed = age()
  if (fault !== undefined && testEnvironment.beside === undefined && !isOver()) {
    const stored = await servers.aside(() => findDatabaseFaults(testEnvironment, evidence))
    wrong ??= stored
  }
  const early = found()
  if (early !== undefined) return await report(early, stormed, age(), reloads)
  network.calm()
  await Promise.all(servers.all().map((server) => server.ready()))
  const isThrough = () => clients.waiting() + giving.waiting() === 0 && clients.connected()
  for (let looks = 1; !isThrough() && !isOver() && age() - stormed < patience / 1000; looks++) {
    await sleep(100)
    if (testEnvironment.beside === undefined && looks % 50 === 0 && giving.waiting() > 0)
      await servers.aside(() => testEnvironment.work((db) => endIdempotentCallLeases(db, 0)))
    if (looks % 200 === 0) say(`  ${Math.round(age())} s: ${clients.waiting()} wait`)
  }
  const through = age()
  say(`  ${Math.round(through)} s: nothing waits any more`)
  // By the third comparison, the second one has certainly been answered.
  await clients.compared(3, longestComparison / plan.hurry)
  const late = found()
  if (late !== undefined) return await report(late, stormed, through, reloads)
  watching = false
  await watched
  evidence.waiting = clients.waiting() + giving.waiting()
  await compareAll(clients, testEnvironment, evidence, servers.aside, say)
  await checkAllFiles(testEnvironment, evidence, servers.aside)
  return await report(evidence, stormed, through, reloads)
}
