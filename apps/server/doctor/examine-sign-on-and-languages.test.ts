import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { healthyEnvironment, healthyOutsideWorld, refuseConnection } from '#tests/support/app/healthy-installation.ts'
import { examineInstallation } from './examine.ts'
import type { OutsideWorld } from './outside.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ndloo-doctor-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Given = Readonly<Record<string, string>>
const look = (outside: Partial<OutsideWorld>, given: Given) =>
  examineInstallation(
    { DATA_DIR: dataDir, ...healthyEnvironment, ...given },
    { ...healthyOutsideWorld, ...outside },
    { processes: 2, dkim: 'mail', mailTo: undefined, backups: ['/backups'], limitMs: 1000 },
  )

const signOn = {
  OIDC_ISSUER: 'https://id.love.org',
  OIDC_CLIENT_ID: 'ndloo',
  OIDC_CLIENT_SECRET: 'signonsecret01',
  OIDC_ROLES: 'money=finance',
}
const providerAnswering = (status: number, headers: Record<string, string> = {}): Partial<OutsideWorld> => ({
  request: (url) =>
    url.startsWith('https://id.love.org/authorize') ? Promise.resolve({ status, headers }) : healthyOutsideWorld.request(url),
})
const hausa = { code: 'ha', name: 'Hausa', tag: 'ha', dir: 'ltr' as const }
const folderWith = (texts: Catalogue): Partial<OutsideWorld> => ({
  readLanguages: () => Promise.resolve([{ locale: 'ha', language: hausa, texts }]),
})

test('staff sign-on and languages of the operator that are in order are said to be so', async () => {
  const outside = {
    ...providerAnswering(302, { location: 'https://id.love.org/login' }),
    ...folderWith({ site: { nav: { home: 'Gida {brand}' } } }),
  }
  const findings = await look(outside, { ...signOn, LOCALES_DIR: '/languages', LANGUAGES: 'en,ha' })
  const said = findings.map(({ level, about, found }) => `${level} ${about}: ${found}`)
  expect(said).toContain('ok Staff sign-on: https://id.love.org answers, and takes people back to https://love.org/staff')
  expect(said).toContain('ok Languages: en, ha')
  expect(said.some((line) => /^warning Language ha: 1 texts, English has \d{4}$/.test(line))).toBe(true)
  expect(JSON.stringify(findings)).not.toContain('signonsecret01')
})

interface Fault {
  fault: string
  outside?: Partial<OutsideWorld>
  given: Given
  finding: string
}
const faults: Fault[] = [
  {
    fault: 'no provider of staff sign-on',
    given: signOn,
    outside: { readJson: () => Promise.resolve(undefined) },
    finding: 'problem Staff sign-on: https://id.love.org describes no',
  },
  {
    fault: 'another issuer',
    given: { ...signOn, OIDC_ISSUER: 'https://id.love.org/' },
    finding: 'problem Staff sign-on: the provider calls itself https://id.love.org',
  },
  {
    fault: 'half a provider',
    given: signOn,
    outside: { readJson: () => Promise.resolve({ issuer: signOn.OIDC_ISSUER }) },
    finding: 'problem Staff sign-on: the provider names no authorization_endpoint',
  },
  { fault: 'unknown redirect', given: signOn, outside: providerAnswering(400), finding: 'warning Staff sign-on: the provider answers 400' },
  {
    fault: 'provider away',
    given: signOn,
    outside: { readJson: refuseConnection },
    finding: 'problem Staff sign-on: A server of the configuration does not answer',
  },
  { fault: 'unknown language', given: { LANGUAGES: 'en,xx' }, finding: 'problem LANGUAGES: names xx' },
  { fault: 'no English', given: { LANGUAGES: 'fr,sw' }, finding: 'problem Configuration: LANGUAGES must include en' },
  { fault: 'empty folder of languages', given: { LOCALES_DIR: '/languages' }, finding: 'warning LOCALES_DIR: /languages has no' },
  {
    fault: 'wrong text',
    given: { LOCALES_DIR: '/languages' },
    outside: folderWith({ site: { nav: { home: '' } } }),
    finding: 'warning Language ha: 1 texts cannot be used',
  },
  {
    fault: 'unreadable folder of languages',
    given: { LOCALES_DIR: '/languages' },
    outside: { readLanguages: () => Promise.reject(new Error('the folder of languages /languages cannot be read: ENOENT')) },
    finding: 'problem Languages: the folder of languages',
  },
]

test.each(faults)('$fault is found, with what to do', async ({ outside = {}, given, finding }) => {
  const findings = await look(outside, given)
  const found = findings.find(({ level, about, found: text }) => `${level} ${about}: ${text}`.startsWith(finding))
  expect(found?.advice, findings.map(({ level, about, found: text }) => `${level} ${about}: ${text}`).join('\n')).toMatch(/\w{3}.*\.$/)
})
