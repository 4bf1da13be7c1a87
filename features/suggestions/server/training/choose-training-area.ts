import { countFindableByTile } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'

/** Members of one training. */
export interface TrainingArea {
  /** How many there are. */
  members: number
  /** Their tiles, where null is no place; undefined is everywhere. */
  tiles: readonly (number | null)[] | undefined
  /** The share of them that the training can hold, at most 1. */
  share: number
}

/**
 * Chooses the members of the next training. A service with more members than a training can hold is divided into parts of neighbouring tiles,
 * one for each night, because people find each other within a town: a sample of the whole country would keep few likes of anybody. Only a single
 * tile with too many members is sampled.
 * @param most the most members of one training
 */
export const chooseTrainingArea = async (
  db: Database,
  { activeSince, most, now }: { activeSince: Date; most: number; now: Date },
): Promise<TrainingArea> => {
  // Tiles are numbered row by row, so that neighbours are mostly near in this order.
  const counts = (await countFindableByTile(db, activeSince)).toSorted((a, b) => (a.tile ?? -1) - (b.tile ?? -1))
  const all = counts.reduce((sum, { members }) => sum + members, 0)
  const parts = Math.max(1, Math.ceil(all / most))
  if (parts === 1) return { members: all, tiles: undefined, share: 1 }
  const part = Math.floor(now.getTime() / dayMs) % parts
  let before = 0
  const chosen = counts.filter(({ members }) => {
    const middle = before + members / 2
    before += members
    return Math.min(parts - 1, Math.floor((middle / all) * parts)) === part
  })
  const members = chosen.reduce((sum, one) => sum + one.members, 0)
  return { members: Math.min(members, most), tiles: chosen.map(({ tile }) => tile), share: Math.min(1, most / Math.max(1, members)) }
}
