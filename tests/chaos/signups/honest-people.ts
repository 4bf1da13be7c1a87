// The generated honest people. They are not drawn from members of any service: every number is written here.
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import type { Random } from '#platform/shared/seeded-random.ts'

/** Somebody who signs up, with times in milliseconds. */
export interface SignUpArrival {
  kind: 'honest' | 'one-network' | 'many-networks' | 'slow-drip'
  address: string
  email: string
  phone: string
  begunAt: number
  provenAt: number
  photo: string
  photoAt: number
  /** When a third person is written to. */
  thirdWriteAt: number
}

/** Six countries: the prefix of mobile numbers, its free digits, and the share of people. */
const countries = [
  { prefixes: ['+23767', '+23769', '+23765'], digits: 7, share: 0.25 },
  { prefixes: ['+234803', '+234706', '+234813'], digits: 7, share: 0.25 },
  { prefixes: ['+23324', '+23354'], digits: 7, share: 0.15 },
  { prefixes: ['+2547'], digits: 8, share: 0.15 },
  { prefixes: ['+22507', '+22505'], digits: 8, share: 0.1 },
  { prefixes: ['+24384', '+24381'], digits: 7, share: 0.1 },
] as const
/** Networks of each country behind whose addresses the customers of its carriers are, and how the people spread over them. */
const carrierShares = [0.35, 0.25, 0.15, 0.1, 0.1, 0.05]
/** The share of people with a network of their own. */
const homeShare = 0.2
const honestMailDomains = ['gmail.com', 'yahoo.fr', 'outlook.com', 'icloud.com', 'duck.com', 'mozmail.com', 'example.org']
/** What looks bad and is not. */
const disposableShare = 0.0015
const fastShare = 0.01
const secondAccountShare = 0.003
/** How busy each hour of a day is. */
const hours = [2, 1, 1, 1, 1, 2, 3, 4, 5, 5, 5, 6, 7, 6, 5, 5, 6, 7, 9, 11, 12, 10, 7, 4]

export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random.next() * from.length)] as T

/** Picks an index with the probability of its share. */
const pickShare = (random: Random, shares: readonly number[]): number => {
  let left = random.next() * shares.reduce((sum, share) => sum + share, 0)
  const found = shares.findIndex((share) => (left -= share) < 0)
  return found === -1 ? shares.length - 1 : found
}

const digitsOf = (random: Random, count: number): string => Array.from({ length: count }, () => Math.floor(random.next() * 10)).join('')

/** A hash of a photo of somebody's own. */
export const newPhoto = (random: Random): string => Array.from({ length: 256 }, () => (random.next() < 0.5 ? '0' : '1')).join('')

/** The hash of the same photo, saved again. */
export const savedAgain = (random: Random, photo: string): string =>
  [...photo].map((bit) => (random.next() < 0.02 ? (bit === '0' ? '1' : '0') : bit)).join('')

const addressOf = (random: Random, country: number, index: number): string => {
  if (random.next() < homeShare) return `2c0f:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`
  return `102.${country}.${pickShare(random, carrierShares)}.${Math.floor(random.next() * 254) + 1}`
}

const momentOf = (random: Random, days: number): number =>
  Math.floor(random.next() * days) * dayMs + pickShare(random, hours) * hourMs + random.next() * hourMs

/** An evening on which an advertisement on the radio brings people of one carrier within an hour. */
interface Evening {
  at: number
  address: () => string
}

/** Honest people within `days` days; a hundredth comes on evenings with an advertisement. */
export const createHonestPeople = (random: Random, { count, days }: { count: number; days: number }): SignUpArrival[] => {
  const evenings: Evening[] = [0.2, 0.5, 0.8].map((share, index) => ({
    at: Math.floor(days * share) * dayMs + 19.5 * hourMs,
    address: () => `102.${index}.0.${Math.floor(random.next() * 254) + 1}`,
  }))
  const photos: string[] = []
  return Array.from({ length: count }, (_, index) => {
    const country = pickShare(
      random,
      countries.map(({ share }) => share),
    )
    const { prefixes, digits } = countries[country] ?? countries[0]
    const evening = random.next() < 0.01 ? pick(random, evenings) : undefined
    const begunAt = evening === undefined ? momentOf(random, days) : evening.at + random.next() * hourMs
    const tookMs = random.next() < fastShare ? 3000 : 15_000 + random.next() * random.next() * 400_000
    const domain = random.next() < disposableShare ? 'mailinator.com' : pick(random, honestMailDomains)
    const photo = photos.length > 0 && random.next() < secondAccountShare ? savedAgain(random, pick(random, photos)) : newPhoto(random)
    photos.push(photo)
    const provenAt = begunAt + tookMs
    const photoAt = provenAt + (1 + random.next() * 20) * 60_000
    return {
      kind: 'honest',
      address: evening?.address() ?? addressOf(random, country, index),
      email: `h${index}@${domain}`,
      phone: `${pick(random, prefixes)}${digitsOf(random, digits)}`,
      begunAt,
      provenAt,
      photo,
      photoAt,
      thirdWriteAt: photoAt + random.next() * 5 * hourMs,
    }
  })
}
