// Generates honest people. All numbers are written here; none come from members of a real service.
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import type { Random } from '#platform/shared/seeded-random.ts'

/** A person or bot that signs up, with times in milliseconds. */
export interface SignUpArrival {
  kind: 'honest' | 'one-network' | 'many-networks' | 'slow-drip'
  address: string
  email: string
  phone: string
  begunAt: number
  provenAt: number
  photo: string
  photoAt: number
  /** When they write to a third person. */
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
/** Shares of people by carrier network of a country. All customers of a network share its addresses. */
const carrierShares = [0.35, 0.25, 0.15, 0.1, 0.1, 0.05]
/** The share of people with a network of their own. */
const homeShare = 0.2
const honestMailDomains = ['gmail.com', 'yahoo.fr', 'outlook.com', 'icloud.com', 'duck.com', 'mozmail.com', 'example.org']
/** Shares of honest people who look suspicious: with a disposable mailbox, with fast typing, with a second account. */
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

/** Returns the perceptual hash of a new photo. */
export const createPhotoHash = (random: Random): string => Array.from({ length: 256 }, () => (random.next() < 0.5 ? '0' : '1')).join('')

/** Returns the perceptual hash of the same photo after it was saved again. */
export const resavePhotoHash = (random: Random, photo: string): string =>
  [...photo].map((bit) => (random.next() < 0.02 ? (bit === '0' ? '1' : '0') : bit)).join('')

const addressOf = (random: Random, country: number, index: number): string => {
  if (random.next() < homeShare) return `2c0f:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`
  return `102.${country}.${pickShare(random, carrierShares)}.${Math.floor(random.next() * 254) + 1}`
}

const momentOf = (random: Random, days: number): number =>
  Math.floor(random.next() * days) * dayMs + pickShare(random, hours) * hourMs + random.next() * hourMs

/** An evening on which a radio advertisement brings many people of one carrier within an hour. */
interface Evening {
  at: number
  address: () => string
}

/** Generates honest people who sign up within `days` days. One in a hundred comes on an evening with an advertisement. */
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
    const photo =
      photos.length > 0 && random.next() < secondAccountShare ? resavePhotoHash(random, pick(random, photos)) : createPhotoHash(random)
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
