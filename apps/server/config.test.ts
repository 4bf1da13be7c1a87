import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentConfiguration } from '#features/deposits/server/config.ts'
import { ConfigurationError } from '#platform/server/config/config.ts'
import { readServerConfig } from './config.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'ndloo-config-'))))
afterAll(() => rmSync(folder, { recursive: true }))
const read = (environment: Record<string, string>) => readServerConfig({ DATA_DIR: folder, ...environment })
const production = {
  DATABASE_URL: 'postgres://db/ndloo',
  SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail',
  PUBLIC_URL: 'https://ndloo.example/',
}

test('without variables it is the demo on the loopback address, with a generated secret in a private file', () => {
  const config = read({})
  expect(config).toMatchObject({ demo: true, host: '127.0.0.1', port: 3000, role: 'all' })
  expect(config.secrets[0].length).toBeGreaterThanOrEqual(32)
  expect(read({}).secrets).toEqual(config.secrets)
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(config.secrets[0])
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('with a database, mail and a public URL it is a real service', () => {
  expect(read(production)).toMatchObject({ demo: false, host: '0.0.0.0', publicUrl: 'https://ndloo.example' })
})

test('replicas are a list of addresses, and none by default', () => {
  expect(read(production).databaseReadUrls).toEqual([])
  const DATABASE_READ_URL = 'postgres://db2/ndloo, postgres://db3/ndloo'
  expect(read({ ...production, DATABASE_READ_URL }).databaseReadUrls).toEqual(['postgres://db2/ndloo', 'postgres://db3/ndloo'])
})

test.each([
  ['PORT', { PORT: 'eighty' }],
  ['PORT', { PORT: '70000' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['DATABASE_READ_URL', { ...production, DATABASE_READ_URL: 'postgres://db2/ndloo,mysql://x' }],
  ['DATABASE_READ_URL', { ...production, DATABASE_READ_URL: 'postgres://db2/ndloo,postgres://db/ndloo' }],
  ['DATABASE_READ_URL', { DATABASE_READ_URL: 'postgres://db2/ndloo' }],
  ['READ_WITHOUT_PRIMARY', { ...production, READ_WITHOUT_PRIMARY: '1' }],
  ['SECRET', { ...production, SECRET: 'short' }],
  ['SECRET', { ...production, SECRET: '' }],
  ['SMTP_URL', { DEMO: '0', EMBEDDED: '1', PUBLIC_URL: 'https://ndloo.example' }],
  ['DATABASE_URL', { DEMO: '0', SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://ndloo.example' }],
  ['DATABASE_URL', { ...production, DATABASE_URL: '' }],
  ['DATABSE_URL', { ...production, DATABASE_URL: undefined, DATABSE_URL: 'postgres://db/ndloo', EMBEDDED: '1' }],
  ['DATABSE_URL', { DATABSE_URL: 'postgres://db/ndloo' }],
  ['EMBEDDED', { ...production, EMBEDDED: '1' }],
  ['COUNTRY_LOOKUP_URL', { COUNTRY_LOOKUP_URL: 'https://lookup.example/' }],
  ['PUBLIC_URL', { ...production, PUBLIC_URL: '' }],
  ['ROLE', { ROLE: 'worker' }],
  ['DEMO', { DEMO: 'yes' }],
  ['PAYSTACK_SECRET_KEY', { ...production, PAYSTACK_SECRET_KEY: 'pk_live_x' }],
  ['TRANZAK_AUTH_KEY', { ...production, TRANZAK_APP_ID: 'ap', TRANZAK_APP_KEY: 'PROD_x' }],
  ['DEMO', { DEMO: '1', PAYSTACK_SECRET_KEY: 'sk_live_x' }],
  ['S3_BUCKET', { ...production, S3_ENDPOINT: 'https://s3.example' }],
  ['S3_ENDPOINT', { S3_ENDPOINT: 's3.example' }],
  ['METRICS_ADDRESS', { METRICS_ADDRESS: '9464' }],
  ['DRAIN_MS', { DRAIN_MS: '60000' }],
  ['ALLOW_EMBEDDED_PAYMENTS', { ...production, DATABASE_URL: '', EMBEDDED: '1', PAYSTACK_SECRET_KEY: 'sk_live_x' }],
])('%s is named when it is invalid', (name, environment) => {
  expect(() => read(environment as Record<string, string>)).toThrow(ConfigurationError)
  expect(() => read(environment as Record<string, string>)).toThrow(new RegExp(name))
})

test.each([
  ['DATABASE_URL', 'postgres://db1:5432,db2:5432/ndloo'],
  ['DATABASE_URL', 'postgres://ndloo:a,b@db1,db2/ndloo?target_session_attrs=read-write'],
  ['DATABASE_URL', 'postgres://db1%2Cdb2/ndloo'],
  ['DATABASE_URL', 'postgres:///ndloo?host=db1,db2'],
  ['MIGRATE_DATABASE_URL', 'postgres://db1,db2/ndloo'],
  ['REDIS_URL', 'redis://one:6379,two:6379'],
  ['SMTP_URL', 'smtp://one,two'],
])('several hosts in %s are refused with advice: %s', (name, address) => {
  expect(() => read({ ...production, [name]: address })).toThrow(new RegExp(`^${name} names several hosts; .* a proxy`))
})

test('an invalid URL is refused without showing its password, and a valid one is kept unchanged', () => {
  const unreadable = () => read({ ...production, DATABASE_URL: 'postgres://ndloo:pass/word@db:x/ndloo' })
  expect(unreadable).toThrow(/^DATABASE_URL is no address; .*%2F/)
  expect(unreadable).not.toThrow(/word@/)
  for (const address of [
    'postgres://ndloo:a,b@db:5432/ndloo?sslmode=require',
    'postgresql://ndloo:p%40ss@[::1]/ndloo',
    'postgres:///ndloo?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/ndloo',
  ])
    expect(read({ ...production, DATABASE_URL: address }).databaseUrl).toBe(address)
})

test('behind a proxy it listens on the loopback address unless HOST is set', () => {
  expect(read({ ...production, TRUST_PROXY: '1' }).host).toBe('127.0.0.1')
  expect(read({ ...production, TRUST_PROXY: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})

test('the demo uses the payment sandbox, a real service the providers it has keys for, and keys disable the demo', () => {
  expect(read({ PORT: '4321' }).section(paymentConfiguration)).toMatchObject({
    paystack: { baseUrl: 'http://127.0.0.1:4321/sandbox/paystack' },
    tranzak: { baseUrl: 'http://127.0.0.1:4321/sandbox/tranzak' },
  })
  const real = read({ ...production, PAYSTACK_SECRET_KEY: 'sk_live_x' })
  expect(real.section(paymentConfiguration)).toMatchObject({ paystack: { baseUrl: 'https://api.paystack.co' }, tranzak: undefined })
  expect(() => read({ PAYSTACK_SECRET_KEY: 'sk_test_x' })).toThrow(/SMTP_URL/)
})

test('a real service drains before it stops, and metrics have a separate address or none', () => {
  expect([read({}).drainMs, read(production).drainMs, read({ ...production, DRAIN_MS: '500' }).drainMs]).toEqual([0, 3000, 500])
  expect(read({}).metricsAddress).toBeUndefined()
  expect(read({ METRICS_ADDRESS: '[::1]:9464' }).metricsAddress).toEqual({ host: '::1', port: 9464 })
})

test('object storage disables the demo, and its endpoint has no trailing slash', () => {
  const s3 = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
  expect(read({ ...production, ...s3 }).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'photos',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  })
  expect(() => read(s3)).toThrow(/SMTP_URL/)
})

test('all invalid variables are reported together', () => {
  expect(() => read({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})
