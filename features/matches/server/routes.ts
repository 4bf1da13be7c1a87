import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { listMatches } from './list-matches.ts'

export const mountMatches = (routes: Routes): void => {
  const { secrets } = routes.platform.config
  route(routes, contract.listMatches, (ctx, input) => listMatches(ctx, secrets, input))
}
