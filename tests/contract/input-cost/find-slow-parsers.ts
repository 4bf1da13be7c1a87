/** Maximum milliseconds for an input of maximum length. */
const mostMs = 50
/** Shorter times are not measurable. */
const leastMs = 5
/**
 * Maximum growth for sixteen times the input: linear work takes 16 times as long, quadratic work 256 times. Two steps of four are measured,
 * because linear work makes one jump where its strings become too large for the ordinary heap; quadratic work takes 16 times as long in each.
 */
const mostGrowth = 128
const mostLesserStep = 8
const tries = 5
/** Noise cannot explain a run that takes longer than this, in milliseconds, so two such runs are enough. */
const certainMs = 4 * mostMs

export interface Parser<T = string> {
  name: string
  /** Parses input; a thrown error counts as a rejection. */
  read(input: T): unknown
  /** Maximum input length in characters. */
  maxLength: number
}

/** Creates hostile input of about `length` characters. */
export interface Attack<T = string> {
  name: string
  make(length: number): T
}

/** Measures milliseconds of work: the lesser of wall and CPU time, because other processes delay one and other threads add to the other. */
const once = async <T>(read: Parser<T>['read'], input: T): Promise<number> => {
  const startedAt = performance.now()
  const before = process.cpuUsage()
  try {
    await read(input)
  } catch {
    // The time of a rejection counts, too.
  }
  const { user, system } = process.cpuUsage(before)
  return Math.min(performance.now() - startedAt, (user + system) / 1000)
}

/** Returns the fastest of several runs, to exclude noise of other processes. Two runs are enough when both are far too slow. */
const bestOf = async <T>(read: Parser<T>['read'], input: T): Promise<number> => {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < (best > certainMs ? 2 : tries); run++) best = Math.min(best, await once(read, input))
  return best
}

/** Input sizes; small steps first, so that exponential work is detected early. */
const sizesTo = (most: number): number[] => {
  const sizes: number[] = []
  for (let size = 12; size < most; size = Math.ceil(size * (size < 64 ? 1.2 : 4))) sizes.push(size)
  return [...sizes, most]
}

const slownessAt = async <T>({ read }: Parser<T>, { make }: Attack<T>, size: number): Promise<string | undefined> => {
  const took = await bestOf(read, make(size))
  if (took <= leastMs) return undefined
  const growth = took / Math.max(await bestOf(read, make(Math.ceil(size / 16))), leastMs / mostGrowth / 2)
  const lastStep = took / (await bestOf(read, make(Math.ceil(size / 4))))
  if (took <= mostMs && (growth <= mostGrowth || Math.min(lastStep, growth / lastStep) <= mostLesserStep)) return undefined
  return `${took.toFixed(1)} ms at ${size} characters, ${growth.toFixed(0)} times a sixteenth of it`
}

/** Describes how an attack is slow; undefined when it is linear and fast at the maximum length. */
const faultOf = async <T>(reader: Parser<T>, attack: Attack<T>): Promise<string | undefined> => {
  for (const size of sizesTo(reader.maxLength)) {
    if ((await once(reader.read, attack.make(size))) <= leastMs) continue
    // Measured twice to exclude accidents.
    const slowness = (await slownessAt(reader, attack, size)) && (await slownessAt(reader, attack, size))
    if (slowness !== undefined) return `${reader.name}, ${attack.name}: ${slowness}`
  }
  return undefined
}

/** Returns the first slow attack of each parser. */
export const findSlowParsers = async <T>(readers: readonly Parser<T>[], attacks: readonly Attack<T>[]): Promise<string[]> => {
  const faults: string[] = []
  for (const reader of readers)
    for (const attack of attacks) {
      const fault = await faultOf(reader, attack)
      if (fault === undefined) continue
      faults.push(fault)
      break
    }
  return faults
}
