/** Scopes for a member's access token. None covers money or the security of the account. */
export const memberScopes = ['profile:read', 'profile:write', 'matches:read', 'messages:read', 'messages:write', 'account:read'] as const
export type MemberScope = (typeof memberScopes)[number]

/** Scopes for a service access token, which reads parts of the console. */
export const serviceScopes = ['figures:read', 'members:read', 'webhooks:read'] as const
export type ServiceScope = (typeof serviceScopes)[number]

/** What an access token may do. An endpoint names the scope that a token needs to call it. */
export type Scope = MemberScope | ServiceScope

export const accessTokenPrefix = 'ndl_'
/** Length of the prefix and 32 random bytes in base64url. A session token has 43 characters, so the two cannot be confused. */
const length = accessTokenPrefix.length + 43

/** Whether the credential of a request has the form of an access token. */
export const isAccessToken = (credential: string): boolean => credential.length === length && credential.startsWith(accessTokenPrefix)
