// One of the two servers is killed, while the other one is used, and comes back.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { topFeedKey } from '#features/matches/server/feed.ts'
import { listSearchAreas } from '#features/matches/server/search-areas.ts'
import { setMemberPaused } from '#features/members/server/index.ts'
import { checkLedger } from '#features/wallet/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { partOfArea, readCardsOf } from './card-server.ts'
import type { Server, Town } from './town.ts'
import { differenceOf, readOnePage, readSamePage, type Search } from './walk.ts'
import { countWritten, writePair } from './write-pair.ts'

/** Something that must hold, and whether it did. */
export interface Check {
  what: string
  holds: boolean
}

/** Kills a server as kill -9 does, and starts it again after `work`. */
const killDuring = async (server: Server, work: () => Promise<void>): Promise<void> => {
  const [pid] = (await readFile(join(server.dataFolder, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
  await server.stopFor(work)
}

interface Placed {
  id: string
  cell_lat: number | null
  cell_lng: number | null
  country: string
}

const searchNear = ({ id }: Placed): Search => ({ viewerId: id, filter: { distance: '5' }, widen: false })

const needsWest = ({ cell_lat: lat, cell_lng: lng, country }: Placed): boolean => {
  const position = lat === null || lng === null ? undefined : { lat, lng }
  const areas = listSearchAreas({ position, country }, { distance: '5' }, false)
  return areas.some((area) => partOfArea(area(), { name: 'west' }) !== undefined)
}

/** Returns two members whom anybody can find: one whose search within 5 km needs the west, and one whose search does not. */
const findMembers = async ({ one }: Town): Promise<{ western: Placed; eastern: Placed }> => {
  const placed = await one.db
    .selectFrom('card')
    .innerJoin('member', 'member.id', 'card.id')
    .select(['card.id', 'card.cell_lat', 'card.cell_lng', 'member.country'])
    .where('card.tile', 'is not', null)
    .where('card.seek', '<', 8)
    .orderBy('card.id')
    .execute()
  const [western, eastern] = [placed.find(needsWest), placed.find((member) => !needsWest(member))]
  if (western === undefined || eastern === undefined) throw new Error('the town is too small')
  return { western, eastern }
}

/** Whether the first page of a search, with the strike-out of some home, is that of the one database. */
const isRightPage = async (town: Town, home: Database, search: Search): Promise<boolean> => {
  const servers = town.cardServers.map((server) => (server.name === 'home' ? { ...server, db: home } : server))
  const right = await readOnePage(town.one.db, search, undefined)
  return differenceOf(right, await readSamePage({ home, servers }, search, undefined)) === undefined
}

const failureOf = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    await work()
    return undefined
  } catch (error) {
    return error
  }
}

/** Kills the west: the home works, searches that need the west are refused, and afterwards all is as before. */
export const loseWest = async (town: Town): Promise<Check[]> => {
  const checks: Check[] = []
  const check = (what: string, holds: boolean) => checks.push({ what, holds })
  const { western, eastern } = await findMembers(town)
  const home = town.home.db
  await killDuring(town.west, async () => {
    check('west killed: likes, a match, a message and a wallet posting are written at home', await writePair(home, eastern.id, western.id))
    await writePair(town.one.db, eastern.id, western.id)
    check('west killed: the ledger is sound', (await checkLedger(home)).length === 0)
    const refusal = await failureOf(() => isRightPage(town, home, searchNear(western)))
    const isRefused = refusal instanceof AppError && refusal.reason.code === platformErrors.unavailable.code
    check('west killed: a search that needs it is refused as unavailable', isRefused)
    check('west killed: a search that does not need it is right', await isRightPage(town, home, searchNear(eastern)))
    await town.change({ what: 'pauses', memberId: western.id, apply: (tx) => setMemberPaused(tx, western.id, true) }, true)
  })
  check('west back: a search that needs it is right, before it hears who has paused', await isRightPage(town, home, searchNear(western)))
  await town.sendLate()
  check('west back: and after it has heard', await isRightPage(town, home, searchNear(western)))
  return checks
}

/** Kills the home: the west sends the same ids, also to another home, and nothing that the home confirmed is lost. */
export const loseHome = async (town: Town): Promise<Check[]> => {
  const checks: Check[] = []
  const check = (what: string, holds: boolean) => checks.push({ what, holds })
  const { western, eastern } = await findMembers(town)
  const [west] = town.cardServers.filter(({ name }) => name === 'west')
  if (west === undefined) throw new Error('there is no west')
  const everybody = {
    viewerId: western.id,
    position: undefined,
    genders: 255,
    bornAfter: '0001-01-01',
    bornBy: '9999-12-31',
    viewerGender: 1,
    viewerAge: 30,
  }
  const search = { ...everybody, name: undefined, isRareName: false, answers: undefined, mostExamined: 1_000_000 }
  const readWest = () =>
    readCardsOf(west, search, { name: 'anywhere', layer: 'everywhere', places: [] })({ below: topFeedKey, minRank: 0, count: 1_000_000 })
  const before = await readWest()
  const isDone = (await writePair(town.home.db, western.id, eastern.id)) && (await writePair(town.one.db, western.id, eastern.id))
  const written = await countWritten(town.home.db)
  await killDuring(town.home, async () => {
    const after = await readWest()
    check(`home killed: the west sends the same ${before.keys.length} ids`, JSON.stringify(after) === JSON.stringify(before))
    check('home killed: another home reads a right page from the west', await isRightPage(town, town.one.db, searchNear(western)))
    check(
      'home killed: its own members get no page',
      (await failureOf(() => isRightPage(town, town.home.db, searchNear(western)))) !== undefined,
    )
  })
  check('home back: everything confirmed is there', isDone && (await countWritten(town.home.db)) === written)
  check('home back: the ledger is sound', (await checkLedger(town.home.db)).length === 0)
  check('home back: a search that needs the west is right', await isRightPage(town, town.home.db, searchNear(western)))
  return checks
}
