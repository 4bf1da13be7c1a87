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

/** Returns a token as its member sees it. */
export const presentPersonalToken = (row: TokenRow): PersonalToken => ({
  ...common(row),
  scopes: memberScopes.filter((scope) => row.scopes.includes(scope)),
})

/** Returns a token of the service as administrators see it. */
export const presentServiceToken = (row: Awaited<ReturnType<typeof readServiceTokens>>[number]): ServiceToken => ({
  ...common(row),
  // A scope of another release is not shown.
  scopes: serviceScopes.filter((scope) => row.scopes.includes(scope)),
  made_by: { id: row.member_id, firstname: row.firstname, lastname: row.lastname },
})
