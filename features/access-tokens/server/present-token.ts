import { memberScopes, serviceScopes } from '#platform/shared/scopes.ts'
import type { PersonalToken, ServiceToken } from '../contract.ts'
import type { readServiceTokens, TokenRow } from './store.ts'

const common = ({ id, name, beginning, created_at, expires_at, last_used_on }: TokenRow) => ({
  id,
  name,
  beginning,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  last_used_on,
})

/** Converts a stored token to what its member sees. */
export const presentPersonalToken = (row: TokenRow): PersonalToken => ({
  ...common(row),
  scopes: memberScopes.filter((scope) => row.scopes.includes(scope)),
})

/** Converts a stored service token to what administrators see. */
export const presentServiceToken = (row: Awaited<ReturnType<typeof readServiceTokens>>[number]): ServiceToken => ({
  ...common(row),
  // Scopes that this release does not know are not shown.
  scopes: serviceScopes.filter((scope) => row.scopes.includes(scope)),
  made_by: { id: row.member_id, firstname: row.firstname, lastname: row.lastname },
})
