import type pg from 'pg'

/** Runs some work and answers what it said to the database, `begin` and `commit` included. */
export type WatchStatements = <T>(work: () => Promise<T>) => Promise<{ statements: string[]; result: T }>

/** Listens to every connection of a pool that is not open yet. */
export const watchStatements = (pool: pg.Pool): WatchStatements => {
  let heard: string[] | undefined
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const listening = (...given: unknown[]): unknown => {
      const [said] = given
      heard?.push(typeof said === 'string' ? said : (said as { text: string }).text)
      return query(...given)
    }
    client.query = listening as typeof client.query
  })
  return async (work) => {
    const statements: string[] = []
    heard = statements
    try {
      return { statements, result: await work() }
    } finally {
      heard = undefined
    }
  }
}
