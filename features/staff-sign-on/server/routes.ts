import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { signOnConfiguration } from './config.ts'
import { finishSignOn, type SignOnDependencies } from './finish-sign-on.ts'
import { serveLogOut } from './log-out/serve-log-out.ts'
import { createIdentityProvider } from './provider.ts'
import { startSignOn } from './start-sign-on.ts'

/** Where the provider sends people back to. It must be registered there, exactly. */
const returnPath = '/staff'

/** Registers the endpoints of the staff sign-on and, with an identity provider, the one for its log-outs. */
export const serveSignOn = (routes: Routes): void => {
  const { limits, realtime, config, publicUrl, log } = routes.platform
  const section = config.section(signOnConfiguration)
  const signOn = section && { config: section, provider: createIdentityProvider(section, `${publicUrl}${returnPath}`, log) }
  const dependencies: SignOnDependencies = { limits, realtime, secrets: config.secrets, signOn }
  registerRoute(routes, contract.getSignOn, () => Promise.resolve({ data: { on: signOn !== undefined } }))
  registerRoute(routes, contract.startSignOn, (ctx, input) => startSignOn(ctx, input, { limits, provider: signOn?.provider }))
  registerRoute(routes, contract.finishSignOn, (ctx, input) => finishSignOn(ctx, input, dependencies))
  if (signOn !== undefined) serveLogOut(routes, signOn)
}
