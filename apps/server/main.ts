import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readServerConfig } from './config.ts'
import { root } from './release.ts'
import { createLog } from '#platform/server/log.ts'
import { explainError } from './programs/explain-error.ts'
import { print } from './programs/print.ts'
import { startService } from './service.ts'

const main = async (): Promise<void> => {
  // A reader of the output that goes away (`npm start | head`) is no reason to stop serving.
  process.stdout.on('error', () => {})
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  const config = readServerConfig(process.env)
  const log = createLog(config.logLevel)
  const service = await startService(config, log, root)
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    // Whatever hangs must not keep the process past what supervisors wait.
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

main().catch((error: unknown) => {
  const sentence = explainError(error)
  print(sentence ?? `Ndloo could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  process.exit(1)
})
