import { cpuSeconds, parentPid } from './cpu-time.ts'
import type { QueryClient } from './database.ts'

/** The id of the process that started all processes of a PostgreSQL server; 0 when the server runs on another machine. */
export const postmasterPidOf = async (client: QueryClient): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return parentPid(rows[0]?.pid ?? 0)
}

/** Actions per second, and the processor milliseconds of one action: of the servers, and of PostgreSQL. */
export interface ProcessorCost {
  perSecond: number
  server: number
  database: number
}

/** Runs `load`, which returns actions per second, and adds the processor time. `postmasterPid` is 0 when the database runs on another machine. */
export const measureProcessorCost = async (
  serverPids: readonly number[],
  postmasterPid: number,
  load: () => Promise<number>,
): Promise<ProcessorCost> => {
  const spent = () =>
    [serverPids.reduce((sum, pid) => sum + cpuSeconds(pid), 0), postmasterPid === 0 ? Number.NaN : cpuSeconds(postmasterPid)] as const
  const [before, began] = [spent(), performance.now()]
  const perSecond = await load()
  const [after, done] = [spent(), (perSecond * (performance.now() - began)) / 1000]
  return { perSecond, server: ((after[0] - before[0]) * 1000) / done, database: ((after[1] - before[1]) * 1000) / done }
}
