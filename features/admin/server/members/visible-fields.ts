import { canAdminister, type Role } from '#platform/shared/roles.ts'
import type { MemberDetails } from '../../contract.ts'

type Field = keyof MemberDetails

const account = ['id', 'name', 'role', 'status', 'state', 'until', 'created_at', 'last_active'] as const satisfies readonly Field[]
const person = [
  'image',
  'images',
  'locale',
  'age',
  'country',
  'location',
  'bio',
  'verified_at',
  'reports',
] as const satisfies readonly Field[]

/** What each role sees of an account (docs/product.md §7). A new field is seen by administrators only until it is added here. */
const visibleFields: Partial<Record<Role, readonly Field[]>> = {
  moderator: [...account, ...person],
  support: [...account, ...person, 'email', 'phone', 'sessions', 'money'],
  finance: [...account, 'money'],
}

/** Whether the role may see emails and so may search by them: a search result also reveals the email. */
export const mayFindByEmail = (role: Role): boolean => canAdminister(role) || (visibleFields[role]?.includes('email') ?? false)

/** Returns an account without the fields that the role must not see. */
export const omitHiddenFields = <T extends { id: string }>(role: Role, whole: T): T =>
  canAdminister(role)
    ? whole
    : (Object.fromEntries(Object.entries(whole).filter(([field]) => visibleFields[role]?.some((one) => one === field))) as T)
