import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import type { ConfigSection } from './config-section.ts'
import { flag, integer, languageCodes, optional, connectionUrl, connectionUrls, withDefault } from './variable-schemas.ts'
import { defaultMemoryLimitMb } from '../memory.ts'
import { misspelledVariableWarnings } from './misspelled-variables.ts'
import { parseVapidKeys, type VapidKeys } from '../push/vapid.ts'
import { parseS3Config, S3Environment } from '../storage/s3-config.ts'

/** The operator's page on a social network. */
const profileAddress = optional(z.url({ protocol: /^https$/, error: 'must be an address such as https://network.example/ndloo' }))

const Environment = z.object({
  HOST: optional(z.string()),
  PORT: withDefault(integer(0, 65_535), 3000),
  PUBLIC_URL: optional(
    z
      .url('must be an address such as https://ndloo.example')
      .regex(/^[^\s,;]+$/, 'must be one address: passkeys and mails belong to it, so several cannot be served'),
  ),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(connectionUrl('postgres', 'postgresql')),
  DATABASE_READ_URL: optional(connectionUrls('postgres', 'postgresql')),
  READ_WITHOUT_PRIMARY: flag,
  MIGRATE_DATABASE_URL: optional(connectionUrl('postgres', 'postgresql')),
  MIGRATE: flag,
  EMBEDDED: flag,
  DATABASE_POOL: withDefault(integer(2, 200), 10),
  DATABASE_PREPARED: flag,
  REDIS_URL: optional(connectionUrl('redis', 'rediss')),
  ROLE: withDefault(z.enum(['all', 'api', 'worker'], 'must be all, api or worker'), 'all'),
  SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  SECRET_PREVIOUS: optional(z.string().min(32, 'must have at least 32 characters')),
  DEMO: flag,
  DEMO_MEMBERS: withDefault(integer(10, 5000), 200),
  DEMO_PORTRAITS: optional(z.string()),
  LOCALES_DIR: optional(z.string()),
  LANGUAGES: optional(languageCodes),
  SMTP_URL: optional(connectionUrl('smtp', 'smtps')),
  MAIL_FROM: withDefault(z.email('must be an email address'), 'hello@ndloo.example'),
  OPERATOR_EMAIL: withDefault(z.email('must be an email address'), 'operator@ndloo.example'),
  DEVELOPER_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an address such as https://developer.example' })),
  FACEBOOK_URL: profileAddress,
  TWITTER_URL: profileAddress,
  INSTAGRAM_URL: profileAddress,
  YOUTUBE_URL: profileAddress,
  COUNTRY_LOOKUP_URL: optional(
    z.string().regex(/^https?:\/\/\S*\{address\}/, 'must be an address with {address} in it, such as https://lookup.example/{address}'),
  ),
  VITE_API_URL: optional(z.url('must be an address')),
  ...S3Environment,
  VAPID_PUBLIC_KEY: optional(z.string()),
  VAPID_PRIVATE_KEY: optional(z.string()),
  PHOTO_REVIEW: withDefault(z.enum(['after', 'before'], 'must be after or before'), 'after'),
  TRUST_PROXY: withDefault(integer(0, 10), 0),
  LIMIT_FACTOR: withDefault(z.coerce.number('must be a number').positive('must be above 0'), 1),
  MAX_LAG_MS: withDefault(integer(0, 60_000), 1500),
  MAX_MEMORY_MB: optional(integer(0, 1_000_000)),
  DRAIN_MS: optional(integer(0, 6000)),
  METRICS_ADDRESS: optional(
    z.string().regex(/^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i, 'must be an address and a port, such as 127.0.0.1:9464'),
  ),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level')),
})

const withParts = (parts: readonly ConfigSection[]): typeof Environment =>
  z.object(Object.assign({}, Environment.shape, ...parts.map(({ variables }) => variables)) as typeof Environment.shape)

/** Returns the names of all environment variables that the platform and the sections of features read. */
export const listVariableNames = (parts: readonly ConfigSection[]): readonly string[] => Object.keys(withParts(parts).shape)

const metricsAddress = (given: string | undefined): { host: string; port: number } | undefined => {
  if (given === undefined) return undefined
  const colon = given.lastIndexOf(':')
  return { host: given.slice(0, colon).replaceAll(/[[\]]/g, ''), port: Number(given.slice(colon + 1)) }
}

const isLoopback = (address: string | undefined) =>
  address === undefined || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

const readPushKeys = (e: z.infer<typeof Environment>, mistakes: string[]): VapidKeys | undefined => {
  if (e.VAPID_PUBLIC_KEY === undefined && e.VAPID_PRIVATE_KEY === undefined) return undefined
  const keys = parseVapidKeys(e.VAPID_PUBLIC_KEY ?? '', e.VAPID_PRIVATE_KEY ?? '', `mailto:${e.OPERATOR_EMAIL}`)
  if (keys === undefined) mistakes.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair, as npm run generate push-keys makes one')
  return keys
}

