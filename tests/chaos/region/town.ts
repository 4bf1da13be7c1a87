// A generated town on three servers: `one` holds all of it, `home` everything but the cards of the west, and `west` those cards.
import { syncSearchCard } from '#features/members/server/ranking/card-store.ts'
import { saveSuggestions } from '#features/suggestions/server/store.ts'
import { openAccountsOfMembers } from '#features/wallet/server/index.ts'
import { type Database, inTransaction, openDatabase, openPool } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import type { Random } from '#platform/shared/seeded-random.ts'
import type { FeedWorld } from '#tests/support/feed/feed-oracle.ts'
import { generateFeedWorld, insertFeedWorld } from '#tests/support/feed/feed-world.ts'
import { type AddPart, openWithParts } from '../cluster/open-with-parts.ts'
import { startPostgres } from '../services/postgres.ts'
import type { CardServer } from './card-server.ts'
import type { Change } from './changes.ts'
import { sendCards } from './send-cards.ts'

/** The moment of everything in a run, so that no boost ends and no day begins. */
export const now = new Date('2026-03-02T09:00:00Z')

export type Server = Awaited<ReturnType<typeof startPostgres>> & { db: Database }

export interface Town {
  world: FeedWorld
  one: Server
  home: Server
  west: Server
  /** As a feed reads them; their traffic is counted. */
  cardServers: readonly CardServer[]
  /** Makes a change at home and on the one database. Cards are sent to the west at once, or with the next `sendLate`. */
  change(made: Change, isLate?: boolean): Promise<void>
  sendLate(): Promise<void>
}

const startServer = async (keep: AddPart): Promise<Server> => {
  const server = keep(await startPostgres())
  const pool = openPool(server.url, 4, true)
  keep({ [Symbol.asyncDispose]: () => pool.end() })
  const db = openDatabase(pool)
  await migrate(db, '.')
  return { ...server, db }
}

const suggestSome = async (servers: readonly Server[], { people }: FeedWorld, viewerIds: readonly string[], random: Random) => {
  const ids = people.map(({ id }) => id)
  const made = viewerIds.map((memberId) => ({ memberId, others: random.some(ids, 60).filter((id) => id !== memberId) }))
  for (const { db } of servers) await saveSuggestions(db, made, now)
}

/** The home computes cards anew, because it does not keep those of the west. */
const sendNewCards = async (home: Database, west: Database, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await inTransaction(home, (tx) => syncSearchCard(tx, id))
  await sendCards(home, west, ids)
}

const openAccounts = async (db: Database, ids: readonly string[]): Promise<void> => {
  for (let from = 0; from < ids.length; from += 500) await inTransaction(db, (tx) => openAccountsOfMembers(tx, ids.slice(from, from + 500)))
}

const open = async (members: number, random: Random, keep: AddPart): Promise<Town> => {
  const world = generateFeedWorld(members, random.next, now)
  const [one, home, west] = [await startServer(keep), await startServer(keep), await startServer(keep)]
  const ids = world.people.map(({ id }) => id)
  for (const { db } of [one, home]) {
    await insertFeedWorld(db, world, now)
    await openAccounts(db, ids)
  }
  await suggestSome([one, home], world, random.some(ids, Math.ceil(members / 2)), random)
  await sendCards(home.db, west.db, ids)
  const late = new Set<string>()
  const cardServers = (['home', 'west'] as const).map((name) => ({
    name,
    db: { home, west }[name].db,
    traffic: { requests: 0, ids: 0 },
  }))
  return {
    world,
    one,
    home,
    west,
    cardServers,
    change: async ({ memberId, apply }, isLate = false) => {
      for (const { db } of [one, home]) await inTransaction(db, apply)
      if (isLate) late.add(memberId)
      else await sendNewCards(home.db, west.db, [memberId])
    },
    sendLate: async () => {
      await sendNewCards(home.db, west.db, [...late])
      late.clear()
    },
  }
}

/** Starts the three servers with a generated town. They end on disposal. */
export const openTown = (members: number, random: Random): Promise<Town & AsyncDisposable> =>
  openWithParts((keep) => open(members, random, keep))
