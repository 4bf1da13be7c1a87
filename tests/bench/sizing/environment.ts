// Starts the parts of a measured service: a mail server, the server itself, and connections to its database.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { type ServerProcess, createServerProcess } from '../../chaos/money/server.ts'
import { findFreePort } from '../../chaos/services/ports.ts'
import type { MeasuredServer } from './costs.ts'

/** A mail server that accepts and discards all mail. */
export const startMailbox = async (): Promise<AsyncDisposable & { url: string }> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (mail, _, done) => void mail.on('end', () => done()).resume(),
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  return { url: `smtp://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(resolve)) }
}

/** Opens a connection that closes itself, and survives the end of the database. */
export const openDatabaseClient = async (url: string): Promise<pg.Client & AsyncDisposable> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() })
}

export type OpenServer = ServerProcess & Pick<MeasuredServer, 'metrics'>

/** Starts a server; `where` holds the variables of its database. */
export const openServer = async (
  { main, environment }: { main: string; environment: Record<string, string> },
  where: Record<string, string>,
): Promise<OpenServer> => {
  const metrics = `127.0.0.1:${await findFreePort()}`
  const server = createServerProcess(main, await findFreePort(), { ...environment, METRICS_ADDRESS: metrics, ...where })
  await server.start()
  await sleep(3000)
  return Object.assign(server, { metrics })
}