const ownSecret = (folder: string): string => {
  const file = join(folder, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}

/** The configuration is invalid. The message has one line per mistake, for the operator. */
export class ConfigurationError extends Error {}

export type Config = ReturnType<typeof readConfig>

/**
 * Validates the environment once, at start. `parts` are the configuration sections of the features.
 * @throws {ConfigurationError} naming every variable that is wrong and what it should be
 */
export const readConfig = (environment: Record<string, string | undefined>, parts: readonly ConfigSection[] = []) => {
  const mistakes = misspelledVariableWarnings(environment, listVariableNames(parts))
  const parsed = withParts(parts).safeParse(environment)
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new ConfigurationError([...mistakes, ...issues].join('\n'))
  }
  const e = parsed.data
  const wantsDemo =
    e.DATABASE_URL === undefined &&
    e.SMTP_URL === undefined &&
    e.S3_ENDPOINT === undefined &&
    !parts.some((part) => part.hasRealService(e)) &&
    isLoopback(e.PUBLIC_URL)
  const demo = e.DEMO ?? wantsDemo
  if (!demo && e.SMTP_URL === undefined) mistakes.push('SMTP_URL is needed outside demo mode: without it no code could be mailed')
  if (!demo && e.PUBLIC_URL === undefined) mistakes.push('PUBLIC_URL is needed outside demo mode: mails link to it')
  if (!demo && e.DATABASE_URL === undefined && e.EMBEDDED !== true)
    mistakes.push('DATABASE_URL is needed outside demo mode; EMBEDDED=1 says that the embedded database in DATA_DIR is meant')
  if (e.DATABASE_URL !== undefined && e.EMBEDDED === true) mistakes.push('EMBEDDED=1 and DATABASE_URL name two databases; set one of them')
  if (e.DATABASE_READ_URL !== undefined && e.DATABASE_URL === undefined)
    mistakes.push('DATABASE_READ_URL names replicas of the database of DATABASE_URL, which is missing')
  if (e.DATABASE_READ_URL?.includes(e.DATABASE_URL ?? '') === true)
    mistakes.push('DATABASE_READ_URL names the server of DATABASE_URL; name its replicas, or leave it out')
  if (e.READ_WITHOUT_PRIMARY === true && e.DATABASE_READ_URL === undefined)
    mistakes.push('READ_WITHOUT_PRIMARY=1 needs DATABASE_READ_URL, which names every server that follows the primary')
  if (e.DATABASE_URL !== undefined && e.SECRET === undefined)
    mistakes.push('SECRET is needed with DATABASE_URL, the same for every process')
  if (e.ROLE !== 'all' && e.DATABASE_URL === undefined)
    mistakes.push('ROLE other than all needs DATABASE_URL: the embedded database serves one process')
  if (e.MIGRATE === false && e.DATABASE_URL === undefined)
    mistakes.push('MIGRATE=0 needs DATABASE_URL: the embedded database is open to one process, which migrates it')
  const installation = { demo, port: e.PORT, embedded: e.DATABASE_URL === undefined }
  const values = new Map(parts.map((part) => [part, part.read(e, installation, mistakes)]))
  const s3 = parseS3Config(e, mistakes)
  const vapid = readPushKeys(e, mistakes)
  if (mistakes.length > 0) throw new ConfigurationError(mistakes.join('\n'))

  const dataDir = resolve(e.DATA_DIR)
  return {
    // Behind a proxy, direct clients could forge X-Forwarded-For, so listen on loopback only.
    host: e.HOST ?? (demo || e.TRUST_PROXY > 0 ? '127.0.0.1' : '0.0.0.0'),
    port: e.PORT,
    publicUrl: e.PUBLIC_URL?.replace(/\/$/, ''),
    dataDir,
    databaseUrl: e.DATABASE_URL,
    /** Addresses of replicas that may answer reads. */
    databaseReadUrls: e.DATABASE_READ_URL ?? [],
    /** Whether replicas answer alone while the primary is silent. */
    readWithoutPrimary: e.READ_WITHOUT_PRIMARY ?? false,
    migrateDatabaseUrl: e.MIGRATE_DATABASE_URL,
    migrate: e.MIGRATE ?? true,
    databasePool: e.DATABASE_POOL,
    databasePrepared: e.DATABASE_PREPARED ?? true,
    redisUrl: e.REDIS_URL,
    role: e.ROLE,
    secrets: [e.SECRET ?? ownSecret(dataDir), ...(e.SECRET_PREVIOUS === undefined ? [] : [e.SECRET_PREVIOUS])] as [string, ...string[]],
    demo,
    demoMembers: e.DEMO_MEMBERS,
    demoPortraits: e.DEMO_PORTRAITS,
    /** Codes of the languages that the service offers; undefined for all. */
    languages: e.LANGUAGES,
    /** Folder with the operator's languages, and with texts that replace built-in ones. */
    localesDir: e.LOCALES_DIR === undefined ? undefined : resolve(e.LOCALES_DIR),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    operatorEmail: e.OPERATOR_EMAIL,
    developerUrl: e.DEVELOPER_URL,
    /** The operator's pages on social networks, for links in the footer. A network without an address has no link. */
    socialUrls: { facebook: e.FACEBOOK_URL, twitter: e.TWITTER_URL, instagram: e.INSTAGRAM_URL, youtube: e.YOUTUBE_URL },
    countryLookupUrl: e.COUNTRY_LOOKUP_URL,
    apiUrl: e.VITE_API_URL?.replace(/\/$/, ''),
    s3,
    vapid,
    photoReview: e.PHOTO_REVIEW,
    trustProxy: e.TRUST_PROXY,
    limitFactor: e.LIMIT_FACTOR,
    maxLagMs: e.MAX_LAG_MS,
    maxMemoryMb: e.MAX_MEMORY_MB ?? defaultMemoryLimitMb(),
    // A demo has no load balancer that needs time to notice the shutdown.
    drainMs: e.DRAIN_MS ?? (demo ? 0 : 3000),
    metricsAddress: metricsAddress(e.METRICS_ADDRESS),
    // A demo runs in a terminal; in production, tools read the log.
    logLevel: e.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    /** The parsed section of a feature. @throws {Error} when that section was not passed to `readConfig` */
    section: <T>(part: ConfigSection<T>): T => {
      if (!values.has(part)) throw new Error('this part of the configuration was not read')
      return values.get(part) as T
    },
  }
}
