import { createHash } from 'node:crypto'

// The rule for the order in which members are shown. The database computes the same numbers in rank.ts; tests and benches call this file.

/** Rank bit of cards with a photo. */
export const photoRankBit = 2 ** 28
/** Rank bit of boosted cards, which sort above all others. */
export const boostRankBit = 2 ** 29
/** How much each later day of the last activity adds to the rank. The sum of the days stays below the photo bit until the year 2328. */
export const rankPerDay = 2048
/** Each day without activity multiplies the weight by e^-x, where x is this number. */
export const dailyWeightDecayRate = 0.15
/** Days from joining during which a member is a newcomer. */
export const newcomerDays = 3
/** New matches count if they began within this many days before the member's week (`computeMemberWeekStart`). */
export const countedMatchDays = 7
/** Added to every weight, so that ranks of this rule mix with stored ranks of the earlier rule without matches. Do not change it. */
export const earlierRuleWeightOffset = 2.3
/** How many different values one random draw of the shuffle has. */
export const shuffleValueCount = 256

/** Recent matches count in steps: from `from` matches on, a member counts as having `counts` matches. */
export const recentMatchBrackets = [
  { from: 8, counts: 8 },
  { from: 4, counts: 5.5 },
  { from: 2, counts: 2.5 },
  { from: 1, counts: 1 },
  { from: 0, counts: 0 },
] as const

/** Returns the part of a rank that gets lower with recent matches: the logarithm of (m + ½)^-½, where m is from `recentMatchBrackets`. */
export const recentMatchRankTerm = (matches: number): number =>
  -0.5 * Math.log((recentMatchBrackets.find(({ from }) => matches >= from)?.counts ?? 0) + 0.5)

/** Returns a hash that only the service can compute, because the salt never leaves it. */
const saltedBytes = (salt: string, key: string | number): Buffer => createHash('sha256').update(`${salt} ${key}`).digest()

/**
 * Returns the first day (since 1970) of the member's own week that contains a day. Only matches before it count. Each member's week begins on
 * another, secret day of the week; `computeDailyShuffle` says why.
 */
export const computeMemberWeekStart = (salt: string, day: number): number =>
  day - ((day + ((saltedBytes(salt, 'week')[0] ?? 0) % countedMatchDays)) % countedMatchDays)

const share = (byte: number | undefined): number => ((byte ?? 0) + 0.5) / shuffleValueCount

/**
 * Returns the secret shuffle of a member on a day (since 1970), from 0 to 1: the product of one draw for the day and two for the week. Draws for
 * the day alone would average out, and reveal the matches to somebody who reads the order every day. The draws of the week do not, because only
 * matches before the week count: each number of matches is shown under one draw only.
 */
export const computeDailyShuffle = (salt: string, day: number): number => {
  const week = saltedBytes(salt, `week ${computeMemberWeekStart(salt, day)}`)
  return share(saltedBytes(salt, day)[0]) * share(week[0]) * share(week[1])
}

/** Returns the Monday before or on a day (days since 1970; day 0 was a Thursday). It replaces the day for a member who hides activity. */
export const mondayOf = (day: number): number => Math.floor((day + 3) / 7) * 7 - 3

/** The inputs of a rank. Days count from 1970. */
export interface RankInput {
  hasPhoto: boolean
  isBoosted?: boolean
  /** The day of the last activity, or its Monday for a member who hides activity. */
  day: number
  /** The day on which the email was proven. */
  joinedDay: number
  /** The result of `computeDailyShuffle`, above 0. */
  shuffle: number
  /** The matches that began in the seven days before `computeMemberWeekStart`. */
  recentMatches: number
}

/**
 * Returns the rank of a card; the feed shows the highest first. After the bits of boost and photo it is the logarithm of a weight: (matches +
 * ½)^-½ × shuffle × e^(-0.15 × days since the last activity). A newcomer ranks as if without matches and active until their third day.
 * @returns a whole number below 2^30
 */
export const rankOf = ({ hasPhoto, isBoosted = false, day, joinedDay, shuffle, recentMatches }: RankInput): number => {
  const isNew = day < joinedDay + newcomerDays
  const weight = earlierRuleWeightOffset + Math.log(shuffle) + recentMatchRankTerm(isNew ? 0 : recentMatches)
  return (
    (isBoosted ? boostRankBit : 0) +
    (hasPhoto ? photoRankBit : 0) +
    (isNew ? joinedDay + newcomerDays - 1 : day) * rankPerDay +
    Math.floor((weight * rankPerDay) / dailyWeightDecayRate + 0.5)
  )
}

/** The logarithm of a shuffle is higher than this, except for one in ten thousand. */
const deepShuffle = -14

/**
 * Returns the lowest rank of a card with a photo whose member was active on a day (days since 1970) or later. One card in ten thousand is
 * lower, because of the shuffle. The week before the day covers members who hide activity.
 */
export const minRankSince = (day: number): number =>
  photoRankBit +
  (day - 7) * rankPerDay +
  Math.floor(((earlierRuleWeightOffset + deepShuffle + recentMatchRankTerm(Infinity)) * rankPerDay) / dailyWeightDecayRate)
