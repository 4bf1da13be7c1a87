import { createHash } from 'node:crypto'

// The rule of the order in which members are shown. The database computes the same numbers (rank.ts); tests and benches call this.

/** Rank bit of cards with a photo. */
export const photoRankBit = 2 ** 28
/** Rank bit of boosted cards, which sort above all others. */
export const boostRankBit = 2 ** 29
/** The rank counts in parts of a day since the last activity. Days fit below the photo bit until the year 2328. */
export const rankPerDay = 2048
/** What one day without activity costs, as a factor e^-x of the weight. */
export const fadePerDay = 0.15
/** Days from joining during which a member is a newcomer. */
export const newcomerDays = 3
/** How many days before the week of a shuffle new matches count. */
export const countedMatchDays = 7
/** Added to every weight, so that cards ranked before matches counted and cards of this rule mix. Another value would shift all new ranks against the stored ones. */
export const weightOffset = 2.3
/** Number of different values of one draw of the shuffle. */
export const shuffleSteps = 256

/** With how many matches a member is counted, from each number of recent matches on. */
export const matchSteps = [
  { from: 8, counts: 8 },
  { from: 4, counts: 5.5 },
  { from: 2, counts: 2.5 },
  { from: 1, counts: 1 },
  { from: 0, counts: 0 },
] as const

/** Returns the part of the rank that falls with recent matches: the logarithm of (matches + ½)^-½, with the matches in steps. */
export const matchTerm = (matches: number): number => -0.5 * Math.log((matchSteps.find(({ from }) => matches >= from)?.counts ?? 0) + 0.5)

/** The first bytes of a hash that only the service can compute, because the salt never leaves it. */
const saltedBytes = (salt: string, key: string | number): Buffer => createHash('sha256').update(`${salt} ${key}`).digest()

/**
 * Returns the first day (since 1970) of the member's own week that contains a day. Only matches before it count. Each member's week begins on a
 * secret day of the week: see `shuffleOf`.
 */
export const memberWeekStart = (salt: string, day: number): number =>
  day - ((day + ((saltedBytes(salt, 'week')[0] ?? 0) % countedMatchDays)) % countedMatchDays)

const share = (byte: number | undefined): number => ((byte ?? 0) + 0.5) / shuffleSteps

/**
 * Returns the secret shuffle of a member on a day (since 1970), from 0 to 1: the product of one draw for the day and two for the week. Draws for
 * the day alone would average out, and reveal the matches to somebody who reads the order every day. The draws of the week do not, because only
 * matches before the week count: each number of matches is shown under one draw only.
 */
export const shuffleOf = (salt: string, day: number): number => {
  const week = saltedBytes(salt, `week ${memberWeekStart(salt, day)}`)
  return share(saltedBytes(salt, day)[0]) * share(week[0]) * share(week[1])
}

/** Returns the Monday (days since 1970) of the week of a day. It replaces the day where a member hides their activity. Day 0 was a Thursday. */
export const mondayOf = (day: number): number => Math.floor((day + 3) / 7) * 7 - 3

/** The inputs of a rank. Days count from 1970. */
export interface RankInput {
  hasPhoto: boolean
  isBoosted?: boolean
  /** The day of the last activity, or its Monday for a member who hides activity. */
  day: number
  /** The day on which the email was proven. */
  joinedDay: number
  /** From `shuffleOf`, more than 0. */
  shuffle: number
  /** The matches that began in the seven days before `memberWeekStart`. */
  recentMatches: number
}

/**
 * Returns the rank of a card; the feed shows the highest first. After the bits of boost and photo it is the logarithm of a weight: (matches +
 * ½)^-½ × shuffle × e^(-0.15 × days since the last activity). A newcomer ranks as if without matches and active until their third day.
 * @returns a whole number below 2^30
 */
export const rankOf = ({ hasPhoto, isBoosted = false, day, joinedDay, shuffle, recentMatches }: RankInput): number => {
  const isNew = day < joinedDay + newcomerDays
  const weight = weightOffset + Math.log(shuffle) + matchTerm(isNew ? 0 : recentMatches)
  return (
    (isBoosted ? boostRankBit : 0) +
    (hasPhoto ? photoRankBit : 0) +
    (isNew ? joinedDay + newcomerDays - 1 : day) * rankPerDay +
    Math.floor((weight * rankPerDay) / fadePerDay + 0.5)
  )
}

/** A logarithm of the shuffle that all but one in ten thousand exceed. */
const deepShuffle = -14

/**
 * A rank that a card with a photo reaches if its member was active on a day (days since 1970) or later; one in ten thousand does not, because
 * of the shuffle. The week before covers members who hide activity.
 */
export const minRankSince = (day: number): number =>
  photoRankBit + (day - 7) * rankPerDay + Math.floor(((weightOffset + deepShuffle + matchTerm(Infinity)) * rankPerDay) / fadePerDay)
