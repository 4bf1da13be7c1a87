import { addressGroups } from '../address-groups.ts'
import { type ErrorCode, platformErrors, AppError } from '#platform/shared/errors.ts'
import { createDistinctValueLimit, type LimitWindow } from './distinct-limit.ts'
import type { Clock } from '../clock.ts'

export { addressLimitKey } from '../address-groups.ts'

/** A rate: `burst` calls at once, refilled within `seconds`. */
export interface RateLimit {
  /** Capacity when idle. */
  burst: number
  /** Seconds in which the burst refills completely. */
  seconds: number
}

/** State of a counter after a call was counted. */
export interface RateLimitCounterState {
  /** Milliseconds until the next call is allowed; 0 when this call was allowed. */
  waitMs: number
  /** Number of further calls that are allowed at once. */
  left: number
  /** Milliseconds until the whole burst is available again. */
  fullMs: number
}

/** The state of a rate limit, as the caller sees it. */
export interface RateLimitBudget {
  /** The name of the limit, such as `calls` or `messages`. */
  name: string
  burst: number
  seconds: number
  left: number
  /** Seconds until the whole burst is available again. */
  fullSeconds: number
}

/** Storage of the counters; shared by all processes when Redis is configured. */
export interface RateLimitStore {
  /** Counts one call, by the generic cell rate algorithm. */
  take(key: string, limit: RateLimit, nowMs: number): Promise<RateLimitCounterState>
  /** Stores the new items and returns 0, or stores none and returns the milliseconds until all of them fit. */
  takeDistinct(key: string, things: readonly string[], spans: readonly LimitWindow[], nowMs: number): Promise<number>
}

/** Counts calls by key and refuses those above a limit. */
export interface RateLimiter {
  /**
   * Counts one call. A key is the name of a limit and its owner, such as `calls:<member id>`.
   * @throws {AppError} `reason`, by default platform.too_many, with the seconds to wait
   */
  take(key: string, limit: RateLimit, reason?: ErrorCode): Promise<void>
  /**
   * Counts distinct items, such as profiles shown to a member; known items cost nothing.
   * @throws {AppError} `reason` when a window is exceeded, with the seconds to wait
   */
  takeDistinct(key: string, things: readonly string[], spans: readonly LimitWindow[], reason: ErrorCode): Promise<void>
}

/** A rate limiter that also reports the state of a limit. */
export interface ReportingRateLimiter extends RateLimiter {
  /**
   * Counts one call like `take`, and returns the state of the limit.
   * @throws {AppError} platform.too_many with the seconds to wait
   */
  takeAndReport(key: string, limit: RateLimit): Promise<RateLimitBudget>
}

/** Creates counters in this process. Refilled counters are dropped, so memory depends on the traffic. */
export const createMemoryLimitStore = (): RateLimitStore => {
  const arrivals = new Map<string, number>()
  const met = createDistinctValueLimit()
  let sweepAt = 0
  return {
    take: (key, limit, nowMs) => {
      if (nowMs >= sweepAt) {
        for (const [known, arrival] of arrivals) if (arrival <= nowMs) arrivals.delete(known)
        sweepAt = nowMs + 60_000
      }
      const spanMs = limit.seconds * 1000
      const spacing = spanMs / limit.burst
      const arrival = Math.max(arrivals.get(key) ?? nowMs, nowMs) + spacing
      const waitMs = arrival - nowMs - spanMs
      if (waitMs > 0) return Promise.resolve({ waitMs: Math.ceil(waitMs), left: 0, fullMs: arrival - spacing - nowMs })
      arrivals.set(key, arrival)
      return Promise.resolve({ waitMs: 0, left: Math.floor(-waitMs / spacing), fullMs: arrival - nowMs })
    },
    takeDistinct: (...asked) => Promise.resolve(met(...asked)),
  }
}

/** Creates a rate limiter on a store. All limits are multiplied by `factor`. */
export const createRateLimiter = (store: RateLimitStore, clock: Clock, factor: number): ReportingRateLimiter => {
  const takeOne = async (key: string, limit: RateLimit, reason: ErrorCode): Promise<RateLimitBudget> => {
    const { burst, seconds } = { burst: limit.burst * factor, seconds: limit.seconds }
    const { waitMs, left, fullMs } = await store.take(key, { burst, seconds }, clock.now().getTime())
    const budget = { name: key.split(':', 1)[0] ?? '', burst, seconds, left, fullSeconds: Math.ceil(fullMs / 1000) }
    if (waitMs > 0)
      throw new AppError(reason, {
        retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
        values: { seconds: Math.ceil(waitMs / 1000) },
        budget,
      })
    return budget
  }
  return {
    take: async (key, limit, reason = platformErrors.too_many) => void (await takeOne(key, limit, reason)),
    takeAndReport: (key, limit) => takeOne(key, limit, platformErrors.too_many),
    takeDistinct: async (key, things, spans, reason) => {
      if (things.length === 0) return
      const wider = spans.map(({ most, seconds }) => ({ most: most * factor, seconds }))
      const waitMs = await store.takeDistinct(key, things, wider, clock.now().getTime())
      if (waitMs > 0) throw new AppError(reason, { retryAfter: Math.ceil(waitMs / 1000) })
    },
  }
}

/**
 * Counts one call for an address, and for its wider networks with higher limits.
 * @throws {AppError} platform.too_many
 */
export const takeByAddress = async (limits: RateLimiter, name: string, address: string, limit: RateLimit): Promise<void> => {
  for (const { group, factor } of addressGroups(address))
    await limits.take(`${name}:${group}`, { burst: limit.burst * factor, seconds: limit.seconds })
}
