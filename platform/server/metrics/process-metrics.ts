import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'
import { sql } from 'kysely'
import { readArchiving } from '../db/archiving.ts'
import { reconnectingPoolOf } from '../db/database.ts'
import { readPartitionStates } from '../db/partitions/partition-state.ts'
import type { Platform } from '../platform.ts'
import { queueNames } from '../jobs/queues.ts'
import type { Metrics, GaugeSample } from './metrics.ts'
import { createReporterElection } from './reporter-election.ts'

const resolutionMs = 20

/** Event loop lag since the last scrape: how long requests wait while another one blocks the thread. */
const registerLag = (metrics: Metrics): Disposable => {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  metrics.gauges(() => {
    const lag = (ns: number) => Math.max(0, ns / 1e9 - resolutionMs / 1000)
    const [p50, p99, max] = [lag(delay.percentile(50)), lag(delay.percentile(99)), lag(delay.max)]
    delay.reset()
    const of = (which: string) => `How late timers of this process were since the last reading: ${which}.`
    return [
      { name: 'ndloo_event_loop_lag_p50_seconds', help: of('the median'), value: p50 },
      { name: 'ndloo_event_loop_lag_p99_seconds', help: of('99 of 100 were not later'), value: p99 },
      { name: 'ndloo_event_loop_lag_max_seconds', help: of('the latest'), value: max },
    ]
  })
  return { [Symbol.dispose]: () => void delay.disable() }
}

const registerPool = (metrics: Metrics, { db, config }: Platform, pool: pg.Pool): void =>
  metrics.gauges(() => {
    const help = 'Connections to the database; waiting are requests without one.'
    // Idle connections serve queued callers at the next tick, so these callers do not count. The queries of this scrape are among them.
    const queued = Math.max(0, pool.waitingCount - pool.idleCount)
    const states = { open: pool.totalCount, idle: pool.idleCount, waiting: queued + reconnectingPoolOf(db).waitingCount() }
    return [
      ...Object.entries(states).map(([state, value]) => ({ name: 'ndloo_database_connections', help, labels: { state }, value })),
      { name: 'ndloo_database_connections_limit', help: 'Connections this process may open.', value: config.databasePool },
    ]
  })

/**
 * Pending jobs of all processes, reported by one process. The age of the `live` queue is the delay of live events. The label `lane`
 * holds the name of the queue.
 */
const registerJobs = (metrics: Metrics, { db, jobs, clock }: Platform): void => {
  metrics.reportServiceWhen(createReporterElection(db))
  metrics.serviceGauges(async () => {
    const now = clock.now()
    const { rows } = await sql<{ kind: string; due: string; gone: string; oldest: Date | null }>`
      select kind, count(*) filter (where attempts < max_attempts) as due, count(*) filter (where attempts >= max_attempts) as gone,
        min(run_at) filter (where attempts < max_attempts) as oldest
      from job where done_at is null and run_at <= ${now} group by kind`.execute(db)
    return queueNames.flatMap((queue): GaugeSample[] => {
      const own = rows.filter(({ kind }) => jobs.queueOf(kind) === queue)
      const ages = own.map(({ oldest }) => (oldest === null ? 0 : (now.getTime() - oldest.getTime()) / 1000))
      const sum = (values: readonly string[]) => values.reduce((total, value) => total + Number(value), 0)
      const labels = { lane: queue }
      return [
        { name: 'ndloo_jobs_due', help: 'Jobs whose time has come, not done yet.', labels, value: sum(own.map(({ due }) => due)) },
        { name: 'ndloo_jobs_oldest_seconds', help: 'How long the oldest of them has been due.', labels, value: Math.max(0, ...ages) },
        { name: 'ndloo_jobs_given_up', help: 'Jobs that failed as often as they may.', labels, value: sum(own.map(({ gone }) => gone)) },
      ]
    })
  })
}

const registerArchive = (metrics: Metrics, { db }: Platform): void =>
  metrics.serviceGauges(async () => {
    const help = "1 when PostgreSQL's last attempt to archive its log failed."
    return [{ name: 'ndloo_archive_failing', help, value: (await readArchiving(db)) === 'failing' ? 1 : 0 }]
  })

/** Registers how well partitioned tables are provided. Tables without a partition for each day have no `ndloo_partitions_ahead`. */
const registerPartitions = (metrics: Metrics, { db, clock }: Platform): void =>
  metrics.serviceGauges(async () => {
    const states = await readPartitionStates(db, clock.now())
    return states.flatMap(({ table, daysAhead, defaultBytes }): GaugeSample[] => {
      const labels = { table }
      const help = 'Size of the partition for rows that no other one takes.'
      const size = { name: 'ndloo_partition_default_bytes', help, labels, value: defaultBytes }
      if (daysAhead === undefined) return [size]
      return [size, { name: 'ndloo_partitions_ahead', help: 'Days after today that have a partition.', labels, value: daysAhead }]
    })
  })

/** Registers the gauges of this process; disposing stops the measurement of lag. */
export const registerProcessMetrics = (metrics: Metrics, platform: Platform, pool: pg.Pool): Disposable => {
  registerPool(metrics, platform, pool)
  registerJobs(metrics, platform)
  registerArchive(metrics, platform)
  registerPartitions(metrics, platform)
  metrics.gauges(() => {
    const { rss, heapUsed } = process.memoryUsage()
    return [
      { name: 'ndloo_sockets', help: 'Open live connections of this process.', value: platform.realtime.connections() },
      {
        name: 'ndloo_memory_limit_bytes',
        help: 'Memory above which this process lets few in; 0 is never.',
        value: platform.config.maxMemoryMb * 2 ** 20,
      },
      { name: 'process_resident_memory_bytes', help: 'Memory of this process.', value: rss },
      { name: 'nodejs_heap_used_bytes', help: 'Memory its objects take.', value: heapUsed },
      { name: 'process_uptime_seconds', help: 'Since this process started.', value: Math.round(process.uptime()) },
    ]
  })
  return registerLag(metrics)
}
