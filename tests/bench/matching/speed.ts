// Measures how long a night takes, on generated likes. Only the numbers of likes and members matter, not who likes whom.
import { toExposureStep, type Population } from '#features/suggestions/server/model/population.ts'
import { suggestMembers } from '#features/suggestions/server/model/suggest-members.ts'
import { trainInSteps } from '#features/suggestions/server/model/train-without-pauses.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'

const membersPerTown = 5000
const likesEach = 40
const cardsEach = 130
const mebibyte = 2 ** 20

const createNation = (members: number): Population => {
  const random = createSeededRandom(members)
  const bytes = (of: (member: number) => number) => Uint8Array.from({ length: members }, (_, member) => of(member))
  const towns = Math.ceil(members / membersPerTown)
  const townOf = (member: number) => Math.floor(member / membersPerTown)
  const likeFrom = new Int32Array(members * likesEach)
  const likeTo = new Int32Array(members * likesEach)
  for (let like = 0; like < likeFrom.length; like++) {
    const from = Math.floor(like / likesEach)
    const first = townOf(from) * membersPerTown
    likeFrom[like] = from
    // Men and women alternate, so a like goes to the other gender. The square of a random number gives some people more likes.
    likeTo[like] = Math.min(members - 1, first + 2 * Math.floor((random.next() ** 2 * membersPerTown) / 2) + (1 - (from % 2)))
  }
  return {
    ids: Array.from({ length: members }, (_, member) => String(member)),
    gender: bytes((member) => member % 2),
    seek: Uint16Array.from({ length: members }, (_, member) => 1 << (1 - (member % 2))),
    age: bytes(() => random.int(20, 50)),
    minAge: bytes(() => 18),
    maxAge: bytes(() => random.pick([40, 60, 120])),
    lat: Float32Array.from({ length: members }, (_, member) => -30 + ((townOf(member) * 7) % 60) + 0.1 * random.next()),
    lng: Float32Array.from({ length: members }, (_, member) => -15 + (Math.floor((townOf(member) * 7) / 60) % 60) + 0.1 * random.next()),
    country: Uint16Array.from({ length: members }, (_, member) => townOf(member) % Math.min(40, towns)),
    goals: bytes(() => random.below(16)),
    interests: Array.from({ length: members }, () => Uint8Array.from({ length: 5 }, () => random.below(100))),
    languages: Array.from({ length: members }, () => Uint8Array.from([random.below(4)])),
    shownStep: bytes(() => toExposureStep(cardsEach * 2 * random.next())),
    sawStep: bytes(() => toExposureStep(cardsEach * 2 * random.next())),
    recentMatches: new Uint16Array(members).map(() => random.below(6)),
    hasPhoto: bytes(() => 1),
    likeFrom,
    likeTo,
    isNewLike: new Uint8Array(likeFrom.length).fill(1),
  }
}

/** Trains and suggests for all members. Returns a report of the times, the longest step and the memory. */
export const measureNight = (members: number): string => {
  const population = createNation(members)
  const start = performance.now()
  const processor = process.cpuUsage()
  const steps = trainInSteps(population, { random: createSeededRandom(1).next })
  let longest = 0
  for (;;) {
    const before = performance.now()
    const step = steps.next()
    longest = Math.max(longest, performance.now() - before)
    if (step.done !== true) continue
    const trained = performance.now()
    const trainedProcessor = process.cpuUsage(processor)
    let count = 0
    for (let member = 0; member < members; member++) count += suggestMembers(step.value, population, member, () => false).length
    const suggested = performance.now()
    const all = process.cpuUsage(processor)
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    return (
      `${members} members, ${population.likeFrom.length} likes: trained in ${seconds(trained - start)} s (processor ${seconds(trainedProcessor.user / 1000)} s, ` +
      `longest step ${Math.round(longest)} ms), ${count} suggestions in ${seconds(suggested - trained)} s (processor ${seconds((all.user - trainedProcessor.user) / 1000)} s), ` +
      `memory ${Math.round(process.memoryUsage().rss / mebibyte)} MiB`
    )
  }
}
