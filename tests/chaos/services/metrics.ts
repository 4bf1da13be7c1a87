const metricLine = /^(\w+)(?:\{([^}]*)\})? (\S+)$/gm

/** Sums a metric over the processes that serve it at these ports, by the value of `label`; without a label, the sum is under the empty name. */
export const sumMetrics = async (ports: readonly number[], name: string, label = ''): Promise<Map<string, number>> => {
  const sums = new Map<string, number>()
  for (const port of ports) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    for (const [, found, labels = '', value] of text.matchAll(metricLine)) {
      if (found !== name) continue
      const key = label === '' ? '' : new RegExp(`${label}="([^"]*)"`).exec(labels)?.[1]
      if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + Number(value))
    }
  }
  return sums
}

/** Whether each of the processes that serve metrics at these ports reaches the primary, and could read without it. */
export const canReadWithoutPrimary = async (ports: readonly number[]): Promise<boolean> => {
  const silent = await sumMetrics(ports, 'ndloo_primary_silent')
  const survive = await sumMetrics(ports, 'ndloo_reads_survive_primary')
  return silent.get('') === 0 && survive.get('') === ports.length
}
