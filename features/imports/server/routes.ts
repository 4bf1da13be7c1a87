import { type OnFirstProof, passwordHasher } from '#features/auth/server/index.ts'
import type { Platform } from '#platform/server/platform.ts'
import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as endpoints from '../contract.ts'
import type { LogErasure } from './dependencies.ts'
import { confirmImported } from './confirm-imported.ts'
import { registerImportMailJob } from './invite.ts'
import { removeImported } from './remove-imported.ts'

/** Registers the endpoints and jobs. */
export const serveImports = (
  routes: Routes,
  { onFirstProof, openErasureLog }: { onFirstProof: OnFirstProof; openErasureLog: (platform: Platform) => LogErasure },
): void => {
  const { limits, config } = routes.platform
  const logErasure = openErasureLog(routes.platform)
  const auth = { limits, limitFactor: config.limitFactor, passwords: passwordHasher, secrets: config.secrets, onFirstProof, logErasure }
  registerRoute(routes, endpoints.confirmImported, (ctx, input) => confirmImported(ctx, input, auth))
  registerRoute(routes, endpoints.removeImported, (ctx, input) => removeImported(ctx, input, auth))
  registerImportMailJob(routes.platform)
}
