import * as z from 'zod'
import { defineConfigSection } from '#platform/server/config/config-section.ts'
import { flag, integer, optional, withDefault } from '#platform/server/config/variable-schemas.ts'
import { findAmbiguousGroup, grantableRoles, type GroupRole, parseGroupRoleEntries } from './group-roles.ts'

const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const isLoopback = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
/** Whether an issuer URL is acceptable: https, or http on this machine, such as in a test. */
const isIssuer = (given: string): boolean => {
  if (!URL.canParse(given)) return false
  const url = new URL(given)
  return (
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))) &&
    url.username === '' &&
    url.search === '' &&
    url.hash === ''
  )
}

const variables = {
  OIDC_ISSUER: optional(z.string().refine(isIssuer, 'must be an address with https:// and without parameters')),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_SCOPES: withDefault(
    z.string().transform((given) => given.split(/\s+/).join(' ')),
    'openid profile',
  ),
  OIDC_GROUPS_CLAIM: withDefault(z.string(), 'groups'),
  OIDC_ROLES: optional(
    z
      .string()
      .refine((list) => findAmbiguousGroup(list) === undefined, {
        error: ({ input }) =>
          `can be read in two ways: \`${findAmbiguousGroup(String(input)) ?? ''}\` may be one group or several entries. Put a semicolon after each entry`,
      })
      .transform(parseGroupRoleEntries)
      .refine(
        (roles) => roles.every((role) => role !== undefined),
        `must be like moderators=moderator,money=finance with the roles ${grantableRoles.join(', ')}`,
      )
      .transform((roles) => roles.filter((role) => role !== undefined)),
  ),
  OIDC_TRUST_SECOND_FACTOR: flag,
  OIDC_ACR: optional(z.string().transform(words)),
  OIDC_AMR: optional(z.string().transform(words)),
  OIDC_SESSION_HOURS: withDefault(integer(1, 24), 12),
}

export interface SignOnConfig {
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
  groupsClaim: string
  /** The first entry with a group of the person decides the role. */
  roles: readonly GroupRole[]
  /** If the provider's second factor is trusted: its answer must have one of these `acr` or one of these `amr` values. */
  secondFactor: { acr: readonly string[]; amr: readonly string[] } | undefined
  sessionHours: number
}

/** The configuration of the identity provider for staff; undefined without one. */
export const signOnConfiguration = defineConfigSection({
  variables,
  read: (given, _installation, mistakes): SignOnConfig | undefined => {
    const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_ROLES: roles } = given
    const rest = [clientId, clientSecret, roles, given.OIDC_TRUST_SECOND_FACTOR, given.OIDC_ACR, given.OIDC_AMR]
    if (issuer === undefined) {
      if (rest.some((value) => value !== undefined)) mistakes.push('OIDC_ISSUER is missing, which the other variables OIDC_… need')
      return undefined
    }
    if (clientId === undefined || clientSecret === undefined || roles === undefined) {
      mistakes.push('OIDC_ISSUER needs OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_ROLES')
      return undefined
    }
    const wanted = { acr: given.OIDC_ACR ?? [], amr: given.OIDC_AMR ?? [] }
    const isTrusted = given.OIDC_TRUST_SECOND_FACTOR === true
    if (isTrusted && wanted.acr.length + wanted.amr.length === 0)
      mistakes.push('OIDC_TRUST_SECOND_FACTOR=1 needs OIDC_ACR or OIDC_AMR: what the provider says of a second factor')
    if (!` ${given.OIDC_SCOPES} `.includes(' openid ')) mistakes.push('OIDC_SCOPES must contain openid')
    return {
      issuer,
      clientId,
      clientSecret,
      roles,
      scopes: given.OIDC_SCOPES,
      groupsClaim: given.OIDC_GROUPS_CLAIM,
      secondFactor: isTrusted ? wanted : undefined,
      sessionHours: given.OIDC_SESSION_HOURS,
    }
  },
  hasRealService: (given) => given.OIDC_ISSUER !== undefined,
})
