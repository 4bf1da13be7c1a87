/** Milliseconds that reading one input of the largest size may take. */
const mostMs = 50
/** Below this a clock says more about the machine than about the code. */
const leastMs = 5
/** Four times the input takes four times as long; sixteen times where the work is quadratic. */
const mostGrowth = 9
const tries = 5

export interface Reader<T = string> {
  name: string
  /** Reads input; what it throws is a refusal. */
  read(input: T): unknown
  /** Characters of the largest input that is let in. */
  most: number
}

/** Builds hostile input of about so many characters. */
export interface Attack<T = string> {
  name: string
  make(length: number): T
}

/** Milliseconds of work: a busy machine makes the clock go on, and the runtime's other threads add to the processor time. */
const once = async <T>(read: Reader<T>['read'], input: T): Promise<number> => {
  const began = performance.now()
  const before = process.cpuUsage()
  try {
    await read(input)
  } catch {
    // A refusal costs time as well.
  }
  const { user, system } = process.cpuUsage(before)
  return Math.min(performance.now() - began, (user + system) / 1000)
}

/** The quickest of several runs: what another process takes away does not count. */
const bestOf = async <T>(read: Reader<T>['read'], input: T): Promise<number> => {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < tries && best > leastMs / 4; run++) best = Math.min(best, await once(read, input))
  return best
}

/** Grows slowly at first, so that exponential work is seen before it takes for ever. */
const sizesTo = (most: number): number[] => {
  const sizes: number[] = []
  for (let size = 12; size < most; size = Math.ceil(size * (size < 64 ? 1.2 : 4))) sizes.push(size)
  return [...sizes, most]
}

const slownessAt = async <T>({ read }: Reader<T>, { make }: Attack<T>, size: number): Promise<string | undefined> => {
  const took = await bestOf(read, make(size))
  if (took <= leastMs) return undefined
  const growth = took / Math.max(await bestOf(read, make(Math.ceil(size / 4))), 0.05)
  if (took <= mostMs && growth <= mostGrowth) return undefined
  return `${took.toFixed(1)} ms at ${size} characters, ${growth.toFixed(1)} times a quarter of it`
}

/** What is wrong with how long an attack takes: undefined where it is linear and quick at the largest size. */
const faultOf = async <T>(reader: Reader<T>, attack: Attack<T>): Promise<string | undefined> => {
  for (const size of sizesTo(reader.most)) {
    if ((await once(reader.read, attack.make(size))) <= leastMs) continue
    // Found twice, it is no accident.
    const slowness = (await slownessAt(reader, attack, size)) && (await slownessAt(reader, attack, size))
    if (slowness !== undefined) return `${reader.name}, ${attack.name}: ${slowness}`
  }
  return undefined
}

/** The first fault of every reader that has one. */
export const faultsOf = async <T>(readers: readonly Reader<T>[], attacks: readonly Attack<T>[]): Promise<string[]> => {
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
