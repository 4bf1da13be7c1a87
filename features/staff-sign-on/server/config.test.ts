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
