/** How many different things may be met in a stretch of time; each counts once in the longest one. */
export interface Span {
  most: number
  seconds: number
}

/** Milliseconds until `added` more fit every span after what came at `moments`, oldest first. Never, for more than a span allows: the span. */
const roomIn = (moments: readonly number[], added: number, spans: readonly Span[], nowMs: number): number =>
  Math.max(
    ...spans.map(({ most, seconds }) => {
      const within = moments.filter((at) => at > nowMs - seconds * 1000)
      const surplus = Math.min(within.length + added - most, within.length)
      return surplus <= 0 ? (added > most ? seconds * 1000 : 0) : (within[surplus - 1] ?? nowMs) + seconds * 1000 - nowMs
    }),
  )

/** A number of 31 bits for a thing: a thousand of them take a tenth of the memory of their names, and are as good as never mistaken. */
const numberOf = (thing: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < thing.length; at++) hash = Math.imul(hash ^ thing.charCodeAt(at), 0x01000193)
  return hash >>> 1
}

/** What each key has met in the last while, in this process; what is older than the longest span is forgotten. */
export const distinctLimit = (): ((key: string, things: readonly string[], spans: readonly Span[], nowMs: number) => number) => {
  /** In the order of their moments. */
  const known = new Map<string, Map<number, number>>()
  let sweepAt = 0
  const forget = (key: string, met: Map<number, number>, before: number): void => {
    for (const [thing, at] of met) {
      if (at > before) break
      met.delete(thing)
    }
    if (met.size === 0) known.delete(key)
  }
  return (key, things, spans, nowMs) => {
    const before = nowMs - Math.max(...spans.map(({ seconds }) => seconds)) * 1000
    if (nowMs >= sweepAt) {
      for (const [each, met] of known) forget(each, met, before)
      sweepAt = nowMs + 600_000
    }
    const met = known.get(key) ?? new Map<number, number>()
    forget(key, met, before)
    const added = new Set(things.map(numberOf).filter((thing) => !met.has(thing)))
    if (added.size === 0) return 0
    const waitMs = roomIn([...met.values()], added.size, spans, nowMs)
    if (waitMs > 0) return waitMs
    for (const thing of added) met.set(thing, nowMs)
    known.set(key, met)
    return 0
  }
}
