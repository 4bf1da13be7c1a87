import type { Config } from '#platform/server/config/config.ts'
import { judgeClock } from './judge-clock.ts'
import { type Finding, okFinding, problemFinding, warningFinding } from './finding.ts'
import type { OutsideWorld, RedisFacts } from './outside.ts'

const megabyte = 1024 * 1024

const judgeRedis = ({ version, maxMemory, policy, isReplica }: RedisFacts): Finding[] => {
  const [major = 0] = version.split('.').map(Number)
  const found = `${version}, ${maxMemory === 0 ? 'no memory limit' : `${Math.round(maxMemory / megabyte)} MB`}, ${policy}`
  if (major < 6) return [problemFinding('Redis', `version ${version}`, 'Upgrade it to 6 or newer.')]
  if (isReplica) return [problemFinding('Redis', 'is a replica and takes no writes', 'Let REDIS_URL name the primary.')]
  if (maxMemory > 0 && policy === 'noeviction')
    return [
      warningFinding('Redis', found, 'When it is full, live messages stop: set maxmemory-policy allkeys-lru. Its data is disposable.'),
    ]
  if (maxMemory === 0)
    return [warningFinding('Redis', found, 'Set maxmemory 256mb and maxmemory-policy allkeys-lru, or it may take all memory.')]
  return [okFinding('Redis', found)]
}

/** Checks Redis, which is only needed for several processes. */
export const checkRedis = async (outside: OutsideWorld, { redisUrl, databaseUrl }: Config, processes: number): Promise<Finding[]> => {
  if (redisUrl !== undefined) return judgeRedis(await outside.readRedis(redisUrl))
  return processes > 1 && databaseUrl !== undefined
    ? [
        warningFinding(
          'Redis',
          'not configured',
          'Set REDIS_URL: without it live messages do not reach the other process. One process: --processes 1.',
        ),
      ]
    : [okFinding('Redis', 'not configured; one process needs none')]
}

/** Stores, reads and deletes a test object in object storage, and compares the clock of the storage with ours. */
export const checkStorage = async (outside: OutsideWorld, config: Config): Promise<Finding[]> => {
  if (config.s3 === undefined) return [okFinding('Photos', `in ${config.dataDir}/photos`)]
  const same = await outside.tryStorage(config)
  const { headers } = await outside.request(config.s3.endpoint)
  const theirs = new Date(headers.date ?? '')
  return [
    same
      ? okFinding('Object storage', `${config.s3.bucket} stores, returns and deletes`)
      : problemFinding(
          'Object storage',
          'returned something else than was stored',
          'Look for a cache or proxy between the service and the bucket.',
        ),
    ...(Number.isNaN(theirs.getTime()) ? [] : [judgeClock('Clock and object storage', theirs, outside.now())]),
  ]
}

const isRemote = (url: string): boolean => !['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** Connects to the mail server and logs in; sends a mail only to `mailTo`. */
export const checkMailServer = async (
  outside: OutsideWorld,
  { smtpUrl, mailFrom }: Config,
  mailTo: string | undefined,
): Promise<Finding[]> => {
  if (smtpUrl === undefined) return [okFinding('Mail server', 'none: the mailbox of the demo takes the mails')]
  const { encrypted } = await outside.connectToMailServer(smtpUrl, mailTo === undefined ? undefined : { from: mailFrom, to: mailTo })
  const sent = mailTo === undefined ? 'accepts the login; no mail was sent' : `accepted a mail to ${mailTo}`
  if (!encrypted && isRemote(smtpUrl))
    return [
      problemFinding('Mail server', 'does not encrypt', 'Use smtps:// or a server with STARTTLS: codes and passwords go over this line.'),
    ]
  return [okFinding('Mail server', sent)]
}
