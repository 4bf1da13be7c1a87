import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter } from '#platform/server/retention-rules.ts'
import type { TokenCreatorCheck } from './dependencies.ts'
import { purgeTokensDaily } from './jobs.ts'
import { tokenNotificationTypes } from './notices.ts'
import { personalData } from './personal-data.ts'
import { serveAccessTokens } from './routes.ts'

/** Tokens with which programs call the API. */
export const accessTokensFeature: ServerFeature<{ tokenProof: TokenCreatorCheck }, NotificationType> = {
  name: 'access-tokens',
  serve: serveAccessTokens,
  recurring: [purgeTokensDaily],
  notifications: tokenNotificationTypes,
  personalData,
  tables: { access_token: purgedAfter(366, `${purgeTokensDaily.kind}; at its own end, a year at most, or sooner with the account`) },
}
