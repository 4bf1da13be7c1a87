// What members do, in the proportions of the sizing guide in docs/operating.md.
import type { Random } from '#platform/shared/seeded-random.ts'

/** How often a member who is online does each thing in a minute. */
export const timesAMinute = {
  opening: 0.1,
  connection: 0.15,
  matches: 0.1,
  picture: 3,
  profile: 0.5,
  like: 0.2,
  dislike: 0.3,
  conversations: 0.2,
  conversation: 0.3,
  message: 0.2,
  login: 0.005,
  upload: 0.005,
}

/** The name of an action of the mix. */
export type ActionName = keyof typeof timesAMinute

/** Actions of one online member in a minute. */
export const actionsAMinute = Object.values(timesAMinute).reduce((sum, times) => sum + times, 0)

/**
 * Returns `count` actions in random order. Each action appears in proportion, and not by chance: a run with one upload more than another would
 * differ by the upload.
 */
export const drawActions = (count: number, random: Random): ActionName[] => {
  const drawn: ActionName[] = []
  let due = 0
  for (const [name, times] of Object.entries(timesAMinute) as [ActionName, number][]) {
    due += (times * count) / actionsAMinute
    while (drawn.length < Math.round(due)) drawn.push(name)
  }
  return random.some(drawn, drawn.length)
}
