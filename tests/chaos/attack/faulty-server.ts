// The server as `apps/server/main.ts` starts it, without the defence that ATTACK_FAULT names.
import { startService } from '#apps/server/service.ts'
import { readServerConfig } from '#apps/server/config.ts'
import { createLog } from '#platform/server/log.ts'
import { guardsWithout, isFaultName } from './faults.ts'

const fault = process.env.ATTACK_FAULT ?? ''
if (!isFaultName(fault)) throw new Error(`no such fault: ${fault}`)
const config = readServerConfig(process.env)
startService(config, createLog(config.logLevel), process.cwd(), { guards: guardsWithout(fault) }).catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
