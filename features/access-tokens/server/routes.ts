import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { createAccessToken } from './create-access-token.ts'
import type { TokenCreatorCheck } from './dependencies.ts'
import { registerTokenMailJob } from './notices.ts'
import { listAccessTokens, revokeAccessToken } from './personal-tokens.ts'
import { createServiceToken, listServiceTokens, revokeServiceToken } from './service-tokens.ts'

/** Registers the endpoints and the mail job. */
export const serveAccessTokens = (routes: Routes, { tokenProof }: { tokenProof: TokenCreatorCheck }): void => {
  const { config, limits } = routes.platform
  registerRoute(routes, contract.listAccessTokens, (ctx) => listAccessTokens(ctx, tokenProof))
  registerRoute(routes, contract.createAccessToken, (ctx, input) => createAccessToken(ctx, input, { config, limits, proof: tokenProof }))
  registerRoute(routes, contract.revokeAccessToken, revokeAccessToken)
  registerRoute(routes, contract.listServiceTokens, listServiceTokens)
  registerRoute(routes, contract.createServiceToken, (ctx, input) => createServiceToken(ctx, input, tokenProof))
  registerRoute(routes, contract.revokeServiceToken, revokeServiceToken)
  registerTokenMailJob(routes.platform)
}
