import { createHash } from 'node:crypto'
import { type About, relationshipGoals } from '#features/members/about-contract.ts'
import { interestIds, sensitiveInterests } from '#features/members/vocabulary-contract.ts'
import { createSeededRandom, type Random } from '#platform/shared/seeded-random.ts'
import { createAnswerGenerator } from './answers.ts'
import { createBioGenerator } from './bios.ts'
import { demoTowns, type DemoTown } from './towns.ts'

export interface DemoPerson {
  id: string
  email: string
  phone: string
  firstname: string
  lastname: string
  gender: 'female' | 'male'
  /** In years. */
  age: number
  birth: string
  town: DemoTown
  lat: number
  lng: number
  about: About
  /** Whether others see interests of faith and conviction. */
  showsSensitive: boolean
  /** Whether others see the photos blurred until a match. */
  blursPhotos: boolean
  /** Hours since last active. */
  away: number
  /** Number of photos; zero for some. */
  photos: number
  seed: number
}

/** Login of the demo member, printed at start. */
export const demoCredentials = { email: 'demo@ndloo.example', password: 'welcome to ndloo' }

/** Returns a UUID (version 4) that is always the same for a seed. */
export const demoUuid = (seed: string): string => {
  const bytes = createHash('sha256').update(`ndloo demo ${seed}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const weighted = demoTowns.flatMap((town) => Array.from({ length: town.weight }, () => town))
const churchAndMosque = [...sensitiveInterests].filter((id) => id !== 'politics')
const everyday = interestIds.filter((id) => !sensitiveInterests.has(id))
/** Largest distance from the centre of a town in degrees; about 11 km. */
const spread = 0.1

/** Picks three to seven interests, some of them popular in the town. One in six also has an interest about faith. */
const interestsOf = (town: DemoTown, by: Random): string[] => {
  const local = by.some(town.loves, by.int(1, 3))
  const others = by.some(
    everyday.filter((id) => !local.includes(id)),
    by.int(2, 4),
  )
  return [...local, ...others, ...(by.chance(1 / 6) ? [by.pick(churchAndMosque)] : [])]
}

/** Picks one or two relationship goals; for some members "not sure yet". */
const goalsOf = (by: Random): About['looking_for'] =>
  by.chance(0.1)
    ? ['unsure']
    : by.some(
        relationshipGoals.filter((goal) => goal !== 'unsure'),
        by.int(1, 2),
      )

/** Creates the data of the demo's members, with ages at `now`. The first one is the demo member. */
export const createDemoPeople = (count: number, now: Date): DemoPerson[] => {
  const bios = createBioGenerator()
  const answers = createAnswerGenerator()
  return Array.from({ length: count }, (_, index) => {
    const by = createSeededRandom(index + 1)
    // A separate stream of random numbers, so that additional texts do not change faces and places.
    const words = createSeededRandom(index + 1, 1)
    // The demo member and their neighbours live in the first town.
    const town = index < 12 ? (demoTowns[0] as DemoTown) : by.pick(weighted)
    const gender = index === 0 || index % 2 === 0 ? 'female' : 'male'
    const age = 20 + Math.floor(by.next() ** 1.6 * 32)
    const birth = new Date(Date.UTC(now.getUTCFullYear() - age, by.below(12), 1 + by.below(28)))
    return {
      id: demoUuid(String(index)),
      email: index === 0 ? demoCredentials.email : `member${index}@ndloo.example`,
      phone: `${town.dial}${String(by.below(10_000)).padStart(4, '0')}`,
      firstname: index === 0 ? 'Amina' : by.pick(gender === 'female' ? town.female : town.male),
      lastname: by.pick(town.lastnames),
      gender,
      age,
      birth: birth.toISOString().slice(0, 10),
      town,
      lat: town.lat + (by.next() - 0.5) * spread * (index < 12 ? 0.8 : 2),
      lng: town.lng + (by.next() - 0.5) * spread * (index < 12 ? 0.8 : 2),
      about: {
        bio: bios.next(town.locale, gender),
        interests: interestsOf(town, words),
        looking_for: goalsOf(words),
        prompts: answers.next(town.locale, words.int(1, 2)),
        languages: [town.locale, ...words.some(town.speaks, words.int(1, 2))],
      },
      showsSensitive: words.chance(0.5),
      // Two members blur their photos: a match of the demo member, and somebody new in the town.
      blursPhotos: index === 1 || index === 11,
      away: index < 6 ? by.next() * 0.1 : by.next() ** 2 * 24 * 12,
      photos: index === 0 ? 2 : by.next() < 0.06 ? 0 : 1 + (by.next() < 0.15 ? 1 : 0),
      seed: index,
    }
  })
}
