import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  publicUrlResponding,
  backupAt,
  certificateValidTo,
  databaseWith,
  healthyOutsideWorld,
  machineWith,
  partitionsWith,
  redisWith,
  replicaWith,
  refuseConnection,
  healthySecret,
  healthyEnvironment,
  dnsTextsWith,
} from '#tests/support/app/healthy-installation.ts'
import { examineInstallation, type ExamineOptions } from './examine.ts'
import type { OutsideWorld } from './outside.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ndloo-doctor-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const options: ExamineOptions = { processes: 2, dkim: 'mail', mailTo: undefined, backups: ['/backups'], limitMs: 1000 }

type Given = Readonly<Record<string, string | undefined>>
const look = (outside: Partial<OutsideWorld> = {}, given: Given = {}, more: Partial<ExamineOptions> = {}) =>
  examineInstallation(
    { DATA_DIR: dataDir, ...healthyEnvironment, ...given },
    { ...healthyOutsideWorld, ...outside },
    { ...options, ...more },
  )
test('a sound service has no problem, and only what is left out is a warning', async () => {
  const findings = await look()
  expect(findings.filter(({ level }) => level !== 'ok').map(({ about, found }) => `${about}: ${found}`)).toEqual(['Push messages: no keys'])
  expect(findings.map(({ about }) => about)).toEqual(
    expect.arrayContaining([
      'Node',
      'Disk',
      'PostgreSQL',
      'Migrations',
      'Redis',
      'Object storage',
      'Mail server',
      'SPF',
      'DKIM',
      'DMARC',
      'Certificate',
    ]),
  )
})

