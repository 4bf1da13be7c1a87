import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigurationError, readConfig } from './config.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'ndloo-config-'))))
afterAll(() => rmSync(folder, { recursive: true }))
const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: folder, ...environment })
const production = {
  DATABASE_URL: 'postgres://db/ndloo',
  SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail',
  PUBLIC_URL: 'https://ndloo.example/',
}

test('nothing set is the demo on the loopback address, with a secret of its own kept from others', () => {
  const config = read({})
  expect(config).toMatchObject({ demo: true, host: '127.0.0.1', port: 3000, role: 'all' })
  expect(config.secrets[0].length).toBeGreaterThanOrEqual(32)
  expect(read({}).secrets).toEqual(config.secrets)
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(config.secrets[0])
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('with a database, mail and an address it is a real service', () => {
  expect(read(production)).toMatchObject({ demo: false, host: '0.0.0.0', publicUrl: 'https://ndloo.example' })
})

test.each([
  ['PORT', { PORT: 'eighty' }],
  ['PORT', { PORT: '70000' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['SECRET', { ...production, SECRET: 'short' }],
  ['SECRET', { ...production, SECRET: '' }],
  ['SMTP_URL', { DEMO: '0', PUBLIC_URL: 'https://ndloo.example' }],
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
  ['ALLOW_EMBEDDED_PAYMENTS', { ...production, DATABASE_URL: '', PAYSTACK_SECRET_KEY: 'sk_live_x' }],
])('%s is named when it is wrong', (name, environment) => {
  expect(() => read(environment as Record<string, string>)).toThrow(ConfigurationError)
  expect(() => read(environment as Record<string, string>)).toThrow(new RegExp(name))
})

test('the demo pays through its own sandbox, a service through the providers it has keys for, and keys are no demo', () => {
  expect(read({ PORT: '4321' }).payments).toMatchObject({
    paystack: { baseUrl: 'http://127.0.0.1:4321/sandbox/paystack' },
    tranzak: { baseUrl: 'http://127.0.0.1:4321/sandbox/tranzak' },
  })
  const real = read({ ...production, PAYSTACK_SECRET_KEY: 'sk_live_x' })
  expect(real.payments).toMatchObject({ paystack: { baseUrl: 'https://api.paystack.co' }, tranzak: undefined })
  expect(() => read({ PAYSTACK_SECRET_KEY: 'sk_test_x' })).toThrow(/SMTP_URL/)
})

test('a process drains before it stops only where somebody is in front, and metrics have an address of their own or none', () => {
  expect([read({}).drainMs, read(production).drainMs, read({ ...production, DRAIN_MS: '500' }).drainMs]).toEqual([0, 3000, 500])
  expect(read({}).metricsAddress).toBeUndefined()
  expect(read({ METRICS_ADDRESS: '[::1]:9464' }).metricsAddress).toEqual({ host: '::1', port: 9464 })
})

test('object storage is no demo, and is addressed without a slash at the end', () => {
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

test('every mistake is named at once', () => {
  expect(() => read({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})
