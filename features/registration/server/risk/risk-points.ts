import type { RiskSignal } from '../../contract.ts'

/** An account with at least this many points is held for a moderator. */
const holdPoints = 100

/** A sign-up that took fewer milliseconds than this is suspicious, because a person needs longer to read a code or to fill in a form. */
const humanMs = 5000

const tierOf = (tiers: readonly (readonly [number, number])[], count: number): number => tiers.find(([least]) => count >= least)?.[1] ?? 0

const networkTiers = [
  [25, 100],
  [10, 50],
] as const
/** Minimum number of accounts of a block of 1,000 numbers in a week, and the points for it. */
const blockTiers = [
  [6, 100],
  [3, 60],
] as const
/** Minimum number of other new accounts with the same photo, and the points for it. One may be a second account or a stolen photo. */
const photoTiers = [
  [2, 100],
  [1, 60],
] as const

/** From these counts on, earlier accounts of the same network, number block or photo are held too. */
export const retroactiveHoldNetworkCount = 60
export const retroactiveHoldSameBlockCount = 6
export const retroactiveHoldPhotoCount = 2

export interface NetworkCounts {
  /** Accounts of this network in the last hour, and in the week before it. */
  hour: number
  week: number
  /** Accounts of all other networks, in the same two periods. */
  othersHour: number
  othersWeek: number
}

const hoursOfWeek = 7 * 24 - 1

/**
 * Returns the accounts of a network in the last hour, divided by what is usual for the network and by the current surge of all other networks; both
 * divisors are at least 1. Thousands of honest people may share the address of a mobile carrier.
 */
export const adjustForUsualSignUps = ({ hour, week, othersHour, othersWeek }: NetworkCounts): number => {
  const usual = Math.max(1, (week / hoursOfWeek) * 2.5)
  const surge = Math.max(1, othersHour / Math.max(5, (othersWeek / hoursOfWeek) * 2.5))
  return hour / (usual * surge)
}

/** Returns the risk signals of a sign-up with their points; signals without points are left out. */
export const weighRiskSignals = (found: {
  disposable?: boolean
  /** Milliseconds from the start of the sign-up to the proof of the email or number; undefined if the start is unknown. */
  tookMs?: number | undefined
  network?: NetworkCounts
  block?: number
  photo?: number
  /** Whether a banned account had this number without having proven it. */
  bannedNumber?: boolean
  limitFactor?: number
}): RiskSignal[] => {
  const { disposable = false, tookMs, network, block = 0, photo = 0, bannedNumber = false, limitFactor = 1 } = found
  const signs: RiskSignal[] = [
    { sign: 'disposable_mail', points: disposable ? 100 : 0, count: 1 },
    { sign: 'speed', points: tookMs !== undefined && tookMs < humanMs ? 40 : 0, count: 1 },
    {
      sign: 'network',
      points: network === undefined ? 0 : tierOf(networkTiers, adjustForUsualSignUps(network) / limitFactor),
      count: network?.hour ?? 0,
    },
    { sign: 'number_block', points: tierOf(blockTiers, block / limitFactor), count: block },
    { sign: 'same_photo', points: tierOf(photoTiers, photo), count: photo },
    { sign: 'banned_number', points: bannedNumber ? 100 : 0, count: 1 },
  ]
  return signs.filter(({ points }) => points > 0)
}

/** Merges two lists; of a signal in both, the one with more points is kept. */
export const mergeRiskSignals = (one: readonly RiskSignal[], other: readonly RiskSignal[]): RiskSignal[] =>
  [...one, ...other].reduce<RiskSignal[]>((merged, each) => {
    const same = merged.find(({ sign }) => sign === each.sign)
    if (same === undefined) return [...merged, each]
    return same.points >= each.points ? merged : merged.map((known) => (known === same ? each : known))
  }, [])

/** Whether the points of the signals suffice to hold an account. */
export const mustHoldForRisk = (signs: readonly RiskSignal[]): boolean => signs.reduce((sum, { points }) => sum + points, 0) >= holdPoints
