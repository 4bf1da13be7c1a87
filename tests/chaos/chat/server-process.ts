// One process of the service, as `apps/server/main.ts` starts it, with a folder of the run instead of the built web application.
import { startService } from '#apps/server/service.ts'
import { readServerConfig } from '#apps/server/config.ts'
import { createLog } from '#platform/server/log.ts'

const config = readServerConfig(process.env)
startService(config, createLog(config.logLevel), process.env.CHAOS_ROOT ?? '').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
