import { readShownAndSeenCounts } from '#features/boosts/server/index.ts'
import {
  countRecentMatches,
  type FindableMemberForTraining,
  readFindableMembersForTraining,
  readOperatorSensitiveInterests,
} from '#features/members/server/index.ts'
import { readNewestLikes } from '#features/reactions/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { Population } from '../model/population.ts'
import { blurExposureStep, exposureStepShift } from './blur-exposure.ts'
import { chooseTrainingArea } from './choose-training-area.ts'
import { createLikeList, type LikePairs } from './like-list.ts'
import type { TrainingThrottle } from './training-throttle.ts'
import { createPopulationBuilder } from './population-builder.ts'

/** Members read at a time, also for their likes. Small, because a page of rows is parsed without a pause. */
const pageSize = 500
const likersAtOnce = 50
/** Members away for more than this many days are neither learnt from nor suggested, and get no suggestions. */
export const activeDays = 30
/** How far back exposure is summed, and likes are learnt from. Older ones only say who already likes whom. */
const exposureDays = 28
const matchDays = 7
/** Maximum number of likes of one member to learn from. */
const mostLikesEach = 300

/** How much a training may hold in memory. */
export interface PopulationLimits {
  maxMembers: number
  maxLikes: number
}

/** The members of a training, and for whom of them suggestions are made. */
export interface TrainingPopulation {
  population: Population
  /** Indexes of the members who get suggestions: rare visitors too, because most people who like them wait for an answer. */
  wanting: Int32Array
}

interface Reading {
  now: Date
  secret: string
  limits: PopulationLimits
  pace: TrainingThrottle
  random: () => number
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)
const startOfDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / dayMs) * dayMs)

/**
 * Reads what the training learns from, page by page: the members whom others can find, their standing likes, and sums of exposure until
 * yesterday. Not dislikes, and not who was shown to whom, which is stored nowhere.
 */
export const readPopulation = async (db: Database, { now, secret, limits, pace, random }: Reading): Promise<TrainingPopulation> => {
  const activeSince = daysBefore(now, activeDays)
  const area = await chooseTrainingArea(db, { activeSince, most: limits.maxMembers, now })
  const builder = createPopulationBuilder(area.members, now, await readOperatorSensitiveInterests(db))
  const today = startOfDay(now)
  const exposed = { from: daysBefore(today, exposureDays), to: today }
  const learntFrom: number[] = []
  const addPage = async (page: readonly FindableMemberForTraining[]): Promise<void> => {
    const ids = page.map(({ id }) => id)
    const exposure = await readShownAndSeenCounts(db, ids, exposed)
    const matches = await countRecentMatches(db, ids, { from: daysBefore(today, matchDays), to: today })
    for (const member of page) {
      await pace.breathe()
      const { shown = 0, saw = 0 } = exposure.get(member.id) ?? {}
      const shift = exposureStepShift(member.id, secret)
      const index = builder.ids.length
      builder.add(member, {
        shownStep: blurExposureStep(shown, shift),
        // Likes of members without suggestions are not read. With their exposure it would look as if they had liked nobody.
        sawStep: member.suggests ? blurExposureStep(saw, shift) : 0,
        recentMatches: matches.get(member.id) ?? 0,
      })
      if (member.suggests) learntFrom.push(index)
    }
  }
  for (let after: string | undefined; ;) {
    const page = await readFindableMembersForTraining(db, { activeSince, after, limit: pageSize, tiles: area.tiles })
    const kept = area.share === 1 ? page : page.filter(() => random() < area.share)
    await addPage(kept.slice(0, area.members - builder.ids.length))
    after = page.at(-1)?.id
    if (page.length < pageSize || builder.ids.length >= area.members) break
  }
  const likes = await readLikes(db, { ids: builder.ids, learntFrom, most: limits.maxLikes, newSince: exposed.from, pace })
  return { population: builder.build(likes), wanting: Int32Array.from(learntFrom) }
}

/** Reads the newest likes of the members who let themselves be learnt from, as many of each as fit into `most`. */
const readLikes = async (
  db: Database,
  {
    ids,
    learntFrom,
    most,
    newSince,
    pace,
  }: { ids: readonly string[]; learntFrom: readonly number[]; most: number; newSince: Date; pace: TrainingThrottle },
): Promise<LikePairs> => {
  const indexById = new Map(ids.map((id, index) => [id, index]))
  const list = createLikeList()
  const each = Math.min(mostLikesEach, Math.max(1, Math.floor(most / Math.max(1, learntFrom.length))))
  for (let done = 0; done < learntFrom.length; done += likersAtOnce) {
    const givers = learntFrom.slice(done, done + likersAtOnce).map((index) => ids[index] ?? '')
    const found = new Map<number, { to: number; isNew: boolean }[]>()
    for (const { from, to, at } of await readNewestLikes(db, givers, each)) {
      const [giver, liked] = [indexById.get(from), indexById.get(to)]
      if (giver !== undefined && liked !== undefined)
        (found.get(giver) ?? found.set(giver, []).get(giver))?.push({ to: liked, isNew: at >= newSince })
    }
    for (const [giver, liked] of [...found].toSorted(([a], [b]) => a - b)) list.add(giver, liked)
    await pace.breathe()
  }
  return list.build()
}
