import { dayMs, hourMs } from '#platform/shared/durations.ts'
import type { Random } from '#platform/shared/seeded-random.ts'
import { type SignUpArrival, createPhotoHash, pick, resavePhotoHash } from './honest-people.ts'

interface FarmOptions {
  count: number
  /** Length of the whole run. */
  days: number
}

/** Size of a farm for which the numbers below are written. They are scaled for smaller farms. */
const wholeFarm = 500
const minuteMs = 60_000
const ownNumber = (random: Random): string => `+23767${String(Math.floor(random.next() * 1e7)).padStart(7, '0')}`

/** Returns when a bot uploads its photo and writes to a third person. It is as fast as a fast person. */
const activity = (random: Random, provenAt: number) => {
  const photoAt = provenAt + (1 + random.next() * 4) * minuteMs
  return { photoAt, thirdWriteAt: photoAt + (2 + random.next() * 20) * minuteMs }
}

/** A farm in one room with one connection. Mailboxes, numbers, photos and pace look like those of honest people. It runs for some hours. */
export const createOneNetworkFarm = (random: Random, { count, days }: FarmOptions): SignUpArrival[] =>
  Array.from({ length: count }, (_, index) => {
    const begunAt = days * 0.3 * dayMs + random.next() * 3 * hourMs * (count / wholeFarm)
    const provenAt = begunAt + (8 + random.next() * 60) * 1000
    return {
      kind: 'one-network',
      address: `196.44.7.${(index % 254) + 1}`,
      email: `one${index}@gmail.com`,
      phone: ownNumber(random),
      begunAt,
      provenAt,
      photo: createPhotoHash(random),
      ...activity(random, provenAt),
    }
  })

const disposable = ['mailinator.com', '12storage.com', 'inbox.mailinator.com', '1337.care', '142code.me']
/** A service for disposable mailboxes that is not on any list yet. */
const unlisted = 'fresh-mailbox.example'

/** A farm with rented connections of many households, disposable mailboxes (one in fifty on no list), and a script that types fast. */
export const createManyNetworksFarm = (random: Random, { count, days }: FarmOptions): SignUpArrival[] =>
  Array.from({ length: count }, (_, index) => {
    const begunAt = days * 0.4 * dayMs + random.next() * 2 * dayMs
    const provenAt = begunAt + (2 + random.next() * 10) * 1000
    return {
      kind: 'many-networks',
      address: `45.${Math.floor(random.next() * 250)}.${Math.floor(random.next() * 250)}.${Math.floor(random.next() * 250)}`,
      email: `many${index}@${random.next() < 0.02 ? unlisted : pick(random, disposable)}`,
      phone: ownNumber(random),
      begunAt,
      provenAt,
      photo: createPhotoHash(random),
      ...activity(random, provenAt),
    }
  })

/** A farm with a few accounts an hour over weeks, from phones of one carrier: good mailboxes, SIM cards from four number blocks, 40 reused photos. */
export const createSlowFarm = (random: Random, { count, days }: FarmOptions): SignUpArrival[] => {
  const photos = Array.from({ length: Math.ceil((40 * count) / wholeFarm) }, () => createPhotoHash(random))
  const blocks = ['1204', '1205', '4417', '9030'].slice(0, Math.ceil((4 * count) / wholeFarm))
  return Array.from({ length: count }, (_, index) => {
    const begunAt = days * (0.15 + 0.8 * (index / count)) * dayMs + random.next() * hourMs
    const provenAt = begunAt + (20 + random.next() * 200) * 1000
    return {
      kind: 'slow-drip',
      address: `102.0.${Math.floor(random.next() * 3)}.${Math.floor(random.next() * 254) + 1}`,
      email: `slow${index}@gmail.com`,
      phone: `+23765${pick(random, blocks)}${String(Math.floor(random.next() * 1000)).padStart(3, '0')}`,
      begunAt,
      provenAt,
      photo: resavePhotoHash(random, pick(random, photos)),
      ...activity(random, provenAt),
    }
  })
}
