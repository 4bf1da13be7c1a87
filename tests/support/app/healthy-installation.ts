import type { DatabaseFacts, MachineFacts, OutsideWorld, RedisFacts, ReplicaFacts, WebAnswer } from '#apps/server/doctor/outside.ts'
import type { PartitionState } from '#platform/server/db/partitions/partition-state.ts'
import type { CommitRules } from '#platform/server/db/replicas/server-state.ts'

const now = new Date('2026-11-27T12:00:00Z')
export const healthySecret = 'tQ3kXv9LmB7wRz2YpH8sNc4JdF6gVa1E'
/** Environment variables of a well configured service, without a data folder. */
export const healthyEnvironment = {
  DATABASE_URL: 'postgres://ndloo:pa55%21word@db.love.org/ndloo',
  DATABASE_READ_URL: 'postgres://ndloo:pa55%21word@db2.love.org/ndloo,postgres://ndloo:readpass1@db3.love.org/ndloo',
  REDIS_URL: 'redis://:redispass@cache.love.org',
  SMTP_URL: 'smtp://ndloo:mailpass@mail.love.org:587',
  PUBLIC_URL: 'https://love.org',
  SECRET: healthySecret,
  MAIL_FROM: 'hello@love.org',
  OPERATOR_EMAIL: 'us@love.org',
  PAYSTACK_SECRET_KEY: 'sk_live_0123456789abcdef',
  S3_ENDPOINT: 'https://s3.love.org',
  S3_BUCKET: 'photos',
  S3_ACCESS_KEY_ID: 'AKIA0123456789',
  S3_SECRET_ACCESS_KEY: 'storagesecret0123',
  ICE_SERVERS: 'turn:relay.love.org:3478',
  TURN_SECRET: 'turnsecret0123456',
  SMS_PROVIDER: 'africastalking',
  AFRICASTALKING_USERNAME: 'love',
  AFRICASTALKING_API_KEY: 'smskey0123456',
  SMS_COUNTRIES: 'CM',
  TRUST_PROXY: '1',
}

const machine: MachineFacts = {
  nodeVersion: '24.4.0',
  memoryMb: 8000,
  openFiles: 65_536,
  freeMb: 50_000,
  totalMb: 100_000,
  writable: true,
  environmentFileIsPublic: false,
}
const database: DatabaseFacts = {
  version: 170_002,
  encoding: 'UTF8',
  collation: 'C.UTF-8',
  timeZone: 'UTC',
  maxConnections: 100,
  reservedConnections: 3,
  readOnly: false,
  durable: true,
  waitsForCommits: true,
  limitsStatements: true,
  now,
  pending: [],
  mode: 'real',
  unfinishedRestore: false,
  archiving: 'working',
  partitions: [
    { table: 'attention', daysAhead: 7, defaultBytes: 0 },
    { table: 'daily_pick', daysAhead: undefined, defaultBytes: 8192 },
  ],
}
const replica: ReplicaFacts = { host: 'db2.love.org', isReachable: true, isStandby: true, isCopy: true, behindBytes: 0, mayMonitor: true }
const commitRules: CommitRules = { startedAt: '1', isStandby: false, commit: 'on', names: 'ANY 1 (db2,db3)', receivers: 1 }
const redis: RedisFacts = { version: '7.2.4', maxMemory: 268_435_456, policy: 'allkeys-lru', isReplica: false }
const texts: Readonly<Record<string, readonly string[]>> = {
  'love.org': ['v=spf1 include:mail.love.org -all', 'another text'],
  'mail._domainkey.love.org': ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.love.org': ['v=DMARC1; p=quarantine'],
}
/** What the identity provider of staff says about itself. */
const identityProvider = {
  issuer: 'https://id.love.org',
  authorization_endpoint: 'https://id.love.org/authorize',
  token_endpoint: 'https://id.love.org/token',
  jwks_uri: 'https://id.love.org/keys',
}
/** The outside world of a healthy service, in which the doctor finds no problem. */
export const healthyOutsideWorld: OutsideWorld = {
  now: () => now,
  readMachine: () => Promise.resolve(machine),
  readDatabase: () => Promise.resolve(database),
  readReplicas: () => Promise.resolve([replica]),
  readCommitRules: () => Promise.resolve(commitRules),
  hasEmbeddedDatabase: () => Promise.resolve(false),
  readRedis: () => Promise.resolve(redis),
  tryStorage: () => Promise.resolve(true),
  connectToMailServer: () => Promise.resolve({ encrypted: true }),
  resolveMx: () => Promise.resolve(['mx.love.org']),
  resolveTxt: (name) => Promise.resolve(texts[name] ?? []),
  request: (url) =>
    Promise.resolve<WebAnswer>(
      url.startsWith('http://')
        ? { status: 308, headers: { location: 'https://love.org/' } }
        : { status: 200, headers: { via: '1.1 Caddy', date: now.toUTCString() } },
    ),
  readJson: () => Promise.resolve(identityProvider),
  readLanguages: () => Promise.resolve([]),
  readCertificate: () => Promise.resolve({ validTo: new Date('2027-01-20'), mistake: undefined }),
  connect: () => Promise.resolve(),
  readLastBackup: () => Promise.resolve(new Date('2026-11-27T01:30:00Z')),
}
export const machineWith = (facts: Partial<MachineFacts>) => ({ readMachine: () => Promise.resolve({ ...machine, ...facts }) })
export const databaseWith = (facts: Partial<DatabaseFacts>) => ({ readDatabase: () => Promise.resolve({ ...database, ...facts }) })
export const partitionsWith = (state: Partial<PartitionState>) =>
  databaseWith({ partitions: [{ table: 'attention', daysAhead: 7, defaultBytes: 0, ...state }] })
export const replicaWith = (facts: Partial<ReplicaFacts>) => ({ readReplicas: () => Promise.resolve([{ ...replica, ...facts }]) })
export const commitRulesWith = (rules: Partial<CommitRules>) => ({ readCommitRules: () => Promise.resolve({ ...commitRules, ...rules }) })
export const redisWith = (facts: Partial<RedisFacts>) => ({ readRedis: () => Promise.resolve({ ...redis, ...facts }) })
export const dnsTextsWith = (changed: Record<string, readonly string[]>) => ({
  resolveTxt: (name: string) => Promise.resolve({ ...texts, ...changed }[name] ?? []),
})
export const publicUrlResponding = (status: number, headers: Record<string, string>): Pick<OutsideWorld, 'request'> => ({
  request: () => Promise.resolve({ status, headers }),
})
export const certificateValidTo = (day: string, mistake?: string) => ({
  readCertificate: () => Promise.resolve({ validTo: new Date(day), mistake }),
})
export const refuseConnection = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED 10.0.0.1'), { code: 'ECONNREFUSED' }))
export const backupAt = (moment: string | undefined) => ({
  readLastBackup: () => Promise.resolve(moment === undefined ? undefined : new Date(moment)),
})
