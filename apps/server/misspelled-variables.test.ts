import { expect, test } from 'vitest'
import { listVariableNames } from '#platform/server/config/config.ts'
import { misspelledVariableWarnings } from '#platform/server/config/misspelled-variables.ts'
import { features } from './features.ts'

const namesIn = (environment: Record<string, string>) =>
  misspelledVariableWarnings(environment, listVariableNames(features.flatMap(({ configuration }) => configuration ?? [])))

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATABASE-URL', 'DATABASE_URL'],
  ['REDIS_URI', 'REDIS_URL'],
  ['EMBEDED', 'EMBEDDED'],
  ['TRUST_PROXYS', 'TRUST_PROXY'],
  ['SMTPURL', 'SMTP_URL'],
  ['Port', 'PORT'],
  ['NDLOO_DATABASE_URL', 'DATABASE_URL'],
  ['NDLOO_DATABSE_URL', 'DATABASE_URL'],
])('%s is reported as a misspelling of %s', (given, meant) => {
  expect(namesIn({ [given]: 'x' })).toEqual([expect.stringMatching(new RegExp(`^${given} is not read.*\\b${meant}\\b`))])
})

test('an unknown name with our prefix is reported, except those set by Kubernetes', () => {
  expect(namesIn({ NDLOO_COLOUR: 'x' })).toEqual([expect.stringContaining('NDLOO_COLOUR')])
  const kubernetes = ['NDLOO_SERVICE_HOST', 'NDLOO_SERVICE_PORT_HTTP', 'NDLOO_PORT', 'NDLOO_PORT_3000_TCP_ADDR', 'NDLOO_API_PORT']
  expect(namesIn(Object.fromEntries(kubernetes.map((name) => [name, 'tcp://10.0.0.1:3000'])))).toEqual([])
})

test('variables of other programs are ignored', () => {
  const others =
    'PATH HOME HOSTNAME HOSTTYPE LANG SHELL USER LOGNAME PWD TZ TERM NODE_ENV NODE_OPTIONS HTTP_PROXY HTTPS_PROXY NO_PROXY AWS_REGION REDIS_PORT ' +
    'REDIS_HOST POSTGRES_HOST POSTGRES_PASSWORD PGHOST PGUSER PGDATABASE DATABASE_HOST RUST_LOG DEBUG SECRETS EDITOR MAIL MAILTO SITE LISTEN ' +
    'LISTEN_TLS PROCESSES STORAGE_PASSWORD INVOCATION_ID JOURNAL_STREAM MEMORY_PRESSURE_WATCH STATE_DIRECTORY CI npm_config_loglevel ' +
    'npm_package_json TEST_DATABASE_URL E2E_DATABASE_URL TEST_REDIS_URL MALLOC_TRIM_THRESHOLD_'
  expect(namesIn(Object.fromEntries(others.split(' ').map((name) => [name, 'x'])))).toEqual([])
})

test('no misspelling is reported for a variable that is set; an empty variable counts as absent', () => {
  expect(namesIn({ DATABASE_URI: 'x', DATABASE_URL: 'postgres://db/ndloo' })).toEqual([])
  expect(namesIn({ DATABASE_URI: '' })).toEqual([])
  expect(namesIn({ DATABASE_URI: 'x', DATABASE_URL: '' })).toHaveLength(1)
})
