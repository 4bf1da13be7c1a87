import { type Role, staffRoles } from '#platform/shared/roles.ts'

/** Roles that a group of the identity provider may give. */
export const grantableRoles = ['admin', ...staffRoles] as const

/** A group of the identity provider, and the role that its members get. */
export interface GroupRole {
  group: string
  role: Role
}

/** Group names such as those of LDAP may contain commas, so a comma separates two entries only after a role. */
const separatingComma = new RegExp(`(?<==(?:${grantableRoles.join('|')})\\s*),`)

/** Splits OIDC_ROLES into its entries: at semicolons if there are any, otherwise at commas after a role. */
const splitEntries = (list: string): string[] =>
  list.includes(';') ? list.split(';').filter((entry) => entry.trim() !== '') : list.split(separatingComma)

const parseEntry = (entry: string): GroupRole | undefined => {
  const at = entry.lastIndexOf('=')
  const role = grantableRoles.find((name) => name === entry.slice(at + 1).trim())
  const group = entry.slice(0, at).trim()
  return role === undefined || at < 1 || group === '' ? undefined : { group, role }
}

/**
 * Parses OIDC_ROLES: entries of a group, `=` and a role, separated by semicolons or commas. The last `=` of an entry separates.
 * @returns the entries in their order; undefined for each that is malformed
 */
export const parseGroupRoleEntries = (list: string): (GroupRole | undefined)[] => splitEntries(list).map(parseEntry)

/** Whether a name has the form of an LDAP name, `attribute=value,attribute=value`. */
const isDistinguishedName = (name: string): boolean => name.split(',').every((part) => /^[^=]+=[^=]+$/.test(part.trim()))

/**
 * Looks for several entries that may also be one: `cn=admin,ou=staff=moderator` would give the group `cn` the role admin, although the name of
 * the group may be `cn=admin,ou=staff`.
 * @returns that name; undefined if OIDC_ROLES has one meaning
 */
export const findAmbiguousGroup = (list: string): string | undefined => {
  if (list.includes(';')) return undefined
  const entries = splitEntries(list)
  for (let from = 0; from < entries.length; from++)
    for (let to = from + 1; to < entries.length; to++) {
      const whole = entries.slice(from, to + 1).join(',')
      const name = whole.slice(0, Math.max(0, whole.lastIndexOf('='))).trim()
      if (isDistinguishedName(name)) return name
    }
  return undefined
}
