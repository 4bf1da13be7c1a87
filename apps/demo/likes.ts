import { trainSuggestions, defaultTrainingLimits } from '#features/suggestions/server/index.ts'
import { restoreRemovedReaction } from '#features/reactions/server/store.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import type { DemoPerson } from './people.ts'

/** Number of members that each member likes. */
const likesEach = 7
/** Value of the column `kind` of a like. */
const liked = 1

/** Chooses whom a member likes in their town. Prefers people with common interests, so that the training has something to learn. */
const chooseLiked = (person: DemoPerson, people: readonly DemoPerson[], taken: ReadonlySet<string>): DemoPerson[] => {
  const by = createSeededRandom(person.seed + 1, 2)
  const worth = (other: DemoPerson) =>
    by.next() + other.about.interests.filter((interest) => person.about.interests.includes(interest)).length
  const isPossible = (other: DemoPerson): boolean =>
    other.seed !== 0 && other.town.city === person.town.city && other.gender !== person.gender && other.photos > 0
  return people
    .filter((other) => isPossible(other) && !taken.has(`${other.id} ${person.id}`))
    .map((other) => ({ other, worth: worth(other) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, likesEach)
    .map(({ other }) => other)
}

/** Adds likes between demo members, without notifications and matches. The demo member neither gives nor gets any. */
export const seedDemoLikes = async ({ db }: Pick<Platform, 'db'>, people: readonly DemoPerson[], now: Date): Promise<void> => {
  const taken = new Set<string>()
  await inTransaction(db, async (tx) => {
    for (const person of people.slice(1))
      for (const [index, other] of chooseLiked(person, people, taken).entries()) {
        taken.add(`${person.id} ${other.id}`)
        const at = new Date(now.getTime() - (index + 1) * 7 * 3_600_000)
        await restoreRemovedReaction(tx, person.id, other.id, { kind: liked, at })
      }
  })
}

/** Trains the suggestions once, so that the demo has them from the first minute. Ignores failures, because the nightly training repeats it. */
export const trainDemoSuggestions = async (platform: Platform): Promise<void> => {
  await trainSuggestions(platform, { ...defaultTrainingLimits, maxMs: 2000 }).catch((error: unknown) =>
    platform.log.warn({ err: error }, 'the demo has no suggestions yet'),
  )
}