interface Fault {
  fault: string
  outside?: Partial<OutsideWorld>
  given?: Given
  more?: Partial<ExamineOptions>
  finding: string
}
const faults: Fault[] = [
  { fault: 'misspelled variable', given: { REDIS_URL: '', REDIS_URLL: 'x' }, finding: 'problem Configuration: REDIS_URLL is not read' },
  { fault: 'missing variable', given: { SMTP_URL: '' }, finding: 'problem Configuration: SMTP_URL is needed' },
  { fault: 'short secret', given: { SECRET: 'short' }, finding: 'problem Configuration: SECRET must have at least 32' },
  { fault: 'written secret', given: { SECRET: 'please change this secret before the start' }, finding: 'problem SECRET: looks as if' },
  { fault: 'even secret', given: { SECRET: 'abababababababababababababababab' }, finding: 'problem SECRET: looks as if' },
  { fault: 'old secret kept', given: { SECRET_PREVIOUS: `${healthySecret}2` }, finding: 'warning SECRET_PREVIOUS: is still set' },
  { fault: 'example operator', given: { OPERATOR_EMAIL: '' }, finding: 'problem OPERATOR_EMAIL: is the example' },
  { fault: 'limits off', given: { LIMIT_FACTOR: '100' }, finding: 'warning LIMIT_FACTOR: every limit' },
  { fault: 'open metrics', given: { METRICS_ADDRESS: '0.0.0.0:9464' }, finding: 'warning METRICS_ADDRESS: listens on 0.0.0.0' },
  { fault: 'old Node', outside: machineWith({ nodeVersion: '18.20.0' }), finding: 'problem Node: 18.20.0' },
  { fault: 'Node 20.18', outside: machineWith({ nodeVersion: '20.18.0' }), finding: 'problem Node: 20.18.0' },
  { fault: 'Node after its end', outside: machineWith({ nodeVersion: '20.19.0' }), finding: 'warning Node: 20.19.0 has had no' },
  { fault: 'odd Node', outside: machineWith({ nodeVersion: '25.1.0' }), finding: 'warning Node: 25.1.0 is not' },
  { fault: 'little memory', outside: machineWith({ memoryMb: 500 }), finding: 'problem Memory: 500 MB' },
  { fault: 'scarce memory', outside: machineWith({ memoryMb: 1000 }), finding: 'warning Memory: 1000 MB' },
  { fault: 'few open files', outside: machineWith({ openFiles: 256 }), finding: 'problem Open files: at most 256' },
  { fault: 'some open files', outside: machineWith({ openFiles: 1024 }), finding: 'warning Open files: at most 1024' },
  { fault: 'full disk', outside: machineWith({ freeMb: 100 }), finding: 'problem Disk: 100 of' },
  { fault: 'nearly full disk', outside: machineWith({ freeMb: 4000 }), finding: 'warning Disk: 4000 of' },
  { fault: 'locked folder', outside: machineWith({ writable: false }), finding: `problem DATA_DIR: ${dataDir} cannot` },
  { fault: 'public .env', outside: machineWith({ environmentFileIsPublic: true }), finding: 'warning .env: other users' },
  { fault: 'old PostgreSQL', outside: databaseWith({ version: 140_011 }), finding: 'problem PostgreSQL: version 14' },
  { fault: 'wrong encoding', outside: databaseWith({ encoding: 'SQL_ASCII' }), finding: 'problem Encoding: SQL_ASCII' },
  { fault: 'standby', outside: databaseWith({ readOnly: true }), finding: 'problem Database: takes no writes' },
  { fault: 'no fsync', outside: databaseWith({ durable: false }), finding: 'problem Durability: fsync' },
  {
    fault: 'commits are not waited for',
    outside: databaseWith({ waitsForCommits: false }),
    finding: 'problem Confirmed writes: synchronous',
  },
  { fault: 'no time limit', outside: databaseWith({ limitsStatements: false }), finding: 'warning Statements: no time limit' },
  { fault: 'replica away', outside: replicaWith({ isReachable: false }), finding: 'problem Replica: db2.love.org does not answer' },
  { fault: 'replica of another', outside: replicaWith({ isCopy: false }), finding: 'problem Replica: db2.love.org is no copy' },
  { fault: 'no standby', outside: replicaWith({ isStandby: false }), finding: 'problem Replica: db2.love.org is the primary' },
  { fault: 'late replica', outside: replicaWith({ behindBytes: 5 }), finding: 'warning Replica: db2.love.org is 5 bytes behind' },
  { fault: 'half restored', outside: databaseWith({ unfinishedRestore: true }), finding: 'problem Restore: a restore' },
  { fault: 'archive refuses', outside: databaseWith({ archiving: 'failing' }), finding: 'problem Archive: the log of PostgreSQL' },
  { fault: 'few partitions', outside: partitionsWith({ daysAhead: 2 }), finding: 'warning Partitions: run out for attention' },
  { fault: 'rows without one', outside: partitionsWith({ defaultBytes: 1 }), finding: 'warning Partitions: run out for attention' },
  { fault: 'a demo', outside: databaseWith({ mode: 'demo' }), finding: 'problem Database: holds a demo' },
  { fault: 'too few connections', more: { processes: 10 }, finding: 'problem Connections: 10 processes' },
  { fault: 'scarce connections', more: { processes: 9 }, finding: 'warning Connections: 9 processes' },
  {
    fault: 'pending migrations',
    outside: databaseWith({ pending: ['0155_town'] }),
    finding: 'warning Migrations: 1 pending, first 0155_town',
  },
  {
    fault: 'slow clock',
    outside: databaseWith({ now: new Date('2026-11-27T12:01:00Z') }),
    finding: 'problem Clock and database: 60 s behind',
  },
  {
    fault: 'fast clock',
    outside: databaseWith({ now: new Date('2026-11-27T11:59:50Z') }),
    finding: 'warning Clock and database: 10 s ahead',
  },
  {
    fault: 'database away',
    outside: { readDatabase: refuseConnection },
    finding: 'problem Database: A server of the configuration does not answer',
  },
  { fault: 'old Redis', outside: redisWith({ version: '5.0.3' }), finding: 'problem Redis: version 5.0.3' },
  { fault: 'replica of Redis', outside: redisWith({ isReplica: true }), finding: 'problem Redis: is a replica' },
  { fault: 'Redis that fills up', outside: redisWith({ policy: 'noeviction' }), finding: 'warning Redis: 7.2.4, 256 MB, noeviction' },
  { fault: 'Redis without a limit', outside: redisWith({ maxMemory: 0 }), finding: 'warning Redis: 7.2.4, no memory limit' },
  { fault: 'no Redis', given: { REDIS_URL: '' }, finding: 'warning Redis: not configured' },
  { fault: 'Redis away', outside: { readRedis: refuseConnection }, finding: 'problem Redis: A server' },
  {
    fault: 'storage refuses',
    outside: { tryStorage: () => Promise.reject(new Error('object storage: PUT 403')) },
    finding: 'problem Object storage: object storage: PUT 403',
  },
  {
    fault: 'storage mixes up',
    outside: { tryStorage: () => Promise.resolve(false) },
    finding: 'problem Object storage: returned something else',
  },
  {
    fault: 'login refused',
    outside: { connectToMailServer: () => Promise.reject(new Error('Invalid login: 535')) },
    finding: 'problem Mail server: Invalid login: 535',
  },
  {
    fault: 'plain mail',
    outside: { connectToMailServer: () => Promise.resolve({ encrypted: false }) },
    finding: 'problem Mail server: does not encrypt',
  },
  { fault: 'example sender', given: { MAIL_FROM: '' }, finding: 'problem MAIL_FROM: is the example' },
  { fault: 'no MX', outside: { resolveMx: () => Promise.resolve([]) }, finding: 'warning MX: love.org receives no mail' },
  { fault: 'no SPF', outside: dnsTextsWith({ 'love.org': [] }), finding: 'problem SPF: love.org has none' },
  { fault: 'two SPF', outside: dnsTextsWith({ 'love.org': ['v=spf1 -all', 'v=spf1 mx ~all'] }), finding: 'problem SPF: love.org has 2' },
  { fault: 'open SPF', outside: dnsTextsWith({ 'love.org': ['v=spf1 mx +all'] }), finding: 'problem SPF: lets everybody' },
  {
    fault: 'no DKIM',
    outside: dnsTextsWith({ 'mail._domainkey.love.org': [] }),
    finding: 'problem DKIM: mail._domainkey.love.org has no key',
  },
  { fault: 'withdrawn DKIM', outside: dnsTextsWith({ 'mail._domainkey.love.org': ['v=DKIM1; p='] }), finding: 'problem DKIM: the key of' },
  { fault: 'no selector', more: { dkim: undefined }, finding: 'warning DKIM: not looked at' },
  { fault: 'no DMARC', outside: dnsTextsWith({ '_dmarc.love.org': [] }), finding: 'warning DMARC: love.org has none' },
  {
    fault: 'empty DMARC',
    outside: dnsTextsWith({ '_dmarc.love.org': ['v=DMARC1; rua=mailto:a@love.org'] }),
    finding: 'problem DMARC: _dmarc.love.org names no',
  },
  {
    fault: 'DNS away',
    outside: { resolveMx: () => Promise.reject(new Error('queryMx ESERVFAIL')) },
    finding: 'problem Mail records: queryMx ESERVFAIL',
  },
  { fault: 'no TLS', given: { PUBLIC_URL: 'http://love.org' }, finding: 'problem PUBLIC_URL: http://love.org is not encrypted' },
  { fault: 'expired certificate', outside: certificateValidTo('2026-11-20'), finding: 'problem Certificate: has expired' },
  {
    fault: 'certificate about to expire',
    outside: certificateValidTo('2026-12-05'),
    finding: 'warning Certificate: valid until 2026-12-05',
  },
  {
    fault: 'certificate of another name',
    outside: certificateValidTo('2027-05-05', 'ERR_TLS_CERT_ALTNAME_INVALID'),
    finding: 'problem Certificate: browsers refuse it',
  },
  {
    fault: 'service down',
    outside: publicUrlResponding(502, { server: 'Caddy' }),
    finding: 'problem PUBLIC_URL: https://love.org/health answers 502',
  },
  { fault: 'proxy not trusted', given: { TRUST_PROXY: '0' }, finding: 'problem TRUST_PROXY: 0, but 1.1 Caddy' },
  { fault: 'no proxy', outside: publicUrlResponding(200, {}), finding: 'warning TRUST_PROXY: 1, but no proxy' },
  { fault: 'no redirect', outside: publicUrlResponding(200, { via: '1.1 Caddy' }), finding: 'warning Redirect: http://love.org' },
  {
    fault: 'name unknown',
    outside: { request: () => Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND love.org'), { code: 'ENOTFOUND' })) },
    finding: 'problem PUBLIC_URL: A host name',
  },
  { fault: 'no payments', given: { PAYSTACK_SECRET_KEY: '' }, finding: 'warning Payments: no provider' },
  { fault: 'test payments', given: { PAYSTACK_SECRET_KEY: 'sk_test_0123456789' }, finding: 'problem Payments: keys for tests' },
  {
    fault: 'wrong payment key',
    given: { PAYSTACK_SECRET_KEY: 'pk_live_0123456789' },
    finding: 'problem Configuration: PAYSTACK_SECRET_KEY must begin',
  },
  { fault: 'SMS everywhere', given: { SMS_COUNTRIES: '' }, finding: 'warning SMS_COUNTRIES: messages go to every' },
  {
    fault: 'SMS without a key',
    given: { AFRICASTALKING_API_KEY: '' },
    finding: 'problem Configuration: SMS_PROVIDER=africastalking needs',
  },
  {
    fault: 'half a pair of keys',
    given: { VAPID_PUBLIC_KEY: 'BMDWE3BPbxuJwu_bfuLYfZl_c32ZYw7mKJn0Y0vzW6xGYGkSFJkwZz8T4Ybp5TW4DQJjbL1dEGgA1MCi2mJEGfE' },
    finding: 'problem Configuration: VAPID_PUBLIC_KEY and',
  },
  { fault: 'relay down', outside: { connect: refuseConnection }, finding: 'problem Calls: turn:relay.love.org:3478 does not answer' },
  {
    fault: 'calls without a relay',
    given: { ICE_SERVERS: '', TURN_SECRET: '', CALLS_WITHOUT_RELAY: '1' },
    finding: 'warning Calls: without a relay',
  },
  { fault: 'no backup', outside: backupAt(undefined), finding: 'warning Backup: none in /backups' },
  { fault: 'backup of the day before', outside: backupAt('2026-11-25T12:00:00Z'), finding: 'warning Backup: 2 days old' },
  { fault: 'old backup', outside: backupAt('2026-11-01'), finding: 'problem Backup: 27 days old' },
]

test.each(faults)('$fault is found, with what to do', async ({ outside, given, more, finding }) => {
  const findings = await look(outside, given, more)
  const found = findings.find(({ level, about, found: text }) => `${level} ${about}: ${text}`.startsWith(finding))
  expect(found, findings.map(({ level, about, found: text }) => `${level} ${about}: ${text}`).join('\n')).toBeDefined()
  expect(found?.advice).toMatch(/\w{3}.*\.$/)
})

test('services that hang are reported, and delay nothing else', async () => {
  const never = () => new Promise<never>(() => {})
  const hanging = {
    readDatabase: never,
    readReplicas: never,
    readRedis: never,
    tryStorage: never,
    connectToMailServer: never,
    resolveMx: never,
    request: never,
    connect: never,
  }
  const findings = await look(hanging, {}, { limitMs: 20 })
  const late = findings.filter(({ found }) => found === 'no answer within 0.02 s').map(({ about }) => about)
  expect(late).toEqual(['Database', 'Replicas', 'Redis', 'Object storage', 'Mail server', 'PUBLIC_URL', 'Calls', 'Mail records'])
  expect(findings.find(({ about }) => about === 'Backup')?.level).toBe('ok')
})

test('no secret is in the report, whatever the errors say', async () => {
  const secrets = [
    healthySecret,
    'pa55!word',
    'pa55%21word',
    'readpass1',
    'redispass',
    'mailpass',
    'sk_live_0123456789abcdef',
    'storagesecret0123',
    'turnsecret0123456',
    'smskey0123456',
  ]
  const told = () =>
    Promise.reject(new Error(`failed with ${secrets.join(' ')} and ${healthyEnvironment.DATABASE_URL} ${healthyEnvironment.SMTP_URL}`))
  const findings = await look({
    readDatabase: told,
    readReplicas: told,
    readCommitRules: told,
    readRedis: told,
    tryStorage: told,
    connectToMailServer: told,
    request: told,
    resolveMx: told,
  })
  expect(findings.filter(({ found }) => found.includes('•••')).length).toBeGreaterThanOrEqual(7)
  for (const one of secrets) expect(JSON.stringify(findings)).not.toContain(one)
})

test('nothing is written: a folder without a secret stays empty, and no mail is sent unless asked', async () => {
  const folder = join(dataDir, 'new')
  const mails: unknown[] = []
  const connectToMailServer: OutsideWorld['connectToMailServer'] = (_url, mail) => {
    if (mail !== undefined) mails.push(mail)
    return Promise.resolve({ encrypted: true })
  }
  const given = { DATA_DIR: folder, DATABASE_URL: '', DATABASE_READ_URL: '', SECRET: '', EMBEDDED: '1', PAYSTACK_SECRET_KEY: '' }
  const findings = await look({ connectToMailServer }, given)
  expect(findings.find(({ about }) => about === 'Configuration')?.level).toBe('ok')
  expect(findings.find(({ about }) => about === 'Database')).toMatchObject({
    level: 'warning',
    found: expect.stringContaining('embedded') as string,
  })
  await expect(import('node:fs/promises').then(({ stat }) => stat(folder))).rejects.toThrow('ENOENT')
  expect(mails).toEqual([])
  await look({ connectToMailServer }, {}, { mailTo: 'us@love.org' })
  expect(mails).toEqual([{ from: 'hello@love.org', to: 'us@love.org' }])
})
