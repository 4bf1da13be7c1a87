import type pg from 'pg'

/** Runs some work and returns its SQL statements, including `begin` and `commit`. */
export type WatchStatements = <T>(work: () => Promise<T>) => Promise<{ statements: string[]; result: T }>

/** Records statements of a pool. Call it before the first connection opens. */
export const watchStatements = (pool: pg.Pool): WatchStatements => {
  let recorded: string[] | undefined
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const recording = (...given: unknown[]): unknown => {
      const [statement] = given
      recorded?.push(typeof statement === 'string' ? statement : (statement as { text: string }).text)
      return query(...given)
    }
    client.query = recording as typeof client.query
  })
  return async (work) => {
    const statements: string[] = []
    recorded = statements
    try {
      return { statements, result: await work() }
    } finally {
      recorded = undefined
    }
  }
}
