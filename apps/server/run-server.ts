import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readServerConfig } from './config.ts'
import { releaseRoot } from './release.ts'
import { createLog } from '#platform/server/log.ts'
import { describeError } from './programs/explain-fixable-error.ts'
import { print } from './programs/print.ts'
import { startService } from './service.ts'

const run = async (): Promise<void> => {
  // A closed output pipe (`npm start | head`) must not stop the server.
  process.stdout.on('error', () => {})
  if (existsSync(join(releaseRoot, '.env'))) process.loadEnvFile(join(releaseRoot, '.env'))
  const config = readServerConfig(process.env)
  const log = createLog(config.logLevel)
  const service = await startService(config, log, releaseRoot)
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    // Exit before supervisors kill the process, even if something hangs.
    setTimeout(() => process.exit(1), 9000).unref()
    service[Symbol.asyncDispose]().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Runs the server until a signal stops the process. */
export const runServer = async (): Promise<void> => {
  try {
    await run()
  } catch (error) {
    print(describeError(error, 'Ndloo could not start'))
    process.exit(1)
  }
}
