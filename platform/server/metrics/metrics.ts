import { withTimeout } from '../concurrency/with-timeout.ts'

/** Values of a family's labels, in their order. Never an id, an address or a path with one in it. */
type Labels = readonly string[]

export interface Sample {
  name: string
  help: string
  labels?: Readonly<Record<string, string>>
  value: number
}

type Reader = () => Sample[] | Promise<Sample[]>

/** What is counted as it happens, and what is asked for when somebody reads. */
export interface Metrics {
  counter(name: string, help: string, labelNames?: readonly string[]): (labels?: Labels, by?: number) => void
  /** `bounds` are the upper ends of the buckets, ascending. */
  histogram(name: string, help: string, bounds: readonly number[], labelNames?: readonly string[]): (value: number, labels?: Labels) => void
  /** Asked at each reading; whatever fails is left out. */
  gauges(read: Reader): void
  /** The same for what is true of the whole service: left to one process, so that sums over processes are right. */
  serviceGauges(read: Reader): void
  /** Asked at each reading whether this is that process; until this is set, it is not. */
  reportServiceWhen(isReporter: () => Promise<boolean>): void
  /** Everything in Prometheus' text format 0.0.4. */
  write(): Promise<string>
}

const escape = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)
const braces = (labels: readonly (readonly [string, string])[]): string =>
  labels.length === 0 ? '' : `{${labels.map(([name, value]) => `${name}="${escape(value)}"`).join(',')}}`
const header = (name: string, help: string, type: string): string[] => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]

/** A gauge that takes longer is left out: a reading must not wait for a database that hangs. */
const gaugeMs = 2000

/** A registry of its own for each process. */
export const createMetrics = (): Metrics => {
  const families: (() => string[])[] = []
  const readers: Reader[] = []
  const serviceReaders: Reader[] = []
  let isReporter = (): Promise<boolean> => Promise.resolve(false)

  /** A value for each combination of labels, in the order they came up. */
  const series = <V>(labelNames: readonly string[], initial: () => V) => {
    const known = new Map<string, { pairs: [string, string][]; value: V }>()
    const at = (labels: Labels) => {
      const key = labels.join('\0')
      const found = known.get(key)
      if (found !== undefined) return found
      const made = { pairs: labelNames.map((name, index): [string, string] => [name, labels[index] ?? '']), value: initial() }
      known.set(key, made)
      return made
    }
    return { at, all: () => [...known.values()] }
  }

  const readService = async (): Promise<Sample[]> => {
    if (!(await isReporter())) return []
    return (await Promise.all(serviceReaders.map(async (read) => read()))).flat()
  }
  const readGauges = async (): Promise<string[]> => {
    const answers = await Promise.allSettled([...readers, readService].map((read) => withTimeout(gaugeMs, (async () => read())())))
    const samples = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    const names = [...new Set(samples.map(({ name }) => name))]
    return names.flatMap((name) => {
      const own = samples.filter((sample) => sample.name === name)
      return [
        ...header(name, own[0]?.help ?? '', 'gauge'),
        ...own.map(({ labels, value }) => `${name}${braces(Object.entries(labels ?? {}))} ${value}`),
      ]
    })
  }

  return {
    counter: (name, help, labelNames = []) => {
      const { at, all } = series(labelNames, () => ({ total: 0 }))
      families.push(() => [...header(name, help, 'counter'), ...all().map(({ pairs, value }) => `${name}${braces(pairs)} ${value.total}`)])
      return (labels = [], by = 1) => void (at(labels).value.total += by)
    },
    histogram: (name, help, bounds, labelNames = []) => {
      const { at, all } = series(labelNames, () => ({ counts: bounds.map(() => 0), sum: 0, count: 0 }))
      families.push(() => [
        ...header(name, help, 'histogram'),
        ...all().flatMap(({ pairs, value: { counts, sum, count } }) => [
          ...bounds.map((bound, index) => `${name}_bucket${braces([...pairs, ['le', String(bound)]])} ${counts[index] ?? 0}`),
          `${name}_bucket${braces([...pairs, ['le', '+Inf']])} ${count}`,
          `${name}_sum${braces(pairs)} ${sum}`,
          `${name}_count${braces(pairs)} ${count}`,
        ]),
      ])
      return (value, labels = []) => {
        const { value: kept } = at(labels)
        kept.sum += value
        kept.count += 1
        for (const [index, bound] of bounds.entries()) if (value <= bound) kept.counts[index] = (kept.counts[index] ?? 0) + 1
      }
    },
    gauges: (read) => void readers.push(read),
    serviceGauges: (read) => void serviceReaders.push(read),
    reportServiceWhen: (given) => void (isReporter = given),
    write: async () => [...families.flatMap((family) => family()), ...(await readGauges()), ''].join('\n'),
  }
}
