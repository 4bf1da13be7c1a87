import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { withTimeout } from '../concurrency/with-timeout.ts'

/** Values of the labels of a metric, in the order of their names. Never an id, an address or a path that contains one. */
type Labels = readonly string[]

/** One value of a gauge at the time of a scrape. */
export interface GaugeSample {
  name: string
  help: string
  labels?: Readonly<Record<string, string>>
  value: number
}

type Reader = () => GaugeSample[] | Promise<GaugeSample[]>

/** The metrics of one process. Counters and histograms are updated as things happen, gauges are read at each scrape. */
export interface Metrics {
  counter(name: string, help: string, labelNames?: readonly string[]): (labels?: Labels, by?: number) => void
  /** `bounds` are the upper limits of the buckets, ascending. */
  histogram(name: string, help: string, bounds: readonly number[], labelNames?: readonly string[]): (value: number, labels?: Labels) => void
  /** Registers gauges that `read` returns at each scrape. Readers that fail or hang are left out. */
  gauges(read: Reader): void
  /** Registers gauges of the whole service, which only one process reports, so that sums over processes are correct. */
  serviceGauges(read: Reader): void
  /** Sets how to find out whether this process reports the service gauges; by default it does not. */
  reportServiceWhen(isReporter: () => Promise<boolean>): void
  /** All metrics in the Prometheus text format 0.0.4. */
  write(): Promise<string>
}

/** Gauges that take longer to read are left out, so that a scrape does not wait for a hanging database. */
const gaugeTimeoutMs = 2000

/** Sets the samples as gauges of a registry. */
const setGauges = (registry: Registry, samples: readonly GaugeSample[]): void => {
  const gauges = new Map<string, Gauge>()
  for (const { name, help, labels = {}, value } of samples) {
    const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] })
    gauges.set(name, gauge)
    gauge.set(labels, value)
  }
}

/** Creates the metrics of a process, in a registry of its own. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const readers: Reader[] = []
  const serviceReaders: Reader[] = []
  let isReporter = (): Promise<boolean> => Promise.resolve(false)

  const readService = async (): Promise<GaugeSample[]> => {
    if (!(await isReporter())) return []
    return (await Promise.all(serviceReaders.map(async (read) => read()))).flat()
  }
  const readGauges = async (): Promise<Registry> => {
    const results = await Promise.allSettled([...readers, readService].map((read) => withTimeout(gaugeTimeoutMs, (async () => read())())))
    const scrape = new Registry()
    setGauges(
      scrape,
      results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    )
    return scrape
  }

  return {
    counter: (name, help, labelNames = []) => {
      const counter = new Counter({ name, help, labelNames: [...labelNames], registers: [registry] })
      return (labels = [], by = 1) => counter.labels(...labels).inc(by)
    },
    histogram: (name, help, bounds, labelNames = []) => {
      const histogram = new Histogram({ name, help, buckets: [...bounds], labelNames: [...labelNames], registers: [registry] })
      return (value, labels = []) => histogram.labels(...labels).observe(value)
    },
    gauges: (read) => void readers.push(read),
    serviceGauges: (read) => void serviceReaders.push(read),
    reportServiceWhen: (given) => void (isReporter = given),
    write: async () => {
      const gauges = await readGauges()
      return `${await registry.metrics()}\n${await gauges.metrics()}`
    },
  }
}
