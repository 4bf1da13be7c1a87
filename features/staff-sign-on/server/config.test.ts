import { expect, test } from 'vitest'
import { readServerConfig } from '#apps/server/config.ts'
import { signOnConfiguration } from './config.ts'

const right = {
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'ndloo',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_ROLES: 'moderators=moderator',
}
const read = (variables: Record<string, string | undefined>) => readServerConfig({ DEMO: '1', ...variables }).section(signOnConfiguration)

test('groups may be called as directories call them', () => {
  expect(read({ ...right, OIDC_ROLES: 'cn=mods,ou=staff=moderator, money=finance' })?.roles).toEqual([
    { group: 'cn=mods,ou=staff', role: 'moderator' },
    { group: 'money', role: 'finance' },
  ])
})

test.each([
  ['cn=admin,ou=staff=moderator;', [{ group: 'cn=admin,ou=staff', role: 'moderator' }]],
  [
    'cn=admin,ou=staff=moderator; cn=finance,ou=staff=finance',
    [
      { group: 'cn=admin,ou=staff', role: 'moderator' },
      { group: 'cn=finance,ou=staff', role: 'finance' },
    ],
  ],
  [
    'boss=admin;cn=mods,ou=staff=moderator',
    [
      { group: 'boss', role: 'admin' },
      { group: 'cn=mods,ou=staff', role: 'moderator' },
    ],
  ],
])('a semicolon separates in %s, and the last = of each entry', (given, roles) => {
  expect(read({ ...right, OIDC_ROLES: given })?.roles).toEqual(roles)
})

test.each([
  ['cn=admin,ou=staff=moderator', 'cn=admin,ou=staff'],
  ['money=finance,cn=support,ou=staff,dc=example=moderator', 'money=finance,cn=support,ou=staff,dc=example'],
  ['cn=mods,ou=staff=moderator, cn=admin, ou=staff=finance', 'cn=admin, ou=staff'],
])('a group that may also be two entries is a mistake: %s', (given, group) => {
  expect(() => read({ ...right, OIDC_ROLES: given })).toThrow(`OIDC_ROLES can be read in two ways: \`${group}\``)
})

test.each([
  ['a role that members have', { OIDC_ROLES: 'all=user' }, 'OIDC_ROLES'],
  ['an issuer without TLS', { OIDC_ISSUER: 'http://login.example.org' }, 'OIDC_ISSUER'],
  ['a missing secret', { OIDC_CLIENT_SECRET: undefined }, 'OIDC_CLIENT_SECRET'],
  ['a missing issuer', { OIDC_ISSUER: undefined }, 'OIDC_ISSUER is missing'],
  ['trust in anything', { OIDC_TRUST_SECOND_FACTOR: '1' }, 'OIDC_ACR or OIDC_AMR'],
  ['scopes without openid', { OIDC_SCOPES: 'profile' }, 'OIDC_SCOPES'],
])('%s is a mistake', (_, changes, mistake) => {
  expect(() => read({ ...right, ...changes })).toThrow(mistake)
})

test('without variables there is no provider', () => {
  expect(read({})).toBeUndefined()
})
